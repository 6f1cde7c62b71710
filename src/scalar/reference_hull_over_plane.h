/* The height of a vertex of a hull over a plane (Ericson, Real-Time Collision Detection, 5.2). */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_HULL_OVER_PLANE_H
#define LANEHIT_SRC_SCALAR_REFERENCE_HULL_OVER_PLANE_H

#include "reference_hull.h"
#include "reference_plane_gap.h"

/* The normal the other way, as the hull's axes see it. */
static inline vector3 way_down(placement a, plane b)
{
    return opposite((vector3){dot(a.axes.x, b.n), dot(a.axes.y, b.n), dot(a.axes.z, b.n)});
}

/* Of a vertex that is so far down from the pose's origin, times the length of the normal. */
static inline core_pair contact_of_vertex(placement a, float reach, plane b, foremost vertex)
{
    float rise = (dot(b.n, a.origin) - b.d) - vertex.height;
    float off = dot_of_magnitudes(b.n, a.origin) * (6.0f * unit_roundoff) + error_of_reach(b.n) * reach;
    return contact_over_plane(risen_over(b, add(a.origin, rotate(a.axes, vertex.point)), rise, off), 0.0f, b);
}

#endif
