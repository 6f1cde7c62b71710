/* Ray against box: the times within all three slabs and both limits. */
#include "scalar/reference.h"
#include "scalar/reference_slab.h"

typedef struct ray_hit {
    int hit;
    float t_enter, t_exit;
} ray_hit;

static inline ray_hit cast(ray r, box b)
{
    const float pad = 1.0f + 8.0f * unit_roundoff;

    vector3 low = subtract(b.min, r.origin);
    vector3 high = subtract(b.max, r.origin);
    float limit = min(r.t_max, latest_time);

    interval t = {max(r.t_min, 0.0f), limit * pad};
    t = narrow(t, cross_slab(low.x, high.x, r.inv_dir.x, r.inv_dir.x * pad));
    t = narrow(t, cross_slab(low.y, high.y, r.inv_dir.y, r.inv_dir.y * pad));
    t = narrow(t, cross_slab(low.z, high.z, r.inv_dir.z, r.inv_dir.z * pad));

    /* The padding may have moved the exit past the limit, and let an entry past the limit in. Where the host has
     * results flushed to zero, a limit just below 0 hits as if it were 0. */
    int hit = t.enter <= t.exit;
    float last = max(limit, 0.0f);
    float t_enter = min(last, t.enter);
    float t_exit = min(t.exit, last);
    if (negative(t_exit)) /* -0 */
        t_exit = 0.0f;
    return (ray_hit){hit, hit ? t_enter : INFINITY, hit ? t_exit : INFINITY};
}

static inline int raycast_aabb(const raycast_aabb_arguments *of, size_t i)
{
    ray_hit found = cast(ray_at(of->rays, i), box_at(of->boxes, i));
    if (of->t_enter)
        of->t_enter[i] = found.t_enter;
    if (of->t_exit)
        of->t_exit[i] = found.t_exit;
    return found.hit;
}

REFERENCE(raycast_aabb)
