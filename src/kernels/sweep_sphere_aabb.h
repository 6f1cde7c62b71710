/* A moving ball meets a box when its centre, on its course, comes within reach of it. Ericson, Real-Time Collision
 * Detection, 5.5.7, without its cases of faces, edges and corners. */
#ifndef LANEHIT_SRC_KERNELS_SWEEP_SPHERE_AABB_H
#define LANEHIT_SRC_KERNELS_SWEEP_SPHERE_AABB_H

#include "course.h"
#include "direction.h"
#include "swept.h"

typedef struct sweep_sphere_aabb_once {
    sphere_columns spheres;
    aabb_columns boxes;
    v3_columns sphere_velocities, box_velocities;
    sphere sphere; /* of those in `one` */
    v3 sphere_velocity, box_velocity;
    lanes t_max;
    float *toi;
    lh_xyz normal;
} sweep_sphere_aabb_once;

LH_INLINE void sweep_sphere_aabb_prepare(sweep_sphere_aabb_once *once, unsigned one,
                                         const sweep_sphere_aabb_arguments *of)
{
    once->spheres = columns_of_spheres(of->spheres);
    once->boxes = columns_of_aabbs(of->boxes);
    once->sphere_velocities = columns_of_vectors(of->sphere_velocity);
    once->box_velocities = columns_of_vectors(of->box_velocity);
    if (one & SWEPT_A)
        once->sphere = sphere_load_one(once->spheres);
    if (one & SWEPT_VELOCITY_A)
        once->sphere_velocity = v3_load_one(once->sphere_velocities);
    if (one & SWEPT_VELOCITY_B)
        once->box_velocity = v3_load_one(once->box_velocities);
    once->t_max = lanes_set1(of->t_max < LATEST_TIME ? of->t_max : LATEST_TIME);
    once->toi = of->toi;
    once->normal = of->normal;
}

LH_INLINE uint32_t sweep_sphere_aabb_block(const sweep_sphere_aabb_once *once, unsigned one, block at)
{
    const sphere s = one & SWEPT_A ? once->sphere : sphere_load(once->spheres, at);
    const aabb box = aabb_load(once->boxes, at);
    const v3 own = one & SWEPT_VELOCITY_A ? once->sphere_velocity : v3_load(once->sphere_velocities, at);
    const v3 other = one & SWEPT_VELOCITY_B ? once->box_velocity : v3_load(once->box_velocities, at);
    const course past = course_of(s.centre, v3_sub(own, other), box, once->t_max);
    /* As seen, too: a min may be NaN there, the difference of two infinities. */
    const mask box_is_there = mask_and(box_has_points(box), box_has_points(past.box));
    const nearest_approach nearest = approach_nearest(&past, box_is_there, padded_radius_of(s.radius));
    const mask hit = nearest.is_within;
    if (once->toi || is_wanted(once->normal)) {
        const lanes toi = first_time_within(&past, &nearest);
        if (once->toi)
            store_block(once->toi, lanes_or_infinity(hit, toi), at);
        if (is_wanted(once->normal))
            store_direction(once->normal, hit, direction_of(approach_at(&past, toi).between), at);
    }
    return mask_bits(hit);
}

/* One ball among boxes at rest, or at one velocity; boxes at one velocity; all else. */
enum { ONE_MOVING_SPHERE = SWEPT_A | SWEPT_VELOCITY_A | SWEPT_VELOCITY_B };
LH_LONG_LOOP(sweep_sphere_aabb, one_moving_sphere, ONE_MOVING_SPHERE)
LH_LONG_LOOP(sweep_sphere_aabb, one_box_velocity, SWEPT_VELOCITY_B)
LH_LONG_LOOP(sweep_sphere_aabb, pairs, 0)

static const loop_table sweep_sphere_aabb_loops = {
    [ONE_MOVING_SPHERE] = sweep_sphere_aabb_one_moving_sphere,
    [SWEPT_VELOCITY_B] = sweep_sphere_aabb_one_box_velocity,
    [0] = sweep_sphere_aabb_pairs,
};

LH_QUERY(sweep_sphere_aabb, sweep_sphere_aabb_loops)

#endif
