/* A loop of two chains: along one y never falls, along the other it never rises, as of each convex polygon, and of many
 * that are not. The edges that a point is level with lie side by side on each chain, and are found by bisection
 * (Preparata and Shamos, Computational Geometry, 1985, 2.2.1: monotone polygons). They alone are crossed by a half-line
 * along x, and whether a loop is such comparisons of floats decide, so verdicts are those of all edges. */
#ifndef LANEHIT_SRC_MATHEMATICS_POLYGONS_MONOTONE_LOOP_H
#define LANEHIT_SRC_MATHEMATICS_POLYGONS_MONOTONE_LOOP_H

#include "point_in_loop.h"

/* Vertices counted from the lowest: edge k is that from vertex k on. Those before `rising` rise, the others fall. */
typedef struct loop_chains {
    size_t lowest, rising;
    int are_there;
} loop_chains;

/* Of so many vertices bisection takes less time than to look at all edges in lanes. */
enum { WORTH_BISECTING = 16 * LANES };

/* Not in a small library. */
LH_INLINE int are_there(const loop_chains *c)
{
    return !IS_SMALL && c->are_there;
}

LH_INLINE flat_point vertex_from_lowest(const measured_polygon *of, const loop_chains *c, size_t k)
{
    const size_t n = of->vertices->count, number = c->lowest + k;
    return flat_vertex_of(of, number < n ? number : number - n);
}

static LH_ONE_COPY loop_chains chains_of_loop(const measured_polygon *of)
{
    const size_t n = of->vertices->count;
    loop_chains c = {0, 0, 0};
    if (IS_SMALL || n < WORTH_BISECTING)
        return c;
    for (size_t k = 1; k < n; k++)
        if (flat_vertex_of(of, k).y < flat_vertex_of(of, c.lowest).y)
            c.lowest = k;
    size_t edge = 0;
    while (edge < n && vertex_from_lowest(of, &c, edge).y <= vertex_from_lowest(of, &c, edge + 1).y)
        edge++;
    c.rising = edge;
    while (edge < n && vertex_from_lowest(of, &c, edge).y >= vertex_from_lowest(of, &c, edge + 1).y)
        edge++;
    c.are_there = edge == n;
    return c;
}

/* The first edge of a chain that does not end before the point is reached. */
LH_INLINE size_t first_level_edge(const measured_polygon *of, const loop_chains *c, size_t first, size_t end,
                                  int rises, float y)
{
    while (first < end) {
        const size_t middle = first + (end - first) / 2;
        const float there = vertex_from_lowest(of, c, middle + 1).y;
        if (rises ? there < y : there > y)
            first = middle + 1;
        else
            end = middle;
    }
    return first;
}

/* 8u of the products in doubles, of which 4.1u are needed; nothing underflows. */
static const double SIDE_PADDING_OF_DOUBLES = 0x1p-50;

LH_INLINE int side_of_level_edge(flat_point a, flat_point b, flat_point p)
{
    const double first = ((double)a.x - (double)p.x) * ((double)b.y - (double)p.y);
    const double second = ((double)a.y - (double)p.y) * ((double)b.x - (double)p.x);
    const double side = first - second, doubt = (fabs(first) + fabs(second)) * SIDE_PADDING_OF_DOUBLES;
    if (fabs(side) > doubt)
        return side > 0.0 ? 1 : -1;
    return side_of_edge(a, b, p);
}

/* Of the edges of a chain that are level with the point: whether it is on one, and how often these are crossed. */
LH_INLINE int is_on_chain(const measured_polygon *of, const loop_chains *c, size_t first, size_t end,
                          int rises, flat_point p, int *is_inside)
{
    size_t k = first_level_edge(of, c, first, end, rises, p.y);
    if (k == end)
        return 0;
    flat_point a = vertex_from_lowest(of, c, k);
    for (; k < end && (rises ? a.y <= p.y : a.y >= p.y); k++) {
        const flat_point b = vertex_from_lowest(of, c, k + 1);
        const int side = side_of_level_edge(a, b, p);
        if (side == 0 && is_between(a.x, p.x, b.x))
            return 1;
        *is_inside ^= (a.y > p.y) != (b.y > p.y) && (rises ? side > 0 : side < 0);
        a = b;
    }
    return 0;
}

/* As place_in_loop. */
static LH_ONE_COPY unsigned place_between_chains(const measured_polygon *of, const loop_chains *c,
                                                 flat_point p)
{
    int is_inside = 0;
    if (is_on_chain(of, c, 0, c->rising, 1, p, &is_inside) ||
        is_on_chain(of, c, c->rising, of->vertices->count, 0, p, &is_inside))
        return ON_AN_EDGE;
    return is_inside ? WITHIN_LOOP : OUTSIDE_LOOP;
}

#endif
