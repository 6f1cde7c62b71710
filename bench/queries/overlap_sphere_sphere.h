/* Squared distance of the centres. */
#include "loop.h"

ALWAYS_INLINE void spheres_loop(form f, size_t n, lh_spheres as, lh_spheres bs, uint8_t *hits)
{
    const sphere one_a = sphere_at(&as, 0), one_b = sphere_at(&bs, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere a = f == FORM_ONE_FIRST ? one_a : sphere_at(&as, i);
        const sphere b = f == FORM_ONE_SECOND ? one_b : sphere_at(&bs, i);
        const point d = minus(b.centre, a.centre);
        const float reach = a.radius + b.radius;
        hits[i] = dot(d, d) <= reach * reach;
    }
}

static void loop_overlap_sphere_sphere(const problem *p)
{
    const overlap_sphere_sphere_arguments a = overlap_sphere_sphere_arguments_of(&p->call);
    BY_FORM(p, spheres_loop, p->n, *a.a, *a.b, p->bytes);
}

static const query_notes overlap_sphere_sphere = {
    .loop = loop_overlap_sphere_sphere,
};
