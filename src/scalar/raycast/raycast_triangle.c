/* Ray against triangle, from either side. */
#include "scalar/reference_ray_triangle.h"

static inline int raycast_triangle(const raycast_triangle_arguments *of, size_t i)
{
    intersection met = intersection_of(ray_at(of->rays, i), triangle_at(of->triangles, i), BOTH_FACES);
    record_float(of->t, i, met.t);
    record_float(of->u, i, met.u);
    record_float(of->v, i, met.v);
    return met.hit;
}

REFERENCE(raycast_triangle)
