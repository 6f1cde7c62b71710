/* The point of a box that is closest to a point is that point, clamped on each axis.
 * Ericson, Real-Time Collision Detection, 5.1.3. */
#ifndef LANEHIT_SRC_QUERIES_CLOSEST_AABB_POINT_H
#define LANEHIT_SRC_QUERIES_CLOSEST_AABB_POINT_H

#include "engine/operands.h"
#include "mathematics/closest.h"

LH_INLINE v3 clamp_to_aabb(v3 point, aabb box)
{
    return v3_max(v3_min(point, box.max), box.min);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(closest_aabb_point, aabb, kept_point)

LH_INLINE uint32_t closest_aabb_point_block(const void *setup, unsigned one, block at)
{
    const closest_aabb_point_arguments *const of = &((const closest_aabb_point_setup *)setup)->of;
    const v3 p = closest_aabb_point_b(setup, one, at);
    const v3 on_box = clamp_to_aabb(p, closest_aabb_point_a(setup, one, at)), d = v3_sub(p, on_box);
    const lanes distance2 = v3_dot(d, d);
    store_distance(of->distance2, distance2, at);
    store_nearest_point(of->on_box, on_box, distance2, at);
    return 0;
}

LH_SHORT_COMPUTING_QUERY(closest_aabb_point)

#endif
