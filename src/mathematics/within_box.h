/* What lies within a box: exactly, since points are compared, and the room of a ball is asked for in every form that
 * rounding could hide it in. */
#ifndef LANEHIT_SRC_MATHEMATICS_WITHIN_BOX_H
#define LANEHIT_SRC_MATHEMATICS_WITHIN_BOX_H

#include "shapes.h"

LH_INLINE mask aabb_contains_point(aabb box, v3 point)
{
    return mask_and(v3_le(box.min, point), v3_le(point, box.max));
}

/* a + b <= c in exact arithmetic, where b <= c - a as computed is known and b is at least 0. Of the three forms of it,
 * in each of which something else is rounded, one is not rounded where they are nearly equal (Sterbenz, Floating-Point
 * Computation, 1974); so if all three hold as computed, it is true. */
LH_INLINE mask v3_sum_is_within(v3 a, v3 b, v3 c)
{
    return mask_and(v3_le(v3_add(a, b), c), v3_le(a, v3_sub(c, b)));
}

/* All balls of this radius with centres between two points, of which each coordinate of `least` is the lower one. */
LH_INLINE mask aabb_contains_balls(aabb box, v3 least, v3 most, lanes radius)
{
    const v3 radii = {radius, radius, radius};
    const v3 above_min = v3_sub(least, box.min), below_max = v3_sub(box.max, most);
    const mask not_empty = lanes_le(lanes_set1(0.0f), radius);
    const mask has_room = mask_and(v3_le(radii, above_min), v3_le(radii, below_max));
    return mask_and(mask_and(not_empty, has_room), mask_and(v3_sum_is_within(box.min, radii, least),
                                                            v3_sum_is_within(most, radii, box.max)));
}

LH_INLINE mask aabb_contains_sphere(aabb box, sphere s)
{
    return aabb_contains_balls(box, s.centre, s.centre, s.radius);
}

#endif
