/* A segment and a box: how far they are apart, or how far the segment has to be moved to leave the box. It leaves it
 * by a face, or past an edge: along the product of that edge and the segment. These are the normals of the faces of
 * what a segment and a box span, one subtracted from the other, so that no other way is shorter (Ericson, Real-Time
 * Collision Detection, 5.2.1 and 9.5). */
#ifndef LANEHIT_SRC_MATHEMATICS_SEGMENT_BOX_GAP_H
#define LANEHIT_SRC_MATHEMATICS_SEGMENT_BOX_GAP_H

#include "core_gap.h"
#include "mathematics/motion/moving_point.h"

/* A way out of the box. */
typedef struct segment_exit {
    v3 inwards;  /* back, of length 1 */
    lanes depth; /* its length; less than 0 if segment and box are apart, seen along it */
    lanes time;  /* of the point of the segment that leaves last */
} segment_exit;

/* ---- By a face ---------------------------------------------------------------------------------------- */

/* On one axis. Of points as deep the first leaves last. */
typedef struct face_exit {
    lanes inwards, depth, time;
} face_exit;

LH_INLINE face_exit exit_by_face(lanes start, lanes end, lanes min, lanes max)
{
    const lanes zero = lanes_set1(0.0f), one = lanes_set1(1.0f);
    const lanes up = lanes_sub(max, lanes_min(start, end)), down = lanes_sub(lanes_max(start, end), min);
    const mask is_up = lanes_le(up, down);
    const mask start_is_last = lanes_le(lanes_select(is_up, start, end), lanes_select(is_up, end, start));
    return (face_exit){lanes_select(is_up, lanes_negate(one), one), lanes_select(is_up, up, down),
                       lanes_select(start_is_last, zero, one)};
}

/* ---- Past an edge ------------------------------------------------------------------------------------- */

/* What runs along an edge, seen along it: in the plane of the two other axes, p and q. */
typedef struct across {
    lanes p, q;
} across;

typedef struct edge_exit {
    across inwards;
    lanes depth, time;
} edge_exit;

LH_INLINE lanes corner_towards(lanes inwards, lanes low, lanes high)
{
    return lanes_select(lanes_lt(inwards, lanes_set1(0.0f)), high, low);
}

/* The edge, a corner of the box from low to high, is the one beyond which the line lies once it has left. Where the
 * segment is not seen, since it runs along the edge too, there is no such way. */
LH_INLINE edge_exit exit_past_edge(across way, across low, across high)
{
    const lanes squared = lanes_add(lanes_mul(way.p, way.p), lanes_mul(way.q, way.q));
    const mask is_seen = gives_direction(squared);
    const lanes inverse = lanes_div(lanes_set1(1.0f), lanes_sqrt(squared));

    const across low_part = {lanes_mul(low.p, way.q), lanes_mul(low.q, way.p)},
                 high_part = {lanes_mul(high.p, way.q), lanes_mul(high.q, way.p)};
    const lanes forth = lanes_sub(lanes_max(low_part.p, high_part.p), lanes_min(low_part.q, high_part.q));
    const lanes back = lanes_sub(lanes_max(low_part.q, high_part.q), lanes_min(low_part.p, high_part.p));
    const mask is_forth = lanes_le(forth, back);
    const lanes depth = lanes_mul(lanes_select(is_forth, forth, back), inverse);

    const across inwards = {lanes_select(is_forth, lanes_negate(way.q), way.q),
                            lanes_select(is_forth, way.p, lanes_negate(way.p))};
    const across edge = {corner_towards(inwards.p, low.p, high.p), corner_towards(inwards.q, low.q, high.q)};
    const lanes along = lanes_add(lanes_mul(edge.p, way.p), lanes_mul(edge.q, way.q));
    return (edge_exit){{lanes_mul(inwards.p, inverse), lanes_mul(inwards.q, inverse)},
                       lanes_signed_or_infinity(is_seen, depth),
                       lanes_mul(lanes_mul(along, inverse), inverse)};
}

/* ---- The shortest ------------------------------------------------------------------------------------- */

LH_INLINE segment_exit shorter_of(segment_exit a, segment_exit b)
{
    const mask is_b = lanes_lt(b.depth, a.depth);
    return (segment_exit){v3_select(is_b, b.inwards, a.inwards), lanes_select(is_b, b.depth, a.depth),
                          lanes_select(is_b, b.time, a.time)};
}

