/* STL files, of text and binary, read to the last facet. */
#ifndef DEMO_STL_H
#define DEMO_STL_H

#include <stddef.h>

#include "polygons.h"

/* Whether the name is that of an STL file. */
int stl_is(const char *path);

/* Mesh libraries read a text that is cut off between two facets as if it were whole, and do not say what is wrong with
 * a binary file. Fails with one line where the file is cut off or damaged. bytes[size] is 0. */
polygons stl_read(const char *path, const char *bytes, size_t size);

#endif
