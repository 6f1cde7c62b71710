/* A capsule and a triangle meet if the segment and the triangle are no further apart than the radius. They are nearest at an end of the
 * segment, at an edge of the triangle, or where the segment goes through it. Ericson, Real-Time Collision Detection, 5.1.10.
 *
 * Each of these is a point of the segment and one of the triangle, so no candidate is too near, and the least counts. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_TRIANGLE_H
#define LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_TRIANGLE_H

#include "barycentric.h"
#include "segment_pair.h"

/* 32u of the radius; 96u of the length of the segment and of the size of the triangle. */
static const float CAPSULE_RADIUS_PADDING = 0x1p-19f, CAPSULE_SIZE_PADDING = 0x1.8p-18f;

/* Without what of it is in the plane of the triangle. The edge, and the altitude upon it, are perpendicular. */
LH_INLINE v3 v3_off_plane(v3 way, const triangle_frame *f)
{
    const v3 across = v3_sub(way, v3_scale(f->ab, foot_on(f->ab, f->ab_inverse, way)));
    const lanes up = foot_on(f->altitude, f->altitude_inverse, across);
    const mask is_plane = lanes_lt(f->altitude_inverse, lanes_set1(__builtin_inff()));
    return v3_sub(across, v3_scale(f->altitude, lanes_or_zero(is_plane, up)));
}

/* Where on the segment it is nearest to the plane. Any share, from 0 to 1, if they are parallel. */
LH_INLINE lanes share_in_plane(segment_side s, const triangle_frame *f)
{
    const v3 start = v3_off_plane(v3_sub(f->a, s.path.start), f), way = v3_off_plane(s.path.way, f);
    return share_of_way(lanes_div(v3_dot(start, way), v3_dot(way, way)));
}

/* The least square of the distance from the triangle, of the ends and of where it is nearest to the plane. That point is never formed
 * but as seen from the vertices, since far away from the origin it would be rounded to what coordinates are there. */
LH_INLINE lanes nearest_of_points(segment_side s, const triangle_frame *f)
{
    const v3 a = s.path.start, inside = v3_scale(s.path.way, share_in_plane(s, f));
    const v3 from_a[3] = {v3_sub(a, f->a), v3_sub(s.end, f->a), v3_add(v3_sub(a, f->a), inside)};
    const v3 from_b[3] = {v3_sub(a, f->b), v3_sub(s.end, f->b), v3_add(v3_sub(a, f->b), inside)};
    lanes least = lanes_set1(__builtin_inff());
    LH_ROLLED
    for (int i = 0; i < 3; i++) {
        const v3 way = closest_seen(f, from_a[i], from_b[i]).way;
        least = lanes_min(v3_dot(way, way), least);
    }
    return least;
}

/* The same of the segment from its edges; of which the segment may be nearest to a vertex. */
LH_INLINE lanes nearest_of_edges(segment_side s, triangle t)
{
    const segment edge[3] = {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}};
    lanes least = lanes_set1(__builtin_inff());
    LH_ROLLED
    for (int i = 0; i < 3; i++) {
        const v3 from_vertex = foot_on_path(s.path, edge[i].a).from;
        least = lanes_min(v3_dot(from_vertex, from_vertex), least);
        least = lanes_min(pair_of_crossing(s, side_of(edge[i])).squared_distance, least);
    }
    return least;
}

LH_INLINE mask capsule_meets_triangle(capsule c, triangle t)
{
    const segment_side s = side_of(c.axis);
    const triangle_frame f = frame_of(t);
    const lanes squared = lanes_min(nearest_of_points(s, &f), nearest_of_edges(s, t));

    const lanes size = lanes_add(v3_sum_of_magnitudes(s.path.way), f.size);
    const lanes padding = lanes_add(lanes_mul(size, lanes_set1(CAPSULE_SIZE_PADDING)), lanes_set1(0x1p-62f));
    const lanes reach = lanes_add(lanes_mul(c.radius, lanes_set1(1.0f + CAPSULE_RADIUS_PADDING)), padding);
    const mask not_empty = lanes_le(lanes_set1(0.0f), c.radius);
    return mask_and(not_empty, lanes_le(squared, lanes_mul(reach, reach)));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_capsule_triangle_once {
    capsule_columns capsules;
    triangle_columns triangles;
} overlap_capsule_triangle_once;

LH_INLINE void overlap_capsule_triangle_prepare(overlap_capsule_triangle_once *once, unsigned one,
                                                const overlap_capsule_triangle_arguments *of)
{
    (void)one;
    once->capsules = columns_of_capsules(of->capsules);
    once->triangles = columns_of_triangles(of->triangles);
}

LH_INLINE uint32_t overlap_capsule_triangle_block(const overlap_capsule_triangle_once *once, unsigned one,
                                                  block at)
{
    (void)one;
    return mask_bits(
        capsule_meets_triangle(capsule_load(once->capsules, at), triangle_load(once->triangles, at)));
}

LH_LONG_QUERY_OF_PAIRS(overlap_capsule_triangle)

#endif
