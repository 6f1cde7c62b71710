/* The points of a triangle and a turned box that are closest to each other, as the box sees the triangle. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_TRIANGLE_OBB_H
#define LANEHIT_SRC_QUERIES_CLOSEST_TRIANGLE_OBB_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "mathematics/rotation.h"
#include "queries/near_triangle_box.h"

/* What the box sees of a vertex is off by less than twice the error on each axis. */
LH_INLINE lanes error_of_vertices(v3 a, v3 b, v3 c)
{
    const lanes error = lanes_max(error_of_sight(c), lanes_max(error_of_sight(b), error_of_sight(a)));
    return lanes_add(error, error);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_triangle_obb, triangle, obb)

LH_INLINE uint32_t closest_triangle_obb_block(const void *setup, unsigned one, block at)
{
    const closest_triangle_obb_arguments *const of = &((const closest_triangle_obb_setup *)setup)->of;
    const triangle t = closest_triangle_obb_a(setup, one, at);
    const turned_box b = turned_box_of(closest_triangle_obb_b(setup, one, at));
    const v3 to_a = v3_sub(t.a, b.centre), to_b = v3_sub(t.b, b.centre), to_c = v3_sub(t.c, b.centre);
    const triangle seen = {v3_seen_from(to_a, b.axes), v3_seen_from(to_b, b.axes),
                           v3_seen_from(to_c, b.axes)};
    const aabb box = box_in_its_frame(b);
    const lanes further = error_of_vertices(to_a, to_b, to_c);
    near_points nearest;
    LH_OWN(find_triangle_near_box)(&nearest, &seen, &box, &further);
    store_distance(of->distance2, nearest.squared, at);
    const v3 on_triangle = v3_add(b.centre, v3_turned_out(nearest.on_b, b.axes));
    const v3 on_box = v3_add(b.centre, v3_turned_out(nearest.on_a, b.axes));
    store_point_if_number(of->on_triangle, on_triangle, nearest.squared, at);
    store_point_if_number(of->on_box, on_box, nearest.squared, at);
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP(closest_triangle_obb)

#endif
