/* Moving sphere against half-space: the height of its lowest point along the normal, by how fast it falls (Ericson,
 * Real-Time Collision Detection, 5.5.3). Both as far as they may be off, so that the time is never late. */
#include "scalar/reference_half_space.h"

/* Of the magnitudes: covers the rounding of the slope, of the velocity and of the quotient. */
static const float slope_pad = 10.0f * unit_roundoff;

/* Covers times that underflow. */
static const float time_pad = 0x1p-126f;

static const float latest_touch = 0x1p127f;

/* +inf if they do not touch. */
static inline float touch(sphere s, plane p, vector3 velocity, float t_max)
{
    const float pad = 1.0f + 8.0f * unit_roundoff;
    float length = square_root(dot(p.n, p.n));
    float height = heights_about(p.n, s.centre, s.radius * (length * pad)).least - p.d;
    float pace = dot_of_magnitudes(p.n, velocity) * slope_pad - dot(p.n, velocity);
    if (!(s.radius >= 0.0f))
        return INFINITY;
    if (height <= 0.0f)
        return 0.0f;
    if (!((height > 0.0f) & (pace > 0.0f)))
        return INFINITY;
    float t = max(height / pace - time_pad, 0.0f);
    return t <= min(t_max, latest_touch) ? t : INFINITY;
}

static inline int sweep_sphere_plane(const sweep_sphere_plane_arguments *of, size_t i)
{
    vector3 velocity = subtract(vector_at(of->sphere_velocity, i), vector_at(of->plane_velocity, i));
    float toi = touch(sphere_at(of->spheres, i), plane_at(of->planes, i), velocity, of->t_max);
    record_float(of->toi, i, toi);
    return toi < INFINITY;
}

REFERENCE(sweep_sphere_plane)
