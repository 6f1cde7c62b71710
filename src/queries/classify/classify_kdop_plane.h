/* How far a k-DOP reaches along a normal is no more than what three of its directions add up to: every normal is a sum,
 * with shares that are not negative, of an axis, an edge and a corner, those that are nearest to it. It is as far where
 * the k-DOP reaches the place where these three planes meet, and otherwise less (weak duality of linear programs). */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_KDOP_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_KDOP_PLANE_H

#include "description/arguments.h"
#include "engine/run.h"
#include "mathematics/half_space.h"
#include "mathematics/kdop.h"

/* 8u, of the magnitudes that are summed up: 7u are needed (docs/guarantees.md). */
static const float KDOP_HEIGHT_PADDING = 0x1p-21f;

/* From where to where a k-DOP is along a direction that is turned to the side of the normal. */
typedef struct kdop_extent {
    lanes low, high;
} kdop_extent;

LH_INLINE kdop_extent extent_along(kdop a, kdop_directions along, unsigned k, mask is_turned)
{
    const lanes low = lower_bound(a, along, k), high = upper_bound(a, along, k);
    return (kdop_extent){lanes_select(is_turned, lanes_negate(high), low),
                         lanes_select(is_turned, lanes_negate(low), high)};
}

LH_INLINE kdop_extent extent_select(mask m, kdop_extent a, kdop_extent b)
{
    return (kdop_extent){lanes_select(m, a.low, b.low), lanes_select(m, a.high, b.high)};
}

LH_INLINE kdop_extent extent_sum(kdop_extent a, kdop_extent b)
{
    return (kdop_extent){lanes_add(a.low, b.low), lanes_add(a.high, b.high)};
}

/* Whether two components have different signs. */
LH_INLINE mask signs_differ(lanes a, lanes b)
{
    return lanes_negative(lanes_mul(a, b));
}

/* Of axes p and q, along the edge k of p + q or the next one, of p - q; without bounds, along both axes. */
LH_INLINE kdop_extent extent_along_edge(kdop a, unsigned k, lanes n_p, lanes n_q, kdop_extent p,
                                        kdop_extent q)
{
    const mask is_turned = lanes_negative(n_p);
    if (!has_bounds(a, KDOP_EDGES))
        return extent_sum(p, q);
    return extent_select(signs_differ(n_p, n_q), extent_along(a, KDOP_EDGES, k + 1, is_turned),
                         extent_along(a, KDOP_EDGES, k, is_turned));
}

LH_INLINE kdop_extent extent_along_corner(kdop a, v3 n)
{
    const mask is_turned = lanes_negative(n.x), z_differs = signs_differ(n.x, n.z);
    const kdop_extent alike = extent_select(z_differs, extent_along(a, KDOP_CORNERS, 1, is_turned),
                                            extent_along(a, KDOP_CORNERS, 0, is_turned));
    const kdop_extent unlike = extent_select(z_differs, extent_along(a, KDOP_CORNERS, 3, is_turned),
                                             extent_along(a, KDOP_CORNERS, 2, is_turned));
    return extent_select(signs_differ(n.x, n.y), unlike, alike);
}

/* ---- Nearest to a normal ------------------------------------------------------------------------------ */

/* The axis of its largest component, the edge of both larger ones, and the corner, with the shares that the normal has
 * of these; and what the corner is summed up of beside an axis. */
typedef struct nearest_extents {
    kdop_extent axis, edge, corner, in_corner;
    lanes of_axis, of_edge, of_corner;
} nearest_extents;

/* The axis p comes before q where they are equal. */
typedef struct two_axes {
    lanes larger, smaller;
    kdop_extent of_larger, of_smaller;
} two_axes;

LH_INLINE two_axes order_axes(lanes p, kdop_extent of_p, lanes q, kdop_extent of_q)
{
    const mask is_first = lanes_le(q, p);
    return (two_axes){lanes_select(is_first, p, q), lanes_select(is_first, q, p),
                      extent_select(is_first, of_p, of_q), extent_select(is_first, of_q, of_p)};
}

