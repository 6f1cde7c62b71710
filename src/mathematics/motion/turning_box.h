/* Boxes on their way from one place to another, turning and growing as they go: the centre, the half extents and the
 * quaternion each move on a straight line. How far two of them are apart at a time, and how soon they can meet then.
 * Mirtich, Impulse-based Dynamic Simulation, 1996, 2.3: conservative advancement along a direction. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_TURNING_BOX_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_TURNING_BOX_H

#include "mathematics/obb_gap.h"

typedef struct turning_box {
    obb start;       /* with a quaternion of length 1 */
    v3 growth;       /* of the half extents, in all */
    quaternion turn; /* likewise */
    lanes reach;     /* no corner is further from the centre, at any time */
    lanes stir;      /* and none moves faster than this but by the centre */
} turning_box;

/* ---- Quaternions -------------------------------------------------------------------------------------- */

LH_INLINE lanes quaternion_dot(quaternion a, quaternion b)
{
    return lanes_add(v3_dot(a.vector, b.vector), lanes_mul(a.w, b.w));
}

LH_INLINE quaternion quaternion_of_length_1(quaternion q)
{
    const lanes length = lanes_sqrt(quaternion_dot(q, q));
    return (quaternion){
        {lanes_div(q.vector.x, length), lanes_div(q.vector.y, length), lanes_div(q.vector.z, length)},
        lanes_div(q.w, length)};
}

/* q and -q are one rotation, of which the nearer one is turned to. */
LH_INLINE quaternion quaternion_near(quaternion q, quaternion to)
{
    const mask is_far = lanes_lt(quaternion_dot(q, to), lanes_set1(0.0f));
    const lanes sign = lanes_or_zero(is_far, lanes_set1(-0.0f));
    return (quaternion){v3_flip(q.vector, sign), lanes_flip(q.w, sign)};
}

/* ---- One box ------------------------------------------------------------------------------------------ */

/* Between quaternions of length 1 that are `chord` apart, the straight line is sqrt(1 - chord^2 / 4) from the origin
 * where it is nearest, and is seen from there to turn by so much; a rotation turns twice as far as its quaternion. */
LH_INLINE lanes fastest_turn(lanes chord2)
{
    const lanes nearest2 = lanes_sub(lanes_set1(1.0f), lanes_mul(chord2, lanes_set1(0.25f)));
    const lanes half = lanes_div(lanes_sqrt(chord2), lanes_sqrt(nearest2));
    return lanes_add(half, half);
}

LH_INLINE turning_box turning_box_of(obb before, obb after)
{
    turning_box box = {.start = before};
    box.start.rotation = quaternion_of_length_1(before.rotation);
    const quaternion end = quaternion_near(quaternion_of_length_1(after.rotation), box.start.rotation);
    box.turn.vector = v3_sub(end.vector, box.start.rotation.vector);
    box.turn.w = lanes_sub(end.w, box.start.rotation.w);
    box.growth = v3_sub(after.half, before.half);
    const v3 widest = v3_max(v3_abs(before.half), v3_abs(after.half));
    box.reach = lanes_sqrt(v3_dot(widest, widest));
    const lanes by_turning = lanes_mul(fastest_turn(quaternion_dot(box.turn, box.turn)), box.reach);
    box.stir = lanes_add(by_turning, lanes_sqrt(v3_dot(box.growth, box.growth)));
    return box;
}

LH_INLINE obb turning_box_at(const turning_box *box, v3 centre, lanes t)
{
    return (obb){centre,
                 v3_add(box->start.half, v3_scale(box->growth, t)),
                 {v3_add(box->start.rotation.vector, v3_scale(box->turn.vector, t)),
                  lanes_add(box->start.rotation.w, lanes_mul(box->turn.w, t))}};
}

/* ---- Two ---------------------------------------------------------------------------------------------- */

/* What is padded of poses, for each unit of both reaches, and of how far the centres are apart before and after: 30u
 * and 5u are needed. And of the speed, for each unit of what it is made of: 30u (docs/guarantees.md). */
static const float TURNED_PADDING = 0x1p-18f, CENTRE_PADDING = 0x1p-21f, SPEED_PADDING = 0x1p-18f;

typedef struct turning_pair {
    turning_box a, b;
    v3 way, motion; /* from a's centre to b's at the start, and how that changes, in all */
    lanes padding;
    lanes stir; /* of both, and what is padded of the speed */
} turning_pair;

LH_INLINE lanes padded_speed(lanes speed, v3 motion)
{
    const lanes sizes = lanes_add(speed, v3_sum_of_magnitudes(motion));
    return lanes_add(speed, lanes_mul(sizes, lanes_set1(SPEED_PADDING)));
}

/* Seen from a's centre. */
LH_INLINE void meet_on_the_way(turning_pair *to, obb a, obb a_after, obb b, obb b_after)
{
    to->a = turning_box_of(a, a_after);
    to->b = turning_box_of(b, b_after);
    to->way = v3_sub(b.centre, a.centre);
    const v3 way_after = v3_sub(b_after.centre, a_after.centre);
    to->motion = v3_sub(way_after, to->way);
    const lanes apart = lanes_add(v3_sum_of_magnitudes(to->way), v3_sum_of_magnitudes(way_after));
    to->padding = lanes_add(lanes_mul(apart, lanes_set1(CENTRE_PADDING)),
                            lanes_mul(lanes_add(to->a.reach, to->b.reach), lanes_set1(TURNED_PADDING)));
    to->stir = padded_speed(lanes_add(to->a.stir, to->b.stir), to->motion);
}

LH_INLINE void place_pair(const turning_pair *pair, lanes t, obb *a, obb *b)
{
    const lanes zero = lanes_set1(0.0f);
    *a = turning_box_at(&pair->a, (v3){zero, zero, zero}, t);
    *b = turning_box_at(&pair->b, v3_add(pair->way, v3_scale(pair->motion, t)), t);
}

/* The roundings of a quotient, a product and a sum are less than what these take away. */
static const float LESS_STEP = 1.0f - 0x1p-20f, LESS_TIME = 1.0f - 0x1p-22f;

/* How far they certainly are apart at t, and along which direction: until then they do not meet. */
LH_INLINE lanes time_before_meeting(const turning_pair *pair, lanes t, lanes room, v3 normal, mask *never)
{
    const lanes speed = lanes_sub(pair->stir, v3_dot(normal, pair->motion));
    const lanes step = lanes_mul(lanes_div(room, speed), lanes_set1(LESS_STEP));
    const lanes next = lanes_mul(lanes_add(t, step), lanes_set1(LESS_TIME));
    *never = mask_or(lanes_le(speed, lanes_set1(0.0f)), lanes_le(lanes_set1(1.0f), next));
    return next;
}

#endif
