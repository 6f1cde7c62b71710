/* The closest point of a triangle by the regions of Ericson, Real-Time Collision Detection, 5.1.5, each with its
 * coordinates, chosen without branches. */
#ifndef LANEHIT_BENCH_NEAR_TRIANGLE_H
#define LANEHIT_BENCH_NEAR_TRIANGLE_H

#include "loop.h"

/* a + v (b - a) + w (c - a), and the way from there to the point. */
typedef struct near_point {
    float v, w;
    point way;
} near_point;

ALWAYS_INLINE near_point nearest_of_triangle(triangle t, point p)
{
    const point ab = minus(t.b, t.a), ac = minus(t.c, t.a);
    const point ap = minus(p, t.a), bp = minus(p, t.b), cp = minus(p, t.c);
    const float d1 = dot(ab, ap), d2 = dot(ac, ap), d3 = dot(ab, bp), d4 = dot(ac, bp), d5 = dot(ab, cp),
                d6 = dot(ac, cp);
    const float va = d3 * d6 - d5 * d4, vb = d5 * d2 - d1 * d6, vc = d1 * d4 - d3 * d2;
    const float of_bc = (d4 - d3) / ((d4 - d3) + (d5 - d6)), inside = 1.0f / (va + vb + vc);

    float v = vb * inside, w = vc * inside;
    const int on_bc = (va <= 0.0f) & (d4 - d3 >= 0.0f) & (d5 - d6 >= 0.0f);
    v = on_bc ? 1.0f - of_bc : v;
    w = on_bc ? of_bc : w;
    const int on_ac = (vb <= 0.0f) & (d2 >= 0.0f) & (d6 <= 0.0f);
    v = on_ac ? 0.0f : v;
    w = on_ac ? d2 / (d2 - d6) : w;
    const int on_ab = (vc <= 0.0f) & (d1 >= 0.0f) & (d3 <= 0.0f);
    v = on_ab ? d1 / (d1 - d3) : v;
    w = on_ab ? 0.0f : w;
    const int at_c = (d6 >= 0.0f) & (d5 <= d6), at_b = (d3 >= 0.0f) & (d4 <= d3),
              at_a = (d1 <= 0.0f) & (d2 <= 0.0f);
    v = at_b ? 1.0f : at_c | at_a ? 0.0f : v;
    w = at_c ? 1.0f : at_b | at_a ? 0.0f : w;
    return (near_point){
        v, w, {ap.x - v * ab.x - w * ac.x, ap.y - v * ab.y - w * ac.y, ap.z - v * ab.z - w * ac.z}};
}

ALWAYS_INLINE float squared_distance_to(triangle t, point p)
{
    const point way = nearest_of_triangle(t, p).way;
    return dot(way, way);
}

#endif
