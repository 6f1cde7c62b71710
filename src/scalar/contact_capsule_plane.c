/* Capsule against half-space: the height of the lower end over the plane, less the radius (Ericson, Real-Time Collision
 * Detection, 5.2.2). */
#include "reference_unit_plane.h"

static inline core_pair contact(capsule a, plane b)
{
    plane_height start = height_over(b, a.axis.a), end = height_over(b, a.axis.b);
    int is_start = start.height <= end.height;
    plane_height lower = is_start ? start : end;
    lower.padding = max(start.padding, end.padding) + (start.height + end.height) * 0.0f;
    return contact_over_plane((sphere){is_start ? a.axis.a : a.axis.b, a.radius}, b, lower);
}

CONTACT(capsule_plane, capsule_at(of->capsules, i), plane_at(of->planes, i))
