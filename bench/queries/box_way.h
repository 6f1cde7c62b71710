/* Of a point and a box: outside the way to its clamp, inside the way back from the nearest face. */
#ifndef BENCH_QUERIES_BOX_WAY_H
#define BENCH_QUERIES_BOX_WAY_H

#include "loop.h"

typedef struct box_way {
    point normal;
    float distance;
} box_way;

ALWAYS_INLINE box_way way_to_box(point p, box b)
{
    const point way = minus(clamped_to(b, p), p), low = minus(p, b.low), high = minus(b.high, p);
    const point depth = {minimum(low.x, high.x), minimum(low.y, high.y), minimum(low.z, high.z)};
    const float least = minimum(depth.x, minimum(depth.y, depth.z)), length = sqrtf(dot(way, way));
    const float inverse = 1.0f / length;
    const int is_x = depth.x <= least, is_y = !is_x & (depth.y <= least), is_z = !is_x & !is_y;
    const int inside = least >= 0.0f;
    const float x = is_x ? (high.x <= low.x ? -1.0f : 1.0f) : 0.0f;
    const float y = is_y ? (high.y <= low.y ? -1.0f : 1.0f) : 0.0f;
    const float z = is_z ? (high.z <= low.z ? -1.0f : 1.0f) : 0.0f;
    return (box_way){
        {inside ? x : way.x * inverse, inside ? y : way.y * inverse, inside ? z : way.z * inverse},
        inside ? -least : length};
}

#endif
