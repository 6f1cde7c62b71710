/* A box lies in a ball if its corner furthest from the centre does. */
#ifndef LANEHIT_SRC_KERNELS_CONTAINS_SPHERE_AABB_H
#define LANEHIT_SRC_KERNELS_CONTAINS_SPHERE_AABB_H

#include "shapes.h"
#include "within.h"

/* On each axis the larger of both distances, which is not negative unless the box is inverted. */
LH_INLINE v3 to_furthest_corner(v3 point, aabb box)
{
    return v3_max(v3_sub(box.max, point), v3_sub(point, box.min));
}

/* An inverted box, the empty one among them, lies in nothing; nor does one with a NaN. */
LH_INLINE mask sphere_contains_aabb(v3 centre, inner_reach reach_of_ball, aabb box)
{
    return mask_and(v3_within(to_furthest_corner(centre, box), reach_of_ball), v3_le(box.min, box.max));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct contains_sphere_aabb_once {
    sphere_columns spheres;
    aabb_columns boxes;
    v3 centre;         /* of one ball */
    inner_reach reach; /* likewise */
    aabb box;          /* the one */
} contains_sphere_aabb_once;

LH_INLINE void contains_sphere_aabb_prepare(contains_sphere_aabb_once *once, unsigned one,
                                            const contains_sphere_aabb_arguments *of)
{
    once->spheres = columns_of_spheres(of->outer);
    once->boxes = columns_of_aabbs(of->inner);
    if (one & ONE_FIRST) {
        const sphere outer = sphere_load_one(once->spheres);
        once->centre = outer.centre;
        once->reach = inner_reach_of(outer.radius);
    }
    if (one & ONE_SECOND)
        once->box = aabb_load_one(once->boxes);
}

LH_INLINE uint32_t contains_sphere_aabb_block(const contains_sphere_aabb_once *once, unsigned one, block at)
{
    aabb box = once->box;
    if (!(one & ONE_SECOND)) {
        box = aabb_load(once->boxes, at);
        box = (aabb){v3_keep(box.min), v3_keep(box.max)};
    }
    if (one & ONE_FIRST)
        return mask_bits(sphere_contains_aabb(once->centre, once->reach, box));
    const sphere outer = sphere_load(once->spheres, at);
    return mask_bits(sphere_contains_aabb(outer.centre, inner_reach_of(outer.radius), box));
}

LH_QUERY_OF_TWO(contains_sphere_aabb)

#endif
