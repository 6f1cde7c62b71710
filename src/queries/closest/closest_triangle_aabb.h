/* The points of a triangle and a box that are closest to each other. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_TRIANGLE_AABB_H
#define LANEHIT_SRC_QUERIES_CLOSEST_TRIANGLE_AABB_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "queries/near_triangle_box.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_triangle_aabb, triangle, aabb)

LH_INLINE uint32_t closest_triangle_aabb_block(const void *setup, unsigned one, block at)
{
    const closest_triangle_aabb_arguments *const of = &((const closest_triangle_aabb_setup *)setup)->of;
    const triangle t = closest_triangle_aabb_a(setup, one, at);
    const aabb box = closest_triangle_aabb_b(setup, one, at);
    const lanes exactly = lanes_set1(0.0f);
    near_points nearest;
    LH_OWN(find_triangle_near_box)(&nearest, &t, &box, &exactly);
    store_distance(of->distance2, nearest.squared, at);
    store_nearest_point(of->on_triangle, nearest.on_b, nearest.squared, at);
    store_nearest_point(of->on_box, nearest.on_a, nearest.squared, at);
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP(closest_triangle_aabb)

#endif
