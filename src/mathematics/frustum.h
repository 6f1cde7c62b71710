/* The part of space that is behind all planes of a set, which is a frustum if they are those of a view. A shape is told
 * from each plane by itself (half_space.h): it hits unless one has it wholly in front, and is inside if all have it
 * wholly behind.
 *
 * Nearly all shapes are clear of all planes by more than any rounding. So first the heights of a shape's lowest and
 * highest points over the planes, each the largest, are taken in the textbook's way; where either is about 0,
 * half_space.h decides. That changes no result: about 0 is whatever both ways of rounding together could change
 * (docs/guarantees.md). */
#ifndef LANEHIT_SRC_MATHEMATICS_FRUSTUM_H
#define LANEHIT_SRC_MATHEMATICS_FRUSTUM_H

#include <float.h>

#include "half_space.h"
#include "roughly.h"

/* Planes are taken two at a time: there is one more where their number is odd, the last again. */
enum { PLANES_AT_ONCE = 2 };

/* With the one that comes again. */
LH_INLINE size_t planes_taken(const lh_planes *v)
{
    return v->count + v->count % PLANES_AT_ONCE;
}

_Static_assert(LH_MOST_OF_A_SET % PLANES_AT_ONCE == 0, "planes are taken several at a time");

typedef struct plane_floats {
    float x, y, z, d;
} plane_floats;

LH_INLINE plane_floats plane_of_set(const lh_planes *v, size_t k)
{
    return (plane_floats){lh_component_of(v->nx, v->stride, v->index, v->index_stride, k),
                          lh_component_of(v->ny, v->stride, v->index, v->index_stride, k),
                          lh_component_of(v->nz, v->stride, v->index, v->index_stride, k),
                          lh_component_of(v->d, v->stride, v->index, v->index_stride, k)};
}

LH_INLINE plane plane_in_all_lanes(plane_floats p)
{
    return (plane){{lanes_set1(p.x), lanes_set1(p.y), lanes_set1(p.z)}, lanes_set1(p.d)};
}

/* The larger magnitude; of a NaN, that is NaN. */
LH_INLINE float larger_or_nan(float a, float b)
{
    uint32_t bits_of_a, bits_of_b;
    memcpy(&bits_of_a, &a, sizeof a);
    memcpy(&bits_of_b, &b, sizeof b);
    bits_of_a &= UINT32_MAX >> 1;
    bits_of_b &= UINT32_MAX >> 1;
    const uint32_t larger = bits_of_a > bits_of_b ? bits_of_a : bits_of_b;
    float result;
    memcpy(&result, &larger, sizeof result);
    return result;
}

/* The largest component of the normal, or NaN. */
LH_INLINE float largest_of(plane_floats p)
{
    return p.d == p.d ? larger_or_nan(p.x, larger_or_nan(p.y, p.z)) : p.d;
}

/* ---- Without padding ---------------------------------------------------------------------------------- */

/* Of the planes so far. */
typedef struct extremes {
    lanes lowest, highest; /* the largest n.x - d of the lowest points, and of the highest */
} extremes;

LH_INLINE extremes extremes_of_none(void)
{
    return (extremes){lanes_set1(-FLT_MAX), lanes_set1(-FLT_MAX)};
}

/* A point whose height is computed as no more than this may be on the other side of the plane. reach: how far the shape
 * has points from the origin, summed over the axes; largest: no component of a normal is larger, nor, for balls, its
 * length. It is 64u of the product of both, or infinite, which nothing exceeds, from 2^66 on: below that no height
 * overflows, nor is NaN (docs/guarantees.md). */
LH_INLINE lanes slack_of(lanes reach, float largest)
{
    const lanes widened = lanes_add(reach, lanes_set1(0x1p-100f));
    const lanes part = lanes_mul(lanes_mul(widened, lanes_set1(largest)), lanes_set1(0x1p-18f));
    const lanes slack = lanes_add(part, lanes_set1(0x1p-120f));
    return lanes_or_infinity(lanes_lt(slack, lanes_set1(0x1p66f)), slack);
}

/* Whether every shape of the block is surely in front of some plane. */
LH_INLINE int all_are_out(extremes e, lanes slack, block at)
{
    return all_are(lanes_lt(slack, e.lowest), at);
}

LH_INLINE int all_is_sure(extremes e, lanes slack, int with_inside, block at)
{
    mask sure = lanes_lt(slack, lanes_abs(e.lowest));
    if (with_inside)
        sure = mask_and(sure, lanes_lt(slack, lanes_abs(e.highest)));
    return all_are(sure, at);
}

LH_INLINE side side_of_extremes(extremes e)
{
    const lanes zero = lanes_set1(0.0f);
    const mask hit = lanes_lt(e.lowest, zero);
    return (side){hit, mask_and(hit, lanes_lt(e.highest, zero))};
}

#endif
