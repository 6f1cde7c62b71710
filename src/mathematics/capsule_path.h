/* A capsule, as what is near it sees it. */
#ifndef LANEHIT_SRC_MATHEMATICS_CAPSULE_PATH_H
#define LANEHIT_SRC_MATHEMATICS_CAPSULE_PATH_H

#include "segment.h"

/* 12u of the length of the segment: its point nearest to another is off by that. */
static const float CAPSULE_LENGTH_PADDING = 0x1.8p-21f;

/* A capsule, with what depends on it alone. */
typedef struct capsule_path {
    segment_path axis;
    lanes radius;
    lanes padding; /* covers squares that underflow, too */
} capsule_path;

LH_INLINE capsule_path capsule_path_of(capsule c)
{
    const segment_path axis = path_of(c.axis);
    const lanes length = v3_sum_of_magnitudes(axis.way);
    const lanes padding =
        lanes_add(lanes_mul(length, lanes_set1(CAPSULE_LENGTH_PADDING)), lanes_set1(0x1p-62f));
    return (capsule_path){axis, c.radius, padding};
}

LH_INLINE capsule_path capsule_path_load(view_columns from, block at)
{
    return capsule_path_of(capsule_load(from, at));
}

#endif
