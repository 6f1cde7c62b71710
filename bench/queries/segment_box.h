/* A segment and a box: the way between the nearest points, which the crossings of the planes lead to; or the shortest
 * way out, by a face or past an edge. */
#ifndef BENCH_QUERIES_SEGMENT_BOX_H
#define BENCH_QUERIES_SEGMENT_BOX_H

#include "box_way.h"

typedef struct segment_way {
    point normal;
    float share, distance;
} segment_way;

ALWAYS_INLINE point beyond(point from, point way, box b, float share)
{
    const point p = along(from, way, share);
    return minus(p, clamped_to(b, p));
}

typedef struct span {
    float start, end;
} span;

ALWAYS_INLINE span narrowed(span s, point from, point way, box b, float crossing)
{
    const float t = clamped(crossing, 0.0f, 1.0f);
    const int falls = dot(way, beyond(from, way, b, t)) < 0.0f;
    return (span){falls ? maximum(s.start, t) : s.start, falls ? s.end : minimum(s.end, t)};
}

ALWAYS_INLINE float nearest_share(point from, point way, box b)
{
    const point low = minus(b.low, from), high = minus(b.high, from), inverse = reciprocals(way);
    span s = {0.0f, 1.0f};
    s = narrowed(s, from, way, b, low.x * inverse.x);
    s = narrowed(s, from, way, b, low.y * inverse.y);
    s = narrowed(s, from, way, b, low.z * inverse.z);
    s = narrowed(s, from, way, b, high.x * inverse.x);
    s = narrowed(s, from, way, b, high.y * inverse.y);
    s = narrowed(s, from, way, b, high.z * inverse.z);
    const float middle = 0.5f * (s.start + s.end);
    const point off = beyond(from, way, b, middle);
    const point moving = {off.x != 0.0f ? way.x : 0.0f, off.y != 0.0f ? way.y : 0.0f,
                          off.z != 0.0f ? way.z : 0.0f};
    return clamped(middle - dot(moving, off) / dot(moving, moving), s.start, s.end);
}

ALWAYS_INLINE segment_way way_if(int first, segment_way a, segment_way b)
{
    return (segment_way){
        {first ? a.normal.x : b.normal.x, first ? a.normal.y : b.normal.y, first ? a.normal.z : b.normal.z},
        first ? a.share : b.share,
        first ? a.distance : b.distance};
}

ALWAYS_INLINE segment_way shorter_way(segment_way a, point normal, float share, float depth)
{
    return way_if(-depth > a.distance, (segment_way){normal, share, -depth}, a);
}

/* By the nearer face of an axis; and past an edge along it, of which p and q are the others. */
ALWAYS_INLINE segment_way past_face(segment_way a, point axis, float start, float end, float low, float high)
{
    const float up = high - minimum(start, end), down = maximum(start, end) - low;
    const float share = (up <= down) == (start <= end) ? 0.0f : 1.0f;
    return shorter_way(a, times(axis, up <= down ? -1.0f : 1.0f), share, minimum(up, down));
}

ALWAYS_INLINE segment_way past_edge(segment_way a, point p, point q, point from, point way, box b)
{
    const float vp = dot(way, p), vq = dot(way, q), inverse = 1.0f / sqrtf(vp * vp + vq * vq);
    const float lp = dot(b.low, p) - dot(from, p), hp = dot(b.high, p) - dot(from, p);
    const float lq = dot(b.low, q) - dot(from, q), hq = dot(b.high, q) - dot(from, q);
    const float forth = maximum(lp * vq, hp * vq) - minimum(lq * vp, hq * vp);
    const float back = maximum(lq * vp, hq * vp) - minimum(lp * vq, hp * vq);
    const float side = forth <= back ? inverse : -inverse, ip = -vq * side, iq = vp * side;
    const float share = ((ip < 0.0f ? hp : lp) * vp + (iq < 0.0f ? hq : lq) * vq) * inverse * inverse;
    return shorter_way(a, along(times(p, ip), q, iq), share, minimum(forth, back) * inverse);
}

ALWAYS_INLINE segment_way way_to_segment(point from, point to, box b)
{
    const point x = {1.0f, 0.0f, 0.0f}, y = {0.0f, 1.0f, 0.0f}, z = {0.0f, 0.0f, 1.0f}, way = minus(to, from);
    segment_way out = {x, 0.0f, -INFINITY};
    out = past_face(out, x, from.x, to.x, b.low.x, b.high.x);
    out = past_face(out, y, from.y, to.y, b.low.y, b.high.y);
    out = past_face(out, z, from.z, to.z, b.low.z, b.high.z);
    out = past_edge(past_edge(past_edge(out, y, z, from, way, b), z, x, from, way, b), x, y, from, way, b);
    const float share = nearest_share(from, way, b);
    const point off = beyond(from, way, b, share);
    const float length = sqrtf(dot(off, off));
    return way_if(out.distance <= 0.0f, out, (segment_way){times(off, -1.0f / length), share, length});
}

#endif
