/* Two hulls, and for each pair a direction that may separate them. */
#include "scalar/reference.h"
#include "scalar/reference_separation.h"

static inline int overlap_hull_hull_along(const overlap_hull_hull_along_arguments *of, size_t i)
{
    body_pair p = pair_of_bodies(body_of_hull(of->a_hull, placement_at(of->a, i)),
                                 body_of_hull(of->b_hull, placement_at(of->b, i)), NULL);
    vector3 along = scaled_to_one(scaled_to_one(vector_at(of->kept, i))), none = {0.0f, 0.0f, 0.0f};
    int is_miss = !are_sound(&p) || is_separated_along(&p, along) || are_separated(&p, &along);
    record_vector(of->separating, i, is_miss && are_sound(&p) ? along : none);
    return !is_miss;
}

REFERENCE(overlap_hull_hull_along)
