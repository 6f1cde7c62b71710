/* A capsule and a triangle meet if the segment and the triangle are no further apart than the radius. They are nearest at an end of the
 * segment, at an edge of the triangle, or where the segment goes through it. Ericson, Real-Time Collision Detection, 5.1.10. Bounding
 * boxes show most that do not meet.
 *
 * Each of these is a point of the segment and one of the triangle, so no candidate is too near, and the least counts. */
#ifndef LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_TRIANGLE_H
#define LANEHIT_SRC_KERNELS_OVERLAP_CAPSULE_TRIANGLE_H

#include "barycentric.h"
#include "bounds.h"
#include "segment_pair.h"
#include "sift.h"

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

/* From the triangle to a point, so far from a: the least if it is above the triangle. If it is not, it is from some point of the triangle, and
 * an edge is as near to the segment. */
LH_INLINE v3 way_from_inside(const triangle_frame *f, v3 from_a)
{
    const lanes along = foot_on(f->ab, f->ab_inverse, from_a);
    const v3 across = v3_sub(from_a, v3_scale(f->ab, along));
    const lanes v = from_0_to_1(foot_on(f->altitude, f->altitude_inverse, across));
    const lanes u_inside = lanes_sub(along, lanes_mul(v, f->foot));
    const lanes u = lanes_max(lanes_min(u_inside, lanes_sub(lanes_set1(1.0f), v)), lanes_set1(0.0f));
    return v3_sub(v3_sub(from_a, v3_scale(f->ac, v)), v3_scale(f->ab, u));
}

/* The least square of the distance from the inside, of the ends and of where the segment is nearest to the plane. That point is never
 * formed but as seen from a, since far away from the origin it would be rounded to what coordinates are there. */
LH_INLINE lanes nearest_of_points(segment_side s, const triangle_frame *f)
{
    const v3 start = v3_sub(s.path.start, f->a), inside = v3_scale(s.path.way, share_in_plane(s, f));
    const v3 from_a[3] = {start, v3_sub(s.end, f->a), v3_add(start, inside)};
    lanes least = lanes_set1(__builtin_inff());
    LH_UNROLL
    for (int i = 0; i < 3; i++) {
        const v3 way = way_from_inside(f, from_a[i]);
        least = lanes_min(v3_dot(way, way), least);
    }
    return least;
}

/* The same of the segment from its edges. */
LH_INLINE lanes nearest_of_edges(segment_side s, triangle t)
{
    const segment edge[3] = {{t.a, t.b}, {t.b, t.c}, {t.c, t.a}};
    lanes least = lanes_set1(__builtin_inff());
    LH_UNROLL
    for (int i = 0; i < 3; i++) {
        const v3 way = nearest_pair_of(s, side_of(edge[i])).apart;
        least = lanes_min(v3_dot(way, way), least);
    }
    return least;
}

LH_INLINE mask capsule_meets_triangle(capsule c, segment_side s, triangle t, const triangle_frame *f)
{
    const lanes squared = lanes_min(nearest_of_points(s, f), nearest_of_edges(s, t));
    const lanes size = lanes_add(v3_sum_of_magnitudes(s.path.way), f->size);
    const lanes padding = lanes_add(lanes_mul(size, lanes_set1(CAPSULE_SIZE_PADDING)), lanes_set1(0x1p-62f));
    const lanes reach = lanes_add(lanes_mul(c.radius, lanes_set1(1.0f + CAPSULE_RADIUS_PADDING)), padding);
    const mask not_empty = lanes_le(lanes_set1(0.0f), c.radius);
    return mask_and(not_empty, lanes_le(squared, lanes_mul(reach, reach)));
}

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct overlap_capsule_triangle_once {
    capsule_columns capsules;
    triangle_columns triangles;
    capsule capsule;   /* of those in `one` */
    triangle triangle; /* likewise */
    segment_side side;
    triangle_frame frame;
} overlap_capsule_triangle_once;

