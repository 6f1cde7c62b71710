/* A ball reaches as far to either side of its centre as its radius, r |n| along a normal n. Ericson, Real-Time
 * Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_KERNELS_CLASSIFY_SPHERE_PLANE_H
#define LANEHIT_SRC_KERNELS_CLASSIFY_SPHERE_PLANE_H

#include "half_space.h"

/* A ball that is empty is on no side. */
LH_INLINE side side_of_sphere(sphere s, measured_plane behind)
{
    const padded_dot height = height_of_ball(s, behind);
    const mask is_there = lanes_le(lanes_set1(0.0f), s.radius);
    const mask hit = mask_and(is_there, may_be_behind(height, behind.p.d));
    return (side){hit, mask_and(hit, is_behind(height, behind.p.d))};
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct classify_sphere_plane_once {
    sphere_columns spheres;
    plane_columns planes;
    sphere sphere;         /* of those in `one` */
    measured_plane behind; /* likewise */
    uint64_t *inside;
} classify_sphere_plane_once;

LH_INLINE void classify_sphere_plane_prepare(classify_sphere_plane_once *once, unsigned one,
                                             const classify_sphere_plane_arguments *of)
{
    once->spheres = columns_of_spheres(of->spheres);
    once->planes = columns_of_planes(of->planes);
    once->inside = of->inside;
    if (one & ONE_FIRST)
        once->sphere = sphere_load_one(once->spheres);
    if (one & ONE_SECOND)
        once->behind = measure_plane(plane_load_one(once->planes));
}

LH_INLINE uint32_t classify_sphere_plane_block(const classify_sphere_plane_once *once, unsigned one, block at)
{
    const sphere s = one & ONE_FIRST ? once->sphere : sphere_load(once->spheres, at);
    const measured_plane behind =
        one & ONE_SECOND ? once->behind : measure_plane(plane_load(once->planes, at));
    return store_side(once->inside, side_of_sphere(s, behind), at);
}

LH_QUERY_OF_TWO(classify_sphere_plane)

#endif
