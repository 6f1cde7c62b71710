/* Slabs in the coordinates of the box, from t = 0 on. */
#include "ray.h"
#include "slab.h"
#include "turned_box.h"

ALWAYS_INLINE slab cross_turned(float seen, float half, float direction)
{
    return cross_slab(-half - seen, half - seen, 1.0f / direction);
}

/* options is a constant in all of these. */
ALWAYS_INLINE void ray_obb_loop(form f, unsigned options, size_t n, lh_rays rays, lh_obbs boxes,
                                uint8_t *hits, float *t_enter, float *t_exit)
{
    const directed_ray one = directed_ray_at(options, &rays, 0);
    const turned_box one_box = turned_box_at(&boxes, 0);
    VECTORISE
    for (size_t i = 0; i < n; i++) {
        const directed_ray r = f == FORM_ONE_FIRST ? one : directed_ray_at(options, &rays, i);
        const turned_box b = f == FORM_ONE_SECOND ? one_box : turned_box_at(&boxes, i);
        const turned_axes axes = axes_of_turned_box(b);
        const point way = minus(r.origin, b.centre), d = r.direction;
        const slab x = cross_turned(dot(way, axes.x), b.half.x, dot(d, axes.x));
        const slab y = cross_turned(dot(way, axes.y), b.half.y, dot(d, axes.y));
        const slab z = cross_turned(dot(way, axes.z), b.half.z, dot(d, axes.z));
        const float enter = maximum(last_of(x.enter, y.enter, z.enter), 0.0f);
        const float exit = minimum(first_of(x.exit, y.exit, z.exit), r.limit);
        const int hit = enter <= exit;
        hits[i] = (uint8_t)hit;
        if (options & WANT_FIRST)
            t_enter[i] = hit ? enter : INFINITY;
        if (options & WANT_OTHERS)
            t_exit[i] = hit ? exit : INFINITY;
    }
}

ALWAYS_INLINE void ray_obb_forms(unsigned options, const problem *p)
{
    const raycast_obb_arguments a = raycast_obb_arguments_of(&p->call);
    BY_FORM(p, ray_obb_loop, options, p->n, *a.rays, *a.boxes, p->bytes, a.t_enter, a.t_exit);
}

static void loop_raycast_obb(const problem *p)
{
    RAY_CASES(ray_obb_forms, p)
}

static const query_notes raycast_obb = {
    .loop = loop_raycast_obb,
};
