/* Triangles from a file. */
#ifndef DEMO_MESH_FILE_H
#define DEMO_MESH_FILE_H

#include <stddef.h>
#include <stdint.h>

#include "geometry.h"

/* Where among the positions the three corners of a triangle are. */
typedef struct triangle_corners {
    uint32_t at[3];
} triangle_corners;

/* To be freed, both. */
typedef struct mesh_file {
    vec3 *positions; /* those that triangles have */
    triangle_corners *corners;
    size_t position_count, count;
} mesh_file;

/* The triangles of the file, at least one, all with finite coordinates; fails with one line where there are none. OBJ,
 * PLY, STL, glTF, and whatever else Assimp knows. */
mesh_file mesh_file_read(const char *path);

#endif
