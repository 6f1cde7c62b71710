/* What stands above the views of a picture: what they show, in words, and what their colours mean. Each view has a
 * head of its own. */
#ifndef DEMO_HEAD_H
#define DEMO_HEAD_H

#include "picture.h"

typedef struct head {
    picture *picture;
    float left;     /* where its lines begin */
    float baseline; /* of the next line */
    float x;        /* where the next part of the key begins */
} head;

/* Views of one size, side by side, under paper for their heads, each with so many lines below its caption. */
picture picture_under_heads(const picture *views, size_t count, size_t lines);

/* How high the heads of a picture of this width are. */
size_t head_height(size_t width, size_t lines);

/* That of one of so many views. */
head head_begin(picture *p, size_t view, size_t views);

/* First the caption, then the lines; the last says what the colours are about. */
void head_caption(head *h, const char *format, ...) __attribute__((format(printf, 2, 3)));
void head_line(head *h, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Then the key, from left to right: colours for numbers, with what is written under them evenly from end to end, and
 * single colours, each with its meaning beside it. */
void head_scale(head *h, vec3 (*color_at)(float t), const char *const ticks[], size_t count);
void head_swatch(head *h, vec3 ink, const char *format, ...) __attribute__((format(printf, 3, 4)));

/* A number with commas between thousands, in `text`. */
enum { NUMBER_SIZE = 32 };
const char *number(char text[NUMBER_SIZE], size_t value);

#endif
