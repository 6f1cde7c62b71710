/* What two faces of boxes have in common, seen along the normal of one of them: the corners of a polygon of up to eight
 * sides. Each edge of the incident face is cut by the sides of the reference face (Cyrus and Beck; Ericson 5.3.3), and
 * the corners of the reference face that lie over the incident one are those that are left. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_FACE_CLIP_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_FACE_CLIP_H

#include "mathematics/core_gap.h"

typedef struct flat {
    lanes u, v;
} flat;

LH_INLINE flat flat_add(flat a, flat b)
{
    return (flat){lanes_add(a.u, b.u), lanes_add(a.v, b.v)};
}

LH_INLINE flat flat_sub(flat a, flat b)
{
    return (flat){lanes_sub(a.u, b.u), lanes_sub(a.v, b.v)};
}

LH_INLINE flat flat_negate(flat a)
{
    return (flat){lanes_negate(a.u), lanes_negate(a.v)};
}

LH_INLINE flat flat_along(flat from, flat way, lanes t)
{
    return (flat){lanes_add(from.u, lanes_mul(way.u, t)), lanes_add(from.v, lanes_mul(way.v, t))};
}

LH_INLINE lanes flat_dot(flat a, flat b)
{
    return lanes_add(lanes_mul(a.u, b.u), lanes_mul(a.v, b.v));
}

LH_INLINE lanes flat_cross(flat a, flat b)
{
    return lanes_sub(lanes_mul(a.u, b.v), lanes_mul(a.v, b.u));
}

/* A rectangle about the origin, and over it a parallelogram: the centre and half of either way across it. */
typedef struct two_faces {
    flat half;
    flat centre, across[2];
    lanes height; /* of the plane of the incident face over the reference face, at the origin */
    flat descent; /* by how much it falls, a unit of either way */
    lanes slack;  /* corners so far outside count as inside: those of equal faces, on each other */
} two_faces;

LH_INLINE lanes flat_sum_of_magnitudes(flat a)
{
    return lanes_add(lanes_abs(a.u), lanes_abs(a.v));
}

/* No less than any coordinate of what both have in common. */
LH_INLINE lanes size_of_faces(const two_faces *f)
{
    return lanes_add(lanes_add(flat_sum_of_magnitudes(f->half), flat_sum_of_magnitudes(f->centre)),
                     lanes_add(flat_sum_of_magnitudes(f->across[0]), flat_sum_of_magnitudes(f->across[1])));
}

/* Numbers of features, each of both faces together (LH_FEATURE_OF_B). Of the incident face and edges of the reference
 * face, what is of the other edge or face is added. */
typedef struct face_features {
    lanes reference_face, incident_face;
    lanes side_u, side_v;       /* the edges of the reference face at u, v = -half */
    lanes towards_u, towards_v; /* what is more at +half; of corners too */
    lanes corner;               /* of the reference face, at -half in both */
    lanes edge[4];              /* of the incident face, one after the other around it */
    lanes incident_corner[4];   /* where each begins */
} face_features;

typedef struct clipped_point {
    flat at;
    lanes height, feature;
    mask is_within; /* both faces, and the margin */
} clipped_point;

enum { POINTS_OF_AN_EDGE = 2, CLIPPED_POINTS = 12 };

LH_INLINE mask is_near_enough(lanes height, lanes margin)
{
    return mask_and(lanes_le(height, margin), lanes_le(lanes_abs(height), lanes_set1(LARGEST_GAP)));
}

LH_INLINE lanes height_at(const two_faces *f, flat at)
{
    return lanes_sub(f->height, flat_dot(at, f->descent));
}

/* ---- Edges of the incident face ----------------------------------------------------------------------- */

/* What of b + t * d, t from -1 to 1, lies between two parallel sides: by the reciprocal of d. */
typedef struct cut {
    lanes enter, leave;
} cut;

/* An edge that is parallel to the sides is taken for one that is not, by so little that it does not matter. */
LH_INLINE lanes reciprocal_of_way(lanes way, lanes half)
{
    const lanes least = lanes_max(lanes_mul(half, lanes_set1(0x1p-50f)), lanes_set1(0x1p-90f));
    return lanes_div(lanes_set1(1.0f), lanes_opposing(lanes_max(lanes_abs(way), least), lanes_negate(way)));
}

LH_INLINE cut cut_between(lanes middle, lanes half, lanes reciprocal)
{
    const lanes centre = lanes_negate(lanes_mul(middle, reciprocal)),
                reach = lanes_mul(half, lanes_abs(reciprocal));
    return (cut){lanes_sub(centre, reach), lanes_add(centre, reach)};
}

LH_INLINE mask is_in_rectangle(flat at, flat half)
{
    return mask_and(lanes_le(lanes_abs(at.u), half.u), lanes_le(lanes_abs(at.v), half.v));
}

/* The edge from middle - way to middle + way, which is number k: where it enters the rectangle, or begins in it, and
 * where it leaves that, unless it ends in it. */
