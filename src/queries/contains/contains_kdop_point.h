/* A point lies in a k-DOP if it does along every direction: sums of its coordinates are had with what rounding leaves
 * of them, so it is exact. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_KDOP_POINT_H
#define LANEHIT_SRC_QUERIES_CONTAINS_KDOP_POINT_H

#include "engine/run.h"
#include "mathematics/exact_sum.h"
#include "mathematics/kdop.h"
#include "mathematics/shapes.h"

LH_INLINE mask is_within_kdop_along(kdop outer, kdop_directions along, unsigned k, exact_sum place)
{
    return sum_is_between(lower_bound(outer, along, k), place, upper_bound(outer, along, k));
}

LH_INLINE mask is_within_box_of_kdop(kdop outer, v3 p)
{
    const v3 low = {lower_bound(outer, KDOP_AXES, 0), lower_bound(outer, KDOP_AXES, 1),
                    lower_bound(outer, KDOP_AXES, 2)};
    const v3 high = {upper_bound(outer, KDOP_AXES, 0), upper_bound(outer, KDOP_AXES, 1),
                     upper_bound(outer, KDOP_AXES, 2)};
    return mask_and(v3_le(low, p), v3_le(p, high));
}

/* Along the sum and the difference of two coordinates. */
LH_INLINE mask is_within_two_edges(kdop outer, unsigned k, exact_sum sum, exact_sum difference)
{
    return mask_and(is_within_kdop_along(outer, KDOP_EDGES, k, sum),
                    is_within_kdop_along(outer, KDOP_EDGES, k + 1, difference));
}

LH_INLINE mask is_within_edges_of_kdop(kdop outer, v3 p, exact_sum x_plus_y, exact_sum x_minus_y)
{
    const lanes minus_z = lanes_negate(p.z);
    const mask xy = is_within_two_edges(outer, 0, x_plus_y, x_minus_y);
    const mask xz = is_within_two_edges(outer, 2, sum_of_two(p.x, p.z), sum_of_two(p.x, minus_z));
    const mask yz = is_within_two_edges(outer, 4, sum_of_two(p.y, p.z), sum_of_two(p.y, minus_z));
    return mask_and(mask_and(xy, xz), yz);
}

/* Along a sum or difference of x and y, with z and without. */
LH_INLINE mask is_within_two_corners(kdop outer, unsigned k, exact_sum of_x_and_y, lanes z)
{
    return mask_and(
        is_within_kdop_along(outer, KDOP_CORNERS, k, sum_of_three(of_x_and_y, z)),
        is_within_kdop_along(outer, KDOP_CORNERS, k + 1, sum_of_three(of_x_and_y, lanes_negate(z))));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef struct contains_kdop_point_setup {
    kdop_columns outer;
    const float *point[3];
    _Alignas(64) float held_point[3][LANES];
} contains_kdop_point_setup;

LH_INLINE void contains_kdop_point_read(void *setup, unsigned read, block at, const lh_call *call)
{
    contains_kdop_point_setup *const to = setup;
    const view_columns points = columns_of(LH_QUERY_contains_kdop_point, call, 1);
    kdop_columns_read(&to->outer, call, 0, (read & ONE_FIRST) != 0, block_of_operand(at, ONE_FIRST));
    LH_ROLLED
    for (unsigned axis = 0; axis < 3; axis++) {
        to->point[axis] = points.array[axis];
        if (read & ONE_SECOND) {
            lanes_store(to->held_point[axis],
                        load_block(points.array[axis], block_of_operand(at, ONE_SECOND)));
            to->point[axis] = to->held_point[axis];
        }
    }
}

LH_INLINE v3 point_beside_kdop(const contains_kdop_point_setup *of, size_t first)
{
    return (v3){lanes_keep(lanes_load(of->point[0] + first)), lanes_keep(lanes_load(of->point[1] + first)),
                lanes_keep(lanes_load(of->point[2] + first))};
}

LH_INLINE uint32_t contains_kdop_point_block(const void *setup, unsigned one, block at)
{
    const contains_kdop_point_setup *const of = setup;
    const kdop outer = kdop_of(&of->outer, (one & ONE_FIRST) != 0, at);
    const v3 p = point_beside_kdop(of, one & ONE_SECOND ? 0 : at.first);
    uint32_t bits = mask_bits(is_within_box_of_kdop(outer, p));
    if (!bits)
        return 0;
    const exact_sum x_plus_y = sum_of_two(p.x, p.y), x_minus_y = sum_of_two(p.x, lanes_negate(p.y));
    if (has_bounds(outer, KDOP_EDGES))
        bits &= mask_bits(is_within_edges_of_kdop(outer, p, x_plus_y, x_minus_y));
    if (has_bounds(outer, KDOP_CORNERS))
        bits &= mask_bits(mask_and(is_within_two_corners(outer, 0, x_plus_y, p.z),
                                   is_within_two_corners(outer, 2, x_minus_y, p.z)));
    return bits;
}

LH_QUERY_OF_ONE_LOOP_OF_SETUP(contains_kdop_point)

#endif