/* Of equal ways faces come first, x before y before z, and upper ends. */
LH_INLINE segment_exit exit_of_segment(segment s, aabb box, const moving_point *past)
{
    const face_exit x = exit_by_face(s.a.x, s.b.x, box.min.x, box.max.x),
                    y = exit_by_face(s.a.y, s.b.y, box.min.y, box.max.y),
                    z = exit_by_face(s.a.z, s.b.z, box.min.z, box.max.z);
    const v3 way = past->velocity, low = past->box.min, high = past->box.max;
    const edge_exit past_x = exit_past_edge((across){way.y, way.z}, (across){low.y, low.z},
                                            (across){high.y, high.z}),
                    past_y = exit_past_edge((across){way.z, way.x}, (across){low.z, low.x},
                                            (across){high.z, high.x}),
                    past_z = exit_past_edge((across){way.x, way.y}, (across){low.x, low.y},
                                            (across){high.x, high.y});
    const lanes zero = lanes_set1(0.0f);
    const segment_exit exits[] = {
        {{x.inwards, zero, zero}, x.depth, x.time},
        {{zero, y.inwards, zero}, y.depth, y.time},
        {{zero, zero, z.inwards}, z.depth, z.time},
        {{zero, past_x.inwards.p, past_x.inwards.q}, past_x.depth, past_x.time},
        {{past_y.inwards.q, zero, past_y.inwards.p}, past_y.depth, past_y.time},
        {{past_z.inwards.p, past_z.inwards.q, zero}, past_z.depth, past_z.time},
    };
    segment_exit shortest = exits[0];
    LH_UNROLL
    for (int i = 1; i < (int)(sizeof exits / sizeof *exits); i++)
        shortest = shorter_of(shortest, exits[i]);
    return shortest;
}

/* ---- The gap ------------------------------------------------------------------------------------------ */

/* Where the way out goes along the slab, and the point moves on that axis. */
LH_INLINE void narrow_to_slab(interval *times, lanes inwards, lanes velocity, lanes low, lanes high)
{
    const lanes zero = lanes_set1(0.0f);
    const mask counts = mask_and(lanes_eq(inwards, zero), lanes_lt(zero, lanes_abs(velocity)));
    times->enter = lanes_select(counts, lanes_max(lanes_min(low, high), times->enter), times->enter);
    times->exit = lanes_select(counts, lanes_min(lanes_max(low, high), times->exit), times->exit);
}

/* When the point that leaves does so by that face or past that edge, and not beside it: by rounding another way out may
 * seem shorter, but only where both are as short to within that. */
LH_INLINE lanes time_of_exit(segment_exit out, const moving_point *c)
{
    interval times = {lanes_set1(0.0f), c->end};
    narrow_to_slab(&times, out.inwards.x, c->velocity.x, c->crossing[0], c->crossing[3]);
    narrow_to_slab(&times, out.inwards.y, c->velocity.y, c->crossing[1], c->crossing[4]);
    narrow_to_slab(&times, out.inwards.z, c->velocity.z, c->crossing[2], c->crossing[5]);
    return time_within(out.time, times);
}

LH_INLINE mask bounds_meet(segment s, aabb box)
{
    return aabbs_meet((aabb){v3_min(s.a, s.b), v3_max(s.a, s.b)}, box);
}

typedef struct segment_box_gap {
    lanes time;     /* of the point of the segment */
    v3 way;         /* from there to the nearest point of the box; the shortest one out if it is in the box */
    v3 inwards;     /* the direction back */
    mask meet;      /* it is in the box or touches it */
    lanes distance; /* not positive if they meet; NaN of a box that has no points */
} segment_box_gap;

/* Whether they meet the ways out tell, which are asked for where bounds meet. Where the segment passes through the box,
 * the nearest time is that of its entry, and by rounding the point may then be outside. */
LH_INLINE segment_box_gap gap_of_segment(segment s, aabb box)
{
    const moving_point past = moving_point_of_segment(s, box);
    const lanes nearest = nearest_time(&past);
    const approach at = approach_at(&past, nearest);
    const lanes squared = squared_distance_of(&at), apart = lanes_sqrt(squared), zero = lanes_set1(0.0f);

    const mask touch = lanes_lt(squared, lanes_set1(LEAST_SQUARED_GAP));
    segment_exit out = {x_axis(), lanes_set1(-1.0f), zero};
    if (mask_bits(mask_or(touch, bounds_meet(s, box))))
        out = exit_of_segment(s, box, &past);
    const mask is_in = mask_and(lanes_le(zero, out.depth), lanes_le(zero, apart));
    const mask meet = mask_or(is_in, touch);
    const lanes distance = lanes_select(meet, lanes_negate(lanes_max(out.depth, zero)), apart);
    const lanes none = lanes_set1(__builtin_nanf(""));
    return (segment_box_gap){lanes_select(is_in, time_of_exit(out, &past), nearest),
                             v3_select(is_in, v3_scale(out.inwards, distance), v3_sub(at.nearest, at.point)),
                             out.inwards, meet, lanes_select(box_has_points(box), distance, none)};
}

#endif
