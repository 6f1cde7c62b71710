/* The point of a hull that is closest to a point. */
#include "scalar/reference.h"
#include "scalar/reference_near_bodies.h"

static inline void closest_hull_point(const closest_hull_point_arguments *of, size_t i)
{
    vector3 point = vector_at(of->points, i);
    near_results near = nearest_bodies(body_of_hull(of->hull, placement_at(of->poses, i)),
                                       body_of_points(1, point, point, point));
    record_float(of->distance2, i, near.distance2);
    record_vector(of->on_hull, i, near.on_a);
}

REFERENCE_WITHOUT_HITS(closest_hull_point)
