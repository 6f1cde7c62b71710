/* Oriented box against half-space: the height of the centre over the plane, less what the box reaches along the normal
 * (Ericson, Real-Time Collision Detection, 5.2.3). */
#include "reference_plane_gap.h"
#include "reference_rotation.h"

static inline core_pair contact(oriented_box a, plane b)
{
    vector3 seen = rotate_back(a.rotation, b.n), h = a.half;
    float rise = (dot(b.n, a.centre) - b.d) - dot(magnitude_each(seen), h);
    float off =
        dot_of_magnitudes(b.n, a.centre) * (6.0f * unit_roundoff) + error_of_reach(b.n) * (h.x + h.y + h.z);
    vector3 lowest = {seen.x < 0.0f ? h.x : -h.x, seen.y < 0.0f ? h.y : -h.y, seen.z < 0.0f ? h.z : -h.z};
    vector3 corner = add(a.centre, rotate(rotate_axes(a.rotation), lowest));
    core_pair cores = contact_over_plane(risen_over(b, corner, rise, off), 0.0f, b);
    int has_points = (h.x >= 0.0f) & (h.y >= 0.0f) & (h.z >= 0.0f);
    cores.distance = has_points ? cores.distance : NAN;
    return cores;
}

CONTACT(obb_plane, oriented_box_at(of->boxes, i), plane_at(of->planes, i))
