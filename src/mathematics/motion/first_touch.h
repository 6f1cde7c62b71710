/* When a moving point first comes within reach of something: infinite if it never does. What has a round surface, such
 * as a capsule or a triangle with a radius, is the union of balls about its vertices, sides about its edges and what
 * lies over its faces; and the first time of the whole is the first of all of these (Ericson, Real-Time Collision
 * Detection, 5.5.7 and 5.5.8). So a part that reaches further than it has to, to where another does, does no harm. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_FIRST_TOUCH_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_FIRST_TOUCH_H

#include "mathematics/rays/ray_side.h"

LH_INLINE lanes entry_of(ray_passage p)
{
    return lanes_or_infinity(p.hit, p.inside.enter);
}

LH_INLINE lanes entry_to_ball(sphere_ray line, interval limits, v3 centre, padded_radius radius)
{
    return entry_of(pass_sphere(line, limits, centre, radius));
}

LH_INLINE lanes entry_to_side(sphere_ray line, interval limits, const side_target *c, padded_radius radius)
{
    return entry_of(pass_side_within(line, limits, c, radius));
}

LH_INLINE lanes entry_to_capsule(sphere_ray line, interval limits, const side_target *c, padded_radius radius)
{
    const lanes start = entry_to_ball(line, limits, c->axis.path.start, radius);
    const lanes end = entry_to_ball(line, limits, c->axis.end, radius);
    return lanes_min(entry_to_side(line, limits, c, radius), lanes_min(end, start));
}

/* Between two planes, as far from a third one as is reached. */
LH_INLINE lanes entry_to_slab(lanes height, lanes climb, lanes reach)
{
    const lanes zero = lanes_set1(0.0f);
    const lanes over = lanes_sub(lanes_abs(height), reach);
    const lanes fall = lanes_select(lanes_lt(height, zero), climb, lanes_negate(climb));
    const lanes arrival =
        lanes_select(lanes_lt(zero, fall), lanes_div(over, fall), lanes_set1(__builtin_inff()));
    return lanes_select(lanes_le(over, zero), zero, arrival);
}

#endif
