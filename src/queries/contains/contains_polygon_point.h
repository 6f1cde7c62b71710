/* A point is in a polygon if it is where both are seen along the axis on which the normal is largest. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_POLYGON_POINT_H
#define LANEHIT_SRC_QUERIES_CONTAINS_POLYGON_POINT_H

#include "engine/operands.h"
#include "mathematics/polygons/monotone_loop.h"

/* Bits of lanes: what is in the polygon, and of that what is on no edge. */
typedef struct loop_bits {
    uint32_t hits, inside;
} loop_bits;

/* Of the points in these lanes, one after the other. */
static LH_ONE_COPY loop_bits bits_in_loop(const measured_polygon *of, const loop_chains *chains,
                                          flat_points p, uint32_t lanes_asked)
{
    float x[LANES], y[LANES];
    lanes_store(x, p.x);
    lanes_store(y, p.y);
    loop_bits bits = {0, 0};
    for (unsigned k = 0; k < LANES; k++)
        if (lanes_asked >> k & 1) {
            const flat_point one = {x[k], y[k]};
            const unsigned place =
                are_there(chains) ? place_between_chains(of, chains, one) : place_in_loop(of, one);
            bits.hits |= (uint32_t)(place != OUTSIDE_LOOP) << k;
            bits.inside |= (uint32_t)(place == WITHIN_LOOP) << k;
        }
    return bits;
}

LH_INLINE mask is_within_box(const measured_polygon *of, unsigned axis, lanes a)
{
    return mask_and(lanes_le(lanes_set1(of->low[axis]), a), lanes_le(a, lanes_set1(of->high[axis])));
}

/* By two chains, if there are such; else by all edges, and what floats are certain of is on none. */
static LH_ONE_COPY loop_bits bits_of_points(const measured_polygon *of, const loop_chains *chains,
                                            flat_points p, uint32_t lanes_asked, mask in_box)
{
    if (are_there(chains))
        return bits_in_loop(of, chains, p, lanes_asked);
    const loop_verdict found = points_in_loop(of, p, in_box);
    const uint32_t doubtful = lanes_asked & ~mask_bits(found.certain);
    const uint32_t certainly = mask_bits(found.inside) & lanes_asked & ~doubtful;
    if (LH_LIKELY(doubtful == 0))
        return (loop_bits){certainly, certainly};
    const loop_bits rest = bits_in_loop(of, chains, p, doubtful);
    return (loop_bits){certainly | rest.hits, certainly | rest.inside};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef struct contains_polygon_point_setup {
    view_columns points;
    uint64_t *inside;
    measured_polygon polygon;
    loop_chains chains;
} contains_polygon_point_setup;

LH_INLINE void contains_polygon_point_prepare(void *setup, unsigned one, const lh_call *call)
{
    (void)one;
    contains_polygon_point_setup *const to = setup;
    const contains_polygon_point_arguments of = contains_polygon_point_arguments_of(call);
    to->points = columns_of(LH_QUERY_contains_polygon_point, call, 0);
    to->inside = of.inside;
    measure_polygon(&to->polygon, of.polygon);
    to->chains = chains_of_loop(&to->polygon);
}

LH_INLINE uint32_t contains_polygon_point_block(const void *setup, unsigned one, block at)
{
    (void)one;
    const contains_polygon_point_setup *const from = setup;
    const measured_polygon *const of = &from->polygon;
    const unsigned x = (of->axis + 1) % 3, y = (of->axis + 2) % 3;
    const flat_points p = {load_block(from->points.array[x], at), load_block(from->points.array[y], at)};
    const lanes height = load_block(from->points.array[of->axis], at);
    const mask in_box =
        mask_and(lanes_eq(height, height), mask_and(is_within_box(of, x, p.x), is_within_box(of, y, p.y)));
    const uint32_t asked = bits_of_block(mask_bits(in_box), at);
    const loop_bits found =
        asked == 0 ? (loop_bits){0, 0} : bits_of_points(of, &from->chains, p, asked, in_box);
    if (from->inside)
        store_bits_beside_hits(from->inside, found.inside, at);
    return found.hits;
}

LH_LONG_QUERY_OF_SETUP(contains_polygon_point)

#endif
