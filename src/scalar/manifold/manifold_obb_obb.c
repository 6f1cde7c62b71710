/* Two oriented boxes: up to four points. */
#include "scalar/reference_obb_manifold.h"

static inline int choose_four(const clipped_point clipped[CLIPPED_POINTS],
                              clipped_point chosen[MOST_IN_COMMON])
{
    clipped_point left[CLIPPED_POINTS];
    memcpy(left, clipped, sizeof left);
    const kept_points kept = keep_four(left, CLIPPED_POINTS);
    memcpy(chosen, kept.point, sizeof kept.point);
    return kept.count;
}

static inline int manifold_obb_obb(const manifold_obb_obb_arguments *of, size_t i)
{
    common_points found = obb_manifold(oriented_box_at(of->a, i), oriented_box_at(of->b, i),
                                       number_at(of->margin, i), choose_four);
    return record_points(found.told, (uint8_t)found.count, found.normal, lh_manifolds_of(of->manifolds), i);
}

REFERENCE(manifold_obb_obb)
