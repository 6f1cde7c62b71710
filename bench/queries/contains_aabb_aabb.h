/* Nine comparisons: without those of the inner box with itself an empty one would be contained. */
#include "loop.h"

ALWAYS_INLINE int contains_on_axis(float outer_low, float outer_high, float inner_low, float inner_high)
{
    return (outer_low <= inner_low) & (inner_high <= outer_high) & (inner_low <= inner_high);
}

ALWAYS_INLINE void contains_boxes_loop(form f, size_t n, lh_aabbs outers, lh_aabbs inners, uint8_t *hits)
{
    const box one_outer = box_at(&outers, 0), one_inner = box_at(&inners, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const box outer = f == FORM_ONE_FIRST ? one_outer : box_at(&outers, i);
        const box inner = f == FORM_ONE_SECOND ? one_inner : box_at(&inners, i);
        hits[i] = (uint8_t)(contains_on_axis(outer.low.x, outer.high.x, inner.low.x, inner.high.x) &
                            contains_on_axis(outer.low.y, outer.high.y, inner.low.y, inner.high.y) &
                            contains_on_axis(outer.low.z, outer.high.z, inner.low.z, inner.high.z));
    }
}

static void loop_contains_aabb_aabb(const problem *p)
{
    const contains_aabb_aabb_arguments a = contains_aabb_aabb_arguments_of(&p->call);
    BY_FORM(p, contains_boxes_loop, p->n, *a.outer, *a.inner, p->bytes);
}

static const query_notes contains_aabb_aabb = {
    .loop = loop_contains_aabb_aabb,
    .first_size = {1.0f, 2.0f}, /* contains every inner box that has its centre */
    .second_size = {0.25f, 0.5f},
};
