/* Height of the centre over the plane, against the radius; the normal has any length. Where both answers are wanted, a
 * byte has both. */
#include "loop.h"

/* options is a constant. */
ALWAYS_INLINE void sphere_plane_loop(form f, unsigned options, size_t n, lh_spheres spheres, lh_planes planes,
                                     uint8_t *sides)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere s = sphere_at(&spheres, f == FORM_ONE_FIRST ? 0 : i);
        const plane p = plane_at(&planes, f == FORM_ONE_SECOND ? 0 : i);
        const float reach = s.radius * sqrtf(dot(p.normal, p.normal));
        const float height = dot(p.normal, s.centre) - p.d;
        const int hit = height <= reach, inside = height <= -reach;
        sides[i] = (uint8_t)(options & WANT_FIRST ? hit | inside << 1 : hit);
    }
}

ALWAYS_INLINE void sphere_plane_forms(unsigned options, const problem *p)
{
    const classify_sphere_plane_arguments a = classify_sphere_plane_arguments_of(&p->call);
    BY_FORM(p, sphere_plane_loop, options, p->n, *a.spheres, *a.planes, p->bytes);
}

static void loop_classify_sphere_plane(const problem *p)
{
    switch (p->work->options) {
        CASE(0, sphere_plane_forms, p);
        CASE(WANT_FIRST, sphere_plane_forms, p);
    }
}

static const query_notes classify_sphere_plane = {
    .loop = loop_classify_sphere_plane,
};
