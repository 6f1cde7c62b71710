/* Ray against plane: the first time at which, for all that is known after rounding, the ray may be in the plane
 * (Ericson, Real-Time Collision Detection, 5.3.1). */
#include "scalar/reference.h"

/* Of the sums of magnitudes: cover the rounding of the height over the plane, of its slope and of the quotients. */
static const float height_pad = 4.0f * 0x1p-24f;
static const float slope_pad = 10.0f * 0x1p-24f;

/* Covers times that underflow. */
static const float time_pad = 0x1p-126f;

static const float latest_plane_time = 0x1p127f;

/* When the ray is there at the latest. It is `near` to `far` away, and comes nearer by `slow` to `fast`. */
static inline float latest_arrival(float near, float far, float slow, float fast)
{
    if (slow <= 0.0f)
        return (fast < 0.0f ? near / fast : INFINITY) + time_pad;
    return far / slow + time_pad;
}

/* +inf if it does not meet the plane. */
static inline float meet(ray r, plane p)
{
    float gap = p.d - dot(p.n, r.origin);
    float slope = dot(p.n, r.dir);
    float pace = negative(gap) ? -slope : slope;
    float gap_error = dot_of_magnitudes(p.n, r.origin) * height_pad;
    float pace_error = dot_of_magnitudes(p.n, r.dir) * slope_pad;
    float near = fabsf(gap) - gap_error;
    float far = fabsf(gap) + gap_error;
    float fast = pace + pace_error;
    float slow = pace - pace_error;

    if (!((near <= 0.0f) | (fast > 0.0f)))
        return INFINITY;
    float early = near <= 0.0f ? 0.0f : near / fast - time_pad;
    float late = latest_arrival(near, far, slow, fast);
    float enter = max(max(r.t_min, 0.0f), early);
    float exit = min(min(r.t_max, latest_plane_time), late);
    return enter <= exit ? enter : INFINITY;
}

static inline int raycast_plane(const raycast_plane_arguments *of, size_t i)
{
    float t = meet(ray_at(of->rays, i), plane_at(of->planes, i));
    if (of->t)
        of->t[i] = t;
    return t < INFINITY;
}

REFERENCE(raycast_plane)
