/* What the mesh library does not say of an OBJ file. */
#ifndef DEMO_OBJ_H
#define DEMO_OBJ_H

#include <stddef.h>

/* Whether the name is that of an OBJ file. */
int obj_is(const char *path);

/* How many faces the file has. Fails with one line if it ends in the middle of one, and says so if it may.
 * bytes[size] is 0. */
size_t obj_count_faces(const char *path, const char *bytes, size_t size);

#endif
