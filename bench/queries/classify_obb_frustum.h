/* The centre's height over each plane, against how far the box reaches along its normal. */
#include "turned_box.h"

ALWAYS_INLINE answer solve(turned_box b, const plane *planes)
{
    const axes of_box = axes_of(b);
    answer a = {1, 1};
    for (size_t k = 0; k < FRUSTUM_PLANES; k++) {
        const float reach = dot(magnitudes(seen_along(of_box, planes[k].normal)), b.half);
        const float height = dot(planes[k].normal, b.centre) - planes[k].d;
        a.hits &= height <= reach;
        a.inside &= height <= -reach;
    }
    return a;
}
