/* Convex shapes by what is furthest of them along a direction: all that a search for a separating one asks. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_CONVEX_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_CONVEX_H

#include "mathematics/rotation.h"
#include "vertices.h"

/* Where a shape's own origin is, and its axes. */
typedef struct pose {
    v3 origin;
    frame axes;
} pose;

LH_ONE_COPY_IF_SMALL pose pose_load(view_columns from, block at)
{
    at = whole_if_small(at);
    const lanes zero = lanes_set1(0.0f), one = lanes_set1(1.0f);
    const v3 origin = v3_keep(v3_load_from(from, 0, at));
    if (!from.array[6])
        return (pose){origin, {{one, zero, zero}, {zero, one, zero}, {zero, zero, one}}};
    return (pose){origin, frame_of((quaternion){v3_load_from(from, 3, at), load_block(from.array[6], at)})};
}

typedef enum convex_kind { IS_HULL, IS_BOX, IS_POINTS } convex_kind;

/* A shape, or the core of one, which is all that is within a radius of it. Its kind is a constant where this is
 * compiled, and nothing is left of what other kinds need; where a library is to be small, all kinds share one copy. */
typedef struct convex {
    convex_kind kind;
    v3 origin;
    frame axes;           /* of a hull or a box */
    const hull *vertices; /* of a hull, as its axes see them */
    v3 half;              /* of a box */
    unsigned points;      /* one to three, the first of which is the origin */
    v3 second, third;     /* from there */
} convex;

/* Each sets what its kind has alone: a struct that is set whole is stored whole. */
LH_INLINE convex convex_of_hull(const hull *h, pose at)
{
    convex of;
    of.kind = IS_HULL;
    of.origin = at.origin;
    of.axes = at.axes;
    of.vertices = h;
    return of;
}

LH_INLINE convex convex_of_box(turned_box b)
{
    convex of;
    of.kind = IS_BOX;
    of.origin = b.centre;
    of.axes = b.axes;
    of.half = b.half;
    return of;
}

LH_INLINE convex convex_of_point(v3 a)
{
    convex of;
    of.kind = IS_POINTS;
    of.points = 1;
    of.origin = a;
    return of;
}

LH_INLINE convex convex_of_segment(segment s)
{
    convex of = convex_of_point(s.a);
    of.points = 2;
    of.second = v3_sub(s.b, s.a);
    return of;
}

LH_INLINE convex convex_of_triangle(triangle t)
{
    convex of = convex_of_segment((segment){t.a, t.b});
    of.points = 3;
    of.third = v3_sub(t.c, t.a);
    return of;
}

/* How far anything of it is from its origin, at most: the sum of magnitudes. */
LH_ONE_COPY_IF_SMALL lanes reach_of_convex(const convex *c)
{
    if (c->kind == IS_HULL)
        return lanes_set1(c->vertices->reach);
    if (c->kind == IS_BOX)
        return v3_sum_of_magnitudes(c->half);
    if (c->points == 1)
        return lanes_set1(0.0f);
    const lanes reach = v3_sum_of_magnitudes(c->second);
    return c->points == 2 ? reach : lanes_add(reach, v3_sum_of_magnitudes(c->third));
}

/* NaN where any number of it is. The last component of a rotation is where any of the quaternion is. */
LH_INLINE lanes soundness_of_convex(const convex *c)
{
    const lanes reach = reach_of_convex(c);
    return c->kind == IS_POINTS ? reach : lanes_add(reach, c->axes.z.z);
}

/* A point within it, from the origin. */
LH_ONE_COPY_IF_SMALL v3 middle_of_convex(const convex *c)
{
    if (c->kind == IS_HULL)
        return v3_turned_by(in_all_lanes(c->vertices->centre), c->axes);
    if (c->kind == IS_BOX || c->points == 1)
        return (v3){lanes_set1(0.0f), lanes_set1(0.0f), lanes_set1(0.0f)};
    if (c->points == 2)
        return v3_scale(c->second, lanes_set1(0.5f));
    return v3_scale(v3_add(c->second, c->third), lanes_set1(1.0f / 3.0f));
}

/* The corner of a box that is furthest along a direction, which its axes see. Which zero they see depends on how sums
 * are rounded, and decides nothing. */
LH_INLINE v3 corner_along(v3 half, v3 seen)
{
    const lanes zero = lanes_set1(0.0f);
    return (v3){lanes_select(lanes_lt(seen.x, zero), lanes_negate(half.x), half.x),
                lanes_select(lanes_lt(seen.y, zero), lanes_negate(half.y), half.y),
                lanes_select(lanes_lt(seen.z, zero), lanes_negate(half.z), half.z)};
}

LH_INLINE support support_of_points(const convex *c, v3 along)
{
    const lanes zero = lanes_set1(0.0f);
    support best = {zero, {zero, zero, zero}};
    if (c->points > 1)
        best = further_of(best, c->second, along);
    return c->points > 2 ? further_of(best, c->third, along) : best;
}

/* The vertex is from the origin, along the axes of the world. */
LH_ONE_COPY_IF_SMALL support support_of_convex(const convex *c, v3 along)
{
    if (c->kind == IS_POINTS)
        return support_of_points(c, along);
    const v3 seen = v3_seen_from(along, c->axes);
    const support best = c->kind == IS_HULL
                             ? support_of(c->vertices, seen)
                             : (support){v3_dot(c->half, v3_abs(seen)), corner_along(c->half, seen)};
    return (support){best.height, v3_turned_by(best.vertex, c->axes)};
}

LH_ONE_COPY_IF_SMALL lanes height_of_convex(const convex *c, v3 along)
{
    if (c->kind == IS_POINTS)
        return support_of_points(c, along).height;
    const v3 seen = v3_seen_from(along, c->axes);
    return c->kind == IS_HULL ? height_of_support(c->vertices, seen) : v3_dot(c->half, v3_abs(seen));
}

#endif
