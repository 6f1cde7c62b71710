/* A point in the middle of what a rectangle and a flat figure with three pairs of parallel sides have in common. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_COMMON_POINT_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_COMMON_POINT_H

#include "mathematics/vector.h"

/* All that three segments through the centre add up to: half of each is what it has of u and of v. */
typedef struct hexagon {
    lanes u, v; /* the centre */
    lanes along_u[3], along_v[3];
} hexagon;

typedef struct flat_point {
    lanes u, v;
} flat_point;

typedef struct range {
    lanes low, high;
} range;

LH_INLINE range range_about(lanes middle, lanes reach)
{
    return (range){lanes_sub(middle, reach), lanes_add(middle, reach)};
}

/* What is not a number in the first does not count. */
LH_INLINE range common_range(range a, range b)
{
    return (range){lanes_max(a.low, b.low), lanes_min(a.high, b.high)};
}

LH_INLINE lanes middle_of(range of)
{
    return lanes_mul(lanes_add(of.low, of.high), lanes_set1(0.5f));
}

LH_INLINE lanes clamp_about_zero(lanes a, lanes half)
{
    return lanes_max(lanes_min(a, half), lanes_negate(half));
}

/* At least this long, and back to front, which is the same of a segment through the centre. */
LH_INLINE lanes at_least(lanes a, lanes least)
{
    return lanes_opposing(lanes_max(lanes_abs(a), least), a);
}

LH_INLINE lanes product_of_segments(const hexagon *of, int i, int k)
{
    return lanes_abs(
        lanes_sub(lanes_mul(of->along_u[i], of->along_v[k]), lanes_mul(of->along_v[i], of->along_u[k])));
}

/* Between the sides along a segment, where another line is a way off its zero: how far the figure reaches there, which
 * is off by so much itself. Across is what the segment has of the line's direction, and along of the other. */
LH_INLINE range range_between_sides(lanes centre, lanes off, lanes width, lanes along, lanes across,
                                    lanes slack)
{
    const lanes per_across = lanes_div(lanes_set1(1.0f), across);
    const lanes middle = lanes_add(centre, lanes_mul(lanes_mul(along, per_across), off));
    const lanes reach = lanes_add(width, lanes_mul(lanes_abs(along), slack));
    return range_about(middle, lanes_mul(reach, lanes_abs(per_across)));
}

/* The rectangle is about the origin. What both have in common is a range of u, and for the middle of that a range of v.
 * Each end of the first is where two sides meet, and of all such ends the nearest (the dual of a linear program of two
 * unknowns). Slack is how far they may be apart; if it is more, the hexagon's centre is brought into the rectangle. */
LH_INLINE flat_point common_point(const hexagon *of, lanes half_u, lanes half_v, lanes slack)
{
    const lanes least = lanes_max(lanes_mul(slack, lanes_set1(0x1p-20f)), lanes_set1(0x1p-110f)),
                zero = lanes_set1(0.0f);
    hexagon sides = {.u = of->u, .v = of->v};
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        sides.along_u[k] = at_least(of->along_u[k], least);
        sides.along_v[k] = at_least(of->along_v[k], least);
    }
    const lanes xy = product_of_segments(&sides, 0, 1), yz = product_of_segments(&sides, 1, 2),
                zx = product_of_segments(&sides, 2, 0);
    const lanes width[3] = {lanes_add(xy, zx), lanes_add(xy, yz), lanes_add(yz, zx)};

    const lanes extent = lanes_add(lanes_add(lanes_abs(sides.along_u[0]), lanes_abs(sides.along_u[1])),
                                   lanes_abs(sides.along_u[2]));
    range in_u = common_range(range_about(of->u, extent), range_about(zero, half_u)),
          in_v = range_about(zero, half_v);
    const lanes below = lanes_negate(of->v), half_v_and_slack = lanes_add(half_v, slack);
    LH_ROLLED
    for (int k = 0; k < 3; k++)
        in_u = common_range(
            range_between_sides(of->u, below, width[k], sides.along_u[k], sides.along_v[k], half_v_and_slack),
            in_u);
    const mask is_over = lanes_le(in_u.low, lanes_add(in_u.high, slack));
    const lanes u = lanes_select(is_over, middle_of(in_u), of->u), beside = lanes_sub(u, of->u);
    LH_ROLLED
    for (int k = 0; k < 3; k++)
        in_v = common_range(
            range_between_sides(of->v, beside, width[k], sides.along_v[k], sides.along_u[k], slack), in_v);
    const lanes v = lanes_select(is_over, middle_of(in_v), of->v);
    return (flat_point){clamp_about_zero(u, half_u), clamp_about_zero(v, half_v)};
}

#endif
