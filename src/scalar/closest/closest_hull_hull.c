/* The points of two hulls that are closest to each other. */
#include "scalar/reference.h"
#include "scalar/reference_near_bodies.h"

static inline void closest_hull_hull(const closest_hull_hull_arguments *of, size_t i)
{
    near_results near = nearest_bodies(body_of_hull(of->a_hull, placement_at(of->a, i)),
                                       body_of_hull(of->b_hull, placement_at(of->b, i)));
    record_float(of->distance2, i, near.distance2);
    record_vector(of->on_a, i, near.on_a);
    record_vector(of->on_b, i, near.on_b);
}

REFERENCE_WITHOUT_HITS(closest_hull_hull)
