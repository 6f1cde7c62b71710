/* A point and a box: how far it is outside, or how deep inside, by the nearest face. */
#ifndef LANEHIT_SRC_MATHEMATICS_BOX_GAP_H
#define LANEHIT_SRC_MATHEMATICS_BOX_GAP_H

#include "core_gap.h"

/* The shortest way out of a box, for a point that is inside. Of equal ways the first axis counts, and its upper end. */
typedef struct box_exit {
    v3 way;
    v3 inwards; /* back, of length 1 */
    lanes depth;
} box_exit;

/* On one axis: to the nearer end. */
LH_INLINE mask upper_is_nearer(lanes at, lanes min, lanes max)
{
    return lanes_le(lanes_sub(max, at), lanes_sub(at, min));
}

LH_INLINE lanes way_out(lanes at, lanes min, lanes max)
{
    return lanes_select(upper_is_nearer(at, min, max), lanes_sub(max, at), lanes_sub(min, at));
}

LH_INLINE lanes inwards_of(lanes at, lanes min, lanes max)
{
    return lanes_select(upper_is_nearer(at, min, max), lanes_set1(-1.0f), lanes_set1(1.0f));
}

LH_INLINE box_exit exit_of_box(v3 point, aabb box)
{
    const v3 way = {way_out(point.x, box.min.x, box.max.x), way_out(point.y, box.min.y, box.max.y),
                    way_out(point.z, box.min.z, box.max.z)};
    const v3 depth = v3_abs(way);
    const lanes least = lanes_min(depth.x, lanes_min(depth.y, depth.z));
    const mask is_x = lanes_le(depth.x, least), is_y = mask_without(lanes_le(depth.y, least), is_x),
               is_z = mask_without(mask_without(lanes_le(depth.z, least), is_x), is_y);
    return (box_exit){{lanes_or_zero(is_x, way.x), lanes_or_zero(is_y, way.y), lanes_or_zero(is_z, way.z)},
                      {lanes_or_zero(is_x, inwards_of(point.x, box.min.x, box.max.x)),
                       lanes_or_zero(is_y, inwards_of(point.y, box.min.y, box.max.y)),
                       lanes_or_zero(is_z, inwards_of(point.z, box.min.z, box.max.z))},
                      least};
}

/* NaN for a box that has no points. */
typedef struct box_gap {
    v3 way;         /* to the nearest point of the surface */
    lanes distance; /* negative inside */
} box_gap;

LH_INLINE box_gap gap_to_box(v3 point, aabb box)
{
    const box_exit out = exit_of_box(point, box);
    const v3 way = v3_sub(nearest_in_box(point, box), point);
    const mask is_inside = mask_and(v3_le(box.min, point), v3_le(point, box.max));
    const lanes distance = lanes_select(is_inside, lanes_negate(out.depth), length_of(way));
    const lanes none = lanes_set1(__builtin_nanf(""));
    return (box_gap){v3_select(is_inside, out.way, way), lanes_select(box_has_points(box), distance, none)};
}

#endif
