/* The times at which a ray is in a capsule: from the first to the last at which it is in either ball, or in the round
 * side between the planes of the ends. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_CAPSULE_H
#define LANEHIT_SRC_QUERIES_RAYCAST_CAPSULE_H

#include "engine/operands.h"
#include "mathematics/rays/ray_side.h"

/* From the first to the last time of both. */
LH_INLINE ray_passage join(ray_passage a, ray_passage b)
{
    const lanes enter = lanes_min(a.inside.enter, b.inside.enter);
    const lanes exit = lanes_max(a.inside.exit, b.inside.exit);
    const interval of_either = {lanes_select(a.hit, a.inside.enter, b.inside.enter),
                                lanes_select(a.hit, a.inside.exit, b.inside.exit)};
    const mask both = mask_and(a.hit, b.hit);
    return (ray_passage){
        mask_or(a.hit, b.hit),
        {lanes_select(both, enter, of_either.enter), lanes_select(both, exit, of_either.exit)}};
}

LH_INLINE ray_passage pass_capsule(sphere_ray line, interval limits, const side_target *c)
{
    const ray_passage start = pass_sphere(line, limits, c->axis.path.start, c->radius);
    const ray_passage end = pass_sphere(line, limits, c->axis.end, c->radius);
    return join(join(start, end), pass_side(line, limits, c));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef side_target capsule_target;

LH_INLINE capsule_target capsule_target_load(view_columns from, block at)
{
    const capsule c = capsule_load(from, at);
    return side_target_of(c.axis, c.radius);
}

LH_OPERANDS(raycast_capsule, limited_ray, capsule_target)

LH_INLINE uint32_t raycast_capsule_block(const void *setup, unsigned one, block at)
{
    const raycast_capsule_arguments *const of = &((const raycast_capsule_setup *)setup)->of;
    const limited_ray c = raycast_capsule_a(setup, one, at);
    const capsule_target target = raycast_capsule_b(setup, one, at);
    const ray_passage passage = pass_capsule(c.line, c.limits, &target);
    return store_passage(passage, of->t_enter, of->t_exit, at);
}

LH_LONG_QUERY_OR_SECOND(raycast_capsule)

#endif
