/* Six comparisons. */
#include "loop.h"

ALWAYS_INLINE int overlap_on_axis(float a_low, float a_high, float b_low, float b_high)
{
    return (a_low <= b_high) & (b_low <= a_high);
}

ALWAYS_INLINE void overlap_boxes_loop(form f, size_t n, lh_aabbs as, lh_aabbs bs, uint8_t *hits)
{
    const box one_a = box_at(&as, 0), one_b = box_at(&bs, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const box a = f == FORM_ONE_FIRST ? one_a : box_at(&as, i);
        const box b = f == FORM_ONE_SECOND ? one_b : box_at(&bs, i);
        hits[i] = (uint8_t)(overlap_on_axis(a.low.x, a.high.x, b.low.x, b.high.x) &
                            overlap_on_axis(a.low.y, a.high.y, b.low.y, b.high.y) &
                            overlap_on_axis(a.low.z, a.high.z, b.low.z, b.high.z));
    }
}

static void loop_overlap_aabb_aabb(const problem *p)
{
    const overlap_aabb_aabb_arguments a = overlap_aabb_aabb_arguments_of(&p->call);
    BY_FORM(p, overlap_boxes_loop, p->n, *a.a, *a.b, p->bytes);
}

static const query_notes overlap_aabb_aabb = {
    .loop = loop_overlap_aabb_aabb,
};
