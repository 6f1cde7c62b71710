/* A ball and a turned box meet if, seen from the box, they do: Ericson, Real-Time Collision Detection, 5.1.4. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_OBB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_OBB_H

#include "reach.h"
#include "rotation.h"

/* By how much what is seen there lies beyond the half extent on an axis. In this order NaN stays NaN, and is a miss. */
LH_INLINE lanes beyond(lanes seen, lanes half, lanes error)
{
    return lanes_max(lanes_set1(0.0f), lanes_sub(lanes_abs(seen), lanes_add(half, error)));
}

LH_INLINE mask sphere_meets_obb(v3 centre, reach within, turned_box b)
{
    const v3 way = v3_sub(centre, b.centre), seen = v3_seen_from(way, b.axes);
    const lanes error = error_of_sight(way);
    return is_within_reach((v3){beyond(seen.x, b.half.x, error), beyond(seen.y, b.half.y, error),
                                beyond(seen.z, b.half.z, error)},
                           within);
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_sphere_obb_once {
    sphere_columns spheres;
    obb_columns boxes;
    v3 centre;      /* of one sphere */
    reach within;   /* likewise */
    turned_box box; /* the one */
} overlap_sphere_obb_once;

LH_INLINE void overlap_sphere_obb_prepare(overlap_sphere_obb_once *once, unsigned one,
                                          const overlap_sphere_obb_arguments *of)
{
    once->spheres = columns_of_spheres(of->spheres);
    once->boxes = columns_of_obbs(of->boxes);
    if (one & ONE_FIRST) {
        const sphere s = sphere_load_one(once->spheres);
        once->centre = s.centre;
        once->within = reach_of(s.radius);
    }
    if (one & ONE_SECOND)
        once->box = turned_box_load_one(&once->boxes);
}

LH_INLINE uint32_t overlap_sphere_obb_block(const overlap_sphere_obb_once *once, unsigned one, block at)
{
    v3 centre = once->centre;
    reach within = once->within;
    if (!(one & ONE_FIRST)) {
        const sphere s = sphere_load(once->spheres, at);
        centre = s.centre;
        within = reach_of(s.radius);
    }
    const turned_box b = one & ONE_SECOND ? once->box : turned_box_load(&once->boxes, at);
    return mask_bits(sphere_meets_obb(centre, within, b));
}

LH_LONG_QUERY_OF_TWO(overlap_sphere_obb)

#endif
