/* Colours, in linear light. */
#ifndef DEMO_PALETTE_H
#define DEMO_PALETTE_H

#include "geometry.h"

typedef struct palette {
    int count;
    unsigned stops[10]; /* 0xrrggbb, sRGB, evenly spaced */
} palette;

extern const palette palette_earth; /* for what is looked at: pine, sea, sand, coral */
extern const palette palette_heat;  /* for numbers: black, violet, orange, pale yellow */

enum { COLOR_PAPER = 0xf7f5f0, COLOR_CLAY = 0xd9d6cf, COLOR_INK = 0x3a3a3a };

/* From 0xrrggbb in sRGB. */
vec3 color(unsigned rgb);

/* The colour at t, 0 to 1, interpolated in sRGB. */
vec3 palette_at(const palette *p, float t);

/* sRGB's transfer function, both ways; 0 to 1. */
float srgb_encode(float linear);
float srgb_decode(float encoded);

#endif
