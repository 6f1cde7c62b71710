/* A moving ball meets what is behind a plane when its lowest point along the normal does: the height of that over the
 * plane, by how fast it falls. Ericson, Real-Time Collision Detection, 5.5.3. */
#ifndef LANEHIT_SRC_KERNELS_SWEEP_SPHERE_PLANE_H
#define LANEHIT_SRC_KERNELS_SWEEP_SPHERE_PLANE_H

#include "half_space.h"
#include "pace.h"
#include "ray.h"
#include "swept.h"

typedef struct plane_touch {
    mask hit;
    lanes toi; /* of a hit */
} plane_touch;

/* The height is rounded down and the pace up, so that the time is never late. A NaN of the ball or the plane makes the
 * height one, of which both comparisons fail. */
LH_INLINE plane_touch touch_plane(sphere s, v3 velocity, measured_plane behind, lanes t_max)
{
    const lanes zero = lanes_set1(0.0f);
    const padded_dot centre = height_of_ball(s, behind),
                     climb = dot_padded(behind.p.n, velocity, PACE_PADDING);
    const lanes height = lanes_sub(lanes_sub(centre.value, centre.padding), behind.p.d);
    const lanes pace = lanes_sub(climb.padding, climb.value);
    const lanes arrival = lanes_max(lanes_sub(lanes_div(height, pace), lanes_set1(TIME_PADDING)), zero);

    const mask is_there = lanes_le(height, zero);
    const mask comes = mask_and(lanes_lt(zero, height), lanes_lt(zero, pace));
    const mask in_time = mask_and(comes, lanes_le(arrival, t_max));
    const mask is_not_empty = lanes_le(zero, s.radius);
    return (plane_touch){mask_and(is_not_empty, mask_or(is_there, in_time)),
                         lanes_select(is_there, zero, arrival)};
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct sweep_sphere_plane_once {
    sphere_columns spheres;
    plane_columns planes;
    v3_columns sphere_velocities, plane_velocities;
    sphere sphere; /* of those in `one` */
    measured_plane behind;
    v3 sphere_velocity, plane_velocity;
    lanes t_max;
    float *toi;
} sweep_sphere_plane_once;

LH_INLINE void sweep_sphere_plane_prepare(sweep_sphere_plane_once *once, unsigned one,
                                          const sweep_sphere_plane_arguments *of)
{
    once->spheres = columns_of_spheres(of->spheres);
    once->planes = columns_of_planes(of->planes);
    once->sphere_velocities = columns_of_vectors(of->sphere_velocity);
    once->plane_velocities = columns_of_vectors(of->plane_velocity);
    if (one & SWEPT_A)
        once->sphere = sphere_load_one(once->spheres);
    if (one & SWEPT_VELOCITY_A)
        once->sphere_velocity = v3_load_one(once->sphere_velocities);
    if (one & SWEPT_B)
        once->behind = measure_plane(plane_load_one(once->planes));
    if (one & SWEPT_VELOCITY_B)
        once->plane_velocity = v3_load_one(once->plane_velocities);
    once->t_max = lanes_set1(of->t_max < LATEST_TIME ? of->t_max : LATEST_TIME);
    once->toi = of->toi;
}

LH_INLINE uint32_t sweep_sphere_plane_block(const sweep_sphere_plane_once *once, unsigned one, block at)
{
    const sphere s = one & SWEPT_A ? once->sphere : sphere_load(once->spheres, at);
    const v3 own = one & SWEPT_VELOCITY_A ? once->sphere_velocity : v3_load(once->sphere_velocities, at);
    const v3 other = one & SWEPT_VELOCITY_B ? once->plane_velocity : v3_load(once->plane_velocities, at);
    const measured_plane behind = one & SWEPT_B ? once->behind : measure_plane(plane_load(once->planes, at));
    const plane_touch touch = touch_plane(s, v3_sub(own, other), behind, once->t_max);
    if (once->toi)
        store_block(once->toi, lanes_or_infinity(touch.hit, touch.toi), at);
    return mask_bits(touch.hit);
}

LH_LOOP(sweep_sphere_plane, one_sphere, SWEPT_A | SWEPT_VELOCITY_A)
LH_LONG_LOOP(sweep_sphere_plane, one_sphere_planes_at_rest, SWEPT_A | SWEPT_VELOCITY_A | SWEPT_VELOCITY_B)
LH_LOOP(sweep_sphere_plane, one_plane, SWEPT_B | SWEPT_VELOCITY_B)
LH_LOOP(sweep_sphere_plane, one_plane_velocity, SWEPT_VELOCITY_B)
LH_LOOP(sweep_sphere_plane, pairs, 0)

static const loop_table sweep_sphere_plane_loops = {
    [SWEPT_A | SWEPT_VELOCITY_A] = sweep_sphere_plane_one_sphere,
    [SWEPT_A | SWEPT_VELOCITY_A | SWEPT_VELOCITY_B] = sweep_sphere_plane_one_sphere_planes_at_rest,
    [SWEPT_B | SWEPT_VELOCITY_B] = sweep_sphere_plane_one_plane,
    [SWEPT_VELOCITY_B] = sweep_sphere_plane_one_plane_velocity,
    [0] = sweep_sphere_plane_pairs,
};

LH_QUERY(sweep_sphere_plane, sweep_sphere_plane_loops)

#endif
