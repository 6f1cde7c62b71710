/* Which part of a shape is behind a plane, n.x <= d: all, some or nothing of it. Every shape has a lowest and a highest
 * point along the normal n. Their heights are rounded, and so are padded, downwards for the lowest and upwards for the
 * highest. Ericson, Real-Time Collision Detection, 5.2. */
#ifndef LANEHIT_SRC_MATHEMATICS_HALF_SPACE_H
#define LANEHIT_SRC_MATHEMATICS_HALF_SPACE_H

#include "padded_dot.h"
#include "shapes.h"

/* 5u, of the magnitudes that are summed up for the height of a point. */
static const float HEIGHT_PADDING = 0x1.4p-22f;

/* Covers the rounding of the reach, and of what it is added to. */
static const float REACH_PADDING = 1 + 0x1p-21f;

typedef struct measured_plane {
    plane p;
    lanes length; /* of the normal, padded */
} measured_plane;

LH_INLINE measured_plane measure_plane(plane p)
{
    const lanes length = lanes_sqrt(v3_dot(p.n, p.n));
    return (measured_plane){p, lanes_mul(length, lanes_set1(REACH_PADDING))};
}

/* To either side of the centre there is the ball. */
LH_INLINE padded_dot height_of_ball(sphere s, measured_plane over)
{
    padded_dot height = dot_padded(over.p.n, s.centre, HEIGHT_PADDING);
    height.padding = lanes_add(lanes_mul(s.radius, over.length), height.padding);
    return height;
}

LH_INLINE measured_plane measured_plane_load(view_columns from, block at)
{
    return measure_plane(plane_load(from, at));
}

typedef struct side {
    mask hit, inside;
} side;

/* Infinite heights of both signs, as of the empty box, are on no side: they make NaN. */
LH_INLINE mask may_be_behind(padded_dot height, lanes d)
{
    return lanes_le(lanes_sub(height.value, height.padding), d);
}

LH_INLINE mask is_behind(padded_dot height, lanes d)
{
    return lanes_le(lanes_add(height.value, height.padding), d);
}

/* A capsule is what lies between the balls at its ends, so its lowest point along a normal is in one of these, and so
 * is its highest. One that is empty is on no side. */
LH_INLINE side side_of_capsule(capsule c, measured_plane behind)
{
    const padded_dot a = height_of_ball((sphere){c.axis.a, c.radius}, behind);
    const padded_dot b = height_of_ball((sphere){c.axis.b, c.radius}, behind);
    const mask is_there = lanes_le(lanes_set1(0.0f), c.radius);
    const mask some = mask_or(may_be_behind(a, behind.p.d), may_be_behind(b, behind.p.d));
    const mask all = mask_and(is_behind(a, behind.p.d), is_behind(b, behind.p.d));
    const mask hit = mask_and(is_there, some);
    return (side){hit, mask_and(hit, all)};
}

/* Returns the bits of the hits, and stores the others where they are wanted. */
LH_INLINE uint32_t store_side(uint64_t *inside, side of, block at)
{
    if (inside)
        store_bits_beside_hits(inside, mask_bits(of.inside), at);
    return mask_bits(of.hit);
}

#endif
