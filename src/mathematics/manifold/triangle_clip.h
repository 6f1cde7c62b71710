/* What a triangle and a face of a box have in common, seen along a direction: a polygon of up to seven sides. The
 * triangle is moved along it into the plane of the face; then each edge is cut by the sides of the face, and corners of
 * the face that lie over the triangle are those that are left. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_TRIANGLE_CLIP_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_TRIANGLE_CLIP_H

#include "mathematics/axis.h"
#include "four_points.h"

typedef struct triangle_on_face {
    two_faces faces;
    flat corner[3]; /* of the triangle, in the plane of the face */
    lanes area;     /* twice that, with a sign; 0 for none */
} triangle_on_face;

LH_INLINE lanes flat_length(flat a)
{
    return lanes_sqrt(flat_dot(a, a));
}

/* Of the least extent of both, what counts as inside. */
static const float TRIANGLE_SLACK = 0x1p-9f;

/* Of the two, that to which the direction is normal is taken to be larger: so the face if slack is more than 0, else
 * the triangle. Points of the other one are in its rim then, and no deeper than it is. */
LH_INLINE void find_area_and_slack(triangle_on_face *t, mask is_normal_to_triangle)
{
    const flat ab = flat_sub(t->corner[1], t->corner[0]), bc = flat_sub(t->corner[2], t->corner[1]),
               ca = flat_sub(t->corner[0], t->corner[2]);
    t->area = flat_cross(ab, bc);
    const lanes longest = lanes_max(lanes_max(flat_dot(ab, ab), flat_dot(bc, bc)), flat_dot(ca, ca));
    const lanes width = lanes_div(lanes_mul(lanes_abs(t->area), lanes_set1(0.5f)), lanes_sqrt(longest));
    const lanes least = lanes_min(width, lanes_min(t->faces.half.u, t->faces.half.v));
    const lanes slack = lanes_mul(least, lanes_set1(TRIANGLE_SLACK));
    t->faces.slack = lanes_select(is_normal_to_triangle, lanes_negate(slack), slack);
}

/* No less than any coordinate of what both have in common. */
LH_INLINE lanes size_of_triangle_on_face(const triangle_on_face *t)
{
    lanes size = flat_sum_of_magnitudes(t->faces.half);
    for (int k = 0; k < 3; k++)
        size = lanes_add(size, flat_sum_of_magnitudes(t->corner[k]));
    return size;
}

/* Of a triangle, less the slack. */
typedef struct flat_bounds {
    flat low, high;
} flat_bounds;

LH_INLINE flat_bounds bounds_of_triangle(const triangle_on_face *t)
{
    const flat a = t->corner[0], b = t->corner[1], c = t->corner[2];
    const lanes slack = t->faces.slack;
    return (flat_bounds){{lanes_add(lanes_min(lanes_min(a.u, b.u), c.u), slack),
                          lanes_add(lanes_min(lanes_min(a.v, b.v), c.v), slack)},
                         {lanes_sub(lanes_max(lanes_max(a.u, b.u), c.u), slack),
                          lanes_sub(lanes_max(lanes_max(a.v, b.v), c.v), slack)}};
}

LH_INLINE mask is_in_bounds(flat at, const flat_bounds *bounds)
{
    return mask_and(mask_and(lanes_le(bounds->low.u, at.u), lanes_le(at.u, bounds->high.u)),
                    mask_and(lanes_le(bounds->low.v, at.v), lanes_le(at.v, bounds->high.v)));
}

/* What is on the rim of a triangle that is not taken to be larger is where its edges are cut. Over the edges of a
 * needle heights are all rounding, far beyond its ends, too: hence the bounds. */
LH_INLINE mask is_over_triangle(const triangle_on_face *t, const flat_bounds *bounds, flat at)
{
    const lanes turn = lanes_or_zero(lanes_lt(t->area, lanes_set1(0.0f)), lanes_set1(-0.0f));
    mask is_inside = mask_and(lanes_lt(lanes_set1(0x1p-100f), lanes_abs(t->area)), is_in_bounds(at, bounds));
    for (int k = 0; k < 3; k++) {
        const flat start = t->corner[k], edge = flat_sub(t->corner[(k + 1) % 3], start);
        const lanes height = lanes_flip(flat_cross(edge, flat_sub(at, start)), turn);
        is_inside = mask_and(is_inside, lanes_le(lanes_mul(t->faces.slack, flat_length(edge)), height));
    }
    return is_inside;
}

LH_INLINE void clip_triangle(const triangle_on_face *t, const face_features *of, lanes margin,
                             clipped_point to[CLIPPED_POINTS])
{
    const lanes zero = lanes_set1(0.0f), half = lanes_set1(0.5f);
    const two_faces *const f = &t->faces;
    const flat grown = {lanes_add(f->half.u, f->slack), lanes_add(f->half.v, f->slack)};
    const flat corners[4] = {t->corner[0], t->corner[1], t->corner[2], t->corner[0]};
    clipped_point *ends = to;
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        const flat sum = flat_add(corners[k], corners[k + 1]), edge = flat_sub(corners[k + 1], corners[k]);
        const flat middle = {lanes_mul(sum.u, half), lanes_mul(sum.v, half)},
                   way = {lanes_mul(edge.u, half), lanes_mul(edge.v, half)};
        clip_edge(f, of, k, middle, way, grown, margin, ends);
        ends += POINTS_OF_AN_EDGE;
    }
    const flat_bounds bounds = bounds_of_triangle(t);
    const flat low = flat_negate(f->half);
    const flat at[4] = {low, {f->half.u, low.v}, {low.u, f->half.v}, f->half};
    const lanes feature[4] = {of->corner, lanes_add(of->corner, of->towards_u),
                              lanes_add(of->corner, of->towards_v),
                              lanes_add(lanes_add(of->corner, of->towards_u), of->towards_v)};
    LH_ROLLED
    for (int k = 0; k < 4; k++) {
        const lanes height = height_at(f, at[k]);
        to[6 + k] =
            (clipped_point){at[k], height, lanes_add(feature[k], of->incident_face),
                            mask_and(is_over_triangle(t, &bounds, at[k]), is_near_enough(height, margin))};
    }
    const clipped_point none = {{zero, zero}, zero, zero, lanes_lt(zero, zero)};
    for (int k = 10; k < CLIPPED_POINTS; k++)
        to[k] = none;
}

#endif
