/* A ball and a triangle meet if the point of the triangle closest to the centre is no further than the radius.
 * Ericson, Real-Time Collision Detection, 5.2.7. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_TRIANGLE_H
#define LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_TRIANGLE_H

#include "barycentric.h"
#include "stages.h"

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

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_sphere_triangle_once {
    sphere_columns spheres;
    triangle_columns triangles;
    sphere one;           /* sphere */
    triangle_frame frame; /* of one triangle */
} overlap_sphere_triangle_once;

LH_INLINE void overlap_sphere_triangle_prepare(overlap_sphere_triangle_once *once, unsigned one,
                                               const overlap_sphere_triangle_arguments *of)
{
    once->spheres = columns_of_spheres(of->spheres);
    once->triangles = columns_of_triangles(of->triangles);
    if (one & ONE_FIRST)
        once->one = sphere_load_one(once->spheres);
    if (one & ONE_SECOND)
        once->frame = frame_of(triangle_load_one(once->triangles));
}

LH_INLINE sphere sphere_of(const overlap_sphere_triangle_once *once, unsigned one, block at)
{
    return one & ONE_FIRST ? once->one : sphere_load(once->spheres, at);
}

/* With one triangle nothing waits for long. */
LH_INLINE uint32_t overlap_sphere_triangle_block(const overlap_sphere_triangle_once *once, unsigned one,
                                                 block at)
{
    return mask_bits(sphere_meets_triangle(sphere_of(once, one, at), &once->frame));
}

typedef struct overlap_sphere_triangle_begun {
    triangle_search search;
    lanes squared_furthest;
} overlap_sphere_triangle_begun;

LH_INLINE void overlap_sphere_triangle_begin(const overlap_sphere_triangle_once *once, unsigned one, block at,
                                             overlap_sphere_triangle_begun *begun)
{
    const sphere s = sphere_of(once, one, at);
    triangle_frame f;
    begin_frame(&f, triangle_load(once->triangles, at));
    begin_search(&begun->search, &f, s.centre);
    begun->squared_furthest = squared_furthest_of(s.radius, f.size);
}

enum { overlap_sphere_triangle_steps = 1 };

LH_INLINE void overlap_sphere_triangle_step(const overlap_sphere_triangle_once *once, unsigned one,
                                            unsigned step, overlap_sphere_triangle_begun *begun)
{
    (void)once;
    (void)one;
    (void)step;
    search_inside(&begun->search);
}

LH_INLINE uint32_t overlap_sphere_triangle_finish(const overlap_sphere_triangle_once *once, unsigned one,
                                                  block at, const overlap_sphere_triangle_begun *begun)
{
    (void)once;
    (void)one;
    (void)at;
    const v3 way = closest_found(&begun->search).way;
    return mask_bits(lanes_le(v3_dot(way, way), begun->squared_furthest));
}

LH_QUERY_OF_LOOPS(LH_STEPPED_LOOP, LH_LONG_LOOP, overlap_sphere_triangle)

#endif
