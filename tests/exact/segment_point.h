/* A point, or the ball about it, and a segment, or what is within a radius of it: cases, and how far they are apart. */
#ifndef LANEHIT_TESTS_EXACT_SEGMENT_POINT_H
#define LANEHIT_TESTS_EXACT_SEGMENT_POINT_H

#include "parts.h"

/* Of a draft. The first radius is drawn, the other one is what it takes to touch. */
enum { START = 0, END = 3, POINT = 6, RADIUS = 9, OTHER_RADIUS = 10, FURTHER = 11 };
extern const char segment_point_layout[];

/* The last is for queries that promise something below the range, too. */
enum { SEGMENT_POINT_FAMILIES = 33, SEGMENT_POINT_FAMILIES_AND_BELOW };
extern const family segment_point_families[SEGMENT_POINT_FAMILIES_AND_BELOW];

/* A case as drafts have it, and a number beside the radii; what it does not have is 0. */
typedef struct segment_point {
    float floats[FURTHER + 1];
} segment_point;

segment_point segment_point_of(const subject *about, const float *floats);

/* In double, off by some 2^-50 of the way from the start; what is measured by it are steps of 2^-23. */
double segment_distance(const segment_point *c);
double segment_length(const segment_point *c);

/* Whether the distance is at most the sum of the radii, of which none is negative, and of that number: exactly. */
int is_within_radii(const segment_point *c);
effort segment_point_effort(void);

#endif
