/* From one end to the other along a ray against the rounded box. */
#include "loop.h"
#include "rounded_box.h"

ALWAYS_INLINE void capsule_aabb_loop(form f, size_t n, lh_capsules capsules, lh_aabbs boxes, uint8_t *hits)
{
    const box one_box = box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i;
        const capsule c = capsule_at(&capsules, k);
        const sphere end = {c.a, c.radius};
        const box b = f == FORM_ONE_SECOND ? one_box : box_at(&boxes, i);
        hits[i] = (uint8_t)(enter_rounded_box(end, minus(c.b, c.a), b, 1.0f) < INFINITY);
    }
}

static void loop_overlap_capsule_aabb(const problem *p)
{
    const overlap_capsule_aabb_arguments a = overlap_capsule_aabb_arguments_of(&p->call);
    BY_FORM(p, capsule_aabb_loop, p->n, *a.capsules, *a.boxes, p->bytes);
}

static const query_notes overlap_capsule_aabb = {
    .loop = loop_overlap_capsule_aabb,
};
