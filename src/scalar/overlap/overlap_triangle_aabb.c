/* Triangle against box: thirteen candidate axes of separation. Two convex sets are apart if and only if one of them
 * separates. */
#include "scalar/reference.h"
#include "scalar/reference_triangle_axes.h"

static inline int overlap_triangle_aabb(const overlap_triangle_aabb_arguments *of, size_t i)
{
    return triangle_meets_box(triangle_at(of->triangles, i), box_at(of->boxes, i));
}

REFERENCE(overlap_triangle_aabb)
