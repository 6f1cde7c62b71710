/* The centre's height over each plane, against how far the half extents reach. */
#include "loop.h"

ALWAYS_INLINE answer solve(box b, const plane *planes)
{
    const point centre = middle_of(b), half = minus(b.high, centre);
    answer a = {1, 1};
    for (size_t k = 0; k < FRUSTUM_PLANES; k++) {
        const float reach = dot(magnitudes(planes[k].normal), half);
        const float height = dot(planes[k].normal, centre) - planes[k].d;
        a.hits &= height <= reach;
        a.inside &= height <= -reach;
    }
    return a;
}
