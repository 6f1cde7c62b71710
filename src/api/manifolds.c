#include "lanehit/lanehit.h"

size_t lh_manifolds_to_points(const uint8_t *count, size_t n, lh_manifold_point *points)
{
    size_t found = 0;
    for (size_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < count[i]; k++)
            points[found++] = (lh_manifold_point){(uint32_t)i, k};
    return found;
}
