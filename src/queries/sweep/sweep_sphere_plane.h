/* A moving ball meets what is behind a plane when its lowest point along the normal does: the height of that over the
 * plane, by how fast it falls. Ericson, Real-Time Collision Detection, 5.5.3. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_SPHERE_PLANE_H
#define LANEHIT_SRC_QUERIES_SWEEP_SPHERE_PLANE_H

#include "engine/moving.h"
#include "mathematics/half_space.h"
#include "mathematics/motion/approach_to_plane.h"
#include "mathematics/rays/ray.h"

typedef struct plane_touch {
    mask hit;
    lanes toi; /* of a hit */
} plane_touch;

/* The height is rounded down and the speed up, so that the time is never late. A NaN of the ball or the plane makes the
 * height one, of which both comparisons fail. */
LH_INLINE plane_touch touch_plane(sphere s, v3 velocity, measured_plane behind, lanes t_max)
{
    const lanes zero = lanes_set1(0.0f);
    const padded_dot centre = height_of_ball(s, behind),
                     climb = dot_padded(behind.p.n, velocity, SPEED_PADDING);
    const lanes height = lanes_sub(lanes_sub(centre.value, centre.padding), behind.p.d);
    const lanes speed = lanes_sub(climb.padding, climb.value);
    const lanes arrival = lanes_max(lanes_sub(lanes_div(height, speed), lanes_set1(TIME_PADDING)), zero);

    const mask is_there = lanes_le(height, zero);
    const mask comes = mask_and(lanes_lt(zero, height), lanes_lt(zero, speed));
    const mask in_time = mask_and(comes, lanes_le(arrival, t_max));
    const mask is_not_empty = lanes_le(zero, s.radius);
    return (plane_touch){mask_and(is_not_empty, mask_or(is_there, in_time)),
                         lanes_select(is_there, zero, arrival)};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_sphere_plane, sphere, measured_plane)

LH_INLINE uint32_t sweep_sphere_plane_block(const void *setup, unsigned one, block at)
{
    const sweep_sphere_plane_arguments *const of = &((const sweep_sphere_plane_setup *)setup)->of;
    const plane_touch touch =
        touch_plane(sweep_sphere_plane_a(setup, one, at), sweep_sphere_plane_velocity(setup, one, at),
                    sweep_sphere_plane_b(setup, one, at), latest_time_of(of->t_max));
    if (of->toi)
        store_block(of->toi, lanes_or_infinity(touch.hit, touch.toi), at);
    return mask_bits(touch.hit);
}

LH_SWEEP_KERNEL(sweep_sphere_plane)
LH_SWEEP_OF_FORMS(sweep_sphere_plane, sweep_sphere_plane_any)

#endif
