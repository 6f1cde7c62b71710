/* A turned box that moves past another: when they first touch, by the fifteen axes that may separate the two.
 * mathematics/motion/axis_times.h has how times are told by axes, and mathematics/box_axes.h the axes. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_MOVING_BOXES_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_MOVING_BOXES_H

#include "axis_times.h"
#include "mathematics/box_axes.h"
#include "mathematics/direction.h"

/* Axes of the first box, of the second, and products of one of either: those of one of the second are three, with x, y
 * and z of the first. */
enum { FIRST_AXIS = 0, SECOND_AXIS = 3, PRODUCT_AXIS = 6, BOX_PAIR_AXES = 15 };

/* The first moves. */
typedef struct box_ahead {
    box_pair pair;                /* as the first sees the second, at time 0 */
    v3 velocity, turned_velocity; /* as either sees it */
    lanes doubt;
} box_ahead;

/* ---- What is known of it ------------------------------------------------------------------------------ */

/* 50u of the half extents and the way, of which 35u are needed; and 32u of the velocity, of which 21u are. */
static const float BOXES_PADDING = 0x1.9p-19f, BOXES_DOUBT = 0x1p-19f;

LH_INLINE void find_box_ahead(box_ahead *to, const turned_box *a, const turned_box *b, v3 velocity)
{
    const v3 way = v3_sub(b->centre, a->centre);
    const frame seen = {v3_seen_from(b->axes.x, a->axes), v3_seen_from(b->axes.y, a->axes),
                        v3_seen_from(b->axes.z, a->axes)};
    to->pair = box_pair_of(v3_seen_from(way, a->axes), v3_seen_from(way, b->axes), a->half, b->half, seen,
                           BOXES_PADDING);
    const lanes by_way = lanes_mul(v3_sum_of_magnitudes(way), lanes_set1(BOXES_PADDING));
    to->pair.padding = lanes_add(to->pair.padding, by_way);
    to->velocity = v3_seen_from(velocity, a->axes);
    to->turned_velocity = v3_seen_from(velocity, b->axes);
    to->doubt = lanes_mul(v3_sum_of_magnitudes(velocity), lanes_set1(BOXES_DOUBT));
}

/* ---- Axes --------------------------------------------------------------------------------------------- */

LH_INLINE void clip_to_three(interval *within, v3 way, v3 reach, v3 velocity, lanes doubt, lanes *entry)
{
    clip_to_axis(within, motion_about(way.x, reach.x, velocity.x, doubt), &entry[0]);
    clip_to_axis(within, motion_about(way.y, reach.y, velocity.y, doubt), &entry[1]);
    clip_to_axis(within, motion_about(way.z, reach.z, velocity.z, doubt), &entry[2]);
}

LH_INLINE void clip_to_box_faces(interval *within, const box_ahead *b, lanes *entry)
{
    const box_pair *const p = &b->pair;
    clip_to_three(within, p->way, v3_plus_each(reach_upright(p), p->padding), b->velocity, b->doubt,
                  &entry[FIRST_AXIS]);
    clip_to_three(within, p->turned_way, v3_plus_each(reach_turned(p), p->padding), b->turned_velocity,
                  b->doubt, &entry[SECOND_AXIS]);
}

LH_INLINE void clip_to_edges(interval *within, const box_ahead *b, lanes *entry)
{
    const box_pair *const p = &b->pair;
    const v3 edge[] = {p->axes.x, p->axes.y, p->axes.z},
             length[] = {p->lengths.x, p->lengths.y, p->lengths.z};
    const lanes half[] = {p->turned_half.x, p->turned_half.y, p->turned_half.z};
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        const int next = (k + 1) % 3, last = (k + 2) % 3;
        clip_to_three(within, v3_cross(edge[k], p->way),
                      reach_across(p, length[k], length[next], half[next], length[last], half[last]),
                      v3_cross(edge[k], b->velocity), b->doubt, &entry[PRODUCT_AXIS + 3 * k]);
    }
}

/* ---- The first touch ---------------------------------------------------------------------------------- */

typedef struct box_touch {
    mask hit;
    lanes toi; /* of a hit */
    lanes enter, entry[BOX_PAIR_AXES];
} box_touch;

/* A block of which the faces prove everything is left then. */
LH_INLINE void find_box_touch(box_touch *to, const box_ahead *b, mask are_there, interval within, block at)
{
    clip_to_box_faces(&within, b, to->entry);
    const mask candidates = mask_and(are_there, touches(within));
    if (bits_of_block(mask_bits(candidates), at))
        clip_to_edges(&within, b, to->entry);
    to->enter = within.enter;
    to->toi = time_of_impact(within);
    to->hit = mask_and(candidates, touches(within));
}

/* The first of those that are entered last, as the first box sees it, of any length, from the second box to that. */
LH_INLINE v3 axis_of_box_touch(const box_touch *of, const box_ahead *b)
{
    const lanes *const entry = of->entry;
    const v3 axis[] = {b->pair.axes.x, b->pair.axes.y, b->pair.axes.z};
    v3 along = b->velocity;
    LH_ROLLED
    for (int k = 2; k >= 0; k--)
        along = product_entered(of->enter, &entry[PRODUCT_AXIS + 3 * k], axis[k], along);
    LH_ROLLED
    for (int k = 2; k >= 0; k--)
        along = axis_entered(of->enter, &entry[SECOND_AXIS + k], axis[k], along);
    along = own_axis_entered(of->enter, &entry[FIRST_AXIS], along);
    const mask is_ahead = lanes_lt(lanes_set1(0.0f), v3_dot(along, b->pair.way));
    return v3_select(is_ahead, v3_negate(along), along);
}

#endif
