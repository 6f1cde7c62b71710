/* Of a turned box the four corners of the face that looks most into the plane may touch what is behind it. Ericson,
 * Real-Time Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_MANIFOLD_OBB_PLANE_H
#define LANEHIT_SRC_QUERIES_MANIFOLD_OBB_PLANE_H

#include "engine/manifold.h"
#include "mathematics/box_over_plane.h"

/* An end of the box along one of its axes. */
typedef struct box_end {
    lanes along;   /* from the centre */
    lanes rise;    /* how much higher that is over the plane, times the length of the normal */
    lanes feature; /* its part of the number of a corner: 0 if it is the lower one */
} box_end;

LH_INLINE box_end end_select(mask m, box_end a, box_end b)
{
    return (box_end){lanes_select(m, a.along, b.along), lanes_select(m, a.rise, b.rise),
                     lanes_select(m, a.feature, b.feature)};
}

typedef struct box_axis {
    box_end end[2]; /* towards -, and towards + */
    box_end lower;  /* over the plane */
    lanes slope;    /* of the axis: the magnitude of what it sees of the normal */
} box_axis;

LH_INLINE box_axis box_axis_of(lanes seen, lanes half, int axis)
{
    const lanes low = lanes_negate(half);
    const box_end minus = {low, lanes_mul(seen, low), lanes_set1(0.0f)};
    const box_end plus = {half, lanes_mul(seen, half),
                          lanes_set1((float)feature_of(0, (uint32_t)FIRST_SIGN << axis))};
    return (box_axis){{minus, plus}, end_select(lower_end_is_upper(seen), plus, minus), lanes_abs(seen)};
}

LH_INLINE manifold_point corner_point(turned_box a, unit_plane b, const box_over_plane *over, box_end x,
                                      box_end y, box_end z, lanes margin)
{
    const lanes rise = lanes_add(lanes_add(x.rise, y.rise), z.rise);
    const core_gap gap = gap_of_corner(a, b, over, (v3){x.along, y.along, z.along}, rise);
    manifold_point point = point_of_gap(&gap, b.inwards, margin, LH_VERTEX);
    point.feature = lanes_add(point.feature, lanes_add(lanes_add(x.feature, y.feature), z.feature));
    return point;
}

/* The lowest corner is one of the four, and its height is found as in contact_obb_plane, so hits are the same. */
LH_INLINE manifold manifold_obb_plane(turned_box a, unit_plane b, lanes margin)
{
    const box_over_plane over = box_over_plane_of(a, b);
    const box_axis x = box_axis_of(over.seen.x, a.half.x, 0), y = box_axis_of(over.seen.y, a.half.y, 1),
                   z = box_axis_of(over.seen.z, a.half.z, 2);
    const mask is_x = mask_and(lanes_le(y.slope, x.slope), lanes_le(z.slope, x.slope));
    const mask is_z = mask_without(lanes_lt(y.slope, z.slope), is_x);
    const mask is_y = mask_without(lanes_le(z.slope, y.slope), is_x);
    manifold found = {.normal = b.inwards};
    /* Corners differ along the other two axes, of which the latter counts more in the number of a corner. */
    for (int k = 0; k < 4; k++) {
        const int former = k & 1, latter = k >> 1;
        const box_end of_x = end_select(is_x, x.lower, x.end[former]);
        const box_end of_y = end_select(is_y, y.lower, end_select(is_x, y.end[former], y.end[latter]));
        const box_end of_z = end_select(is_z, z.lower, z.end[latter]);
        found.point[k] = corner_point(a, b, &over, of_x, of_y, of_z, margin);
    }
    return found;
}

LH_MANIFOLD(manifold_obb_plane, turned_box, unit_plane, 4)

#endif
