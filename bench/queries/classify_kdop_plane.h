/* The normal is a sum of an axis, an edge and a corner; what the bounds along these add up to. */
#include "kdop.h"

ALWAYS_INLINE float share_of_axis(float largest, float other, float third)
{
    return copysignf(maximum(fabsf(largest) - maximum(fabsf(other), fabsf(third)), 0.0f), largest);
}

ALWAYS_INLINE float share_of_edge(float larger, float other, float least)
{
    return copysignf(maximum(minimum(fabsf(larger), fabsf(other)) - fabsf(least), 0.0f), larger);
}

/* Of each direction in the normal: of the most of them nothing. */
ALWAYS_INLINE heights shares_of(point n)
{
    const int xy = (n.x < 0.0f) == (n.y < 0.0f), xz = (n.x < 0.0f) == (n.z < 0.0f), yz = xy == xz;
    const float edge_xy = share_of_edge(n.x, n.y, n.z), edge_xz = share_of_edge(n.x, n.z, n.y),
                edge_yz = share_of_edge(n.y, n.z, n.x);
    const float corner = copysignf(minimum(minimum(fabsf(n.x), fabsf(n.y)), fabsf(n.z)), n.x);
    const float up = xy ? corner : 0.0f, down = xy ? 0.0f : corner; /* along x + y, and x - y */
    return (heights){{share_of_axis(n.x, n.y, n.z), share_of_axis(n.y, n.z, n.x),
                      share_of_axis(n.z, n.x, n.y), xz ? up : 0.0f, xz ? 0.0f : up, xz ? down : 0.0f,
                      xz ? 0.0f : down, xy ? edge_xy : 0.0f, xy ? 0.0f : edge_xy, xz ? edge_xz : 0.0f,
                      xz ? 0.0f : edge_xz, yz ? edge_yz : 0.0f, yz ? 0.0f : edge_yz}};
}

ALWAYS_INLINE answer solve(kdop b, plane p)
{
    const heights share = shares_of(p.normal);
    float lowest = 0.0f, highest = 0.0f;
    FOR_EACH_DIRECTION(k)
    {
        const float low = share.along[k] * b.low.along[k], high = share.along[k] * b.high.along[k];
        lowest += minimum(low, high);
        highest += maximum(low, high);
    }
    return (answer){lowest <= p.d, highest <= p.d};
}
