/* Moeller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997; with back faces culled. */
#include "ray_triangle.h"

ALWAYS_INLINE void ray_triangle_front(unsigned options, const problem *p)
{
    const raycast_triangle_front_arguments a = raycast_triangle_front_arguments_of(&p->call);
    BY_FORM(p, ray_triangle_loop, options, 1, p->n, *a.rays, *a.triangles, p->bytes, a.t, a.u, a.v);
}

static void loop_raycast_triangle_front(const problem *p)
{
    RAY_CASES(ray_triangle_front, p)
}

static const query_notes raycast_triangle_front = {
    .loop = loop_raycast_triangle_front,
};
