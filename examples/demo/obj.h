/* OBJ files: their vertices and faces. */
#ifndef DEMO_OBJ_H
#define DEMO_OBJ_H

#include <stddef.h>

#include "polygons.h"

/* Whether the name is that of an OBJ file. */
int obj_is(const char *path);

/* Mesh libraries do not know all spellings of a number, or of a line: `.3`, `+1`, tabs, continued lines, comments at
 * its end. Fails with one line where the file is cut off or damaged, and says so if it may be cut off. bytes[size] is
 * 0. */
polygons obj_read(const char *path, const char *bytes, size_t size);

#endif
