/* Hull against half-space: the height of the lowest vertex over the plane (Ericson, Real-Time Collision Detection,
 * 5.2). */
#include "scalar/reference_hull_over_plane.h"

static inline int contact_hull_plane(const contact_hull_plane_arguments *of, size_t i)
{
    placement a = placement_at(of->poses, i);
    plane b = plane_at(of->planes, i);
    foremost lowest = foremost_vertex(of->hull, way_down(a, b));
    core_pair cores = contact_of_vertex(a, reach_of_vertices(of->hull), b, lowest);
    return record_contact(&cores, number_at(of->margin, i), of->distance, of->normal, of->point, i);
}

REFERENCE(contact_hull_plane)
