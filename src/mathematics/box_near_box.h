/* The points of two boxes that are nearest to each other. If they are apart, that of the first is a corner, or that of
 * the second is on an edge. If they meet, but no edge of the second meets the first, some face of the second has in it
 * all that the first has of its plane; the corners of the first that are furthest to either side of that plane are the
 * ends of a diagonal, which so goes through the face. docs/guarantees.md has why. */
#ifndef LANEHIT_SRC_MATHEMATICS_BOX_NEAR_BOX_H
#define LANEHIT_SRC_MATHEMATICS_BOX_NEAR_BOX_H

#include "box_axes.h"
#include "box_beside_box.h"
#include "near_points.h"
#include "segment_near_box.h"

LH_INLINE v3 seen_by_second(const box_beside_box *p, v3 point)
{
    return (v3){v3_dot(p->axes[0], point), v3_dot(p->axes[1], point), v3_dot(p->axes[2], point)};
}

LH_INLINE v3 seen_by_first(const box_beside_box *p, v3 point)
{
    return v3_add(v3_add(v3_scale(p->axes[0], point.x), v3_scale(p->axes[1], point.y)),
                  v3_scale(p->axes[2], point.z));
}

LH_INLINE aabb second_of(const box_beside_box *p)
{
    return (aabb){v3_negate(p->half), p->half};
}

/* ---- Corners of the first ----------------------------------------------------------------------------- */

LH_INLINE v3 corner_of_first(const box_beside_box *p, int k)
{
    const v3 min = p->first.min, max = p->first.max;
    return (v3){k & 1 ? max.x : min.x, k & 2 ? max.y : min.y, k & 4 ? max.z : min.z};
}

/* What is nearest to the corner is kept as the second sees it, and turned back once. */
LH_INLINE void take_corners_of_first(near_points *nearest, const box_beside_box *p)
{
    const aabb second = second_of(p);
    LH_ROLLED
    for (int k = 0; k < 8; k++) {
        const v3 corner = corner_of_first(p, k), seen = seen_by_second(p, corner);
        const v3 on_second = nearest_in_box(seen, second), apart = v3_sub(seen, on_second);
        take_nearer(nearest, corner, on_second, v3_dot(apart, apart));
    }
    nearest->on_b = seen_by_first(p, nearest->on_b);
}

/* ---- Edges of the second ------------------------------------------------------------------------------ */

/* By how much a point that goes so far past the box is outside, at least. Rounding keeps the order, so this is no more
 * than what comes of any time, as computed; in other rounding modes too, as the differences have the same signs. */
LH_INLINE lanes outside_by(lanes way, lanes min, lanes max)
{
    const lanes zero = lanes_set1(0.0f);
    const lanes highest = lanes_max(way, zero), lowest = lanes_min(way, zero);
    const lanes below = lanes_negate(lanes_sub(highest, min)), above = lanes_sub(lowest, max);
    return lanes_max(lanes_max(below, above), zero);
}

LH_INLINE int comes_nearer(v3 start, v3 way, aabb box, lanes squared)
{
    const v3 min = v3_sub(box.min, start), max = v3_sub(box.max, start);
    const v3 outside = {outside_by(way.x, min.x, max.x), outside_by(way.y, min.y, max.y),
                        outside_by(way.z, min.z, max.z)};
    return mask_bits(lanes_lt(v3_dot(outside, outside), squared)) != 0;
}

/* From the lower to the upper end of an axis. */
typedef struct edge_way {
    v3 way, inverse;
} edge_way;

/* Edges that are further away than what was found, for all lanes, are left out, which changes nothing. */
LH_INLINE void take_edge_of_second(near_points *nearest, const box_beside_box *p, const edge_way *along,
                                   v3 start)
{
    if (!comes_nearer(start, along->way, p->first, nearest->squared))
        return;
    const moving_point past = moving_point_by(start, along->way, along->inverse, p->first, lanes_set1(1.0f));
    const segment_beside_box found = beside_box_by(&past, start, p->first);
    take_nearer(nearest, found.on_box, found.on_segment, found.squared);
}

/* The upper end of an axis is the one that is nearer to the first box, and comes first: so edges that are left out are
 * mostly the same ones in all lanes. */
