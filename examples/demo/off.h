/* OFF files of text. */
#ifndef DEMO_OFF_H
#define DEMO_OFF_H

#include <stddef.h>

#include "polygons.h"

/* Whether the name is that of an OFF file, and the contents are text of three dimensions. */
int off_is(const char *path, const char *bytes);

/* Fails with one line where the file is cut off or damaged. bytes[size] is 0. */
polygons off_read(const char *path, const char *bytes, size_t size);

#endif
