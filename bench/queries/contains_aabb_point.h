/* Six comparisons. */
#include "loop.h"

ALWAYS_INLINE int contains_between(float low, float high, float x)
{
    return (low <= x) & (x <= high);
}

ALWAYS_INLINE void contains_points_loop(form f, size_t n, lh_aabbs outers, lh_vectors points, uint8_t *hits)
{
    const box one_outer = box_at(&outers, 0);
    const point one_point = vector_at(&points, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const box outer = f == FORM_ONE_FIRST ? one_outer : box_at(&outers, i);
        const point p = f == FORM_ONE_SECOND ? one_point : vector_at(&points, i);
        hits[i] = (uint8_t)(contains_between(outer.low.x, outer.high.x, p.x) &
                            contains_between(outer.low.y, outer.high.y, p.y) &
                            contains_between(outer.low.z, outer.high.z, p.z));
    }
}

static void loop_contains_aabb_point(const problem *p)
{
    const contains_aabb_point_arguments a = contains_aabb_point_arguments_of(&p->call);
    BY_FORM(p, contains_points_loop, p->n, *a.outer, *a.points, p->bytes);
}

static const query_notes contains_aabb_point = {
    .loop = loop_contains_aabb_point,
};
