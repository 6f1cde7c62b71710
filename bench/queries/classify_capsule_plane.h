/* Heights of both ends over the plane, against the radius. Where both answers are wanted, a byte has both. */
#include "loop.h"

/* options is a constant. */
ALWAYS_INLINE void capsule_plane_loop(form f, unsigned options, size_t n, lh_capsules capsules,
                                      lh_planes planes, uint8_t *sides)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const capsule c = capsule_at(&capsules, f == FORM_ONE_FIRST ? 0 : i);
        const plane p = plane_at(&planes, f == FORM_ONE_SECOND ? 0 : i);
        const float reach = c.radius * sqrtf(dot(p.normal, p.normal));
        const float a = dot(p.normal, c.a) - p.d, b = dot(p.normal, c.b) - p.d;
        const int hit = minimum(a, b) <= reach, inside = maximum(a, b) <= -reach;
        sides[i] = (uint8_t)(options & WANT_FIRST ? hit | inside << 1 : hit);
    }
}

ALWAYS_INLINE void capsule_plane_forms(unsigned options, const problem *p)
{
    const classify_capsule_plane_arguments a = classify_capsule_plane_arguments_of(&p->call);
    BY_FORM(p, capsule_plane_loop, options, p->n, *a.capsules, *a.planes, p->bytes);
}

static void loop_classify_capsule_plane(const problem *p)
{
    switch (p->work->options) {
        CASE(0, capsule_plane_forms, p);
        CASE(WANT_FIRST, capsule_plane_forms, p);
    }
}

static const query_notes classify_capsule_plane = {
    .loop = loop_classify_capsule_plane,
};
