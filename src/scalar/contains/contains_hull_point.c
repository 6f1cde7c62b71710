/* Hull and point: behind all planes of its faces, as the hull's own axes see it. */
#include "scalar/reference_half_space.h"
#include "scalar/reference_hull.h"

static inline int contains_hull_point(const contains_hull_point_arguments *of, size_t i)
{
    placement at = placement_at(of->poses, i);
    vector3 way = subtract(vector_at(of->points, i), at.origin);
    vector3 seen = {dot(at.axes.x, way), dot(at.axes.y, way), dot(at.axes.z, way)};
    float error = error_of_rotation(way);
    int hit = error == error;
    for (size_t k = 0; k < of->faces->count; k++) {
        plane face = plane_at(of->faces, k);
        hit &= heights_about(face.n, seen, sum_of_magnitudes(face.n) * error).most <= face.d;
    }
    return hit;
}

REFERENCE(contains_hull_point)
