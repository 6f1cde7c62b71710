/* Every face, against the ball's own end on that side. */
#include "loop.h"

ALWAYS_INLINE int ball_is_between(float low, float high, float centre, float radius)
{
    return (low <= centre - radius) & (centre + radius <= high);
}

ALWAYS_INLINE void boxes_of_balls_loop(form f, size_t n, lh_aabbs outers, lh_spheres inners, uint8_t *hits)
{
    const box one_outer = box_at(&outers, 0);
    const sphere one_inner = sphere_at(&inners, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const box outer = f == FORM_ONE_FIRST ? one_outer : box_at(&outers, i);
        const sphere inner = f == FORM_ONE_SECOND ? one_inner : sphere_at(&inners, i);
        hits[i] = (uint8_t)(ball_is_between(outer.low.x, outer.high.x, inner.centre.x, inner.radius) &
                            ball_is_between(outer.low.y, outer.high.y, inner.centre.y, inner.radius) &
                            ball_is_between(outer.low.z, outer.high.z, inner.centre.z, inner.radius));
    }
}

static void loop_contains_aabb_sphere(const problem *p)
{
    const contains_aabb_sphere_arguments a = contains_aabb_sphere_arguments_of(&p->call);
    BY_FORM(p, boxes_of_balls_loop, p->n, *a.outer, *a.inner, p->bytes);
}

static const query_notes contains_aabb_sphere = {
    .loop = loop_contains_aabb_sphere,
    .first_size = {1.0f, 2.0f}, /* contains every inner ball that has its centre */
    .second_size = {0.25f, 0.5f},
};
