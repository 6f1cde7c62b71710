/* How high the corners of a turned box are over a plane. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_BOX_OVER_PLANE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_BOX_OVER_PLANE_H

#include "reference_plane_gap.h"
#include "reference_rotation.h"

/* Of the corner that lies so from the centre, as the box sees it, and is higher than that by `rise`, times the length
 * of the normal. */
static inline core_pair contact_of_corner(oriented_box a, plane b, vector3 from_centre, float rise)
{
    vector3 h = a.half;
    float risen = (dot(b.n, a.centre) - b.d) + rise;
    float off =
        dot_of_magnitudes(b.n, a.centre) * (6.0f * unit_roundoff) + error_of_reach(b.n) * (h.x + h.y + h.z);
    vector3 corner = add(a.centre, rotate(rotate_axes(a.rotation), from_centre));
    core_pair cores = contact_over_plane(risen_over(b, corner, risen, off), 0.0f, b);
    int has_points = (h.x >= 0.0f) & (h.y >= 0.0f) & (h.z >= 0.0f);
    cores.distance = has_points ? cores.distance : NAN;
    return cores;
}

static inline vector3 lowest_corner(oriented_box a, plane b)
{
    vector3 seen = rotate_back(a.rotation, b.n), h = a.half;
    return (vector3){seen.x < 0.0f ? h.x : -h.x, seen.y < 0.0f ? h.y : -h.y, seen.z < 0.0f ? h.z : -h.z};
}

#endif
