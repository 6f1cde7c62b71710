/* Text in pictures, drawn by Cairo. There are two sizes, and each is the same share of the width of every picture. */
#ifndef DEMO_TEXT_H
#define DEMO_TEXT_H

#include "picture.h"

typedef enum text_size { TEXT_CAPTION, TEXT_LABEL } text_size;

/* The size of the letters, in pixels: a line of text is one and a half of it high. */
float text_em(const picture *p, text_size size);

/* How far the text reaches from its beginning, in pixels. */
float text_width(const picture *p, text_size size, const char *text);

/* Writes one line (UTF-8) that begins at x and stands on the baseline; what is outside of the picture is left out. */
void text_write(picture *p, text_size size, float x, float baseline, const char *text, vec3 ink);

#endif
