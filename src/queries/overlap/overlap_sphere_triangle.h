/* A ball and a triangle meet if the point of the triangle closest to the centre is no further than the radius.
 * Ericson, Real-Time Collision Detection, 5.2.7. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_OVERLAP_SPHERE_TRIANGLE_H

#include "engine/stages.h"
#include "mathematics/barycentric.h"

/* How far the closest point may be, padded for the rounding of its distance, in proportion to the radius and to the
 * triangle, and squared. 2^-126 covers what underflows. A negative radius is the empty sphere; so is a NaN. */
LH_INLINE lanes squared_furthest_of(lanes radius, lanes size)
{
    const mask not_empty = lanes_le(lanes_set1(0.0f), radius);
    const lanes furthest =
        lanes_add(lanes_mul(radius, lanes_set1(1.0f + 0x1p-21f)), lanes_mul(size, lanes_set1(0x1.8p-19f)));
    return squared_unless_empty(not_empty, lanes_add(lanes_mul(furthest, furthest), lanes_set1(0x1p-126f)));
}

LH_INLINE mask sphere_meets_triangle(sphere s, const triangle_frame *f)
{
    const v3 way = closest_of(f, s.centre).way;
    return lanes_le(v3_dot(way, way), squared_furthest_of(s.radius, f->size));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* With one triangle nothing waits for long. */
LH_OPERANDS_OF(overlap_sphere_triangle, spheres_with_triangle, sphere, triangle_frame)

LH_INLINE uint32_t spheres_with_triangle_block(const void *setup, unsigned one, block at)
{
    const triangle_frame *const frame = &((const spheres_with_triangle_setup *)setup)->b;
    return mask_bits(sphere_meets_triangle(spheres_with_triangle_a(setup, one, at), frame));
}

LH_OPERANDS(overlap_sphere_triangle, sphere, triangle)

typedef struct overlap_sphere_triangle_left {
    triangle_search search;
    lanes squared_furthest;
} overlap_sphere_triangle_left;

LH_INLINE void overlap_sphere_triangle_begin(const void *setup, unsigned one, block at, void *left)
{
    overlap_sphere_triangle_left *const to = left;
    const sphere s = overlap_sphere_triangle_a(setup, one, at);
    triangle_frame f;
    begin_frame(&f, overlap_sphere_triangle_b(setup, one, at));
    begin_search(&to->search, &f, s.centre);
    to->squared_furthest = squared_furthest_of(s.radius, f.size);
}

LH_INLINE void overlap_sphere_triangle_step(const void *setup, unsigned one, unsigned step, void *left)
{
    (void)setup;
    (void)one;
    (void)step;
    search_inside(&((overlap_sphere_triangle_left *)left)->search);
}

LH_INLINE uint32_t overlap_sphere_triangle_finish(const void *setup, unsigned one, block at, const void *left)
{
    (void)setup;
    (void)one;
    (void)at;
    const overlap_sphere_triangle_left *const from = left;
    const v3 way = closest_found(&from->search).way;
    return mask_bits(lanes_le(v3_dot(way, way), from->squared_furthest));
}

LH_STAGED_QUERY_UNLESS_SECOND(overlap_sphere_triangle, spheres_with_triangle, .steps = 1,
                              .step = overlap_sphere_triangle_step)

#endif
