/* Ball and hull: the centre, and what is within the radius of it. */
#include "scalar/reference.h"
#include "scalar/reference_separation.h"

static inline int overlap_sphere_hull(const overlap_sphere_hull_arguments *of, size_t i)
{
    sphere s = sphere_at(of->spheres, i);
    return bodies_meet(body_of_hull(of->hull, placement_at(of->poses, i)),
                       body_of_points(1, s.centre, s.centre, s.centre), &s.radius);
}

REFERENCE(overlap_sphere_hull)
