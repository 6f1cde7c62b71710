/* A picture in linear light, and its PNG file. */
#ifndef DEMO_PICTURE_H
#define DEMO_PICTURE_H

#include <stddef.h>

#include "geometry.h"

typedef struct picture {
    size_t width, height;
    vec3 *pixels; /* row by row from the top */
} picture;

picture picture_make(size_t width, size_t height);
void picture_free(picture *p);

/* Copies a part that fits into the picture. */
void picture_put(picture *p, const picture *part, size_t left, size_t top);

void picture_fill(picture *p, size_t left, size_t top, size_t width, size_t height, vec3 ink);

/* Writes an 8-bit sRGB PNG; fails without a trace. */
void picture_write(const picture *p, const char *path);

#endif
