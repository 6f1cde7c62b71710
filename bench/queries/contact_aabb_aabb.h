/* The gaps by axis, or the shortest way out. */
#include "contact_answer.h"

ALWAYS_INLINE answer solve(box a, box b, float margin)
{
    const point up = minus(a.high, b.low), down = minus(b.high, a.low);
    const point deep = {minimum(up.x, down.x), minimum(up.y, down.y), minimum(up.z, down.z)};
    const point gap = {maximum(-deep.x, 0.0f), maximum(-deep.y, 0.0f), maximum(-deep.z, 0.0f)};
    const point signs = {up.x < down.x ? 1.0f : -1.0f, up.y < down.y ? 1.0f : -1.0f,
                         up.z < down.z ? 1.0f : -1.0f};
    const float least = minimum(deep.x, minimum(deep.y, deep.z)), length = sqrtf(dot(gap, gap));
    const int is_x = deep.x <= least, is_y = !is_x & (deep.y <= least), is_z = !is_x & !is_y;
    const int apart = least < 0.0f;
    const float inverse = 1.0f / length, distance = apart ? length : -least;
    const point n = {signs.x * (apart ? gap.x * inverse : (float)is_x),
                     signs.y * (apart ? gap.y * inverse : (float)is_y),
                     signs.z * (apart ? gap.z * inverse : (float)is_z)};
    const int hit = distance <= margin;
    const point low = {maximum(a.low.x, b.low.x), maximum(a.low.y, b.low.y), maximum(a.low.z, b.low.z)};
    const point high = {minimum(a.high.x, b.high.x), minimum(a.high.y, b.high.y),
                        minimum(a.high.z, b.high.z)};
    const point from = {is_x ? signs.x > 0.0f ? a.high.x : a.low.x : high.x,
                        is_y ? signs.y > 0.0f ? a.high.y : a.low.y : high.y,
                        is_z ? signs.z > 0.0f ? a.high.z : a.low.z : high.z};
    const point to = {is_x ? signs.x > 0.0f ? b.low.x : b.high.x : low.x,
                      is_y ? signs.y > 0.0f ? b.low.y : b.high.y : low.y,
                      is_z ? signs.z > 0.0f ? b.low.z : b.high.z : low.z};
    return (answer){hit, hit ? distance : INFINITY, times(n, (float)hit),
                    times(along(from, to, 1.0f), 0.5f * (float)hit)};
}
