/* Point in k-DOP, boundary included: sums of coordinates are compared as they are, before rounding. */
#include "scalar/reference_kdop.h"
#include "scalar/reference_place_along.h"

static inline int contains_kdop_point(const contains_kdop_point_arguments *of, size_t i)
{
    kdop outer = kdop_at(of->outer, i);
    vector3 p = vector_at(of->points, i);
    vector3 least = {outer.bound[0], outer.bound[1], outer.bound[2]};
    vector3 most = {outer.bound[3], outer.bound[4], outer.bound[5]};
    int all = all_at_most(least, p) & all_at_most(p, most);
    for (int k = 3; k < SLABS_OF_KDOP; k++)
        if (has_slab(of->outer, k))
            all &= sum_is_between(outer.bound[slab_at(k).lower], place_along(p, k),
                                  outer.bound[slab_at(k).upper]);
    return all;
}

REFERENCE(contains_kdop_point)
