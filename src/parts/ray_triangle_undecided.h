/* Blocks of rays and triangles of which some are not clear. The code is long, so both queries have one copy of it, an
 * object of its own, which computes the volumes once more. */
#ifndef LANEHIT_SRC_PARTS_RAY_TRIANGLE_UNDECIDED_H
#define LANEHIT_SRC_PARTS_RAY_TRIANGLE_UNDECIDED_H

#include "mathematics/rays/careful_ray_triangle.h"
#include "queries/ray_triangle_query.h"

uint32_t LH_OWN(ray_triangle_with_care)(const lh_call *call, unsigned one, int culls, size_t begin,
                                        size_t count)
{
    const block at = whole_if_small((block){begin, count, count == LANES, one});
    ray_triangle_setup setup;
    ray_triangle_prepare(&setup, 0, call);
    const timed_ray r = ray_triangle_a(&setup, 0, at);
    const faced_triangle t = ray_triangle_b(&setup, 0, at);
    const uint32_t counted = bits_of_block(UINT32_MAX, at);
    return store_intersection(&setup, intersect_carefully(&r, &t, culls, counted), at);
}

#endif
