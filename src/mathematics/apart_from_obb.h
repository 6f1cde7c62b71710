/* Balls, capsules and triangles that are so far from the ball around a turned box that what the box sees of them is
 * surely out of reach, or beyond a margin, whatever the floats are: filters of what asks for that
 * (docs/guarantees.md). */
#ifndef LANEHIT_SRC_MATHEMATICS_APART_FROM_OBB_H
#define LANEHIT_SRC_MATHEMATICS_APART_FROM_OBB_H

#include "balls_around_obbs.h"
#include "bounds.h"

/* 1024u, of the sum over the axes of how far it reaches from the centre of the box; 180u are needed. */
static const float SIGHT_OF_BOUNDS = 0x1p-14f;

/* Along an axis: the way from the centre of the box to what is nearest between the ends, and to what is furthest. */
LH_INLINE lanes nearest_between(lanes to_low, lanes to_high)
{
    return lanes_max(lanes_set1(0.0f), lanes_max(to_low, lanes_negate(to_high)));
}

LH_INLINE lanes furthest_between(lanes to_low, lanes to_high)
{
    return lanes_max(lanes_abs(to_low), lanes_abs(to_high));
}

/* How far a bounding box is from a centre, squared, and how far it reaches, as a sum over the axes. */
typedef struct from_centre {
    lanes squared, furthest;
} from_centre;

LH_INLINE from_centre bounds_from_centre(aabb bounds, v3 centre)
{
    const v3 low = v3_sub(bounds.min, centre), high = v3_sub(bounds.max, centre);
    const v3 nearest = {nearest_between(low.x, high.x), nearest_between(low.y, high.y),
                        nearest_between(low.z, high.z)};
    const v3 furthest = {furthest_between(low.x, high.x), furthest_between(low.y, high.y),
                         furthest_between(low.z, high.z)};
    return (from_centre){v3_dot(nearest, nearest), v3_sum(furthest)};
}

/* What the box sees of what is within the sum of radii and a margin is within this. */
LH_INLINE lanes squared_reach_of_sight(lanes sum, lanes furthest)
{
    const lanes balls = lanes_mul(sum, lanes_set1(SURELY_APART));
    const lanes padding =
        lanes_add(lanes_mul(furthest, lanes_set1(SIGHT_OF_BOUNDS)), lanes_set1(SURELY_APART_BY));
    const lanes reach = lanes_add(balls, padding);
    return lanes_mul(reach, reach);
}

LH_INLINE mask capsule_is_surely_apart(capsule_bounds c, ball_around_obb b)
{
    const from_centre way = bounds_from_centre(c.box, b.centre);
    const lanes reach = squared_reach_of_sight(lanes_add(c.radius, b.radius), way.furthest);
    return mask_and(lanes_lt(reach, way.squared), b.is_sound);
}

/* Ways out of the box count here, and of what is as far away as that they may overflow. */
static const float FARTHEST_BOUNDS_SQUARED = 0x1p90f;

LH_INLINE mask is_surely_beyond(from_centre way, ball_around_obb b, lanes sum)
{
    const lanes reach = squared_reach_of_sight(sum, way.furthest);
    const mask is_beyond =
        mask_and(lanes_lt(reach, way.squared), lanes_lt(way.squared, lanes_set1(FARTHEST_BOUNDS_SQUARED)));
    return mask_and(is_beyond, b.is_sound);
}

LH_INLINE lanes allowed_by(lanes margin)
{
    return lanes_max(margin, lanes_set1(0.0f));
}

LH_INLINE mask ball_is_surely_beyond(sphere s, ball_around_obb b, lanes margin)
{
    const v3 way = v3_sub(s.centre, b.centre);
    const from_centre of_centre = {v3_dot(way, way), v3_sum_of_magnitudes(way)};
    return is_surely_beyond(of_centre, b, lanes_add(lanes_add(s.radius, b.radius), allowed_by(margin)));
}

LH_INLINE mask capsule_is_surely_beyond(capsule_bounds c, ball_around_obb b, lanes margin)
{
    const lanes balls = lanes_add(c.radius, b.radius);
    return is_surely_beyond(bounds_from_centre(c.box, b.centre), b, lanes_add(balls, allowed_by(margin)));
}

/* By axes a triangle may be told to be nearer, as a box may. */
LH_INLINE mask triangle_is_surely_beyond(triangle_bounds t, ball_around_obb b, lanes margin)
{
    const lanes allowed = lanes_mul(allowed_by(margin), lanes_set1(MARGIN_OF_BALLS));
    return is_surely_beyond(bounds_from_centre(t, b.centre), b, lanes_add(b.radius, allowed));
}

#endif
