/* Both ends in the box's coordinates, and from one to the other along a ray against the rounded box. */
#include "loop.h"
#include "rounded_box.h"
#include "turned_box.h"

ALWAYS_INLINE void capsule_obb_loop(form f, size_t n, lh_capsules v, lh_obbs boxes, uint8_t *hits)
{
    const turned_box one_box = turned_box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i;
        const capsule c = capsule_at(&v, k);
        const turned_box t = f == FORM_ONE_SECOND ? one_box : turned_box_at(&boxes, i);
        const sphere end = {seen_from_turned_box(minus(c.a, t.centre), t), c.radius};
        const box seen = {{-t.half.x, -t.half.y, -t.half.z}, t.half};
        hits[i] = (uint8_t)(enter_rounded_box(end, seen_from_turned_box(minus(c.b, c.a), t), seen, 1.0f) <
                            INFINITY);
    }
}

static void loop_overlap_capsule_obb(const problem *p)
{
    const overlap_capsule_obb_arguments a = overlap_capsule_obb_arguments_of(&p->call);
    BY_FORM(p, capsule_obb_loop, p->n, *a.capsules, *a.boxes, p->bytes);
}

static const query_notes overlap_capsule_obb = {
    .loop = loop_overlap_capsule_obb,
};
