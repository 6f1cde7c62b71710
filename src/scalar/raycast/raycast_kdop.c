/* Ray against k-DOP: the times between both planes of every direction and within both limits (Kay and Kajiya, Ray
 * Tracing Complex Scenes, 1986). */
#include "scalar/reference_kdop.h"
#include "scalar/reference_place_along.h"
#include "scalar/reference_slab.h"

typedef struct ray_hit {
    int hit;
    float t_enter, t_exit;
} ray_hit;

static inline interval cross_along(ray r, int k, float least, float most)
{
    const float earlier = 1.0f - 16.0f * unit_roundoff, later = 1.0f + 16.0f * unit_roundoff;
    exact_sum from = place_along(r.origin, k);
    float inv = 1.0f / place_along(r.dir, k).rounded;
    return cross_slab((least - from.rounded) - from.rest, (most - from.rounded) - from.rest, inv * earlier,
                      inv * later);
}

static inline ray_hit cast(ray r, kdop b, const lh_kdops *of)
{
    interval t = {max(r.t_min, 0.0f), min(r.t_max, latest_time)};
    for (int k = 0; k < SLABS_OF_KDOP; k++)
        if (has_slab(of, k))
            t = narrow(t, cross_along(r, k, b.bound[slab_at(k).lower], b.bound[slab_at(k).upper]));

    float any = ((r.origin.x + r.origin.y) + r.origin.z) + ((r.dir.x + r.dir.y) + r.dir.z);
    if (!(any <= INFINITY && t.enter <= t.exit))
        return (ray_hit){0, INFINITY, INFINITY};
    return (ray_hit){1, t.enter, negative(t.exit) ? 0.0f : t.exit};
}

static inline int raycast_kdop(const raycast_kdop_arguments *of, size_t i)
{
    ray_hit found = cast(ray_at(of->rays, i), kdop_at(of->kdops, i), of->kdops);
    record_float(of->t_enter, i, found.t_enter);
    record_float(of->t_exit, i, found.t_exit);
    return found.hit;
}

REFERENCE(raycast_kdop)
