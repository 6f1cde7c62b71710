/* The point of a solid cylinder that is closest to a point. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_CYLINDER_POINT_H
#define LANEHIT_SRC_QUERIES_CLOSEST_CYLINDER_POINT_H

#include "engine/operands.h"
#include "mathematics/closest.h"
#include "mathematics/cylinder.h"

/* What is nearest of the axis, and so much of the way across as is in the cylinder: all of it within. */
LH_INLINE v3 nearest_in_cylinder(cylinder_sight seen, measured_cylinder c)
{
    const lanes zero = lanes_set1(0.0f);
    const lanes along = lanes_min(lanes_max(seen.height, zero), c.length);
    const lanes share =
        lanes_select(lanes_lt(zero, seen.beside), lanes_div(c.radius, seen.from_axis), lanes_set1(1.0f));
    return v3_add(c.start, v3_add(v3_scale(c.axis, along), v3_scale(seen.across, share)));
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_cylinder_point, measured_cylinder, v3)

LH_INLINE uint32_t closest_cylinder_point_block(const void *setup, unsigned one, block at)
{
    const closest_cylinder_point_arguments *const of = &((const closest_cylinder_point_setup *)setup)->of;
    const measured_cylinder c = closest_cylinder_point_a(setup, one, at);
    const cylinder_sight seen = seen_by_cylinder(closest_cylinder_point_b(setup, one, at), c);
    const lanes distance2 = squared_gap(seen);
    store_distance(of->distance2, distance2, at);
    if (is_wanted(of->on_cylinder))
        store_point_if_number(of->on_cylinder, nearest_in_cylinder(seen, c), distance2, at);
    return 0;
}

LH_COMPUTING_QUERY_OR_FIRST(closest_cylinder_point)

#endif
