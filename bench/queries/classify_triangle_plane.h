/* The heights of the vertices, the least and the most. Where both answers are wanted, a byte has both. */
#include "loop.h"

/* options is a constant. */
ALWAYS_INLINE void triangle_plane_loop(form f, unsigned options, size_t n, lh_triangles triangles,
                                       lh_planes planes, uint8_t *sides)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const triangle t = triangle_at(&triangles, f == FORM_ONE_FIRST ? 0 : i);
        const plane p = plane_at(&planes, f == FORM_ONE_SECOND ? 0 : i);
        const float a = dot(p.normal, t.a), b = dot(p.normal, t.b), c = dot(p.normal, t.c);
        const int hit = minimum(minimum(a, b), c) <= p.d, inside = maximum(maximum(a, b), c) <= p.d;
        sides[i] = (uint8_t)(options & WANT_FIRST ? hit | inside << 1 : hit);
    }
}

ALWAYS_INLINE void triangle_plane_forms(unsigned options, const problem *p)
{
    const classify_triangle_plane_arguments a = classify_triangle_plane_arguments_of(&p->call);
    BY_FORM(p, triangle_plane_loop, options, p->n, *a.triangles, *a.planes, p->bytes);
}

static void loop_classify_triangle_plane(const problem *p)
{
    switch (p->work->options) {
        CASE(0, triangle_plane_forms, p);
        CASE(WANT_FIRST, triangle_plane_forms, p);
    }
}

static const query_notes classify_triangle_plane = {
    .loop = loop_classify_triangle_plane,
};
