/* The distance of the centre from the closest point. */
#include "loop.h"
#include "near_triangle.h"

ALWAYS_INLINE void sphere_triangle_loop(form f, size_t n, lh_spheres spheres, lh_triangles triangles,
                                        uint8_t *hits)
{
    const sphere one = sphere_at(&spheres, 0);
    const triangle one_triangle = triangle_at(&triangles, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere s = f == FORM_ONE_FIRST ? one : sphere_at(&spheres, i);
        const triangle t = f == FORM_ONE_SECOND ? one_triangle : triangle_at(&triangles, i);
        hits[i] = squared_distance_to(t, s.centre) <= s.radius * s.radius;
    }
}

static void loop_overlap_sphere_triangle(const problem *p)
{
    const overlap_sphere_triangle_arguments a = overlap_sphere_triangle_arguments_of(&p->call);
    BY_FORM(p, sphere_triangle_loop, p->n, *a.spheres, *a.triangles, p->bytes);
}

static const query_notes overlap_sphere_triangle = {
    .loop = loop_overlap_sphere_triangle,
};
