/* A capsule that lies along a face or an edge of a turned box touches it at both ends of what is over that; others at
 * the point of the contact. */
#ifndef LANEHIT_SRC_QUERIES_MANIFOLD_CAPSULE_OBB_H
#define LANEHIT_SRC_QUERIES_MANIFOLD_CAPSULE_OBB_H

#include "queries/capsule_obb.h"
#include "engine/manifold.h"
#include "mathematics/manifold/box_feature.h"

/* As the box sees them. */
typedef struct capsule_on_box {
    v3 start, way, half, inwards;
    box_feature touched; /* to within the largest tilt */
} capsule_on_box;

/* On an axis along which the segment runs, what of it is over the box. */
LH_INLINE void clip_to_axis(interval *times, mask runs, lanes start, lanes way, lanes half)
{
    const lanes low = lanes_div(lanes_sub(lanes_negate(half), start), way);
    const lanes high = lanes_div(lanes_sub(half, start), way);
    times->enter = lanes_select(runs, lanes_max(lanes_min(low, high), times->enter), times->enter);
    times->exit = lanes_select(runs, lanes_min(lanes_max(low, high), times->exit), times->exit);
}

/* What is over the face or edge, if the segment lies along that: runs along no axis at an end of which that is. */
LH_INLINE mask clip_to_feature(interval *times, const capsule_on_box *c)
{
    const lanes tilt = lanes_mul(length_of(c->way), lanes_set1(LARGEST_TILT));
    const box_feature runs = box_feature_against(c->way, tilt);
    *times = (interval){lanes_set1(0.0f), lanes_set1(1.0f)};
    clip_to_axis(times, runs.x, c->start.x, c->way.x, c->half.x);
    clip_to_axis(times, runs.y, c->start.y, c->way.y, c->half.y);
    clip_to_axis(times, runs.z, c->start.z, c->way.z, c->half.z);
    const mask leads_off = mask_or(mask_or(mask_and(runs.x, c->touched.x), mask_and(runs.y, c->touched.y)),
                                   mask_and(runs.z, c->touched.z));
    const mask is_segment = mask_or(mask_or(runs.x, runs.y), runs.z);
    return mask_without(mask_and(is_segment, lanes_lt(times->enter, times->exit)), leads_off);
}

/* As far apart as it is along the normal. */
LH_INLINE core_gap gap_at_time(const capsule_on_box *c, capsule a, turned_box b, lanes time, lanes padding)
{
    const v3 seen = v3_add(c->start, v3_scale(c->way, time));
    const v3 way = v3_sub(point_on_feature(c->touched, c->inwards, c->half, seen), seen);
    const v3 on_segment = v3_add(a.axis.a, v3_scale(v3_sub(a.axis.b, a.axis.a), time));
    return gap_along(on_segment, v3_turned_out(way, b.axes), v3_dot(way, c->inwards), padding, a.radius,
                     lanes_set1(0.0f));
}

LH_INLINE manifold manifold_capsule_obb(capsule a, turned_box b, lanes margin)
{
    const framed_segment seen = segment_in_frame(a.axis, b);
    const segment_box_gap nearest = LH_OWN(gap_of_segment)(&seen.axis, &seen.box);
    const core_gap gap = gap_of_seen_capsule(a, b, nearest, seen.padding);
    const v3 normal = normal_of_turned_gap(&gap);
    manifold_point contact = point_of_gap(&gap, normal, margin, 0), ends[2];
    contact.feature = feature_at_share(nearest.time);

    const v3 inwards = v3_seen_from(normal, b.axes), way = v3_sub(seen.axis.b, seen.axis.a);
    const box_feature touched = box_feature_against(inwards, lanes_set1(LARGEST_TILT));
    const capsule_on_box c = {seen.axis.a, way, b.half, inwards, touched};
    interval times;
    const mask lies_along = clip_to_feature(&times, &c);
    const lanes time[2] = {times.enter, times.exit};
    LH_ROLLED
    for (unsigned end = 0; end < 2; end++) {
        const core_gap at = gap_at_time(&c, a, b, time[end], gap.padding);
        ends[end] = point_of_gap(&at, normal, margin, feature_of(LH_VERTEX, end));
    }
    manifold found = two_points_or_one(normal, lies_along, ends, contact);
    const lanes of_box = number_of_feature(touched, inwards);
    for (unsigned end = 0; end < 2; end++)
        found.point[end].feature = features_of(found.point[end].feature, of_box);
    return found;
}

LH_BLOCK_OF_MANIFOLD(manifold_capsule_obb, capsule, turned_box, manifold, give_2_points)

LH_WHOLE(manifold_capsule_obb)
LH_QUERY_OF_FILTERS(manifold_capsule_obb, {LH_OWN(capsules_beside_obbs), RARE}, {NULL, 0})

#endif