LH_INLINE nearest_extents nearest_extents_of(kdop a, v3 n)
{
    const v3 size = v3_abs(n);
    const kdop_extent x = extent_along(a, KDOP_AXES, 0, lanes_negative(n.x)),
                      y = extent_along(a, KDOP_AXES, 1, lanes_negative(n.y)),
                      z = extent_along(a, KDOP_AXES, 2, lanes_negative(n.z));
    const kdop_extent xy = extent_along_edge(a, 0, n.x, n.y, x, y),
                      xz = extent_along_edge(a, 2, n.x, n.z, x, z),
                      yz = extent_along_edge(a, 4, n.y, n.z, y, z);
    const two_axes first = order_axes(size.x, x, size.y, y);
    const two_axes last = order_axes(first.smaller, first.of_smaller, size.z, z);
    const two_axes larger = order_axes(first.larger, first.of_larger, last.larger, last.of_larger);
    const mask z_is_least = lanes_le(size.z, first.smaller), y_is_least = lanes_le(size.y, size.x);
    const kdop_extent edge = extent_select(z_is_least, xy, extent_select(y_is_least, xz, yz));
    const kdop_extent none = {lanes_set1(0.0f), lanes_set1(0.0f)};
    const int has_corners = has_bounds(a, KDOP_CORNERS);
    return (nearest_extents){larger.of_larger,
                             edge,
                             has_corners ? extent_along_corner(a, n) : extent_sum(edge, last.of_smaller),
                             has_corners ? none : edge,
                             lanes_sub(larger.larger, larger.smaller),
                             lanes_sub(larger.smaller, last.smaller),
                             last.smaller};
}

/* ---- Heights ------------------------------------------------------------------------------------------ */

/* Nothing of what is infinite is nothing. */
LH_INLINE lanes share_of(lanes share, lanes of)
{
    return lanes_or_zero(lanes_lt(lanes_set1(0.0f), share), lanes_mul(share, of));
}

LH_INLINE padded_dot height_of(nearest_extents by, lanes axis, lanes edge, lanes corner, lanes in_corner)
{
    const lanes a = share_of(by.of_axis, axis), e = share_of(by.of_edge, edge),
                c = share_of(by.of_corner, corner), of_c = share_of(by.of_corner, in_corner);
    const lanes magnitude =
        lanes_add(lanes_add(lanes_abs(a), lanes_abs(e)), lanes_add(lanes_abs(c), lanes_abs(of_c)));
    return (padded_dot){lanes_add(lanes_add(a, e), c), lanes_mul(magnitude, lanes_set1(KDOP_HEIGHT_PADDING))};
}

LH_INLINE side side_of_kdop(kdop a, plane p)
{
    const nearest_extents by = nearest_extents_of(a, p.n);
    const mask numbers = lanes_le(v3_sum_of_magnitudes(p.n), lanes_set1(__builtin_inff()));
    const mask hit =
        may_be_behind(height_of(by, by.axis.low, by.edge.low, by.corner.low, by.in_corner.low), p.d);
    const mask inside =
        is_behind(height_of(by, by.axis.high, by.edge.high, by.corner.high, by.in_corner.high), p.d);
    return (side){mask_and(numbers, hit), mask_and(mask_and(numbers, hit), inside)};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef struct classify_kdop_plane_setup {
    kdop_columns kdops;
    view_columns planes;
    plane plane; /* one for all */
    classify_kdop_plane_arguments of;
} classify_kdop_plane_setup;

LH_INLINE void classify_kdop_plane_prepare(void *setup, unsigned one, const lh_call *call)
{
    classify_kdop_plane_setup *const to = setup;
    to->of = classify_kdop_plane_arguments_of(call);
    to->planes = columns_of(LH_QUERY_classify_kdop_plane, call, 1);
    kdop_columns_read(&to->kdops, call, 0, (one & ONE_FIRST) != 0, ONE_ELEMENT);
    if (one & ONE_SECOND)
        to->plane = plane_load(to->planes, ONE_ELEMENT);
}

LH_INLINE uint32_t classify_kdop_plane_block(const void *setup, unsigned one, block at)
{
    const classify_kdop_plane_setup *const of = setup;
    const plane p = one & ONE_SECOND ? of->plane : plane_load(of->planes, block_of_operand(at, ONE_SECOND));
    const kdop a = kdop_of(&of->kdops, (one & ONE_FIRST) != 0, block_of_operand(at, ONE_FIRST));
    return store_side(of->of.inside, side_of_kdop(a, p), at);
}

LH_LONG_QUERY_OF_SETUP(classify_kdop_plane)

#endif
