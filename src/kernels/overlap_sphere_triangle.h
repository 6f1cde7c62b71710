/* A ball and a triangle meet if the point of the triangle closest to the centre is no further than the radius.
 * Ericson, Real-Time Collision Detection, 5.2.7. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_TRIANGLE_H
#define LANEHIT_SRC_KERNELS_OVERLAP_SPHERE_TRIANGLE_H

#include "barycentric.h"

/* How far the closest point may be, padded for the rounding of its distance, in proportion to the radius and to the
 * triangle, and squared. 2^-126 covers what underflows. A negative radius is the empty sphere; so is a NaN. */
LH_INLINE mask sphere_meets_triangle(sphere s, const triangle_frame *f)
{
    const v3 way = closest_of(f, s.centre).way;
    const lanes furthest = lanes_add(lanes_mul(s.radius, lanes_set1(1.0f + 0x1p-21f)),
                                     lanes_mul(f->size, lanes_set1(0x1.8p-19f)));
    const lanes squared_furthest = lanes_add(lanes_mul(furthest, furthest), lanes_set1(0x1p-126f));
    return mask_and(lanes_le(lanes_set1(0.0f), s.radius), lanes_le(v3_dot(way, way), squared_furthest));
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

LH_INLINE uint32_t overlap_sphere_triangle_block(const overlap_sphere_triangle_once *once, unsigned one,
                                                 block at)
{
    const sphere s = one & ONE_FIRST ? once->one : sphere_load(once->spheres, at);
    triangle_frame own;
    if (!(one & ONE_SECOND))
        own = frame_of(triangle_load(once->triangles, at));
    return mask_bits(sphere_meets_triangle(s, one & ONE_SECOND ? &once->frame : &own));
}

LH_QUERY_OF_TWO(overlap_sphere_triangle)

#endif
