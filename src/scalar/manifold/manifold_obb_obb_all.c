/* Two oriented boxes: all points that faces have in common, the first four and those after them. */
#include "scalar/reference_obb_manifold.h"

/* The first eight. */
static inline int choose_all(const clipped_point clipped[CLIPPED_POINTS],
                             clipped_point chosen[MOST_IN_COMMON])
{
    int count = 0;
    for (int k = 0; k < CLIPPED_POINTS && count < MOST_IN_COMMON; k++)
        if (clipped[k].is_within)
            chosen[count++] = clipped[k];
    return count;
}

static inline int manifold_obb_obb_all(const manifold_obb_obb_all_arguments *of, size_t i)
{
    common_points found = obb_manifold(oriented_box_at(of->a, i), oriented_box_at(of->b, i),
                                       number_at(of->margin, i), choose_all);
    const int most = LH_POINTS_OF_MANIFOLDS, first = found.count < most ? found.count : most;
    record_points(found.told + most, (uint8_t)(found.count - first), found.normal, lh_manifolds_of(of->more),
                  i);
    return record_points(found.told, (uint8_t)first, found.normal, lh_manifolds_of(of->manifolds), i);
}

REFERENCE(manifold_obb_obb_all)