LH_INLINE void overlap_capsule_triangle_prepare(overlap_capsule_triangle_once *once, unsigned one,
                                                const overlap_capsule_triangle_arguments *of)
{
    once->capsules = columns_of_capsules(of->capsules);
    once->triangles = columns_of_triangles(of->triangles);
    if (one & ONE_FIRST) {
        once->capsule = capsule_load_one(once->capsules);
        once->side = side_of(once->capsule.axis);
    }
    if (one & ONE_SECOND) {
        once->triangle = triangle_load_one(once->triangles);
        once->frame = frame_of(once->triangle);
    }
}

LH_INLINE capsule capsule_of(const overlap_capsule_triangle_once *once, unsigned one, block at)
{
    return one & ONE_FIRST ? once->capsule : capsule_load(once->capsules, at);
}

LH_INLINE triangle triangle_of(const overlap_capsule_triangle_once *once, unsigned one, block at)
{
    return one & ONE_SECOND ? once->triangle : triangle_load(once->triangles, at);
}

/* The code is long: there is one copy of it for all loops, which says what it needs while it runs. */
static LH_ONE_COPY uint32_t overlap_capsule_triangle_whole(const overlap_capsule_triangle_once *once,
                                                           unsigned one, block at)
{
    const capsule c = capsule_of(once, one, at);
    const triangle t = triangle_of(once, one, at);
    const mask near = bounds_are_within(bounds_of_segment(c.axis), bounds_of_triangle(t), c.radius);
    if (bits_of_block(mask_bits(near), at) == 0)
        return 0;
    triangle_frame own;
    if (!(one & ONE_SECOND))
        own = frame_of(t);
    const segment_side side = one & ONE_FIRST ? once->side : side_of(c.axis);
    return mask_bits(
        mask_and(near, capsule_meets_triangle(c, side, t, one & ONE_SECOND ? &once->frame : &own)));
}

LH_INLINE uint32_t overlap_capsule_triangle_block(const overlap_capsule_triangle_once *once, unsigned one,
                                                  block at)
{
    return overlap_capsule_triangle_whole(once, one, at);
}

/* The sieve: bounding boxes. */
typedef struct overlap_capsule_triangle_sieve_once {
    capsule_columns capsules;
    triangle_columns triangles;
    aabb box;     /* of what is one */
    lanes radius; /* of one capsule */
} overlap_capsule_triangle_sieve_once;

LH_SIEVE(overlap_capsule_triangle, sieve)

LH_INLINE void overlap_capsule_triangle_sieve_prepare(overlap_capsule_triangle_sieve_once *once, unsigned one,
                                                      const overlap_capsule_triangle_arguments *of)
{
    once->capsules = columns_of_capsules(of->capsules);
    once->triangles = columns_of_triangles(of->triangles);
    if (one & ONE_FIRST) {
        const capsule c = capsule_load_one(once->capsules);
        once->box = bounds_of_segment(c.axis);
        once->radius = c.radius;
    }
    if (one & ONE_SECOND)
        once->box = bounds_of_triangle(triangle_load_one(once->triangles));
}

LH_INLINE uint32_t overlap_capsule_triangle_sieve_block(const overlap_capsule_triangle_sieve_once *once,
                                                        unsigned one, block at)
{
    const aabb box = one & ONE_FIRST ? once->box : bounds_load_segment(once->capsules.axis, at);
    const aabb of_triangle =
        one & ONE_SECOND ? once->box : bounds_of_triangle(triangle_load(once->triangles, at));
    const lanes radius = one & ONE_FIRST ? once->radius : radius_load(once->capsules.radius, at);
    return mask_bits(bounds_are_within(box, of_triangle, radius));
}

enum { overlap_capsule_triangle_rare = RARE };

LH_QUERY_OF_TWO_BY(LH_SIFTED_LOOP, overlap_capsule_triangle)

#endif
