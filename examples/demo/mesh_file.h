/* Triangles from a file. */
#ifndef DEMO_MESH_FILE_H
#define DEMO_MESH_FILE_H

#include <stddef.h>

#include "geometry.h"

/* The triangles of the file, at least one, all with finite coordinates, to be freed; fails with one line
 * where there are none. OBJ, PLY, STL, glTF, and whatever else Assimp knows. */
triangle *mesh_file_read(const char *path, size_t *count);

#endif
