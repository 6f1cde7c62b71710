/* The times at which a ray is in a ball. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_SPHERE_H
#define LANEHIT_SRC_QUERIES_RAYCAST_SPHERE_H

#include "engine/operands.h"
#include "mathematics/rays/limited_ray.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

/* A ball, with how far it reaches. */
typedef struct target_ball {
    v3 centre;
    padded_radius radius;
} target_ball;

LH_INLINE target_ball target_ball_load(view_columns from, block at)
{
    const sphere s = sphere_load(from, at);
    return (target_ball){s.centre, padded_radius_of(s.radius)};
}

LH_OPERANDS(raycast_sphere, limited_ray, target_ball)

LH_INLINE uint32_t raycast_sphere_block(const void *setup, unsigned one, block at)
{
    const raycast_sphere_arguments *const of = &((const raycast_sphere_setup *)setup)->of;
    const limited_ray c = raycast_sphere_a(setup, one, at);
    const target_ball ball = raycast_sphere_b(setup, one, at);
    const ray_passage passage = pass_sphere(c.line, c.limits, ball.centre, ball.radius);
    return store_passage(passage, of->t_enter, of->t_exit, at);
}

LH_SHORT_QUERY(raycast_sphere)

#endif
