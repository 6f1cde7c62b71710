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

LH_INLINE mask sphere_meets_obb(v3 centre, reach within, v3 box_centre, v3 half, frame axes)
{
    const v3 way = v3_sub(centre, box_centre), seen = v3_seen_from(way, axes);
    const lanes error = error_of_sight(way);
    return is_within_reach(
        (v3){beyond(seen.x, half.x, error), beyond(seen.y, half.y, error), beyond(seen.z, half.z, error)},
        within);
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_sphere_obb_once {
    sphere_columns spheres;
    obb_columns boxes;
    v3 centre;    /* of one sphere */
    reach within; /* likewise */
    obb box;      /* one box */
    frame axes;   /* of one box */
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
    if (one & ONE_SECOND) {
        once->box = obb_load_one(&once->boxes);
        once->axes = frame_of(once->box.rotation);
    }
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
    if (one & ONE_SECOND)
        return mask_bits(sphere_meets_obb(centre, within, once->box.centre, once->box.half, once->axes));
    const obb box = obb_load(&once->boxes, at);
    return mask_bits(sphere_meets_obb(centre, within, box.centre, box.half, frame_of(box.rotation)));
}

LH_LONG_QUERY_OF_TWO(overlap_sphere_obb)

#endif
