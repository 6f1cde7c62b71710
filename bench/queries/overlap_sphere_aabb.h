/* Squared distance from the centre to its clamp onto the box. */
#include "loop.h"

ALWAYS_INLINE float distance_to_clamp(float c, float low, float high)
{
    return minimum(maximum(c, low), high) - c;
}

ALWAYS_INLINE void sphere_aabb_loop(form f, size_t n, lh_spheres spheres, lh_aabbs boxes, uint8_t *hits)
{
    const sphere one = sphere_at(&spheres, 0);
    const box one_box = box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const sphere s = f == FORM_ONE_FIRST ? one : sphere_at(&spheres, i);
        const box b = f == FORM_ONE_SECOND ? one_box : box_at(&boxes, i);
        const float dx = distance_to_clamp(s.centre.x, b.low.x, b.high.x);
        const float dy = distance_to_clamp(s.centre.y, b.low.y, b.high.y);
        const float dz = distance_to_clamp(s.centre.z, b.low.z, b.high.z);
        hits[i] = dx * dx + dy * dy + dz * dz <= s.radius * s.radius;
    }
}

static void loop_overlap_sphere_aabb(const problem *p)
{
    const overlap_sphere_aabb_arguments a = overlap_sphere_aabb_arguments_of(&p->call);
    BY_FORM(p, sphere_aabb_loop, p->n, *a.spheres, *a.boxes, p->bytes);
}

static const query_notes overlap_sphere_aabb = {
    .loop = loop_overlap_sphere_aabb,
};
