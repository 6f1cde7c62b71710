/* What closest queries of a segment and a volume give, held against how they lie. */
#ifndef LANEHIT_TESTS_EXACT_NEAR_POINTS_H
#define LANEHIT_TESTS_EXACT_NEAR_POINTS_H

#include "subject.h"

/* As documented, in units of u: relative to the distance (of_distance) or else to the size. */
typedef struct near_bounds {
    double above_of_distance, below_of_distance;        /* of the root of distance2 */
    double off_segment, off_volume, volume_of_distance; /* of points that are apart */
    double off_common;                                  /* of a common one, from either */
    double further, further_of_distance;                /* how much further apart than the distance */
} near_bounds;

/* In double, but for whether they touch. */
typedef struct near_sight {
    int touches;
    double distance, size;
    double off_segment, off_volume; /* of the points that were given */
} near_sight;

/* The floats of an answer: the squared distance, a point of the segment, one of the volume. */
enum { NEAR_DISTANCE2, ON_SEGMENT, ON_VOLUME = ON_SEGMENT + 3 };

void judge_near_points(const near_bounds *most, const near_sight *seen, const answer *given, finding *out);

#endif
