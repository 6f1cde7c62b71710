/* The points of two lines that are nearest to each other. Ericson, Real-Time Collision Detection, 5.1.8, with the
 * common normal in place of a determinant: how far the lines are apart along it is as exact as it is, whatever the
 * angle between them. Where they are surely parallel, the origin of the first is as near as any point. */
#ifndef LANEHIT_SRC_MATHEMATICS_RAYS_LINE_PAIR_H
#define LANEHIT_SRC_MATHEMATICS_RAYS_LINE_PAIR_H

#include "line.h"
#include "mathematics/product_difference.h"

typedef struct nearest_of_lines {
    lanes a_share, b_share;
    lanes distance2;
} nearest_of_lines;

/* What of a is nearest to b, given that they are not parallel; between: from the origin of a to that of b. */
LH_INLINE lanes share_at_crossing(scaled_normal normal, v3 between, v3 b_way)
{
    const lanes along = v3_dot(v3_cross(between, b_way), normal.n);
    return lanes_mul(lanes_mul(along, normal.inverse_squared), normal.scale);
}

/* What of a is nearest to b where they are parallel: to b's origin, if all of b is that. */
LH_INLINE lanes share_of_parallel(line_path a, line_path b, v3 between)
{
    const lanes zero = lanes_set1(0.0f);
    return lanes_or_zero(lanes_eq(b.inverse_squared, zero), share_along(a, between));
}

LH_INLINE nearest_of_lines nearest_of_line_pair(line_path a, line_path b)
{
    const v3 between = v3_sub(b.start, a.start);
    const scaled_normal normal = normal_scaled(v3_cross_of_halves(v3_halves_of(a.way), v3_halves_of(b.way)));
    const lanes a_share = lanes_select(normal.is_zero, share_of_parallel(a, b, between),
                                       share_at_crossing(normal, between, b.way));
    const segment_foot foot = foot_on_line(b, v3_sub(v3_scale(a.way, a_share), between));
    const lanes gap = v3_dot(between, normal.n);
    const lanes across = lanes_mul(lanes_mul(gap, gap), normal.inverse_squared);
    return (nearest_of_lines){a_share, foot.share,
                              lanes_select(normal.is_zero, v3_dot(foot.from, foot.from), across)};
}

#endif
