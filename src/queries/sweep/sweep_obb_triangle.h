/* A moving oriented box meets a triangle when, in the box's coordinates, they meet. What the box sees of triangle and
 * velocity is rounded, so it grows by as much, and the doubt about the speed does. */
#ifndef LANEHIT_SRC_QUERIES_SWEEP_OBB_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_SWEEP_OBB_TRIANGLE_H

#include "engine/moving.h"
#include "mathematics/bounds.h"
#include "mathematics/sighted_triangle.h"
#include "queries/triangle_touch_calls.h"

/* 16u of the sum of the components, for each: what a box sees of a velocity is off by 13u. */
static const float DOUBT_OF_SIGHT = 0x1p-20f;

LH_INLINE triangle_ahead triangle_ahead_of_obb(const turned_box *box, const triangle *t, v3 velocity)
{
    const sighted_triangle sight = triangle_seen_from(*t, box->centre, box->axes);
    const v3 grown = v3_plus_each(box->half, sight.error), seen = v3_seen_from(velocity, box->axes);
    const aabb bounds = bounds_of_triangle(sight.seen);
    const lanes of_sight = lanes_mul(v3_sum_of_magnitudes(velocity), lanes_set1(DOUBT_OF_SIGHT));
    const v3 of_speed = v3_scale(v3_abs(seen), lanes_set1(DOUBT_OF_SPEED));
    triangle_ahead a = {.vertex = {sight.seen.a, sight.seen.b, sight.seen.c},
                        .low = v3_sub(bounds.min, grown),
                        .high = v3_add(bounds.max, grown),
                        .velocity = seen,
                        .doubt = v3_plus_each(of_speed, of_sight)};
    a.half = half_for_products(grown, a.vertex);
    a.is_there = mask_and(box_has_points(box_in_its_frame(*box)), is_all_numbers(&a));
    return a;
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_MOVING_OPERANDS(sweep_obb_triangle, turned_box, triangle)

LH_INLINE uint32_t sweep_obb_triangle_of_block(const void *setup, unsigned one, block from, block to)
{
    const sweep_obb_triangle_arguments *const of = &((const sweep_obb_triangle_setup *)setup)->of;
    const turned_box box = sweep_obb_triangle_a(setup, one, from);
    const triangle t = sweep_obb_triangle_b(setup, one, from);
    const triangle_ahead ahead =
        triangle_ahead_of_obb(&box, &t, sweep_obb_triangle_velocity(setup, one, from));
    const touch_outputs outputs = {of->t_max, of->toi, of->normal};
    return LH_OWN(tell_touch)(&ahead, &t, &box, &outputs, to);
}

LH_SWEEP_IN_ONE_COPY(sweep_obb_triangle)

#endif
