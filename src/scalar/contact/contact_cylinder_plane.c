/* Cylinder against half-space: the height of the lower end, less what a cap reaches down from there. */
#include "scalar/reference_cylinder.h"
#include "scalar/reference_plane_gap.h"

static const float rim_pad = 20.0f * unit_roundoff;

static inline core_pair contact(cylinder a, plane b)
{
    axis_of_cylinder axis = axis_of(a);
    vector3 turn = cross(b.n, axis.unit), uphill = cross(axis.unit, turn);
    float squared = dot(turn, turn), sine = square_root(squared);
    float to_rim = squared >= 0x1p-126f && squared < INFINITY ? axis.radius / sine : 0.0f;
    high_point lowest = lower_of(point_over(b, a.axis.a), point_over(b, a.axis.b));
    lowest.at = subtract(lowest.at, scale(uphill, to_rim));
    lowest.height -= sine * (1.0f / length_of(b.n)) * axis.radius;
    lowest.padding += axis.radius * rim_pad;
    return contact_over_plane(lowest, 0.0f, b);
}

CONTACT(cylinder_plane, cylinder_at(of->cylinders, i), plane_at(of->planes, i))
