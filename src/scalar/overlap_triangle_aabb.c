/* Triangle against box: thirteen candidate axes of separation. Two convex sets are apart if and only if one of them
 * separates. */
#include "reference.h"
#include "triangle_axes.h"

static inline int overlap(triangle t, box b)
{
    if (!bounds_meet(t, b))
        return 0;
    vector3 centre = scale(add(b.min, b.max), 0.5f);
    vector3 half = max_each(subtract(b.max, centre), subtract(centre, b.min));
    triangle seen = {subtract(t.a, centre), subtract(t.b, centre), subtract(t.c, centre)};
    return !axes_separate(t, seen, half);
}

static inline int overlap_triangle_aabb(const overlap_triangle_aabb_arguments *of, size_t i)
{
    return overlap(triangle_at(of->triangles, i), box_at(of->boxes, i));
}

REFERENCE(overlap_triangle_aabb)
