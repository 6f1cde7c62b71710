/* Rays and triangles that volumes leave undecided: by projection. The code is long, so both queries have one copy of
 * it, an object of its own, which tests the volumes once more. */
#ifndef LANEHIT_SRC_QUERIES_RAY_TRIANGLE_UNDECIDED_H
#define LANEHIT_SRC_QUERIES_RAY_TRIANGLE_UNDECIDED_H

#include "ray_triangle_query.h"

uint32_t LH_OWN(ray_triangle_by_projection)(const lh_call *call, unsigned one, int culls, size_t begin,
                                            size_t count)
{
    block at = block_of(begin, count);
    at.one = one;
    ray_triangle_setup setup;
    ray_triangle_prepare(&setup, 0, call);
    const volume_ray r = ray_triangle_a(&setup, 0, at);
    const triangle t = ray_triangle_b(&setup, 0, at);
    const volumes a = volumes_of_faces(&r, t, culls);
    const volume_result first = test_volumes(&r, &a);
    const uint32_t counted = bits_of_block(UINT32_MAX, at);
    const intersection met = (mask_bits(first.undecided) & counted) == 0
                                 ? first.found
                                 : intersect_by_projection(&r, t, first, counted);
    return store_intersection(&setup, met, at);
}

#endif
