/* The manifolds of two hulls: what those parts of both have in common that face each other along the normal of the
 * contact; and the contact, where that has nothing as near. An object of its own. */
#ifndef LANEHIT_SRC_PARTS_HULL_MANIFOLDS_H
#define LANEHIT_SRC_PARTS_HULL_MANIFOLDS_H

#include "mathematics/hulls/ring_clip.h"
#include "queries/hull_manifold_calls.h"

/* How much further apart than the contact the nearest point may be, in the scale of the pair. */
static const float AS_NEAR = 0x1p-12f;

/* From a's origin, in the scale of the pair. */
LH_INLINE hull_view view_of_hull(const convex *c, const convex_pair *p, normal_view view, v3 origin, int is_b)
{
    const v3 u = v3_scale(view.u, p->scale), v = v3_scale(view.v, p->scale),
             along = v3_scale(is_b ? v3_negate(view.normal) : view.normal, p->scale);
    return (hull_view){c->vertices->vertices,
                       v3_seen_from(u, c->axes),
                       v3_seen_from(v, c->axes),
                       v3_seen_from(along, c->axes),
                       {v3_dot(u, origin), v3_dot(v, origin)},
                       is_b};
}

/* It is chosen first, if it is one at all. */
LH_INLINE void put_contact(ring_points *to, const facing_ring *a, const facing_ring *b, flat at, mask hit)
{
    const lanes zero = lanes_set1(0.0f);
    mask is_told = lanes_lt(zero, zero);
    LH_ROLLED
    for (int k = 0; k < RING_POINTS - 1; k++)
        is_told = mask_or(
            is_told, mask_and(to->point[k].is_within, lanes_le(to->point[k].height, lanes_set1(AS_NEAR))));
    const lanes vertices = lanes_set1((float)(LH_VERTEX | LH_VERTEX << LH_FEATURE_OF_B));
    put_ring_point(to, RING_POINTS - 1, at, zero, lanes_set1(-1.0f),
                   lanes_add(lanes_add(a->foremost.number, b->foremost.number), vertices),
                   mask_without(hit, is_told));
}

/* What is kept has a place among the points for a feature. */
LH_INLINE manifold_point point_between_rings(const ring_points *all, const clipped_point *kept,
                                             const convex_pair *p, const ring_limits *limits,
                                             normal_view view, lanes height_of_a)
{
    lanes depth_of_a = lanes_set1(0.0f), height = depth_of_a;
    LH_ROLLED
    for (int k = 0; k < RING_POINTS; k++) {
        const mask is_it = lanes_eq(kept->feature, all->point[k].feature);
        depth_of_a = lanes_select(is_it, all->depth_of_a[k], depth_of_a);
        height = lanes_select(is_it, all->point[k].height, height);
    }
    const lanes distance = distance_over(limits, height);
    const lanes along = lanes_add(lanes_mul(lanes_sub(height_of_a, depth_of_a), limits->length),
                                  lanes_mul(distance, lanes_set1(0.5f)));
    const v3 across = v3_add(v3_scale(view.u, lanes_mul(kept->at.u, limits->length)),
                             v3_scale(view.v, lanes_mul(kept->at.v, limits->length)));
    const v3 point =
        without_signs_of_zeros(v3_add(p->a->origin, v3_add(across, v3_scale(view.normal, along))));
    const mask is_number = lanes_lt(v3_sum_of_magnitudes(point), lanes_set1(__builtin_inff()));
    return (manifold_point){v3_or_zero(is_number, point), distance, kept->feature, kept->is_within};
}

/* In the order of features, and of places where these are equal, as may be of hulls of more than 1,024 vertices. */
LH_INLINE void put_points_in_order(manifold *found, const ring_points *all)
{
    static const signed char first[] = {0, 1, 2, 0, 1, 0};
    sort_by_feature(found->point);
    LH_ROLLED
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++) {
        const lanes place = found->point[k].feature;
        LH_ROLLED
        for (int j = 0; j < RING_POINTS; j++)
            found->point[k].feature = lanes_select(lanes_eq(place, all->point[j].feature), all->feature[j],
                                                   found->point[k].feature);
    }
    LH_ROLLED
    for (int k = 0; k < 6; k++)
        put_in_order_of_features(&found->point[first[k]], &found->point[first[k] + 1]);
}

void LH_OWN(find_hull_manifold)(const convex_pair *p, const core_gap *contact, v3 normal, v3 on_a,
                                lanes margin, manifold *found)
{
    const shape_gap shapes = gap_of_shapes(contact, margin);
    const lanes zero = lanes_set1(0.0f);
    if (mask_bits(shapes.hit) == 0) {
        *found = no_manifold(shapes.hit);
        return;
    }
    const normal_view view = normal_view_of(normal);
    const hull_view a = view_of_hull(p->a, p, view, (v3){zero, zero, zero}, 0),
                    b = view_of_hull(p->b, p, view, p->between, 1);
    const ring_limits limits = {*contact, margin, lanes_inverse_power(p->scale)};
    facing_ring of_a, of_b;
    two_rings rings;
    ring_points all;
    find_facing_ring(&of_a, &a);
    find_facing_ring(&of_b, &b);
    find_two_rings(&rings, &of_a, &of_b);
    clip_rings(&all, &rings, &limits);
    const flat at = {lanes_mul(v3_dot(view.u, on_a), p->scale), lanes_mul(v3_dot(view.v, on_a), p->scale)};
    put_contact(&all, &of_a, &of_b, at, shapes.hit);

    clipped_point kept[LH_POINTS_OF_MANIFOLDS];
    LH_OWN(keep_four)(lanes_set1(1.0f), shapes.hit, RING_POINTS, all.point, kept);
    found->normal = normal;
    const manifold_point told = {point_of_core_gap(contact, normal), shapes.distance,
                                 all.point[RING_POINTS - 1].feature, shapes.hit};
    LH_ROLLED
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++) {
        const mask is_contact = lanes_eq(kept[k].feature, all.point[RING_POINTS - 1].feature);
        const manifold_point between = point_between_rings(&all, &kept[k], p, &limits, view, of_a.height);
        found->point[k] = point_select(is_contact, told, between);
        found->point[k].is_within = mask_and(kept[k].is_within, shapes.hit);
    }
    put_points_in_order(found, &all);
}

#endif
