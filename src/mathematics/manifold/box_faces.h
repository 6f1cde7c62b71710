/* The faces of two boxes that look at each other, for an axis that is normal to one of them. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_BOX_FACES_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_BOX_FACES_H

#include "box_pair_point.h"
#include "four_points.h"
#include "contact_points.h"

/* Of the least half extent of both faces, what counts as inside: without it the corners of equal boxes, one on the
 * other, come and go. */
static const float FACE_SLACK = 0x1p-9f;

/* The axis of the other box to which its face is normal: the one that looks most along the axis; and its end. */
typedef struct incident_face {
    axis on;
    mask is_upper;
} incident_face;

/* u and v are the edges of the face from which the axis leads, in the order of along->edge; heights are along the axis,
 * from that face. */
LH_INLINE two_faces faces_along(const box_pair_touch *of, incident_face *incident)
{
    const axis edge = of->along.edge;
    const v3 half = v3_from_axis(edge, of->half), way = v3_from_axis(edge, of->along.way);
    const lanes up = v3_from_axis(edge, of->along.direction).z;
    const v3 x = v3_from_axis(edge, of->other.x), y = v3_from_axis(edge, of->other.y),
             z = v3_from_axis(edge, of->other.z);
    const v3 rises = v3_scale((v3){x.z, y.z, z.z}, up);
    const axis on = greatest_of(v3_abs(rises)).on;
    const v3 u = v3_from_axis(on, (v3){x.x, y.x, z.x}), v = v3_from_axis(on, (v3){x.y, y.y, z.y}),
             rise = v3_from_axis(on, rises), other_half = v3_from_axis(on, of->other_half);
    *incident = (incident_face){on, lanes_lt(rise.x, lanes_set1(0.0f))};

    const lanes reach = lanes_opposing(other_half.x, rise.x);
    const flat centre = {lanes_add(way.x, lanes_mul(reach, u.x)), lanes_add(way.y, lanes_mul(reach, v.x))};
    const lanes risen = lanes_add(lanes_mul(way.z, up), lanes_mul(reach, rise.x));
    const lanes per_rise = lanes_div(lanes_set1(1.0f), rise.x);
    const flat descent = {lanes_mul(u.x, per_rise), lanes_mul(v.x, per_rise)};
    const lanes least = lanes_min(lanes_min(half.x, half.y), lanes_min(other_half.y, other_half.z));
    return (two_faces){
        .half = {half.x, half.y},
        .centre = centre,
        .across = {{lanes_mul(other_half.y, u.y), lanes_mul(other_half.y, v.y)},
                   {lanes_mul(other_half.z, u.z), lanes_mul(other_half.z, v.z)}},
        .height = lanes_add(lanes_sub(risen, half.z), flat_dot(centre, descent)),
        .descent = descent,
        .slack = lanes_mul(least, lanes_set1(FACE_SLACK)),
    };
}

/* ---- Their features ----------------------------------------------------------------------------------- */

/* What an axis is in the number of a feature, and its + end; of an axis and the two that follow it. */
LH_INLINE v3 axis_features(axis from)
{
    return v3_from_axis(from, (v3){lanes_set1((float)feature_of(0, 0)), lanes_set1((float)feature_of(0, 1)),
                                   lanes_set1((float)feature_of(0, 2))});
}

LH_INLINE v3 sign_features(axis from)
{
    return v3_from_axis(from, (v3){lanes_set1((float)feature_of(0, FIRST_SIGN)),
                                   lanes_set1((float)feature_of(0, FIRST_SIGN << 1)),
                                   lanes_set1((float)feature_of(0, FIRST_SIGN << 2))});
}

/* What the features of the box from which the axis leads, and those of the other, are multiplied by. */
typedef struct feature_places {
    lanes own, other;
} feature_places;

LH_INLINE feature_places places_of_features(mask teller_is_b)
{
    const lanes of_a = lanes_set1(1.0f), of_b = lanes_set1((float)(1 << LH_FEATURE_OF_B));
    return (feature_places){lanes_select(teller_is_b, of_b, of_a), lanes_select(teller_is_b, of_a, of_b)};
}

LH_INLINE face_features features_of_faces(const seen_axis *along, incident_face incident,
                                          feature_places places)
{
    const lanes up = v3_from_axis(along->edge, along->direction).z;
    const lanes edge = lanes_set1(LH_EDGE), vertex = lanes_set1(LH_VERTEX), zero = lanes_set1(0.0f);
    const v3 number = v3_scale(axis_features(along->edge), places.own),
             sign = v3_scale(sign_features(along->edge), places.own);
    const lanes own_edge = lanes_mul(edge, places.own), own_vertex = lanes_mul(vertex, places.own);
    const lanes end = lanes_or_zero(lanes_lt(zero, up), sign.z);

    const v3 other_number = v3_scale(axis_features(incident.on), places.other),
             other_sign = v3_scale(sign_features(incident.on), places.other);
    const lanes other_end = lanes_or_zero(incident.is_upper, other_sign.x);
    const lanes other_edge = lanes_add(lanes_mul(edge, places.other), other_end),
                other_vertex = lanes_add(lanes_mul(vertex, places.other), other_end);
    const lanes along_next = lanes_add(other_edge, other_number.y),
                along_last = lanes_add(other_edge, other_number.z);
    const lanes face = lanes_add(number.z, end), corner = lanes_add(other_vertex, face);
    return (face_features){
        .reference_face = face,
        .incident_face = lanes_add(other_number.x, other_end),
        .side_u = lanes_add(lanes_add(own_edge, number.y), end),
        .side_v = lanes_add(lanes_add(own_edge, number.x), end),
        .towards_u = sign.x,
        .towards_v = sign.y,
        .corner = lanes_add(own_vertex, end),
        .edge = {along_next, lanes_add(along_last, other_sign.y), lanes_add(along_next, other_sign.z),
                 along_last},
        .incident_corner = {corner, lanes_add(corner, other_sign.y),
                            lanes_add(lanes_add(corner, other_sign.y), other_sign.z),
                            lanes_add(corner, other_sign.z)},
    };
}

#endif
