/* A box that moves past a triangle, in its own coordinates: thirteen axes, all of them, without branches. */
#ifndef LANEHIT_BENCH_MOVING_BOX_H
#define LANEHIT_BENCH_MOVING_BOX_H

#include "sweep_axes.h"

ALWAYS_INLINE float least_of(float a, float b, float c)
{
    return minimum(minimum(a, b), c);
}

ALWAYS_INLINE float most_of(float a, float b, float c)
{
    return maximum(maximum(a, b), c);
}

ALWAYS_INLINE void try_spanned(axis_search *s, point axis, float a, float b, float c, float reach,
                               float speed)
{
    try_axis(s, axis, least_of(a, b, c) - reach, most_of(a, b, c) + reach, speed);
}

/* The products of the edge e with the axes of the box. v: a vertex on the edge, w: the one that is not. */
ALWAYS_INLINE void try_products(axis_search *s, point e, point v, point w, point half, point velocity)
{
    const point m = magnitudes(e);
    const point of_v = cross(e, v), of_w = cross(e, w), speed = cross(e, velocity);
    try_spanned(s, (point){0.0f, -e.z, e.y}, of_v.x, of_w.x, of_w.x, half.y * m.z + half.z * m.y, speed.x);
    try_spanned(s, (point){e.z, 0.0f, -e.x}, of_v.y, of_w.y, of_w.y, half.z * m.x + half.x * m.z, speed.y);
    try_spanned(s, (point){-e.y, e.x, 0.0f}, of_v.z, of_w.z, of_w.z, half.x * m.y + half.y * m.x, speed.z);
}

ALWAYS_INLINE axis_search search_triangle(triangle t, point half, point velocity, float t_max)
{
    axis_search s = search_until(t_max);
    const point e0 = minus(t.b, t.a), e1 = minus(t.c, t.b), e2 = minus(t.a, t.c), normal = cross(e0, e1);
    try_spanned(&s, (point){1.0f, 0.0f, 0.0f}, t.a.x, t.b.x, t.c.x, half.x, velocity.x);
    try_spanned(&s, (point){0.0f, 1.0f, 0.0f}, t.a.y, t.b.y, t.c.y, half.y, velocity.y);
    try_spanned(&s, (point){0.0f, 0.0f, 1.0f}, t.a.z, t.b.z, t.c.z, half.z, velocity.z);
    try_axis_about(&s, normal, dot(normal, t.a), dot(half, magnitudes(normal)), dot(normal, velocity));
    try_products(&s, e0, t.a, t.c, half, velocity);
    try_products(&s, e1, t.b, t.a, half, velocity);
    try_products(&s, e2, t.c, t.b, half, velocity);
    return s;
}

#endif
