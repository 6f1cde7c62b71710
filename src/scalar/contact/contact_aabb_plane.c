/* Box against half-space: the height of the lowest corner over the plane (Ericson, Real-Time Collision Detection,
 * 5.2.3). */
#include "scalar/reference_plane_gap.h"

static inline core_pair contact(box a, plane b)
{
    vector3 lowest = {negative(b.n.x) ? a.max.x : a.min.x, negative(b.n.y) ? a.max.y : a.min.y,
                      negative(b.n.z) ? a.max.z : a.min.z};
    int has_points = (a.min.x <= a.max.x) & (a.min.y <= a.max.y) & (a.min.z <= a.max.z);
    core_pair cores = contact_over_plane(point_over(b, lowest), 0.0f, b);
    cores.distance = has_points ? cores.distance : NAN;
    return cores;
}

CONTACT(aabb_plane, box_at(of->boxes, i), plane_at(of->planes, i))
