/* Ericson's way to a moving ball and a box (5.5.7) without branches: the ray of the centre against the rounded box,
 * which is three boxes, each longer on one axis, and the twelve capsules of the edges. */
#ifndef LANEHIT_BENCH_ROUNDED_BOX_H
#define LANEHIT_BENCH_ROUNDED_BOX_H

#include "loop.h"

/* When a ray enters what is between two planes; and the last of these, and the first of the exits. */
ALWAYS_INLINE float enter_grown(point from, point inverse, box b, point grown, float t_max)
{
    const float x0 = (b.low.x - grown.x - from.x) * inverse.x, x1 = (b.high.x + grown.x - from.x) * inverse.x;
    const float y0 = (b.low.y - grown.y - from.y) * inverse.y, y1 = (b.high.y + grown.y - from.y) * inverse.y;
    const float z0 = (b.low.z - grown.z - from.z) * inverse.z, z1 = (b.high.z + grown.z - from.z) * inverse.z;
    const float enter = maximum(maximum(minimum(x0, x1), minimum(y0, y1)), maximum(minimum(z0, z1), 0.0f));
    const float exit = minimum(minimum(maximum(x0, x1), maximum(y0, y1)), minimum(maximum(z0, z1), t_max));
    return enter <= exit ? enter : INFINITY;
}

/* A circle about the edge that is seen end on, as far as the edge goes; else the balls at its ends. */
ALWAYS_INLINE float enter_round(float u, float v, float radius, float du, float dv, float dw, float low,
                                float high, float t_max)
{
    const float squared = du * du + dv * dv, towards = u * du + v * dv;
    const float left = towards * towards - squared * (u * u + v * v - radius * radius);
    const float t = (towards - sqrtf(maximum(left, 0.0f))) / squared, at = t * dw;
    const int beside = (left >= 0.0f) & (t >= 0.0f) & (at >= low) & (at <= high);
    const float end = at < low ? low : high;
    const float all = squared + dw * dw, along = towards + end * dw;
    const float rest = along * along - all * (u * u + v * v + end * end - radius * radius);
    const float s = (along - sqrtf(maximum(rest, 0.0f))) / all;
    const float found = beside ? t : ((rest >= 0.0f) & (s >= 0.0f)) ? s : INFINITY;
    return found <= t_max ? found : INFINITY;
}

ALWAYS_INLINE float enter_edges(float lu, float hu, float lv, float hv, float lw, float hw, float radius,
                                float du, float dv, float dw, float t_max)
{
    const float a = enter_round(lu, lv, radius, du, dv, dw, lw, hw, t_max);
    const float b = enter_round(lu, hv, radius, du, dv, dw, lw, hw, t_max);
    const float c = enter_round(hu, lv, radius, du, dv, dw, lw, hw, t_max);
    const float d = enter_round(hu, hv, radius, du, dv, dw, lw, hw, t_max);
    return minimum(minimum(a, b), minimum(c, d));
}

ALWAYS_INLINE float enter_rounded_box(sphere s, point v, box b, float t_max)
{
    const point inverse = reciprocals(v), o = s.centre;
    const float r = s.radius;
    const point low = minus(b.low, o), high = minus(b.high, o);
    const float faces = minimum(minimum(enter_grown(o, inverse, b, (point){r, 0.0f, 0.0f}, t_max),
                                        enter_grown(o, inverse, b, (point){0.0f, r, 0.0f}, t_max)),
                                enter_grown(o, inverse, b, (point){0.0f, 0.0f, r}, t_max));
    const float x = enter_edges(low.y, high.y, low.z, high.z, low.x, high.x, r, v.y, v.z, v.x, t_max);
    const float y = enter_edges(low.z, high.z, low.x, high.x, low.y, high.y, r, v.z, v.x, v.y, t_max);
    const float z = enter_edges(low.x, high.x, low.y, high.y, low.z, high.z, r, v.x, v.y, v.z, t_max);
    const point apart = {maximum(maximum(low.x, -high.x), 0.0f), maximum(maximum(low.y, -high.y), 0.0f),
                         maximum(maximum(low.z, -high.z), 0.0f)};
    return dot(apart, apart) <= r * r ? 0.0f : minimum(minimum(faces, x), minimum(y, z));
}

#endif
