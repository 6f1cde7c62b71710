/* The point of a triangle that is closest to a point, in barycentric coordinates. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_TRIANGLE_POINT_H
#define LANEHIT_SRC_QUERIES_CLOSEST_TRIANGLE_POINT_H

#include "engine/stages.h"
#include "mathematics/barycentric.h"
#include "mathematics/closest.h"

LH_INLINE v3 point_at(const triangle_frame *f, lanes u, lanes v)
{
    return v3_add(f->a, v3_add(v3_scale(f->ab, u), v3_scale(f->ac, v)));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

/* ---- The query ---------------------------------------------------------------------------------------- */

/* All but the point. Returns the squared distance. */
LH_INLINE lanes store_shares(const closest_triangle_point_arguments *of, closest_of_triangle closest,
                             block at)
{
    const lanes distance2 = v3_dot(closest.way, closest.way);
    const mask exists = is_distance(distance2);
    store_distance(of->distance2, distance2, at);
    store_coordinate(of->u, closest.u, exists, at);
    store_coordinate(of->v, closest.v, exists, at);
    return distance2;
}

/* With one triangle nothing waits for long. */
LH_OPERANDS_OF(closest_triangle_point, closest_of_one_triangle, triangle_frame, kept_point)

LH_INLINE uint32_t closest_of_one_triangle_block(const void *setup, unsigned one, block at)
{
    const closest_of_one_triangle_setup *const of = setup;
    const closest_of_triangle closest = closest_of(&of->a, closest_of_one_triangle_b(setup, one, at));
    const lanes distance2 = store_shares(&of->of, closest, at);
    if (is_wanted(of->of.on_triangle))
        store_nearest_point(of->of.on_triangle, point_at(&of->a, closest.u, closest.v), distance2, at);
    return 0;
}

LH_OPERANDS(closest_triangle_point, triangle, kept_point)
typedef triangle_search closest_triangle_point_left;

LH_INLINE void closest_triangle_point_begin(const void *setup, unsigned one, block at, void *left)
{
    triangle_frame f;
    begin_frame(&f, closest_triangle_point_a(setup, one, at));
    begin_search(left, &f, closest_triangle_point_b(setup, one, at));
}

LH_INLINE void closest_triangle_point_step(const void *setup, unsigned one, unsigned step, void *left)
{
    (void)setup;
    (void)one;
    (void)step;
    search_inside(left);
}

LH_INLINE uint32_t closest_triangle_point_finish(const void *setup, unsigned one, block at, const void *left)
{
    const closest_triangle_point_arguments *const of = &((const closest_triangle_point_setup *)setup)->of;
    const closest_of_triangle closest = closest_found(left);
    const lanes distance2 = store_shares(of, closest, at);
    if (is_wanted(of->on_triangle)) {
        triangle_frame f = frame_of_search(left);
        f.a = closest_triangle_point_a(setup, one, at).a;
        store_nearest_point(of->on_triangle, point_at(&f, closest.u, closest.v), distance2, at);
    }
    return 0;
}

LH_STAGED_COMPUTING_QUERY_UNLESS_FIRST(closest_triangle_point, closest_of_one_triangle, .steps = 1,
                                       .step = closest_triangle_point_step)

#endif
