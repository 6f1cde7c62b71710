/* Squared distance of the centres, against what the outer radius has left. */
#include "loop.h"

ALWAYS_INLINE void ball_of_balls_loop(form f, size_t n, lh_spheres outers, lh_spheres inners, uint8_t *hits)
{
    const sphere one_outer = sphere_at(&outers, 0), one_inner = sphere_at(&inners, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere outer = f == FORM_ONE_FIRST ? one_outer : sphere_at(&outers, i);
        const sphere inner = f == FORM_ONE_SECOND ? one_inner : sphere_at(&inners, i);
        const point d = minus(inner.centre, outer.centre);
        const float room = outer.radius - inner.radius;
        hits[i] = (uint8_t)((room >= 0.0f) & (dot(d, d) <= room * room));
    }
}

static void loop_contains_sphere_sphere(const problem *p)
{
    const contains_sphere_sphere_arguments a = contains_sphere_sphere_arguments_of(&p->call);
    BY_FORM(p, ball_of_balls_loop, p->n, *a.outer, *a.inner, p->bytes);
}

static const query_notes contains_sphere_sphere = {
    .loop = loop_contains_sphere_sphere,
    .first_size = {1.0f, 2.0f}, /* contains every inner ball that has its centre */
    .second_size = {0.25f, 0.5f},
};
