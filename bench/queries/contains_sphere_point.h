/* Squared distance from the centre. */
#include "loop.h"

ALWAYS_INLINE void ball_of_points_loop(form f, size_t n, lh_spheres outers, lh_vectors points, uint8_t *hits)
{
    const sphere one_outer = sphere_at(&outers, 0);
    const point one_point = vector_at(&points, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere outer = f == FORM_ONE_FIRST ? one_outer : sphere_at(&outers, i);
        const point p = f == FORM_ONE_SECOND ? one_point : vector_at(&points, i);
        const point d = minus(p, outer.centre);
        hits[i] = dot(d, d) <= outer.radius * outer.radius;
    }
}

static void loop_contains_sphere_point(const problem *p)
{
    const contains_sphere_point_arguments a = contains_sphere_point_arguments_of(&p->call);
    BY_FORM(p, ball_of_points_loop, p->n, *a.outer, *a.points, p->bytes);
}

static const query_notes contains_sphere_point = {
    .loop = loop_contains_sphere_point,
};
