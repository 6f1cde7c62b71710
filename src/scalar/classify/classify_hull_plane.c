/* Hull and half-space: the lowest and the highest of its vertices along the normal (Ericson, Real-Time Collision
 * Detection, 5.2). */
#include "scalar/reference_half_space.h"
#include "scalar/reference_separation.h"

static inline int classify_hull_plane(const classify_hull_plane_arguments *of, size_t i)
{
    placement at = placement_at(of->poses, i);
    plane p = plane_at(of->planes, i);
    vector3 seen = {dot(at.axes.x, p.n), dot(at.axes.y, p.n), dot(at.axes.z, p.n)};
    float lowest = 0.0f, highest = 0.0f;
    for (size_t k = 0; k < of->hull->count; k++) {
        float height = dot(vector_at(of->hull, k), seen);
        lowest = k == 0 ? height : min(height, lowest);
        highest = k == 0 ? height : max(height, highest);
    }
    const float pad = 6.0f * unit_roundoff;
    float reach = reach_of_vertices(of->hull) * hull_padding * sum_of_magnitudes(p.n);
    float margin = reach + dot_of_magnitudes(p.n, at.origin) * pad, origin = dot(p.n, at.origin);
    return record_side(of->inside, i, origin + lowest - margin <= p.d, origin + highest + margin <= p.d);
}

REFERENCE(classify_hull_plane)
