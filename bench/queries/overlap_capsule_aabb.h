/* From one end to the other along a ray against the rounded box. */
#include "loop.h"
#include "rounded_box.h"

ALWAYS_INLINE sphere end_of_capsule(const lh_capsules *v, size_t i)
{
    return (sphere){{v->ax[i], v->ay[i], v->az[i]}, v->radius[i]};
}

ALWAYS_INLINE point other_end_of_capsule(const lh_capsules *v, size_t i)
{
    return (point){v->bx[i], v->by[i], v->bz[i]};
}

ALWAYS_INLINE void capsule_aabb_loop(form f, size_t n, lh_capsules capsules, lh_aabbs boxes, uint8_t *hits)
{
    const box one_box = box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const size_t k = f == FORM_ONE_FIRST ? 0 : i;
        const sphere end = end_of_capsule(&capsules, k);
        const point way = minus(other_end_of_capsule(&capsules, k), end.centre);
        const box b = f == FORM_ONE_SECOND ? one_box : box_at(&boxes, i);
        hits[i] = (uint8_t)(enter_rounded_box(end, way, b, 1.0f) < INFINITY);
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
