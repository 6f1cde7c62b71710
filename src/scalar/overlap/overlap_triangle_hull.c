/* Triangle and hull. */
#include "scalar/reference.h"
#include "scalar/reference_separation.h"

static inline int overlap_triangle_hull(const overlap_triangle_hull_arguments *of, size_t i)
{
    triangle t = triangle_at(of->triangles, i);
    return bodies_meet(body_of_hull(of->hull, placement_at(of->poses, i)), body_of_points(3, t.a, t.b, t.c),
                       NULL);
}

REFERENCE(overlap_triangle_hull)
