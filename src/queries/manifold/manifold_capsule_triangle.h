/* A capsule that lies along the face or an edge of a triangle touches it at both ends of what is over that; others at
 * the point of the contact. */
#ifndef LANEHIT_SRC_QUERIES_MANIFOLD_CAPSULE_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_MANIFOLD_CAPSULE_TRIANGLE_H

#include "queries/capsule_triangle.h"
#include "engine/manifold.h"
#include "mathematics/rays/slab.h"
#include "mathematics/manifold/triangle_feature.h"

/* The segment of a capsule, and what of the triangle it may lie along. */
typedef struct capsule_on_triangle {
    const segment_side *segment;
    const faced_triangle *triangle;
    triangle_feature touched;
    lanes length; /* of the segment */
} capsule_on_triangle;

/* Where on the segment the foot of a point is, which is so far from its start. */
LH_INLINE lanes share_at_foot(const segment_side *s, v3 from_start)
{
    return lanes_mul(v3_dot(from_start, s->path.way), s->inverse_squared);
}

/* What of the segment is beside the triangle, seen across it, and on the inner side of the edges that it crosses. One
 * that it runs along does not cut it: it would do so anywhere. */
LH_INLINE interval over_face(const capsule_on_triangle *c)
{
    const v3 way = c->segment->path.way;
    interval beside = {lanes_set1(__builtin_inff()), lanes_set1(-__builtin_inff())},
             inside = {lanes_set1(0.0f), lanes_set1(1.0f)};
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        const triangle_edge *const edge = &c->triangle->edge[k];
        const v3 from_start = v3_sub(edge->start, c->segment->path.start);
        const v3 outwards = v3_cross(edge->way, c->touched.unit);
        const lanes foot = share_at_foot(c->segment, from_start), across = v3_dot(way, outwards);
        beside = (interval){lanes_min(foot, beside.enter), lanes_max(foot, beside.exit)};

        const lanes least = lanes_mul(lanes_mul(c->length, length_of(edge->way)), lanes_set1(LARGEST_TILT));
        const lanes time = lanes_div(v3_dot(from_start, outwards), across);
        inside.enter =
            lanes_select(lanes_lt(across, lanes_negate(least)), lanes_max(time, inside.enter), inside.enter);
        inside.exit = lanes_select(lanes_lt(least, across), lanes_min(time, inside.exit), inside.exit);
    }
    return (interval){lanes_max(beside.enter, inside.enter), lanes_min(beside.exit, inside.exit)};
}

/* What is over the face or edge, if the segment lies along that. */
LH_INLINE mask clip_to_triangle(interval *times, const capsule_on_triangle *c)
{
    const segment_side *const s = c->segment;
    const triangle_edge *const edge = &c->touched.edge;
    const lanes start = share_at_foot(s, v3_sub(edge->start, s->path.start)),
                along = share_at_foot(s, edge->way), end = lanes_add(start, along);
    const lanes squared_cosine =
        lanes_mul(along, lanes_mul(v3_dot(edge->way, s->path.way), edge->inverse_squared));
    const mask is_parallel = lanes_le(lanes_set1(1.0f - LARGEST_TILT * LARGEST_TILT), squared_cosine);
    const mask is_level = lanes_le(lanes_abs(v3_dot(s->path.way, c->touched.unit)),
                                   lanes_mul(c->length, lanes_set1(LARGEST_TILT)));

    const interval over = over_face(c);
    const mask is_face = c->touched.is_face;
    times->enter = lanes_select(is_face, over.enter, lanes_max(lanes_min(start, end), lanes_set1(0.0f)));
    times->exit = lanes_select(is_face, over.exit, lanes_min(lanes_max(start, end), lanes_set1(1.0f)));
    const mask lies_along = mask_or(mask_and(is_face, is_level), mask_and(c->touched.is_edge, is_parallel));
    return mask_and(lies_along, lanes_lt(times->enter, times->exit));
}

/* As far apart as it is along the normal. */
LH_INLINE void find_gap_over_triangle(core_gap *to, const capsule_on_triangle *c, const capsule *a,
                                      lanes time, v3 normal, lanes padding)
{
    const v3 run = v3_scale(c->segment->path.way, time), on_segment = v3_add(a->axis.a, run);
    const triangle_edge *const edge = &c->touched.edge;
    const v3 to_a = v3_sub(v3_sub(c->triangle->frame.a, c->segment->path.start), run),
             to_edge = v3_sub(v3_sub(edge->start, c->segment->path.start), run);
    const lanes share =
        share_of_way(lanes_negate(lanes_mul(v3_dot(to_edge, edge->way), edge->inverse_squared)));
    const v3 way = v3_select(c->touched.is_face, v3_scale(c->touched.unit, v3_dot(to_a, c->touched.unit)),
                             v3_add(to_edge, v3_scale(edge->way, share)));
    *to = gap_along(on_segment, way, v3_dot(way, normal), padding, a->radius, lanes_set1(0.0f));
}

LH_INLINE manifold manifold_capsule_triangle(capsule a, triangle b, lanes margin)
{
    capsule_triangle pair;
    LH_OWN(find_capsule_triangle)(&a, &b, &pair);
    const v3 normal = LH_OWN(capsule_triangle_normal)(&pair.gap, &a, &b);
    const capsule_on_triangle c = {&pair.segment, &pair.triangle,
                                   triangle_feature_against(&pair.triangle, normal),
                                   length_of(pair.segment.path.way)};
    interval times;
    const mask lies_along = clip_to_triangle(&times, &c);

    /* Both ends, and the contact. */
    const lanes time[2] = {times.enter, times.exit};
    core_gap gaps[3];
    manifold_point points[3];
    LH_ROLLED
    for (int end = 0; end < 2; end++)
        find_gap_over_triangle(&gaps[end], &c, &a, time[end], normal, pair.gap.padding);
    gaps[2] = pair.gap;
    LH_ROLLED
    for (unsigned k = 0; k < 3; k++)
        points[k] = point_of_gap(&gaps[k], normal, margin, feature_of(LH_VERTEX, k));
    points[2].feature = feature_at_share(pair.nearest.share);
    manifold found = two_points_or_one(normal, lies_along, points, points[2]);
    for (unsigned end = 0; end < 2; end++)
        found.point[end].feature = features_of(found.point[end].feature, c.touched.number);
    return found;
}

LH_MANIFOLD(manifold_capsule_triangle, capsule, triangle, 2)

#endif
