/* A segment and a box: the nearest points of both, or the shortest way to move the segment out of the box. That is away
 * from a face, or past an edge at a right angle to both. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_BOX_GAP_H
#define LANEHIT_SRC_SCALAR_REFERENCE_SEGMENT_BOX_GAP_H

#include "reference_contact.h"
#include "reference_moving_point.h"

/* A way out: the direction back, its length, and where on the segment it begins, as a share of that. */
typedef struct way_out_of_box {
    vector3 inwards;
    float depth, share;
} way_out_of_box;

static inline float *component(vector3 *v, int axis)
{
    return axis == 0 ? &v->x : axis == 1 ? &v->y : &v->z;
}

/* By the nearer face of an axis, from the end that is deepest. */
static inline way_out_of_box way_by_face(segment s, box b, int axis)
{
    float start = *component(&s.a, axis), end = *component(&s.b, axis);
    float up = *component(&b.max, axis) - min(start, end), down = max(start, end) - *component(&b.min, axis);
    way_out_of_box out = {{0.0f, 0.0f, 0.0f}, up <= down ? up : down, 0.0f};
    *component(&out.inwards, axis) = up <= down ? -1.0f : 1.0f;
    if (!(up <= down ? start <= end : end <= start))
        out.share = 1.0f;
    return out;
}

/* Past an edge along an axis, seen along which the segment goes by p and q. */
static inline way_out_of_box way_past_edge(course *c, int axis)
{
    int u = (axis + 1) % 3, w = (axis + 2) % 3;
    float p = *component(&c->velocity, u), q = *component(&c->velocity, w), squared = p * p + q * q;
    float low_p = *component(&c->low, u), high_p = *component(&c->high, u);
    float low_q = *component(&c->low, w), high_q = *component(&c->high, w);
    float forth = max(low_p * q, high_p * q) - min(low_q * p, high_q * p);
    float back = max(low_q * p, high_q * p) - min(low_p * q, high_p * q);
    float inverse = 1.0f / square_root(squared);
    float to_p = forth <= back ? -q : q, to_q = forth <= back ? p : -p;
    float edge_p = to_p < 0.0f ? high_p : low_p, edge_q = to_q < 0.0f ? high_q : low_q;
    int is_seen = (squared >= 0x1p-126f) & (squared < INFINITY);
    way_out_of_box out = {
        .depth = is_seen ? (forth <= back ? forth : back) * inverse : INFINITY,
        .share = (edge_p * p + edge_q * q) * inverse * inverse,
    };
    *component(&out.inwards, u) = to_p * inverse;
    *component(&out.inwards, w) = to_q * inverse;
    return out;
}

/* Of equal ways the first: faces x, y, z, then edges. */
static inline way_out_of_box shortest_way_out(segment s, box b, course *c)
{
    way_out_of_box shortest = way_by_face(s, b, 0);
    for (int k = 1; k < 6; k++) {
        way_out_of_box other = k < 3 ? way_by_face(s, b, k) : way_past_edge(c, k - 3);
        if (other.depth < shortest.depth)
            shortest = other;
    }
    return shortest;
}

/* The share of the point that leaves, which is beside the face or the edge by rounding alone. */
static inline float share_of_exit(course *c, way_out_of_box out)
{
    float enter = 0.0f, leave = 1.0f;
    for (int axis = 0; axis < 3; axis++) {
        float at_low = c->crossing[axis], at_high = c->crossing[axis + 3];
        if (*component(&out.inwards, axis) != 0.0f || !(fabsf(*component(&c->velocity, axis)) > 0.0f))
            continue;
        enter = max(min(at_low, at_high), enter);
        leave = min(max(at_low, at_high), leave);
    }
    return min(max(out.share, enter), leave);
}

typedef struct segment_box_gap {
    float share;
    vector3 way;
    float distance;  /* NaN of a box without points */
    vector3 inwards; /* if they meet */
} segment_box_gap;

static inline segment_box_gap gap_of_segment(segment s, box b)
{
    course c = course_past(s.a, subtract(s.b, s.a), b, 1.0f);
    float nearest = nearest_time(&c);
    vector3 point = point_at(&c, nearest);
    float squared = distance_squared_at(&c, nearest), apart = square_root(squared);
    way_out_of_box out = shortest_way_out(s, b, &c);
    segment_box_gap gap = {nearest, subtract(clamp_each(point, c.low, c.high), point), apart, out.inwards};
    if ((out.depth >= 0.0f) & (apart >= 0.0f)) {
        gap.share = share_of_exit(&c, out);
        gap.distance = -max(out.depth, 0.0f);
        gap.way = scale(out.inwards, gap.distance);
    } else if (squared < 0x1p-126f) {
        gap.distance = -0.0f;
    }
    gap.distance = all_at_most(b.min, b.max) ? gap.distance : NAN;
    return gap;
}

/* Of the length of the segment and of the distance; and what underflows. */
static inline float padding_of_segment_gap(vector3 along, float distance)
{
    float of_length = sum_of_magnitudes(along) * (28.0f * unit_roundoff);
    return (of_length + fabsf(distance) * (16.0f * unit_roundoff)) + 0x1p-62f;
}

static inline core_pair contact_of_capsule(capsule a, segment_box_gap gap, float further_padding,
                                           vector3 open)
{
    vector3 along = subtract(a.axis.b, a.axis.a);
    sphere nearest = {add(a.axis.a, scale(along, gap.share)), a.radius};
    float padding = padding_of_segment_gap(along, gap.distance) + further_padding;
    return core_pair_along(nearest, gap.way, gap.distance, padding, 0.0f, open);
}

#endif
