/* The height of the centre, and how far the box reaches along the normal. Where both answers are wanted, a byte has
 * both. */
#include "loop.h"
#include "turned_box.h"

/* options is a constant. */
ALWAYS_INLINE void obb_plane_loop(form f, unsigned options, size_t n, lh_obbs boxes, lh_planes planes,
                                  uint8_t *sides)
{
    const turned_box one = turned_box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const turned_box b = f == FORM_ONE_FIRST ? one : turned_box_at(&boxes, i);
        const plane p = plane_at(&planes, f == FORM_ONE_SECOND ? 0 : i);
        const point along = seen_from_turned_box(p.normal, b);
        const float height = dot(p.normal, b.centre);
        const float reach = fabsf(along.x) * b.half.x + fabsf(along.y) * b.half.y + fabsf(along.z) * b.half.z;
        const int hit = height - reach <= p.d, inside = height + reach <= p.d;
        sides[i] = (uint8_t)(options & WANT_FIRST ? hit | inside << 1 : hit);
    }
}

ALWAYS_INLINE void obb_plane_forms(unsigned options, const problem *p)
{
    const classify_obb_plane_arguments a = classify_obb_plane_arguments_of(&p->call);
    BY_FORM(p, obb_plane_loop, options, p->n, *a.boxes, *a.planes, p->bytes);
}

static void loop_classify_obb_plane(const problem *p)
{
    switch (p->work->options) {
        CASE(0, obb_plane_forms, p);
        CASE(WANT_FIRST, obb_plane_forms, p);
    }
}

static const query_notes classify_obb_plane = {
    .loop = loop_classify_obb_plane,
};
