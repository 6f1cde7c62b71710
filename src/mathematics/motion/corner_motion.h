/* Two shapes whose corners move each for itself, on a straight line from where it is at time 0 to where it is at 1; and
 * what proves that they do not meet.
 *
 * All that matters is gaps, the differences of a corner of one shape and a corner of the other. For any vector c the
 * height of a gap, c.gap, is linear in time. So a lower bound of it at 0 and one at 1 give a lower bound at all times
 * between, and while all heights are above 0 a plane across c has the shapes on its two sides. No position at a time
 * between is ever trusted. docs/guarantees.md derives the paddings. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_CORNER_MOTION_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_CORNER_MOTION_H

#include "mathematics/vector.h"

/* A point and a triangle have 3 gaps, two segments 4. How many is a constant wherever this is compiled. */
enum { MOST_GAPS = 4 };

/* At the start or at the end. */
typedef struct corner_gaps {
    v3 gap[MOST_GAPS];
    v3 reach; /* the largest magnitudes of their components */
} corner_gaps;

enum { AT_START, AT_END };

typedef struct corner_motion {
    corner_gaps at[2];
    lanes largest; /* component of all, from 1 to below 2 unless all are 0 */
} corner_motion;

LH_INLINE void measure_reach(corner_gaps *of, unsigned gaps)
{
    const lanes zero = lanes_set1(0.0f);
    v3 reach = {zero, zero, zero};
    LH_UNROLL
    for (unsigned i = 0; i < gaps; i++)
        reach = v3_max(v3_abs(of->gap[i]), reach);
    of->reach = reach;
}

LH_INLINE void scale_gaps(corner_gaps *of, unsigned gaps, lanes scale)
{
    LH_UNROLL
    for (unsigned i = 0; i < gaps; i++)
        of->gap[i] = v3_scale(of->gap[i], scale);
    of->reach = v3_scale(of->reach, scale);
}

/* By a power of two, so without error, that brings the largest component to about 1: directions are products of up to
 * three lengths, which else would overflow or vanish. */
LH_INLINE void scale_motion(corner_motion *m, unsigned gaps)
{
    const v3 reach = v3_max(m->at[AT_START].reach, m->at[AT_END].reach);
    const lanes largest = lanes_max(lanes_max(reach.x, reach.y), reach.z);
    const lanes scale = lanes_inverse_power(largest);
    scale_gaps(&m->at[AT_START], gaps, scale);
    scale_gaps(&m->at[AT_END], gaps, scale);
    m->largest = lanes_mul(largest, scale);
}

/* From a to b, the share t of the way. */
LH_INLINE v3 on_way(v3 a, v3 b, lanes t)
{
    return v3_add(a, v3_scale(v3_sub(b, a), t));
}

LH_INLINE v3 gap_at(const corner_motion *m, unsigned i, lanes time)
{
    return on_way(m->at[AT_START].gap[i], m->at[AT_END].gap[i], time);
}

/* How far a height as computed may be off, at the start or at the end. 2^-120 is for all that underflows. */
LH_INLINE lanes padding_of_heights(v3 size, v3 reach)
{
    return lanes_add(lanes_mul(v3_dot(size, reach), lanes_set1(0x1.48p-22f)), lanes_set1(0x1p-120f));
}

/* ---- The first direction ------------------------------------------------------------------------------ */

/* The sum of all gaps, from the middle of one shape to that of the other; not finite if a gap is not. */
LH_INLINE v3 sum_of_gaps(const corner_motion *m, unsigned gaps)
{
    v3 sum = v3_add(m->at[AT_START].gap[0], m->at[AT_END].gap[0]);
    LH_UNROLL
    for (unsigned i = 1; i < gaps; i++)
        sum = v3_add(sum, v3_add(m->at[AT_START].gap[i], m->at[AT_END].gap[i]));
    return sum;
}

/* All heights are surely above 0. */
LH_INLINE mask are_above(const corner_gaps *of, unsigned gaps, v3 c, v3 size)
{
    lanes least = v3_dot(c, of->gap[0]);
    LH_UNROLL
    for (unsigned i = 1; i < gaps; i++)
        least = lanes_min(v3_dot(c, of->gap[i]), least);
    return lanes_lt(padding_of_heights(size, of->reach), least);
}

/* Pairs that may meet: not those that this direction separates all the time, nor those with a NaN or an infinity. */
LH_INLINE mask may_meet(const corner_motion *m, unsigned gaps)
{
    const v3 c = sum_of_gaps(m, gaps), size = v3_abs(c);
    const mask is_finite = lanes_lt(v3_sum(size), lanes_set1(__builtin_inff()));
    const mask is_apart =
        mask_and(are_above(&m->at[AT_START], gaps, c, size), are_above(&m->at[AT_END], gaps, c, size));
    return mask_without(is_finite, is_apart);
}

/* ---- Any direction ------------------------------------------------------------------------------------ */

/* How long a direction separates: from a time after `since` to a time before `until`. An `until` of 2 is all the time
 * from there on, of -1 never; a `since` of -1 is from the start. */
typedef struct separated_time {
    lanes since, until;
    lanes start_padding, end_padding;
    lanes start_height, end_height; /* of the gap that the weights give, times the sum of the weights */
} separated_time;

LH_INLINE void separate(separated_time *to, const corner_motion *m, unsigned gaps, v3 c,
                        const lanes weight[MOST_GAPS])
{
    const lanes zero = lanes_set1(0.0f), never = lanes_set1(-1.0f), always = lanes_set1(2.0f);
    const v3 size = v3_abs(c);
    to->start_padding = padding_of_heights(size, m->at[AT_START].reach);
    to->end_padding = padding_of_heights(size, m->at[AT_END].reach);
    to->until = always;
    to->since = never;
    to->start_height = to->end_height = zero;
    LH_ROLLED
    for (unsigned i = 0; i < gaps; i++) {
        const lanes start = v3_dot(c, m->at[AT_START].gap[i]), end = v3_dot(c, m->at[AT_END].gap[i]);
        const lanes low = lanes_sub(start, to->start_padding), low_after = lanes_sub(end, to->end_padding);
        const mask is_above = lanes_lt(zero, low), stays = lanes_lt(zero, low_after);
        const lanes passes = lanes_div(low, lanes_sub(low, low_after));
        to->until = lanes_min(lanes_select(stays, always, lanes_select(is_above, passes, never)), to->until);
        to->since = lanes_max(lanes_select(is_above, never, passes), to->since);
        to->start_height = lanes_add(to->start_height, lanes_mul(weight[i], start));
        to->end_height = lanes_add(to->end_height, lanes_mul(weight[i], end));
    }
}

/* Surely later than a time after which a direction separates; and surely earlier than one before which it does. */
LH_INLINE lanes surely_after(lanes since)
{
    return lanes_add(lanes_mul(since, lanes_set1(1.0f + 0x1p-21f)), lanes_set1(0x1p-100f));
}

LH_INLINE lanes surely_before(lanes until)
{
    return lanes_sub(lanes_mul(until, lanes_set1(1.0f - 0x1.8p-22f)), lanes_set1(0x1p-100f));
}

#endif
