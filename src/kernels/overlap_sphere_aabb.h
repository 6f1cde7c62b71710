/* A ball and a box meet if the point of the box nearest to the centre is within reach.
 * Ericson, Real-Time Collision Detection, 5.1.3 and 5.2.5. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_AABB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_AABB_H

#include "reach.h"

/* In this order a NaN of the centre or of max stays NaN, and is a miss. */
LH_INLINE v3 clamp_to_box(v3 point, aabb box)
{
    return v3_min(v3_max(point, box.min), box.max);
}

LH_INLINE mask sphere_meets_aabb(v3 centre, reach within, aabb box)
{
    const v3 d = v3_sub_by_fma(clamp_to_box(centre, box), centre);
    return is_within_reach(d, within);
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_sphere_aabb_once {
    sphere_columns spheres;
    aabb_columns boxes;
    v3 centre;    /* of one sphere */
    reach within; /* likewise */
    aabb box;     /* of one box */
} overlap_sphere_aabb_once;

LH_INLINE void overlap_sphere_aabb_prepare(overlap_sphere_aabb_once *once, unsigned one,
                                           const overlap_sphere_aabb_arguments *of)
{
    once->spheres = columns_of_spheres(of->spheres);
    once->boxes = columns_of_aabbs(of->boxes);
    if (one & ONE_FIRST) {
        const sphere s = sphere_load_one(once->spheres);
        once->centre = s.centre;
        once->within = reach_of(s.radius);
    }
    if (one & ONE_SECOND)
        once->box = aabb_load_one(once->boxes);
}

LH_INLINE uint32_t overlap_sphere_aabb_block(const overlap_sphere_aabb_once *once, unsigned one, block at)
{
    const aabb box = one & ONE_SECOND ? once->box : aabb_load(once->boxes, at);
    if (one & ONE_FIRST)
        return mask_bits(sphere_meets_aabb(once->centre, once->within, box));
    const sphere s = sphere_load(once->spheres, at);
    return mask_bits(sphere_meets_aabb(s.centre, reach_of(s.radius), box));
}

LH_QUERY_OF_TWO(overlap_sphere_aabb)

#endif
