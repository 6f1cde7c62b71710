/* Triangle in box, boundary included: its vertices. Comparisons only, so exact. */
#include "scalar/reference.h"

static inline int lies_in(box outer, vector3 vertex)
{
    return all_at_most(outer.min, vertex) & all_at_most(vertex, outer.max);
}

static inline int contains_aabb_triangle(const contains_aabb_triangle_arguments *of, size_t i)
{
    box outer = box_at(of->outer, i);
    triangle t = triangle_at(of->inner, i);
    return lies_in(outer, t.a) & lies_in(outer, t.b) & lies_in(outer, t.c);
}

REFERENCE(contains_aabb_triangle)
