/* The points of two shapes that are nearest to each other, of several pairs. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_NEAR_POINTS_H
#define LANEHIT_SRC_SCALAR_REFERENCE_NEAR_POINTS_H

#include "reference.h"

typedef struct near_points {
    float distance2;
    vector3 on_a, on_b;
} near_points;

static const near_points no_near_points = {
    INFINITY, {INFINITY, INFINITY, INFINITY}, {INFINITY, INFINITY, INFINITY}};

/* The first, if they are as near. */
static inline near_points nearer_points(near_points first, near_points second)
{
    return second.distance2 < first.distance2 ? second : first;
}

/* Within reach, which is made of all coordinates, the shapes are told to meet, at the point of a. Where a number
 * overflows or is none, or one of them has no points, there is no distance. */
static inline near_points points_that_meet(near_points found, float reach, int have_points)
{
    if (!have_points || !(reach < INFINITY) || !(found.distance2 < INFINITY))
        return (near_points){NAN, found.on_a, found.on_b};
    if (found.distance2 <= reach * reach)
        return (near_points){0.0f, found.on_a, found.on_a};
    return found;
}

/* Diagonals begin at the lower end of x, and at the upper end of neither y nor z, of y, of z, of both. */
static inline segment diagonal_of(box b, int k)
{
    vector3 from = {b.min.x, k & 1 ? b.max.y : b.min.y, k & 2 ? b.max.z : b.min.z};
    vector3 to = {b.max.x, k & 1 ? b.min.y : b.max.y, k & 2 ? b.min.z : b.max.z};
    return (segment){from, to};
}

#endif
