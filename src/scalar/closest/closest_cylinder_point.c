/* The point of a solid cylinder that is closest to a point. */
#include "scalar/reference_closest.h"
#include "scalar/reference_cylinder.h"

static inline void closest_cylinder_point(const closest_cylinder_point_arguments *of, size_t i)
{
    cylinder c = cylinder_at(of->cylinders, i);
    cylinder_sight seen = seen_by_cylinder(c, vector_at(of->points, i));
    float along = min(max(seen.height, 0.0f), seen.of.length);
    float share = seen.beside > 0.0f ? seen.of.radius / seen.from_axis : 1.0f;
    vector3 from_start = add(scale(seen.of.unit, along), scale(seen.across, share));
    nearest found = nearest_number_at(squared_distance_from_cylinder(&seen), add(c.axis.a, from_start));
    record_float(of->distance2, i, found.distance2);
    record_vector(of->on_cylinder, i, found.point);
}

REFERENCE_WITHOUT_HITS(closest_cylinder_point)
