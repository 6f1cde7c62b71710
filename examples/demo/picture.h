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

/* Two pictures of one width, one above the other. */
picture picture_above(const picture *upper, const picture *lower);

void picture_fill(picture *p, size_t left, size_t top, size_t width, size_t height, vec3 ink);

/* Writes text, left aligned, in pixels of the font enlarged `scale` times; what does not fit is cut off. */
void picture_text(picture *p, const char *text, size_t x, size_t y, size_t scale, vec3 ink);

/* Writes a line of the caption in the upper left corner, counted from 1, in letters that suit the picture. */
void picture_caption(picture *p, size_t line, const char *text, vec3 ink);

/* How far the lines of captions are apart, and how enlarged their letters are. */
size_t picture_caption_line(const picture *p);
size_t picture_caption_scale(const picture *p);

/* Writes an 8-bit sRGB PNG; fails without a trace. */
void picture_write(const picture *p, const char *path);

#endif
