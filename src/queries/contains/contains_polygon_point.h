/* A point is in a polygon if it is where both are seen along the axis on which the normal is largest. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_POLYGON_POINT_H
#define LANEHIT_SRC_QUERIES_CONTAINS_POLYGON_POINT_H

#include "engine/operands.h"
#include "mathematics/polygons/point_in_loop.h"

/* Of the points in these lanes. */
static LH_ONE_COPY uint32_t bits_in_loop(const measured_polygon *of, flat_points p, uint32_t lanes_asked)
{
    float x[LANES], y[LANES];
    lanes_store(x, p.x);
    lanes_store(y, p.y);
    uint32_t bits = 0;
    for (unsigned k = 0; k < LANES; k++)
        if (lanes_asked >> k & 1)
            bits |= (uint32_t)is_in_loop(of, (flat_point){x[k], y[k]}) << k;
    return bits;
}

LH_INLINE mask is_within_box(const measured_polygon *of, unsigned axis, lanes a)
{
    return mask_and(lanes_le(lanes_set1(of->low[axis]), a), lanes_le(a, lanes_set1(of->high[axis])));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* Points, and the component that the polygon's normal is largest in. */
typedef struct seen_points {
    flat_points p;
    lanes height;
} seen_points;

typedef struct contains_polygon_point_setup {
    view_columns columns;
    seen_points points; /* if they are read before the loop */
    measured_polygon polygon;
} contains_polygon_point_setup;

LH_INLINE seen_points points_seen_by(const measured_polygon *of, view_columns from, block at)
{
    return (seen_points){
        {load_block(from.array[(of->axis + 1) % 3], at), load_block(from.array[(of->axis + 2) % 3], at)},
        load_block(from.array[of->axis], at)};
}

LH_INLINE void contains_polygon_point_read(void *setup, unsigned read, block at, const lh_call *call)
{
    contains_polygon_point_setup *const to = setup;
    to->columns = columns_of(LH_QUERY_contains_polygon_point, call, 0);
    measure_polygon(&to->polygon, contains_polygon_point_arguments_of(call).polygon);
    if (read & ONE_FIRST)
        to->points = points_seen_by(&to->polygon, to->columns, block_of_operand(at, ONE_FIRST));
}

LH_INLINE uint32_t contains_polygon_point_block(const void *setup, unsigned one, block at)
{
    const contains_polygon_point_setup *const from = setup;
    const measured_polygon *const of = &from->polygon;
    const seen_points seen =
        one & ONE_FIRST ? from->points : points_seen_by(of, from->columns, block_of_operand(at, ONE_FIRST));
    const unsigned x = (of->axis + 1) % 3, y = (of->axis + 2) % 3;
    const mask in_box = mask_and(lanes_eq(seen.height, seen.height),
                                 mask_and(is_within_box(of, x, seen.p.x), is_within_box(of, y, seen.p.y)));
    const uint32_t asked = bits_of_block(mask_bits(in_box), at);
    if (asked == 0)
        return 0;
    const loop_verdict found = points_in_loop(of, seen.p, in_box);
    const uint32_t doubtful = asked & ~mask_bits(found.certain);
    const uint32_t bits = mask_bits(found.inside) & asked & ~doubtful;
    return LH_LIKELY(doubtful == 0) ? bits : bits | bits_in_loop(of, seen.p, doubtful);
}

LH_QUERY_OF_ONE_LOOP(contains_polygon_point)

#endif
