/* The points of two lines that are closest to each other. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_LINE_LINE_H
#define LANEHIT_SRC_QUERIES_CLOSEST_LINE_LINE_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "mathematics/rays/line_pair.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_line_line, line_path, line_path)

/* Lines that are nearly parallel may be nearest where no float reaches, though their distance is one. */
LH_INLINE void store_share(float *shares, lanes share, lanes distance2, block at)
{
    store_coordinate(shares, share, mask_and(is_distance(distance2), lanes_eq(share, share)), at);
}

/* Long enough that a call costs nothing beside it. */
static LH_ONE_COPY void closest_line_line_find(nearest_of_lines *to, const line_path *a, const line_path *b)
{
    *to = nearest_of_line_pair(*a, *b);
}

LH_INLINE uint32_t closest_line_line_block(const void *setup, unsigned one, block at)
{
    const closest_line_line_arguments *const of = &((const closest_line_line_setup *)setup)->of;
    const line_path a = closest_line_line_a(setup, one, at), b = closest_line_line_b(setup, one, at);
    nearest_of_lines nearest;
    closest_line_line_find(&nearest, &a, &b);
    store_distance(of->distance2, nearest.distance2, at);
    store_share(of->s, nearest.a_share, nearest.distance2, at);
    store_share(of->t, nearest.b_share, nearest.distance2, at);
    store_point_if_number(of->on_a, point_of_line(a, nearest.a_share), nearest.distance2, at);
    store_point_if_number(of->on_b, point_of_line(b, nearest.b_share), nearest.distance2, at);
    return 0;
}

LH_COMPUTING_QUERY_OR_FIRST(closest_line_line)

#endif
