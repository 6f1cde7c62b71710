/* A point lies in a ball if it is no further from the centre than the radius. */
#ifndef LANEHIT_SRC_KERNELS_CONTAINS_SPHERE_POINT_H
#define LANEHIT_SRC_KERNELS_CONTAINS_SPHERE_POINT_H

#include "shapes.h"
#include "within.h"

typedef struct contains_sphere_point_once {
    sphere_columns spheres;
    v3_columns points;
    v3 centre;         /* of one ball */
    inner_reach reach; /* likewise */
    v3 point;          /* the one */
} contains_sphere_point_once;

LH_INLINE void contains_sphere_point_prepare(contains_sphere_point_once *once, unsigned one,
                                             const contains_sphere_point_arguments *of)
{
    once->spheres = columns_of_spheres(of->outer);
    once->points = columns_of_vectors(of->points);
    if (one & ONE_FIRST) {
        const sphere outer = sphere_load_one(once->spheres);
        once->centre = outer.centre;
        once->reach = inner_reach_of(outer.radius);
    }
    if (one & ONE_SECOND)
        once->point = v3_load_one(once->points);
}

LH_INLINE uint32_t contains_sphere_point_block(const contains_sphere_point_once *once, unsigned one, block at)
{
    const v3 point = one & ONE_SECOND ? once->point : v3_load(once->points, at);
    if (one & ONE_FIRST)
        return mask_bits(v3_within(v3_sub(point, once->centre), once->reach));
    const sphere outer = sphere_load(once->spheres, at);
    return mask_bits(v3_within(v3_sub(point, outer.centre), inner_reach_of(outer.radius)));
}

LH_QUERY_OF_TWO(contains_sphere_point)

#endif
