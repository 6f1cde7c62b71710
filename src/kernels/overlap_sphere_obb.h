/* A ball and a turned box meet if, seen from the box, they do: Ericson, Real-Time Collision Detection, 5.1.4. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_OBB_H
#define LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_OBB_H

#include "reach.h"
#include "rotation.h"
#include "stages.h"

/* By how much what is seen there lies beyond the box on an axis. In this order NaN stays NaN, and is a miss. */
LH_INLINE lanes beyond(lanes seen, lanes extent)
{
    return lanes_max(lanes_set1(0.0f), lanes_sub(lanes_abs(seen), extent));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_sphere_obb_once {
    sphere_columns spheres;
    obb_columns boxes;
    v3 centre;            /* of one sphere */
    lanes squared_radius; /* likewise */
    turned_box box;       /* the one */
} overlap_sphere_obb_once;

LH_INLINE void overlap_sphere_obb_prepare(overlap_sphere_obb_once *once, unsigned one,
                                          const overlap_sphere_obb_arguments *of)
{
    once->spheres = columns_of_spheres(of->spheres);
    once->boxes = columns_of_obbs(of->boxes);
    if (one & ONE_FIRST) {
        const sphere s = sphere_load_one(once->spheres);
        once->centre = s.centre;
        const reach within = reach_of(s.radius);
        once->squared_radius = squared_unless_empty(within.not_empty, within.squared);
    }
    if (one & ONE_SECOND)
        once->box = turned_box_load_one(&once->boxes);
}

/* In stages: what the box sees is long in coming. */
typedef struct overlap_sphere_obb_begun {
    v3 seen;              /* the centre */
    v3 extent;            /* of the box, padded */
    lanes squared_radius; /* of a ball of its own, padded */
} overlap_sphere_obb_begun;

LH_INLINE void overlap_sphere_obb_begin(const overlap_sphere_obb_once *once, unsigned one, block at,
                                        overlap_sphere_obb_begun *begun)
{
    const turned_box b = one & ONE_SECOND ? once->box : turned_box_load(&once->boxes, at);
    v3 centre = once->centre;
    if (!(one & ONE_FIRST)) {
        const sphere s = sphere_load(once->spheres, at);
        const reach within = reach_of(s.radius);
        centre = s.centre;
        begun->squared_radius = squared_unless_empty(within.not_empty, within.squared);
    }
    const v3 way = v3_sub(centre, b.centre);
    begun->seen = v3_seen_from(way, b.axes);
    begun->extent = v3_plus_each(b.half, error_of_sight(way));
}

LH_INLINE uint32_t overlap_sphere_obb_finish(const overlap_sphere_obb_once *once, unsigned one, block at,
                                             const overlap_sphere_obb_begun *begun)
{
    (void)at;
    const v3 seen = begun->seen, extent = begun->extent;
    const v3 d = {beyond(seen.x, extent.x), beyond(seen.y, extent.y), beyond(seen.z, extent.z)};
    const lanes squared_radius = one & ONE_FIRST ? once->squared_radius : begun->squared_radius;
    return mask_bits(lanes_le(v3_dot(d, d), squared_radius));
}

/* What the one box sees is soon found. */
LH_BLOCK_OF_STAGES(overlap_sphere_obb)
LH_QUERY_OF_LOOPS(LH_STAGED_LOOP, LH_LONG_LOOP, overlap_sphere_obb)

#endif
