/* Moeller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997; from both sides. */
#include "ray_triangle.h"

ALWAYS_INLINE void ray_triangle_both(unsigned options, const problem *p)
{
    const raycast_triangle_arguments a = raycast_triangle_arguments_of(&p->call);
    BY_FORM(p, ray_triangle_loop, options, 0, p->n, *a.rays, *a.triangles, p->bytes, a.t, a.u, a.v);
}

static void loop_raycast_triangle(const problem *p)
{
    RAY_CASES(ray_triangle_both, p)
}

static const query_notes raycast_triangle = {
    .loop = loop_raycast_triangle,
};
