/* The manifolds of two turned boxes: where faces that look at each other lie over each other, or else where the contact
 * is. An object of its own. */
#ifndef LANEHIT_SRC_PARTS_OBB_MANIFOLDS_H
#define LANEHIT_SRC_PARTS_OBB_MANIFOLDS_H

#include "mathematics/manifold/all_points.h"
#include "mathematics/manifold/box_faces.h"
#include "queries/obb_manifold_calls.h"

/* Of the least half extent of both boxes: a face of the second has to be better than one of the first by so much, and
 * edges than faces, so that boxes that lie on each other and tremble keep their axis. */
static const float SECOND_FACE_BIAS = 0x1p-9f, EDGE_BIAS = 0x1p-7f;

LH_INLINE lanes least_extent(v3 a, v3 b)
{
    const v3 least = v3_min(a, b);
    return lanes_min(lanes_min(least.x, least.y), least.z);
}

LH_INLINE box_pair_axis steady_axis(const obb_pair_gap *gap)
{
    const lanes least = least_extent(gap->first.half, gap->second.half);
    return best_axis_of(&gap->gaps, lanes_mul(least, lanes_set1(SECOND_FACE_BIAS)),
                        lanes_mul(least, lanes_set1(EDGE_BIAS)));
}

/* Points between both faces, which are seen from the box from which the axis leads. */
LH_INLINE void points_between_faces(const obb_pair_gap *gap, const clipped_point *seen, lanes half,
                                    mask is_flat, manifold_point *to)
{
    const axis edge = gap->along.edge;
    const lanes up = v3_from_axis(edge, gap->along.direction).z;
    const frame axes = axes_of_teller(gap);
    const v3 centre = v3_select(gap->best.is_turned, gap->second.centre, gap->first.centre);
    LH_ROLLED
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++) {
        const lanes middle = lanes_add(half, lanes_mul(seen[k].height, lanes_set1(0.5f)));
        const v3 way = v3_onto_axis(edge, (v3){seen[k].at.u, seen[k].at.v, lanes_mul(middle, up)});
        const v3 point = without_signs_of_zeros(v3_add(centre, v3_turned_by(way, axes)));
        const mask is_number = lanes_lt(v3_sum_of_magnitudes(point), lanes_set1(__builtin_inff()));
        /* Half extents may be -0: which zero a height is would depend on that. */
        const lanes height =
            lanes_or_zero(lanes_lt(lanes_set1(0.0f), lanes_abs(seen[k].height)), seen[k].height);
        to[k] = (manifold_point){v3_or_zero(is_number, point), height, seen[k].feature,
                                 mask_and(seen[k].is_within, is_flat)};
    }
}

/* The + ends of the axes along which a direction leads up, but not of the first; in the order of a feature's signs. */
LH_INLINE lanes ends_along(v3 rise, v3 sign)
{
    const lanes zero = lanes_set1(0.0f);
    return lanes_add(lanes_or_zero(lanes_lt(zero, rise.y), sign.y),
                     lanes_or_zero(lanes_lt(zero, rise.z), sign.z));
}

/* Of the contact, by its axis: of the one box a face or an edge, of the other a corner or an edge. */
LH_INLINE lanes feature_of_axis(const obb_pair_gap *gap)
{
    const box_pair_touch touch = touch_of_gap(gap);
    const mask is_edges = gap->best.is_edges;
    const lanes zero = lanes_set1(0.0f), edge_kind = lanes_set1(LH_EDGE), vertex_kind = lanes_set1(LH_VERTEX);
    const feature_places places = places_of_features(teller_is_b(gap));
    const v3 direction = gap->along.direction;
    const v3 number = axis_features(gap->along.edge);
    const lanes own =
        lanes_add(ends_along(v3_from_axis(gap->along.edge, direction), sign_features(gap->along.edge)),
                  lanes_select(is_edges, lanes_add(number.x, edge_kind), number.z));

    const axis on = gap->gaps.turned_edge;
    const v3 sign = sign_features(on);
    const v3 rise = v3_negate(v3_from_axis(on, v3_seen_from(direction, touch.other)));
    const lanes across = ends_along(rise, sign);
    const lanes corner =
        lanes_add(lanes_add(across, lanes_or_zero(lanes_lt(zero, rise.x), sign.x)), vertex_kind);
    const lanes edge = lanes_add(lanes_add(across, axis_features(on).x), edge_kind);
    return lanes_add(lanes_mul(own, places.own),
                     lanes_mul(lanes_select(is_edges, edge, corner), places.other));
}

LH_INLINE box_pair_axis box_axis_select(mask m, box_pair_axis a, box_pair_axis b)
{
    return (box_pair_axis){lanes_select(m, a.gap, b.gap), select_mask(m, a.is_edges, b.is_edges),
                           select_mask(m, a.is_turned, b.is_turned)};
}

/* The first of a row of manifolds, or the only one, has the contact where faces have no point. */
LH_INLINE void use_contact(obb_pair_gap *gap, const shape_gap *shapes, mask is_flat, manifold *first)
{
    const mask is_contact = mask_without(shapes->hit, is_flat);
    if (mask_bits(is_contact)) {
        const manifold_point contact = {LH_OWN(obb_gap_point)(gap, &first->normal), shapes->distance,
                                        feature_of_axis(gap), shapes->hit};
        first->point[0] = point_select(is_flat, first->point[0], contact);
    }
    first->point[0].is_within = shapes->hit;
}

void LH_OWN(find_obb_manifolds)(const obb *a, const obb *b, lanes margin, int manifolds, manifold *found)
{
    obb_pair_gap gap;
    LH_OWN(find_obb_gap)(a, b, &gap);
    const shape_gap shapes = gap_of_shapes(&gap.cores, margin);
    const mask hit = shapes.hit;
    const box_pair_axis best = gap.best, steady = steady_axis(&gap);

    if (mask_bits(hit) == 0) {
        for (int k = 0; k < manifolds; k++)
            found[k] = no_manifold(hit);
        return;
    }
    gap.best = steady;
    gap.along = see_axis(&gap.pair, &gap.gaps, &steady);
    const box_pair_touch touch = touch_of_gap(&gap);
    incident_face incident;
    const two_faces faces = faces_along(&touch, &incident);
    const face_features features =
        features_of_faces(&gap.along, incident, places_of_features(teller_is_b(&gap)));
    clipped_point clipped[CLIPPED_POINTS], kept[LH_POINTS_OF_MANIFOLDS];
    clip_faces(&faces, &features, margin, clipped);
    const mask by_faces = mask_without(hit, steady.is_edges);
    if (manifolds == 1) {
        LH_OWN(keep_four)(size_of_faces(&faces), by_faces, CLIPPED_POINTS, clipped, kept);
        find_heights(&faces, kept);
    } else
        put_all_in_order(&faces, clipped);
    const clipped_point *const told = manifolds == 1 ? kept : clipped;
    const mask is_flat = mask_and(by_faces, told[0].is_within);

    const lanes half = v3_from_axis(gap.along.edge, touch.half).z;
    const clipped_point *next = told;
    for (int k = 0; k < manifolds; k++, next += LH_POINTS_OF_MANIFOLDS)
        points_between_faces(&gap, next, half, is_flat, found[k].point);
    gap.best = box_axis_select(is_flat, steady, best);
    found[0].normal = LH_OWN(obb_gap_normal)(&gap);
    for (int k = 1; k < manifolds; k++)
        found[k].normal = found[0].normal;
    use_contact(&gap, &shapes, is_flat, &found[0]);
}

#endif
