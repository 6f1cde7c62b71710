/* The slab method, shared by rays and swept boxes: a line is inside a box while it is between the two planes
 * of every axis. Kay and Kajiya 1986; Ericson, Real-Time Collision Detection, 5.3.3.
 *
 * Which plane is near is decided by the sign bit of the reciprocal of the direction, not by ordering the two
 * times: so the empty box is never entered, and -0 is told from +0. A zero direction gives an infinite
 * reciprocal and times of -inf, +inf or, on the plane itself, 0 * inf = NaN; a NaN is the candidate in every
 * minimum and maximum below and loses to the accumulator, which is never NaN. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_SLAB_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_SLAB_H

#include "lanes/block.h"
#include "mathematics/shapes.h"

/* One axis of a line: 1/direction, by which the distance of a plane becomes the time at which the line meets it; for
 * the far plane it may be padded. */
typedef struct slope {
    lanes inverse, inverse_at_exit;
} slope;

LH_INLINE slope slope_of(lanes inverse)
{
    return (slope){inverse, inverse};
}

LH_INLINE slope slope_padded(lanes inverse, float padding)
{
    return (slope){inverse, lanes_mul(inverse, lanes_set1(padding))};
}

/* Times are finite: what is above this limit counts as being there. */
static const float LATEST_TIME = 0x1p127f;

/* In every lane. */
LH_INLINE lanes latest_time_of(float t_max)
{
    return lanes_set1(t_max < LATEST_TIME ? t_max : LATEST_TIME);
}

typedef struct interval {
    lanes enter, exit;
} interval;

/* The planes of one axis as distances from the origin of the line, in the order in which the line meets them. */
typedef struct slab {
    lanes near, far;
} slab;

LH_INLINE slab slab_in_order(lanes low, lanes high, slope line)
{
    const mask downwards = lanes_negative(line.inverse);
    const lanes near = lanes_select(downwards, high, low);
    return (slab){near, lanes_unselected(downwards, high, low, near)};
}

LH_INLINE lanes entry_time(slab planes, slope line)
{
    return lanes_mul(planes.near, line.inverse);
}

LH_INLINE interval clip(interval within, slab planes, slope line)
{
    return (interval){lanes_max(entry_time(planes, line), within.enter),
                      lanes_min(lanes_mul(planes.far, line.inverse_at_exit), within.exit)};
}

/* t where there is a hit, else +inf. */
LH_INLINE lanes time_or_never(mask hit, lanes t)
{
    return lanes_or_infinity(hit, t);
}

/* One axis of boxes: the columns of its two planes, low and high. For one line and many boxes, which plane is
 * near is this choice of columns; `downwards` is 1 for the planes in the order of a negative direction. Signed and as
 * wide as a pointer, so that it becomes part of an address without more ado. */
typedef struct slab_columns {
    const float *near, *far;
} slab_columns;

LH_INLINE slab_columns planes_of(const lh_aabbs *boxes, ptrdiff_t axis, ptrdiff_t downwards)
{
    const float *const *array = lh_arrays_of(boxes);
    return (slab_columns){array[axis + 3 * downwards], array[axis + 3 - 3 * downwards]};
}

/* 1 or 0, by the sign bit; read as an integer: two instructions, where __builtin_signbit becomes four. */
LH_INLINE ptrdiff_t is_negative(float a)
{
    uint32_t bits;
    memcpy(&bits, &a, sizeof bits);
    return bits >> 31;
}

#endif
