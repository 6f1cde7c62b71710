/* The centre in the box's coordinates, and its distance from the box there. */
#include "loop.h"
#include "turned_box.h"

ALWAYS_INLINE float beyond_half(float seen, float half)
{
    return maximum(fabsf(seen) - half, 0.0f);
}

ALWAYS_INLINE int sphere_meets_turned_box(sphere s, turned_box b)
{
    const point seen = seen_from_turned_box(minus(s.centre, b.centre), b);
    const point d = {beyond_half(seen.x, b.half.x), beyond_half(seen.y, b.half.y),
                     beyond_half(seen.z, b.half.z)};
    return dot(d, d) <= s.radius * s.radius;
}

ALWAYS_INLINE void sphere_obb_loop(form f, size_t n, lh_spheres spheres, lh_obbs boxes, uint8_t *hits)
{
    const sphere one = sphere_at(&spheres, 0);
    const turned_box one_box = turned_box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++)
        hits[i] = (uint8_t)sphere_meets_turned_box(f == FORM_ONE_FIRST ? one : sphere_at(&spheres, i),
                                                   f == FORM_ONE_SECOND ? one_box : turned_box_at(&boxes, i));
}

static void loop_overlap_sphere_obb(const problem *p)
{
    const overlap_sphere_obb_arguments a = overlap_sphere_obb_arguments_of(&p->call);
    BY_FORM(p, sphere_obb_loop, p->n, *a.spheres, *a.boxes, p->bytes);
}

static const query_notes overlap_sphere_obb = {
    .loop = loop_overlap_sphere_obb,
};
