/* Squared distance of the corner furthest from the centre. */
#include "loop.h"

ALWAYS_INLINE float further_end(float low, float high, float x)
{
    return maximum(high - x, x - low);
}

ALWAYS_INLINE void ball_of_boxes_loop(form f, size_t n, lh_spheres outers, lh_aabbs inners, uint8_t *hits)
{
    const sphere one_outer = sphere_at(&outers, 0);
    const box one_inner = box_at(&inners, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere outer = f == FORM_ONE_FIRST ? one_outer : sphere_at(&outers, i);
        const box inner = f == FORM_ONE_SECOND ? one_inner : box_at(&inners, i);
        const point d = {further_end(inner.low.x, inner.high.x, outer.centre.x),
                         further_end(inner.low.y, inner.high.y, outer.centre.y),
                         further_end(inner.low.z, inner.high.z, outer.centre.z)};
        hits[i] = dot(d, d) <= outer.radius * outer.radius;
    }
}

static void loop_contains_sphere_aabb(const problem *p)
{
    const contains_sphere_aabb_arguments a = contains_sphere_aabb_arguments_of(&p->call);
    BY_FORM(p, ball_of_boxes_loop, p->n, *a.outer, *a.inner, p->bytes);
}

static const query_notes contains_sphere_aabb = {
    .loop = loop_contains_sphere_aabb,
    .first_size = {1.0f, 2.0f}, /* contains every inner box that has its centre */
    .second_size = {0.25f, 0.5f},
};
