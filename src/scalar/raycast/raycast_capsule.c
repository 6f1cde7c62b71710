/* Ray against capsule: the times at which it is in either ball or in the cylinder between them. */
#include "scalar/reference_ray_side.h"

typedef struct span {
    float enter, exit;
} span;

/* Of no time is from +inf to -inf. */
static inline span chord(float foot, vector3 perpendicular, float reach_squared, float time_per_length)
{
    float left = reach_squared - dot(perpendicular, perpendicular);
    float half = square_root(left) * time_per_length;
    return left >= 0.0f ? (span){foot - half, foot + half} : (span){INFINITY, -INFINITY};
}

static inline span chord_of_ball(ray r, vector3 to_centre, float along_ray, float reach_squared)
{
    float inverse = 1.0f / dot(r.dir, r.dir), foot = along_ray * (inverse < INFINITY ? inverse : 0.0f);
    return chord(foot, subtract(to_centre, scale(r.dir, foot)), reach_squared, square_root(inverse));
}

static inline span chord_of_side(ray r, vector3 to_a, vector3 along, float reach_squared)
{
    vector3 ahead = across(to_a, along), moving = across(r.dir, along);
    float inverse = 1.0f / dot(moving, moving);
    float foot = dot(ahead, moving) * (inverse < INFINITY ? inverse : 0.0f);
    return chord(foot, subtract(ahead, scale(moving, foot)), reach_squared, square_root(inverse));
}

/* Of a chord what is between the planes. */
static inline span between(span beside, span of)
{
    float enter = max(beside.enter, of.enter);
    float exit = min(beside.exit, of.exit);
    return enter <= exit ? (span){enter, exit} : (span){INFINITY, -INFINITY};
}

static inline int raycast_capsule(const raycast_capsule_arguments *of, size_t i)
{
    ray r = ray_at(of->rays, i);
    capsule c = capsule_at(of->capsules, i);
    vector3 along = subtract(c.axis.b, c.axis.a);
    vector3 to_a = subtract(c.axis.a, r.origin), to_b = subtract(c.axis.b, r.origin);
    float way = sum_of_magnitudes(to_a) + sum_of_magnitudes(along), radius = padded_radius(c.radius);
    float reach = radius + way * side_pad, reach_squared = reach * reach;

    float a_along_ray = dot(to_a, r.dir), b_along_ray = a_along_ray + dot(r.dir, along);
    span a = chord_of_ball(r, to_a, a_along_ray, reach_squared);
    span b = chord_of_ball(r, to_b, b_along_ray, reach_squared);
    crossing planes = cross_end_planes(r, to_a, along, way, radius);
    span side = between((span){planes.first, planes.last}, chord_of_side(r, to_a, along, reach_squared));

    float enter = max(min(a.enter, min(b.enter, side.enter)), max(r.t_min, 0.0f));
    float exit = min(max(a.exit, max(b.exit, side.exit)), min(r.t_max, latest_time));
    int hit = (enter <= exit) & (c.radius >= 0.0f) & (reach_squared < INFINITY);
    record_float(of->t_enter, i, hit ? enter : INFINITY);
    record_float(of->t_exit, i, !hit ? INFINITY : negative(exit) ? 0.0f : exit);
    return hit;
}

REFERENCE(raycast_capsule)
