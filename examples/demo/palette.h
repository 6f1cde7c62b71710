/* Colours, in linear light. Every picture of the project has these, and bench/plots reads the names and values below:
 * people of any colour vision tell them apart. */
#ifndef DEMO_PALETTE_H
#define DEMO_PALETTE_H

#include "geometry.h"

typedef struct palette {
    int count;
    unsigned stops[10]; /* 0xrrggbb, sRGB, evenly spaced */
} palette;

/* For numbers: violet, blue, green, yellow. */
extern const palette palette_numbers;

/* For kinds of things: Okabe and Ito, Color Universal Design, 2008. */
enum {
    COLOR_BLACK = 0x000000,
    COLOR_ORANGE = 0xe69f00,
    COLOR_SKY = 0x56b4e9,
    COLOR_GREEN = 0x009e73,
    COLOR_YELLOW = 0xf0e442,
    COLOR_BLUE = 0x0072b2,
    COLOR_VERMILION = 0xd55e00,
    COLOR_PURPLE = 0xcc79a7
};

/* Of no meaning: what is written and drawn on, what things are made of otherwise, and text. */
enum { COLOR_PAPER = 0xf7f5f0, COLOR_CLAY = 0xd9d6cf, COLOR_INK = 0x3a3a3a };

/* From 0xrrggbb in sRGB. */
vec3 color(unsigned rgb);

/* The colour at t, 0 to 1, interpolated in sRGB. */
vec3 palette_at(const palette *p, float t);

/* palette_numbers from its dark end to its light one, and the other way round. */
vec3 number_color(float t);
vec3 number_color_reversed(float t);

/* sRGB's transfer function, both ways; 0 to 1. */
float srgb_encode(float linear);
float srgb_decode(float encoded);

#endif
