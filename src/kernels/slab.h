/* The slab method, shared by rays and swept boxes: a line is inside a box while it is between the two planes
 * of every axis. Kay and Kajiya 1986; Ericson, Real-Time Collision Detection, 5.3.3.
 *
 * Which plane is near is decided by the sign bit of the reciprocal of the direction, not by ordering the two
 * times: so the empty box is never entered, and -0 is told from +0. A zero direction gives an infinite
 * reciprocal and times of -inf, +inf or, on the plane itself, 0 * inf = NaN; a NaN is the candidate in every
 * minimum and maximum below and loses to the accumulator, which is never NaN. */
#ifndef LANEHIT_SRC_KERNELS_SLAB_H
#define LANEHIT_SRC_KERNELS_SLAB_H

#include "vector.h"

/* 1/direction, and the same padded, for the times at which a slab is left: padding them there costs one
 * multiplication a line, not one a box. */
typedef struct reciprocal {
    v3 exact, padded;
} reciprocal;

LH_INLINE reciprocal reciprocal_given(v3 inverse, float padding)
{
    return (reciprocal){inverse, v3_scale(inverse, lanes_set1(padding))};
}

LH_INLINE v3 v3_invert(v3 a)
{
    const lanes unit = lanes_set1(1.0f);
    return (v3){lanes_div(unit, a.x), lanes_div(unit, a.y), lanes_div(unit, a.z)};
}

/* The planes of three slabs in the order in which a line meets them. */
typedef struct slabs {
    v3 near, far;
} slabs;

LH_INLINE slabs slabs_in_order(v3 low, v3 high, v3 inverse)
{
    const mask x = lanes_negative(inverse.x), y = lanes_negative(inverse.y), z = lanes_negative(inverse.z);
    return (slabs){
        {lanes_select(x, high.x, low.x), lanes_select(y, high.y, low.y), lanes_select(z, high.z, low.z)},
        {lanes_select(x, low.x, high.x), lanes_select(y, low.y, high.y), lanes_select(z, low.z, high.z)}};
}

/* Times are finite: what is above this limit counts as being there. */
static const float LATEST_TIME = 0x1p127f;

typedef struct interval {
    lanes enter, exit;
} interval;

/* Times at which the planes are met, by axis. near and far are relative to the origin. */
LH_INLINE v3 times_of(v3 planes, v3 inverse)
{
    return (v3){lanes_mul(planes.x, inverse.x), lanes_mul(planes.y, inverse.y),
                lanes_mul(planes.z, inverse.z)};
}

LH_INLINE interval clip(interval within, v3 t_near, v3 t_far)
{
    within.enter = lanes_max(t_near.x, within.enter);
    within.enter = lanes_max(t_near.y, within.enter);
    within.enter = lanes_max(t_near.z, within.enter);
    within.exit = lanes_min(t_far.x, within.exit);
    within.exit = lanes_min(t_far.y, within.exit);
    within.exit = lanes_min(t_far.z, within.exit);
    return within;
}

/* t where there is a hit, else +inf. */
LH_INLINE lanes time_or_never(mask hit, lanes t)
{
    return lanes_select(hit, t, lanes_set1(__builtin_inff()));
}

/* The columns of planes in the order in which lines of one direction meet them: a choice of pointers. */
typedef struct slab_columns {
    v3_columns near, far;
} slab_columns;

LH_INLINE int is_negative(float a)
{
    return __builtin_signbit(a) != 0;
}

LH_INLINE slab_columns slab_columns_in_order(v3_columns low, v3_columns high, const float inverse[3])
{
    const int x = is_negative(inverse[0]), y = is_negative(inverse[1]), z = is_negative(inverse[2]);
    return (slab_columns){{x ? high.x : low.x, y ? high.y : low.y, z ? high.z : low.z},
                          {x ? low.x : high.x, y ? low.y : high.y, z ? low.z : high.z}};
}

LH_INLINE slabs slabs_load(slab_columns from, block at)
{
    return (slabs){v3_load(from.near, at), v3_load(from.far, at)};
}

LH_INLINE slabs slabs_load_one(slab_columns from)
{
    return (slabs){v3_load_one(from.near), v3_load_one(from.far)};
}

#endif
