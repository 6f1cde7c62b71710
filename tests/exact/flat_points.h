/* The closest point of a triangle, or of a segment, which is a triangle with c = a: as it is given, and judged by what
 * is documented of it. */
#ifndef LANEHIT_TESTS_EXACT_FLAT_POINTS_H
#define LANEHIT_TESTS_EXACT_FLAT_POINTS_H

#include "documented_bounds.h"
#include "subject.h"

typedef struct flat_point {
    const float *vertices, *point; /* x, y, z of a, b, c; and of what it is to be closest to */
    float distance2, u, v;         /* a + u (b - a) + v (c - a) */
    const float *on;
    double size;
} flat_point;

/* By the exact distance, of the triangle and point that are set (triangle_distance.h). */
void judge_flat_point(const flat_point *given, const closest_bounds *most, finding *out);

#endif
