/* The point of a line that is closest to a point: the foot of the perpendicular. Ericson, Real-Time Collision
 * Detection, 5.1.2, without ends. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_LINE_POINT_H
#define LANEHIT_SRC_QUERIES_CLOSEST_LINE_POINT_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "mathematics/rays/line.h"

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_line_point, line_path, v3)

LH_INLINE uint32_t closest_line_point_block(const void *setup, unsigned one, block at)
{
    const closest_line_point_arguments *const of = &((const closest_line_point_setup *)setup)->of;
    const line_path l = closest_line_point_a(setup, one, at);
    const segment_foot foot = foot_on_line(l, v3_sub(closest_line_point_b(setup, one, at), l.start));
    const lanes distance2 = v3_dot(foot.from, foot.from);
    store_distance(of->distance2, distance2, at);
    store_coordinate(of->t, foot.share, is_distance(distance2), at);
    if (is_wanted(of->on_line))
        store_nearest_point(of->on_line, point_of_line(l, foot.share), distance2, at);
    return 0;
}

LH_SHORT_COMPUTING_QUERY(closest_line_point)

#endif
