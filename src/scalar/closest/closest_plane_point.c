/* The point of a plane that is closest to a point (Ericson, Real-Time Collision Detection, 5.1.1): its foot, which is
 * so many normals away. */
#include "scalar/reference_closest.h"
#include "scalar/reference.h"

static inline nearest nearest_of_plane(plane p, vector3 point)
{
    float height = dot(p.n, point) - p.d;
    float normals = height == 0.0f ? height : height / dot(p.n, p.n);
    if (!isfinite(normals))
        return nearest_at(NAN, point);
    return nearest_at(height * normals, subtract(point, scale(p.n, normals)));
}

static inline void closest_plane_point(const closest_plane_point_arguments *of, size_t i)
{
    nearest found = nearest_of_plane(plane_at(of->planes, i), vector_at(of->points, i));
    record_float(of->distance2, i, found.distance2);
    record_vector(of->on_plane, i, found.point);
}

REFERENCE_WITHOUT_HITS(closest_plane_point)
