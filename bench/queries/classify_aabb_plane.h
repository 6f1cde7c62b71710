/* The corners lowest and highest along the normal. Where both answers are wanted, a byte has both. */
#include "loop.h"

/* options is a constant. */
ALWAYS_INLINE void box_plane_loop(form f, unsigned options, size_t n, lh_aabbs boxes, lh_planes planes,
                                  uint8_t *sides)
{
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const box b = box_at(&boxes, f == FORM_ONE_FIRST ? 0 : i);
        const plane p = plane_at(&planes, f == FORM_ONE_SECOND ? 0 : i);
        const point at_low = {p.normal.x * b.low.x, p.normal.y * b.low.y, p.normal.z * b.low.z};
        const point at_high = {p.normal.x * b.high.x, p.normal.y * b.high.y, p.normal.z * b.high.z};
        const float lowest =
            minimum(at_low.x, at_high.x) + minimum(at_low.y, at_high.y) + minimum(at_low.z, at_high.z);
        const float highest =
            maximum(at_low.x, at_high.x) + maximum(at_low.y, at_high.y) + maximum(at_low.z, at_high.z);
        const int hit = lowest <= p.d, inside = highest <= p.d;
        sides[i] = (uint8_t)(options & WANT_FIRST ? hit | inside << 1 : hit);
    }
}

ALWAYS_INLINE void box_plane_forms(unsigned options, const problem *p)
{
    const classify_aabb_plane_arguments a = classify_aabb_plane_arguments_of(&p->call);
    BY_FORM(p, box_plane_loop, options, p->n, *a.boxes, *a.planes, p->bytes);
}

static void loop_classify_aabb_plane(const problem *p)
{
    switch (p->work->options) {
        CASE(0, box_plane_forms, p);
        CASE(WANT_FIRST, box_plane_forms, p);
    }
}

static const query_notes classify_aabb_plane = {
    .loop = loop_classify_aabb_plane,
};
