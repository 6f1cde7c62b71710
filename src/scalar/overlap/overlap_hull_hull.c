/* Two hulls, each where its pose has it. */
#include "scalar/reference.h"
#include "scalar/reference_separation.h"

static inline int overlap_hull_hull(const overlap_hull_hull_arguments *of, size_t i)
{
    return bodies_meet(body_of_hull(of->a_hull, placement_at(of->a, i)),
                       body_of_hull(of->b_hull, placement_at(of->b, i)), NULL);
}

REFERENCE(overlap_hull_hull)
