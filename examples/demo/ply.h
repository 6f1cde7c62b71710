/* PLY files, read to the last byte that their header promises. */
#ifndef DEMO_PLY_H
#define DEMO_PLY_H

#include <stddef.h>

#include "polygons.h"

/* Whether the file begins as a PLY does. */
int ply_is(const char *bytes, size_t size);

/* Mesh libraries take what a header promises for granted, and few know strips: of these, each triangle becomes a face.
 * Fails with one line where the file is cut off or damaged. bytes[size] is 0. */
polygons ply_read(const char *path, const char *bytes, size_t size);

#endif
