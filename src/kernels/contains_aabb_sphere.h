/* A ball lies in a box if no face is nearer to its centre than the radius: exactly. */
#ifndef LANEHIT_SRC_KERNELS_CONTAINS_AABB_SPHERE_H
#define LANEHIT_SRC_KERNELS_CONTAINS_AABB_SPHERE_H

#include "shapes.h"

/* a + b <= c in exact arithmetic, where b <= c - a as computed is known and b is at least 0. Of the three forms of it, in
 * each of which something else is rounded, one is not rounded where they are nearly equal (Sterbenz, Floating-Point
 * Computation, 1974); so if all three hold as computed, it is true. */
LH_INLINE mask v3_sum_is_within(v3 a, v3 b, v3 c)
{
    return mask_and(v3_le(v3_add(a, b), c), v3_le(a, v3_sub(c, b)));
}

/* Where the ball has room on all sides as computed, and more than it needs, that is not wrong. So most blocks need no
 * more. */
LH_INLINE mask aabb_contains_sphere(aabb box, sphere s)
{
    const v3 radius = {s.radius, s.radius, s.radius};
    const v3 above_min = v3_sub(s.centre, box.min), below_max = v3_sub(box.max, s.centre);
    const mask not_empty = lanes_le(lanes_set1(0.0f), s.radius);
    const mask has_room = mask_and(not_empty, mask_and(v3_le(radius, above_min), v3_le(radius, below_max)));

    const v3 least = v3_min(above_min, below_max);
    const mask is_just_enough = lanes_eq(lanes_min(lanes_min(least.x, least.y), least.z), s.radius);
    if (!mask_bits(mask_and(has_room, is_just_enough)))
        return has_room;
    return mask_and(has_room, mask_and(v3_sum_is_within(box.min, radius, s.centre),
                                       v3_sum_is_within(s.centre, radius, box.max)));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct contains_aabb_sphere_once {
    aabb_columns boxes;
    sphere_columns spheres;
    aabb box;      /* of those in `one` */
    sphere sphere; /* likewise */
} contains_aabb_sphere_once;

LH_INLINE void contains_aabb_sphere_prepare(contains_aabb_sphere_once *once, unsigned one,
                                            const contains_aabb_sphere_arguments *of)
{
    once->boxes = columns_of_aabbs(of->outer);
    once->spheres = columns_of_spheres(of->inner);
    if (one & ONE_FIRST)
        once->box = aabb_load_one(once->boxes);
    if (one & ONE_SECOND)
        once->sphere = sphere_load_one(once->spheres);
}

LH_INLINE uint32_t contains_aabb_sphere_block(const contains_aabb_sphere_once *once, unsigned one, block at)
{
    const aabb box = one & ONE_FIRST ? once->box : aabb_load(once->boxes, at);
    const sphere inner = one & ONE_SECOND ? once->sphere : sphere_load(once->spheres, at);
    return mask_bits(aabb_contains_sphere(box, inner));
}

LH_QUERY_OF_TWO(contains_aabb_sphere)

#endif
