/* The point of a line that is closest to a point: the foot of the perpendicular (Ericson, Real-Time Collision
 * Detection, 5.1.2, without ends). */
#include "scalar/reference_closest.h"
#include "scalar/reference.h"
#include "scalar/reference_line.h"

static inline void closest_line_point(const closest_line_point_arguments *of, size_t i)
{
    ray line = ray_at(of->lines, i);
    vector3 seen = subtract(vector_at(of->points, i), line.origin);
    float t = foot_along(line, seen);
    vector3 from = way_from_foot(line, seen, t);
    nearest found = nearest_at(dot(from, from), point_along(line, t));
    record_float(of->distance2, i, found.distance2);
    record_float(of->t, i, coordinate_at(dot(from, from), t));
    record_vector(of->on_line, i, found.point);
}

REFERENCE_WITHOUT_HITS(closest_line_point)
