/* The points of two convex shapes that are nearest to each other: the search of separation.h, carried on until a step
 * comes no nearer to the origin. Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5. Of each
 * point of the simplex the one of the first shape is kept, of which it is a difference; that of the second is as far
 * from there as the nearest point of the simplex is from the origin. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_NEAREST_POINTS_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_NEAREST_POINTS_H

#include "near_convex.h"
#include "separation.h"

/* A search so far. */
typedef struct near_search {
    simplex of_difference;
    v3 on_a[3]; /* of each of its points, from a's origin */
} near_search;

LH_INLINE near_search search_select(mask m, const near_search *a, const near_search *b)
{
    return (near_search){
        simplex_select(m, &a->of_difference, &b->of_difference),
        {v3_select(m, a->on_a[0], b->on_a[0]), v3_select(m, a->on_a[1], b->on_a[1]),
         v3_select(m, a->on_a[2], b->on_a[2])},
    };
}

/* Of the second and third point of a simplex. */
typedef struct weights {
    lanes second, third;
} weights;

/* The shares that two edges have of a way in their plane, with the normal of both, whose square is given. */
LH_INLINE weights shares_of_edges(v3 way, v3 e1, v3 e2, v3 normal, lanes squared)
{
    return (weights){lanes_div(v3_dot(normal, v3_cross(way, e2)), squared),
                     lanes_div(v3_dot(normal, v3_cross(e1, way)), squared)};
}

/* Of a triangle that is a sliver the first shares are off by much. What they leave of the way is a small vector, whose
 * shares mend them. */
LH_INLINE weights shares_of_triangle(v3 way, v3 e1, v3 e2, lanes squared)
{
    const v3 normal = v3_cross(e1, e2);
    const weights rough = shares_of_edges(way, e1, e2, normal, squared);
    const v3 left = v3_sub(v3_sub(way, v3_scale(e1, rough.second)), v3_scale(e2, rough.third));
    const weights rest = shares_of_edges(left, e1, e2, normal, squared);
    return (weights){lanes_add(rough.second, rest.second), lanes_add(rough.third, rest.third)};
}

/* The nearest point of the simplex, in its scale, as a sum of its points by shares that are kept from 0 to 1: so it is
 * the difference of two points of the shapes, whatever was lost of the shares. */
LH_INLINE near_convex nearest_of_search(const near_search *n)
{
    const simplex *const s = &n->of_difference;
    const lanes zero = lanes_set1(0.0f), one = lanes_set1(1.0f);
    const v3 e1 = v3_sub(s->point[1], s->point[0]), e2 = v3_sub(s->point[2], s->point[0]);
    const v3 foot = v3_scale(s->way, lanes_div(one, s->below)), along = v3_sub(foot, s->point[0]);
    const weights of_triangle = shares_of_triangle(along, e1, e2, s->below);
    const lanes of_edge = lanes_div(v3_dot(along, e1), s->below);
    const lanes second = lanes_select(s->has_third, of_triangle.second, of_edge);
    const lanes share_of_second = lanes_or_zero(s->has_second, lanes_max(lanes_min(second, one), zero));
    const lanes most = lanes_sub(one, share_of_second);
    const lanes share_of_third =
        lanes_or_zero(s->has_third, lanes_max(lanes_min(of_triangle.third, most), zero));
    const v3 way = v3_add(v3_add(s->point[0], v3_scale(e1, share_of_second)), v3_scale(e2, share_of_third));
    const v3 on_a = v3_add(v3_add(n->on_a[0], v3_scale(v3_sub(n->on_a[1], n->on_a[0]), share_of_second)),
                           v3_scale(v3_sub(n->on_a[2], n->on_a[0]), share_of_third));
    return (near_convex){v3_dot(way, way), on_a, way};
}

/* Points of both within the tetrahedron of a simplex and one point more, by the weights that is_within has of the
 * origin. Of a flat one these are rough; but whatever they are, either point is on its shape. */
