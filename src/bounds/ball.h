/* Balls around points with radii, which means balls. */
#ifndef LANEHIT_SRC_BOUNDS_BALL_H
#define LANEHIT_SRC_BOUNDS_BALL_H

#include "cloud.h"

/* Its radius is negative before there is any. */
typedef struct lh_ball {
    double x[3], radius;
} lh_ball;

/* The smallest ball around the points as they are seen along an axis of length 1, or with NULL in space. It contains
 * them but for roundings. */
lh_ball lh_smallest_ball(lh_cloud *c, const double *axis);

/* The point that reaches farthest from a centre, seen likewise. Its distance from there, with its radius, is stored. */
lh_ball lh_farthest(lh_cloud *c, const double from[3], const double *axis, double *distance);

static inline double lh_dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* 0 of what has no square. */
static inline double lh_root(double square)
{
    return square > 0 ? __builtin_sqrt(square) : 0;
}

#endif
