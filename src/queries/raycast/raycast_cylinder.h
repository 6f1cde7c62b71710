/* The times at which a ray is in a cylinder: within its round side and between the planes of its ends. Ericson,
 * Real-Time Collision Detection, 5.3.7. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_CYLINDER_H
#define LANEHIT_SRC_QUERIES_RAYCAST_CYLINDER_H

#include "engine/operands.h"
#include "mathematics/rays/ray_side.h"

typedef side_target cylinder_target;

/* A cylinder without a direction is empty. */
LH_INLINE cylinder_target cylinder_target_load(view_columns from, block at)
{
    const cylinder c = cylinder_load(from, at);
    side_target target = side_target_of(c.axis, c.radius);
    const mask has_direction = lanes_lt(lanes_set1(0.0f), target.inverse_length);
    target.radius.not_empty = mask_and(target.radius.not_empty, has_direction);
    return target;
}

LH_OPERANDS(raycast_cylinder, limited_ray, cylinder_target)

LH_INLINE uint32_t raycast_cylinder_block(const void *setup, unsigned one, block at)
{
    const raycast_cylinder_arguments *const of = &((const raycast_cylinder_setup *)setup)->of;
    const limited_ray c = raycast_cylinder_a(setup, one, at);
    const cylinder_target target = raycast_cylinder_b(setup, one, at);
    const ray_passage passage = pass_side(c.line, c.limits, &target);
    return store_passage(passage, of->t_enter, of->t_exit, at);
}

LH_LONG_QUERY_OR_SECOND(raycast_cylinder)

#endif