LH_INLINE near_convex common_points(const near_search *n, v3 point, v3 on_a)
{
    const simplex *const s = &n->of_difference;
    const v3 e1 = v3_sub(s->point[0], point), e2 = v3_sub(s->point[1], point),
             e3 = v3_sub(s->point[2], point);
    const edge_end newest = end_at(point);
    const edge_end near1 = nearer_end(newest, end_at(s->point[0]));
    const edge_end near2 = nearer_end(newest, end_at(s->point[1]));
    const edge_end near3 = nearer_end(newest, end_at(s->point[2]));
    const v3 n12 = v3_cross(e1, e2);
    const lanes share = lanes_div(lanes_set1(1.0f), v3_dot(n12, v3_sub(point, s->point[2])));
    const lanes first = lanes_mul(v3_dot(v3_cross(e2, e3), nearer_end(near2, near3).at), share);
    const lanes second = lanes_mul(v3_dot(v3_cross(e3, e1), nearer_end(near3, near1).at), share);
    const lanes third = lanes_mul(v3_dot(n12, nearer_end(near1, near2).at), share);
    const v3 left =
        v3_add(v3_add(v3_add(point, v3_scale(e1, first)), v3_scale(e2, second)), v3_scale(e3, third));
    const v3 by_first = v3_scale(v3_sub(n->on_a[0], on_a), first);
    const v3 by_second = v3_scale(v3_sub(n->on_a[1], on_a), second);
    const v3 by_third = v3_scale(v3_sub(n->on_a[2], on_a), third);
    return (near_convex){v3_dot(left, left), v3_add(v3_add(v3_add(on_a, by_first), by_second), by_third),
                         left};
}

LH_INLINE near_convex near_select(mask m, near_convex a, near_convex b)
{
    return (near_convex){lanes_select(m, a.squared, b.squared), v3_select(m, a.on_a, b.on_a),
                         v3_select(m, a.way, b.way)};
}

/* Of the lanes in `asked`; of the others something. Each lane ends by itself, so that none depends on its neighbours.
 * In each other the points are those of the tetrahedron, or of the nearest part if these are nearer to each other. How
 * the search ended is left in `last`. */
static LH_ONE_COPY near_convex nearest_of_pair(const convex_pair *p, uint32_t asked, near_search *last)
{
    const lanes zero = lanes_set1(0.0f);
    const v3 middle = middle_of_convex(p->a);
    near_search n = {simplex_of_point(way_between_middles(p)), {middle, middle, middle}};
    near_convex common = {lanes_set1(__builtin_inff()), middle, middle};
    mask are_in_each_other = no_lane(), goes_on = lanes_eq(zero, zero);
    for (int step = 0; step < MOST_STEPS; step++) {
        const v3 along = v3_scaled_to_one(n.of_difference.way);
        const support a = support_of_convex(p->a, along), b = support_of_convex(p->b, v3_negate(along));
        const v3 point = v3_scale(v3_add(p->between, v3_sub(b.vertex, a.vertex)), p->scale);
        const near_search before = n;
        kept_points kept;
        goes_on = mask_without(goes_on, simplex_has(&n.of_difference, point));
        const mask within = mask_and(goes_on, add_to_simplex(&n.of_difference, point, &kept));
        keep_points(n.on_a, a.vertex, kept);
        goes_on = mask_and(goes_on, is_nearer_than(&n.of_difference, &before.of_difference));
        if (mask_bits(within) & asked) {
            common = near_select(within, common_points(&before, point, a.vertex), common);
            are_in_each_other = mask_or(are_in_each_other, within);
            goes_on = mask_without(goes_on, within);
        }
        n = search_select(mask_or(goes_on, within), &n, &before);
        if ((mask_bits(goes_on) & asked) == 0)
            break;
    }
    *last = n;
    const near_convex apart = nearest_of_search(&n);
    near_convex near = near_select(lanes_lt(common.squared, apart.squared), common, apart);
    near.way = v3_scale(near.way, lanes_inverse_power(p->scale));
    near.squared = lanes_select(are_in_each_other, zero, v3_dot(near.way, near.way));
    return near;
}

#endif