LH_INLINE void clip_edge(const two_faces *f, const face_features *of, int k, flat middle, flat way, flat half,
                         lanes margin, clipped_point *to)
{
    const lanes one = lanes_set1(1.0f), zero = lanes_set1(0.0f);
    const flat per_way = {reciprocal_of_way(way.u, half.u), reciprocal_of_way(way.v, half.v)};
    const cut by_u = cut_between(middle.u, half.u, per_way.u),
              by_v = cut_between(middle.v, half.v, per_way.v);
    const lanes enter = lanes_max(lanes_max(by_u.enter, by_v.enter), lanes_negate(one)),
                leave = lanes_min(lanes_min(by_u.leave, by_v.leave), one);
    const mask begins_inside = is_in_rectangle(flat_sub(middle, way), half),
               ends_inside = is_in_rectangle(flat_add(middle, way), half), is_inside = lanes_le(enter, leave);

    const mask enters_by_u = lanes_le(by_v.enter, by_u.enter), leaves_by_u = lanes_le(by_u.leave, by_v.leave);
    const lanes later_u = lanes_or_zero(lanes_lt(zero, per_way.u), of->towards_u),
                later_v = lanes_or_zero(lanes_lt(zero, per_way.v), of->towards_v);
    const lanes side_of_entry =
        lanes_select(enters_by_u, lanes_add(of->side_u, lanes_sub(of->towards_u, later_u)),
                     lanes_add(of->side_v, lanes_sub(of->towards_v, later_v)));
    const lanes side_of_exit =
        lanes_select(leaves_by_u, lanes_add(of->side_u, later_u), lanes_add(of->side_v, later_v));

    to[0].at = flat_along(middle, way, lanes_select(begins_inside, lanes_negate(one), enter));
    to[0].height = height_at(f, to[0].at);
    to[0].feature =
        lanes_select(begins_inside, of->incident_corner[k], lanes_add(side_of_entry, of->edge[k]));
    to[0].is_within = mask_and(mask_or(begins_inside, is_inside), is_near_enough(to[0].height, margin));
    to[1].at = flat_along(middle, way, leave);
    to[1].height = height_at(f, to[1].at);
    to[1].feature = lanes_add(side_of_exit, of->edge[k]);
    to[1].is_within = mask_and(mask_without(is_inside, ends_inside), is_near_enough(to[1].height, margin));
}

/* ---- Corners of the reference face -------------------------------------------------------------------- */

/* A corner counts if that of the rectangle by which edges are cut is inside the incident face, so that both together
 * are the corners of one polygon; of a rectangle a little smaller, so that rounding leaves none to neither. */
static const float CORNER_SLACK = 0.9375f;

/* Nothing is inside of a face without an area. */
LH_INLINE void clip_corners(const two_faces *f, const face_features *of, lanes margin, clipped_point *to)
{
    const lanes one = lanes_set1(1.0f), least = lanes_set1(0x1p-100f);
    const flat p = f->across[0], q = f->across[1];
    const lanes area = flat_cross(p, q), inverse = lanes_div(one, area);
    const mask has_area = lanes_lt(least, lanes_abs(area));
    const lanes corner = lanes_add(of->corner, of->incident_face), upper_u = lanes_add(corner, of->towards_u);
    const lanes beyond = lanes_mul(f->slack, lanes_set1(CORNER_SLACK));
    const flat low = flat_negate(f->half),
               outer = {lanes_add(f->half.u, beyond), lanes_add(f->half.v, beyond)};
    to[0].at = low, to[0].feature = corner;
    to[1].at = (flat){f->half.u, low.v}, to[1].feature = upper_u;
    to[2].at = (flat){low.u, f->half.v}, to[2].feature = lanes_add(corner, of->towards_v);
    to[3].at = f->half, to[3].feature = lanes_add(upper_u, of->towards_v);
    LH_ROLLED
    for (int k = 0; k < 4; k++) {
        const flat tested = {k & 1 ? outer.u : lanes_negate(outer.u),
                             k & 2 ? outer.v : lanes_negate(outer.v)};
        const flat from_centre = flat_sub(tested, f->centre);
        const lanes along_p = lanes_mul(flat_cross(from_centre, q), inverse),
                    along_q = lanes_mul(flat_cross(p, from_centre), inverse);
        const mask is_over = mask_and(
            mask_and(lanes_le(lanes_abs(along_p), one), lanes_le(lanes_abs(along_q), one)), has_area);
        to[k].height = height_at(f, to[k].at);
        to[k].is_within = mask_and(is_over, is_near_enough(to[k].height, margin));
    }
}

LH_INLINE void clip_faces(const two_faces *f, const face_features *of, lanes margin, clipped_point *to)
{
    const flat half = {lanes_add(f->half.u, f->slack), lanes_add(f->half.v, f->slack)};
    flat way = f->across[0], other = f->across[1];
    /* Around the face: each edge's way is the next one's way to the outside, reversed. */
    LH_ROLLED
    for (int k = 0; k < 4; k++) {
        clip_edge(f, of, k, flat_sub(f->centre, other), way, half, margin, to);
        to += POINTS_OF_AN_EDGE;
        const flat turned = flat_negate(way);
        way = other;
        other = turned;
    }
    clip_corners(f, of, margin, to);
}

#endif
