/* What closest queries of two sets give that are 0 apart wherever these meet, held against how they lie. */
#ifndef LANEHIT_TESTS_EXACT_NEAR_POINTS_H
#define LANEHIT_TESTS_EXACT_NEAR_POINTS_H

#include "subject.h"

/* As documented, in units of u: relative to the distance (of_distance) or else to the size. */
typedef struct near_bounds {
    double above_of_distance, below_of_distance;       /* of the root of distance2 */
    double off_a, a_of_distance, off_b, b_of_distance; /* of points that are apart */
    double off_common;                                 /* of a common one, from either */
    double further, further_of_distance;               /* how much further apart than the distance */
} near_bounds;

/* In double, but for whether they touch. */
typedef struct near_sight {
    int touches;
    double distance, size;
    double off_a, off_b; /* of the points that were given */
} near_sight;

/* The floats of an answer: the squared distance, a point of a, one of b. */
enum { NEAR_DISTANCE2, ON_A, ON_B = ON_A + 3 };

void judge_near_points(const near_bounds *most, const near_sight *seen, const answer *given, finding *out);

#endif
