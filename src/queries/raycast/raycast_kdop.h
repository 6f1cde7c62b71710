/* A ray meets a k-DOP while it is between both planes of every direction: slabs (Kay and Kajiya, Ray Tracing Complex
 * Scenes, 1986, whose bounding volumes are these). What the ray is along a direction is a sum of its coordinates, which
 * is had with what rounding leaves of it; so times are off by a few roundings, however much cancels, and are moved to
 * the safe side by more than that. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_KDOP_H
#define LANEHIT_SRC_QUERIES_RAYCAST_KDOP_H

#include "description/arguments.h"
#include "engine/run.h"
#include "mathematics/exact_sum.h"
#include "mathematics/kdop.h"
#include "mathematics/rays/passage.h"
#include "mathematics/rays/ray.h"

/* 16u: 8u are needed (docs/guarantees.md). */
static const float EARLIER = 1.0f - 0x1p-20f;
static const float LATER = 1.0f + 0x1p-20f;

LH_INLINE slope slope_beside_kdop(lanes direction)
{
    const lanes inverse = lanes_div(lanes_set1(1.0f), direction);
    return (slope){lanes_mul(inverse, lanes_set1(EARLIER)), lanes_mul(inverse, lanes_set1(LATER))};
}

/* From where the ray begins to a plane. */
LH_INLINE lanes way_to_bound(lanes bound, exact_sum origin)
{
    return lanes_sub(lanes_sub(bound, origin.rounded), origin.rest);
}

LH_INLINE interval clip_to_kdop_along(interval within, kdop b, kdop_directions along, unsigned k,
                                      exact_sum origin, exact_sum direction)
{
    const slope line = slope_beside_kdop(direction.rounded);
    const lanes low = way_to_bound(lower_bound(b, along, k), origin),
                high = way_to_bound(upper_bound(b, along, k), origin);
    return clip(within, slab_in_order(low, high, line), line);
}

LH_INLINE exact_sum exactly(lanes a)
{
    return (exact_sum){a, lanes_set1(0.0f)};
}

LH_INLINE interval clip_to_box_of_kdop(interval within, kdop b, ray r)
{
    within = clip_to_kdop_along(within, b, KDOP_AXES, 0, exactly(r.origin.x), exactly(r.direction.x));
    within = clip_to_kdop_along(within, b, KDOP_AXES, 1, exactly(r.origin.y), exactly(r.direction.y));
    return clip_to_kdop_along(within, b, KDOP_AXES, 2, exactly(r.origin.z), exactly(r.direction.z));
}

/* Along the sum of two coordinates, and their difference, which is the next direction. */
LH_INLINE interval clip_to_two_edges(interval within, kdop b, unsigned k, lanes origin, lanes other_origin,
                                     lanes direction, lanes other_direction)
{
    within = clip_to_kdop_along(within, b, KDOP_EDGES, k, sum_of_two(origin, other_origin),
                                sum_of_two(direction, other_direction));
    return clip_to_kdop_along(within, b, KDOP_EDGES, k + 1, sum_of_two(origin, lanes_negate(other_origin)),
                              sum_of_two(direction, lanes_negate(other_direction)));
}

LH_INLINE interval clip_to_edges_of_kdop(interval within, kdop b, ray r)
{
    const v3 o = r.origin, d = r.direction;
    within = clip_to_two_edges(within, b, 0, o.x, o.y, d.x, d.y);
    within = clip_to_two_edges(within, b, 2, o.x, o.z, d.x, d.z);
    return clip_to_two_edges(within, b, 4, o.y, o.z, d.y, d.z);
}

/* With signs of y and z. */
LH_INLINE exact_sum sum_along_corner(v3 p, unsigned k)
{
    const exact_sum of_x_and_y = sum_of_two(p.x, k & 2 ? lanes_negate(p.y) : p.y);
    return sum_of_three(of_x_and_y, k & 1 ? lanes_negate(p.z) : p.z);
}

LH_INLINE interval clip_to_corners_of_kdop(interval within, kdop b, ray r)
{
    LH_ROLLED
    for (unsigned k = 0; k < KDOP_CORNERS.count; k++)
        within = clip_to_kdop_along(within, b, KDOP_CORNERS, k, sum_along_corner(r.origin, k),
                                    sum_along_corner(r.direction, k));
    return within;
}

/* A NaN of the ray is in this sum. */
LH_INLINE mask is_ray_of_numbers(ray r)
{
    return lanes_le(lanes_add(v3_sum(r.origin), v3_sum(r.direction)), lanes_set1(__builtin_inff()));
}

LH_INLINE ray_passage pass_kdop(ray r, kdop b)
{
    interval inside = clip_to_box_of_kdop(r.limits, b, r);
    const mask numbers = is_ray_of_numbers(r);
    if (mask_bits(lanes_le(inside.enter, inside.exit)) != 0) {
        if (has_bounds(b, KDOP_EDGES))
            inside = clip_to_edges_of_kdop(inside, b, r);
        if (has_bounds(b, KDOP_CORNERS))
            inside = clip_to_corners_of_kdop(inside, b, r);
    }
    return (ray_passage){mask_and(numbers, lanes_le(inside.enter, inside.exit)), inside};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef struct raycast_kdop_setup {
    view_columns rays;
    ray ray; /* one for all */
    kdop_columns kdops;
    raycast_kdop_arguments of;
} raycast_kdop_setup;

LH_INLINE void raycast_kdop_prepare(void *setup, unsigned one, const lh_call *call)
{
    raycast_kdop_setup *const to = setup;
    to->of = raycast_kdop_arguments_of(call);
    to->rays = columns_of(LH_QUERY_raycast_kdop, call, 0);
    if (one & ONE_FIRST)
        to->ray = ray_load(to->rays, ONE_ELEMENT);
    kdop_columns_read(&to->kdops, call, 1, (one & ONE_SECOND) != 0, ONE_ELEMENT);
}

LH_INLINE uint32_t raycast_kdop_block(const void *setup, unsigned one, block at)
{
    const raycast_kdop_setup *const of = setup;
    const ray r = one & ONE_FIRST ? of->ray : ray_load(of->rays, block_of_operand(at, ONE_FIRST));
    const kdop b = kdop_of(&of->kdops, (one & ONE_SECOND) != 0, block_of_operand(at, ONE_SECOND));
    return store_passage(pass_kdop(r, b), of->of.t_enter, of->of.t_exit, at);
}

LH_LONG_QUERY_OF_SETUP(raycast_kdop)

#endif
