/* Solid ellipsoids, the images of the ball of radius 1 under matrices with the columns a, b, c: how far they reach
 * along a direction, and points as they see them. */
#ifndef LANEHIT_SRC_MATHEMATICS_ELLIPSOID_H
#define LANEHIT_SRC_MATHEMATICS_ELLIPSOID_H

#include "core_gap.h"

/* ---- Along a direction -------------------------------------------------------------------------------- */

/* 16u of the sum of |n_i| (|a_i| + |b_i| + |c_i|), n being the direction, of which 9.7u are needed; and what covers
 * squares that underflow. */
static const float ELLIPSOID_REACH_PADDING = 0x1p-20f, ELLIPSOID_UNDERFLOW = 0x1p-73f;

typedef struct wide_ellipsoid {
    ellipsoid of;
    v3 width; /* |a| + |b| + |c|, axis by axis */
} wide_ellipsoid;

LH_INLINE v3 width_of_ellipsoid(ellipsoid e)
{
    return v3_add(v3_add(v3_abs(e.a), v3_abs(e.b)), v3_abs(e.c));
}

LH_INLINE wide_ellipsoid wide_ellipsoid_load(view_columns from, block at)
{
    const ellipsoid e = ellipsoid_load(from, at);
    return (wide_ellipsoid){e, width_of_ellipsoid(e)};
}

typedef struct ellipsoid_reach {
    v3 along; /* the direction times a, b and c: the farthest point is centre + M along / |along| */
    lanes length, padding;
} ellipsoid_reach;

/* Of a direction of length 1, or of 0. */
LH_INLINE ellipsoid_reach reach_of_ellipsoid(wide_ellipsoid e, v3 unit)
{
    const v3 along = {v3_dot(unit, e.of.a), v3_dot(unit, e.of.b), v3_dot(unit, e.of.c)};
    const lanes sum = v3_dot(v3_abs(unit), e.width);
    return (ellipsoid_reach){
        along, length_of(along),
        lanes_add(lanes_mul(sum, lanes_set1(ELLIPSOID_REACH_PADDING)), lanes_set1(ELLIPSOID_UNDERFLOW))};
}

/* ---- As the ellipsoid sees it -------------------------------------------------------------------------- */

/* 12u, of which 11.2u are needed, of how large what cancels in the inverse is beside the determinant. */
static const float ELLIPSOID_SIGHT_PADDING = 0x1.8p-21f;

/* The rows of the inverse, times the determinant; and what to divide by it. */
typedef struct ellipsoid_sight {
    v3 centre, p, q, r;
    lanes inverse;
    lanes error; /* of what is seen, relative to its length */
} ellipsoid_sight;

LH_INLINE ellipsoid_sight sight_of_ellipsoid(ellipsoid e)
{
    const v3 p = v3_cross(e.b, e.c), q = v3_cross(e.c, e.a), r = v3_cross(e.a, e.b);
    const v3 a = v3_abs(e.a), b = v3_abs(e.b), c = v3_abs(e.c), width = width_of_ellipsoid(e);
    const v3 sums = v3_add(v3_add(v3_cross_sums(b, c), v3_cross_sums(c, a)), v3_cross_sums(a, b));
    const lanes inverse = lanes_div(lanes_set1(1.0f), v3_dot(e.a, p));
    const lanes error =
        lanes_mul(lanes_mul(v3_dot(width, sums), lanes_abs(inverse)), lanes_set1(ELLIPSOID_SIGHT_PADDING));
    return (ellipsoid_sight){e.centre, p, q, r, inverse, error};
}

/* A vector, by what it is of a, b and c. */
LH_INLINE v3 seen_by_ellipsoid(v3 way, ellipsoid_sight by)
{
    return v3_scale((v3){v3_dot(by.p, way), v3_dot(by.q, way), v3_dot(by.r, way)}, by.inverse);
}

#endif
