/* Ray against ellipsoid: a ray against the ball of radius 1, in half axes. docs/definitions.md, "raycast_ellipsoid". */
#include "scalar/reference_direction.h"
#include "scalar/reference_ellipsoid_frame.h"

/* Covers what is off in half axes, where the radius is 1. */
static const float ball_pad = 24.0f * unit_roundoff, cross_pad = 3.0f * unit_roundoff;

static const float latest_ellipsoid_time = 0x1p127f;

typedef struct ellipsoid_hit {
    int hit;
    float t_enter, t_exit;
} ellipsoid_hit;

/* Half axes about the ellipsoid and what rounding may do to it and to the ray. */
static float half_axis_about(float half, float off, float share)
{
    return square_root((half * half + off * off * (3.0f / share)) * (1.0f + share));
}

static float off_by(vector3 axis, vector3 extent, float coupling)
{
    return dot(magnitude_each(axis), extent) * (16.0f * unit_roundoff) + coupling + 0x1p-62f;
}

static vector3 half_axes_about(const seen_ellipsoid *e, vector3 way)
{
    vector3 extent = add(e->width, magnitude_each(way));
    vector3 off = {off_by(e->axes.x, extent, e->coupling.x), off_by(e->axes.y, extent, e->coupling.y),
                   off_by(e->axes.z, extent, e->coupling.z)};
    float share = min(max(max(off.x, off.y), off.z) * 0x1.bb67aep0f * e->inverse, 0x1p-12f);
    return (vector3){half_axis_about(e->half.x, off.x, share), half_axis_about(e->half.y, off.y, share),
                     half_axis_about(e->half.z, off.z, share)};
}

/* Of a NaN one. */
static float less(float product, float error)
{
    return max(0.0f, fabsf(product) - error * cross_pad);
}

static vector3 each_times(vector3 a, vector3 b)
{
    return (vector3){a.x * b.x, a.y * b.y, a.z * b.z};
}

static ellipsoid_hit cast_at(ray r, const seen_ellipsoid *e)
{
    const ellipsoid_hit miss = {0, INFINITY, INFINITY};
    vector3 to_centre = subtract(e->centre, r.origin);
    vector3 inverse = reciprocal_each(half_axes_about(e, to_centre));
    vector3 way = each_times(along_axes(e->axes, to_centre), inverse);

    float squared = dot(r.dir, r.dir);
    float by_length = 1.0f / square_root(squared);
    vector3 step = each_times(scale(along_axes(e->axes, r.dir), by_length), inverse);
    float by_step = 1.0f / square_root(dot(step, step));
    vector3 along = scale(step, by_step);
    float pace = by_step * by_length;
    vector3 w = magnitude_each(way), s = magnitude_each(along);
    vector3 product = cross(way, along);
    vector3 off = {less(product.x, w.y * s.z + w.z * s.y), less(product.y, w.z * s.x + w.x * s.z),
                   less(product.z, w.x * s.y + w.y * s.x)};
    if (1.0f / squared == INFINITY) {
        along = (vector3){0.0f, 0.0f, 0.0f};
        pace = INFINITY;
        off = way;
    }

    float reach = 1.0f + ball_pad;
    float squared_off = dot(off, off);
    float foot = dot(way, along);
    float slack = (dot(w, magnitude_each(along)) + reach) * ball_pad;
    float chord = square_root(reach * reach - squared_off) + slack;
    float enter = max((foot - chord) * pace, max(r.t_min, 0.0f));
    float exit = min((foot + chord) * pace, min(r.t_max, latest_ellipsoid_time));
    if (!((squared_off <= reach * reach) & (enter <= exit)))
        return miss;
    return (ellipsoid_hit){1, enter, negative(exit) ? 0.0f : exit};
}

static inline int raycast_ellipsoid(const raycast_ellipsoid_arguments *of, size_t i)
{
    seen_ellipsoid e = seen_ellipsoid_of(ellipsoid_at(of->ellipsoids, i));
    ellipsoid_hit found = cast_at(ray_at(of->rays, i), &e);
    record_float(of->t_enter, i, found.t_enter);
    record_float(of->t_exit, i, found.t_exit);
    return found.hit;
}

REFERENCE(raycast_ellipsoid)
