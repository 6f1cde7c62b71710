/* Ray against oriented box: the times within its three slabs and both limits, along its own axes.
 *
 * The box grows by what the rotation and the times may be off, so that a time of entry is never late and one of exit
 * never early. */
#include "scalar/reference.h"
#include "scalar/reference_rotation.h"
#include "scalar/reference_slab.h"

typedef struct ray_hit {
    int hit;
    float t_enter, t_exit;
} ray_hit;

static inline interval cross_between(float from, float reach, float direction)
{
    float inv = 1.0f / direction;
    return cross_slab(-reach - from, reach - from, inv, inv);
}

static inline ray_hit cast(ray r, oriented_box b)
{
    const float relative_pad = 30.0f * unit_roundoff;

    rotated_axes axes = rotate_axes(b.rotation);
    vector3 way = subtract(r.origin, b.centre), length = magnitude_each(way), h = b.half;
    vector3 from = {dot(axes.x, way), dot(axes.y, way), dot(axes.z, way)};
    vector3 dir = {dot(axes.x, r.dir), dot(axes.y, r.dir), dot(axes.z, r.dir)};
    float padding = ((length.x + length.y + length.z) + (h.x + h.y + h.z)) * relative_pad;
    vector3 reach = {h.x + padding, h.y + padding, h.z + padding};

    interval t = {max(r.t_min, 0.0f), min(r.t_max, latest_time)};
    t = narrow(t, cross_between(from.x, reach.x, dir.x));
    t = narrow(t, cross_between(from.y, reach.y, dir.y));
    t = narrow(t, cross_between(from.z, reach.z, dir.z));

    /* A NaN anywhere but in a limit is in one of these, too. */
    int is_number = (reach.x - from.x) + dir.x <= INFINITY;
    if (!(is_number && t.enter <= t.exit))
        return (ray_hit){0, INFINITY, INFINITY};
    return (ray_hit){1, t.enter, negative(t.exit) ? 0.0f : t.exit};
}

static inline int raycast_obb(const raycast_obb_arguments *of, size_t i)
{
    ray_hit found = cast(ray_at(of->rays, i), oriented_box_at(of->boxes, i));
    record_float(of->t_enter, i, found.t_enter);
    record_float(of->t_exit, i, found.t_exit);
    return found.hit;
}

REFERENCE(raycast_obb)
