/* The centre's height over each plane, against the radius. */
#include "loop.h"

ALWAYS_INLINE answer solve(sphere s, const plane *planes)
{
    answer a = {1, 1};
    for (size_t k = 0; k < FRUSTUM_PLANES; k++) {
        const float reach = s.radius * sqrtf(dot(planes[k].normal, planes[k].normal));
        const float height = dot(planes[k].normal, s.centre) - planes[k].d;
        a.hits &= height <= reach;
        a.inside &= height <= -reach;
    }
    return a;
}
