/* The points of two triangles that are closest to each other: one of both is on an edge, so they are those of an edge
 * and the other triangle (Ericson, Real-Time Collision Detection, 5.1.11). */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_TRIANGLE_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_CLOSEST_TRIANGLE_TRIANGLE_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "queries/segment_near_triangle.h"

typedef struct near_triangles {
    v3 on[2];
    lanes squared;
    mask exist;
} near_triangles;

/* Of an edge of one of them and the other. Of pairs as near the first counts. */
LH_INLINE void take_nearer(near_triangles *nearest, segment edge, const triangle *other, int of)
{
    segment_near_triangle found;
    find_near_triangle(&found, edge, other);
    const mask is_nearer = lanes_lt(found.squared, nearest->squared);
    nearest->on[of] = v3_select(is_nearer, found.on_segment, nearest->on[of]);
    nearest->on[1 - of] = v3_select(is_nearer, found.on_triangle, nearest->on[1 - of]);
    nearest->squared = lanes_select(is_nearer, found.squared, nearest->squared);
    nearest->exist = mask_and(nearest->exist, found.exists);
}

LH_INLINE void find_near_triangles(near_triangles *nearest, const triangle *of_both)
{
    const lanes infinite = lanes_set1(__builtin_inff());
    const v3 nowhere = {infinite, infinite, infinite};
    *nearest = (near_triangles){{nowhere, nowhere}, infinite, lanes_eq(infinite, infinite)};
    LH_ROLLED
    for (int of = 0; of < 2; of++) {
        const v3 vertices[] = {of_both[of].a, of_both[of].b, of_both[of].c, of_both[of].a};
        LH_ROLLED
        for (int k = 0; k < 3; k++)
            take_nearer(nearest, (segment){vertices[k], vertices[k + 1]}, &of_both[1 - of], of);
    }
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_triangle_triangle, triangle, triangle)

LH_INLINE uint32_t closest_triangle_triangle_block(const void *setup, unsigned one, block at)
{
    const closest_triangle_triangle_arguments *const of =
        &((const closest_triangle_triangle_setup *)setup)->of;
    const triangle of_both[] = {closest_triangle_triangle_a(setup, one, at),
                                closest_triangle_triangle_b(setup, one, at)};
    near_triangles nearest;
    find_near_triangles(&nearest, of_both);
    store_distance_if(of->distance2, nearest.squared, nearest.exist, at);
    store_point(of->on_a, nearest.on[0], nearest.exist, at);
    store_point(of->on_b, nearest.on[1], nearest.exist, at);
    return 0;
}

LH_COMPUTING_QUERY_OF_ONE_LOOP(closest_triangle_triangle)

#endif
