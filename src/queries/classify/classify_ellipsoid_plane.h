/* An ellipsoid reaches to either side of its centre as far as |M'n|, M being its matrix and n the normal. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_ELLIPSOID_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_ELLIPSOID_PLANE_H

#include "engine/operands.h"
#include "mathematics/ellipsoid.h"
#include "mathematics/half_space.h"

/* With the direction of the normal: squares of what an ellipsoid reaches along it neither overflow nor underflow. 0
 * where there is none. */
typedef struct faced_plane {
    measured_plane over;
    v3 unit;
} faced_plane;

LH_INLINE faced_plane faced_plane_load(view_columns from, block at)
{
    const plane p = plane_load(from, at);
    const lanes squared = v3_dot(p.n, p.n);
    const lanes inverse =
        lanes_or_zero(gives_direction(squared), lanes_div(lanes_set1(1.0f), lanes_sqrt(squared)));
    return (faced_plane){measure_plane(p), v3_scale(p.n, inverse)};
}

LH_INLINE side side_of_ellipsoid(wide_ellipsoid e, faced_plane behind)
{
    const ellipsoid_reach reach = reach_of_ellipsoid(e, behind.unit);
    padded_dot height = dot_padded(behind.over.p.n, e.of.centre, HEIGHT_PADDING);
    height.padding =
        lanes_add(lanes_mul(behind.over.length, lanes_add(reach.length, reach.padding)), height.padding);
    const mask hit = may_be_behind(height, behind.over.p.d);
    return (side){hit, mask_and(hit, is_behind(height, behind.over.p.d))};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(classify_ellipsoid_plane, wide_ellipsoid, faced_plane)

LH_INLINE uint32_t classify_ellipsoid_plane_block(const void *setup, unsigned one, block at)
{
    const side of = side_of_ellipsoid(classify_ellipsoid_plane_a(setup, one, at),
                                      classify_ellipsoid_plane_b(setup, one, at));
    return store_side(((const classify_ellipsoid_plane_setup *)setup)->of.inside, of, at);
}

LH_LONG_QUERY(classify_ellipsoid_plane)

#endif
