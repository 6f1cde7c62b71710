/* A moving box meets a triangle when the last of thirteen axes along which they are apart is entered. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_AABB_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_SWEEP_AABB_TRIANGLE_H

#include "engine/moving.h"
#include "mathematics/bounds.h"
#include "queries/triangle_touch_calls.h"

/* Without a rotation. */
LH_INLINE turned_box turned_box_of_aabb(aabb box)
{
    const lanes one = lanes_set1(1.0f), zero = lanes_set1(0.0f);
    const v3 centre = v3_scale(v3_add(box.min, box.max), lanes_set1(0.5f));
    return (turned_box){centre,
                        v3_max(v3_sub(box.max, centre), v3_sub(centre, box.min)),
                        {{one, zero, zero}, {zero, one, zero}, {zero, zero, one}}};
}

/* Along the axes of the box nothing is relative to the centre, so that what touches there at the start is told apart
 * from what does not without error. */
LH_INLINE triangle_ahead triangle_ahead_of_aabb(aabb box, const turned_box *same, const triangle *t,
                                                v3 velocity)
{
    const aabb bounds = bounds_of_triangle(*t);
    triangle_ahead a = {
        .vertex = {v3_sub(t->a, same->centre), v3_sub(t->b, same->centre), v3_sub(t->c, same->centre)},
        .low = v3_sub(bounds.min, box.max),
        .high = v3_sub(bounds.max, box.min),
        .velocity = velocity,
        .doubt = v3_scale(v3_abs(velocity), lanes_set1(DOUBT_OF_SPEED))};
    a.half = half_for_products(same->half, a.vertex);
    a.is_there = mask_and(box_has_points(box), is_all_numbers(&a));
    return a;
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_aabb_triangle, aabb, triangle)

LH_INLINE uint32_t sweep_aabb_triangle_of_block(const void *setup, unsigned one, block from, block to)
{
    const sweep_aabb_triangle_arguments *const of = &((const sweep_aabb_triangle_setup *)setup)->of;
    const aabb box = sweep_aabb_triangle_a(setup, one, from);
    const triangle t = sweep_aabb_triangle_b(setup, one, from);
    const turned_box same = turned_box_of_aabb(box);
    const triangle_ahead ahead =
        triangle_ahead_of_aabb(box, &same, &t, sweep_aabb_triangle_velocity(setup, one, from));
    const touch_outputs outputs = {of->t_max, of->toi, of->normal};
    return LH_OWN(tell_touch)(&ahead, &t, &same, &outputs, to);
}

LH_SWEEP_IN_ONE_COPY(sweep_aabb_triangle)

#endif
