/* Hull against half-space: the height of the lowest vertex over the plane (Ericson, Real-Time Collision Detection,
 * 5.2). */
#include "scalar/reference_hull.h"
#include "scalar/reference_plane_gap.h"

static inline core_pair contact(placement a, const lh_vectors *vertices, plane b)
{
    vector3 seen = {dot(a.axes.x, b.n), dot(a.axes.y, b.n), dot(a.axes.z, b.n)};
    foremost lowest = foremost_vertex(vertices, opposite(seen));
    float rise = (dot(b.n, a.origin) - b.d) - lowest.height;
    float off = dot_of_magnitudes(b.n, a.origin) * (6.0f * unit_roundoff) +
                error_of_reach(b.n) * reach_of_vertices(vertices);
    return contact_over_plane(risen_over(b, add(a.origin, rotate(a.axes, lowest.point)), rise, off), 0.0f, b);
}

static inline int contact_hull_plane(const contact_hull_plane_arguments *of, size_t i)
{
    core_pair cores = contact(placement_at(of->poses, i), of->hull, plane_at(of->planes, i));
    return record_contact(&cores, number_at(of->margin, i), of->distance, of->normal, of->point, i);
}

REFERENCE(contact_hull_plane)