LH_INLINE void take_edges_of_second(near_points *nearest, const box_beside_box *p)
{
    const v3 x = v3_scale(p->axes[0], p->half.x), y = v3_scale(p->axes[1], p->half.y),
             z = v3_scale(p->axes[2], p->half.z);
    const v3 half[] = {x, y, z, x, y};
    edge_way along[3];
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        along[k].way = v3_add(half[k], half[k]);
        along[k].inverse = v3_inverse(along[k].way);
    }
    LH_ROLLED
    for (int ends = 0; ends < 4; ends++) {
        LH_ROLLED
        for (int k = 0; k < 3; k++) {
            const v3 next = ends & 1 ? v3_negate(half[k + 1]) : half[k + 1],
                     last = ends & 2 ? v3_negate(half[k + 2]) : half[k + 2];
            take_edge_of_second(nearest, p, &along[k], v3_sub(v3_add(next, last), half[k]));
        }
    }
}

/* ---- Diagonals of the first --------------------------------------------------------------------------- */

LH_INLINE void take_diagonal_of_first(near_points *nearest, const box_beside_box *p, segment diagonal,
                                      mask counts)
{
    const segment seen = {seen_by_second(p, diagonal.a), seen_by_second(p, diagonal.b)};
    const segment_beside_box found = beside_box(seen, second_of(p));
    const v3 on_first = v3_add(diagonal.a, v3_scale(v3_sub(diagonal.b, diagonal.a), found.share));
    const lanes none = lanes_set1(__builtin_inff());
    take_nearer(nearest, on_first, seen_by_first(p, found.on_box), lanes_select(counts, found.squared, none));
}

/* 96u of the sum of all extents, of which 74u are needed (docs/guarantees.md). */
static const float FACES_PADDING = 0x1.8p-18f;

/* Where no face of either separates them; lengths are doubled. */
LH_INLINE mask no_face_separates(const box_beside_box *p)
{
    const v3 way = v3_add(p->first.min, p->first.max);
    const box_pair pair =
        box_pair_of(way, seen_by_second(p, way), v3_sub(p->first.max, p->first.min), v3_add(p->half, p->half),
                    (frame){p->axes[0], p->axes[1], p->axes[2]}, FACES_PADDING);
    return faces_meet(&pair);
}

/* They count where the boxes may meet. If an edge does, nothing is nearer. */
LH_INLINE void take_diagonals_of_first(near_points *nearest, const box_beside_box *p)
{
    const mask may_meet = no_face_separates(p);
    if (!mask_bits(mask_and(may_meet, lanes_lt(lanes_set1(0.0f), nearest->squared))))
        return;
    LH_ROLLED
    for (int k = 0; k < 4; k++)
        take_diagonal_of_first(nearest, p, diagonal_of_box(p->first, k & 1, k >> 1), may_meet);
}

/* ---- All ---------------------------------------------------------------------------------------------- */

/* 144u of the sum of all half extents, here of the extents (docs/guarantees.md); and what underflows. */
static const float BOXES_MEETING_PADDING = 0x1.2p-18f, BOXES_MEETING_UNDERFLOW = 0x1p-62f;

LH_INLINE v3 towards(v3 way, v3 axis)
{
    const lanes is_away = lanes_or_zero(lanes_lt(v3_dot(axis, way), lanes_set1(0.0f)), lanes_set1(-0.0f));
    return v3_flip(axis, is_away);
}

LH_INLINE lanes sum_of_extents(const box_beside_box *p)
{
    return lanes_add(v3_sum(v3_sub(p->first.max, p->first.min)), v3_sum(v3_add(p->half, p->half)));
}

/* a is the first. */
LH_INLINE void find_box_near_box(near_points *nearest, const box_beside_box *as_given)
{
    const v3 way = v3_add(as_given->first.min, as_given->first.max);
    box_beside_box p = *as_given;
    LH_UNROLL
    for (int k = 0; k < 3; k++)
        p.axes[k] = towards(way, p.axes[k]);
    *nearest = no_near_points();
    take_corners_of_first(nearest, &p);
    take_edges_of_second(nearest, &p);
    take_diagonals_of_first(nearest, &p);

    const lanes padding = lanes_mul(sum_of_extents(&p), lanes_set1(BOXES_MEETING_PADDING));
    const lanes reach = lanes_add(padding, lanes_set1(BOXES_MEETING_UNDERFLOW));
    const mask have_points = mask_and(box_has_points(p.first), box_has_points(second_of(&p)));
    settle_meeting(nearest, reach, have_points);
}

#endif
