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

/* Two pictures of one height, side by side. */
picture picture_beside(const picture *left, const picture *right);

/* Writes text, left aligned, in pixels of the font enlarged `scale` times; what does not fit is cut off. */
void picture_text(picture *p, const char *text, size_t x, size_t y, size_t scale, vec3 ink);

/* Writes an 8-bit sRGB PNG; fails without a trace. */
void picture_write(const picture *p, const char *path);

#endif
