/* Oriented box and hull. */
#include "scalar/reference.h"
#include "scalar/reference_separation.h"

static inline int overlap_obb_hull(const overlap_obb_hull_arguments *of, size_t i)
{
    return bodies_meet(body_of_hull(of->hull, placement_at(of->poses, i)),
                       body_of_box(oriented_box_at(of->boxes, i)), NULL);
}

REFERENCE(overlap_obb_hull)
