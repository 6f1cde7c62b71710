/* Where two boxes touch, once moved along an axis: in the middle of what their ends have in common, seen along it. The
 * end of a box is a corner, an edge or a face, or what is between these where that is nearly as far along the axis. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_BOX_PAIR_POINT_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_BOX_PAIR_POINT_H

#include "mathematics/box_pair_gap.h"
#include "common_point.h"
#include "mathematics/core_gap.h"

/* Two boxes and the axis that leads from the one to the other. */
typedef struct box_pair_touch {
    v3 half, other_half;
    frame other; /* the axes of the other, as the one sees them */
    seen_axis along;
    lanes gap, error; /* and what that may be off by */
} box_pair_touch;

LH_INLINE box_pair_touch touch_of_boxes(const box_pair *p, mask is_turned, seen_axis along, lanes gap,
                                        lanes error)
{
    const frame a = p->axes;
    return (box_pair_touch){
        v3_select(is_turned, p->turned_half, p->half),
        v3_select(is_turned, p->half, p->turned_half),
        {{a.x.x, lanes_select(is_turned, a.y.x, a.x.y), lanes_select(is_turned, a.z.x, a.x.z)},
         {lanes_select(is_turned, a.x.y, a.y.x), a.y.y, lanes_select(is_turned, a.z.y, a.y.z)},
         {lanes_select(is_turned, a.x.z, a.z.x), lanes_select(is_turned, a.y.z, a.z.y), a.z.z}},
        along,
        gap,
        error,
    };
}

/* Of an extent that rises so much along the axis, how much of it is no more than the share below the end: half of that,
 * and its centre, at the end that is lower. */
typedef struct part_of_extent {
    lanes half, centre;
} part_of_extent;

LH_INLINE part_of_extent end_of_extent(lanes half, lanes rise, lanes half_share)
{
    const lanes part = lanes_min(lanes_div(half_share, lanes_abs(rise)), half);
    return (part_of_extent){part, lanes_opposing(lanes_sub(half, part), rise)};
}

/* Times what a gap may be off by: what is no further below the end counts as such. */
static const float SHARE_PER_ERROR = 2.5f;

/* In the coordinates of the one, from its centre. */
LH_INLINE v3 touching_point(const box_pair_touch *of)
{
    const axis edge = of->along.edge;
    const v3 unit = v3_from_axis(edge, direction_along(of->along.direction).unit);
    const lanes next = unit.y, last = unit.z;
    const lanes half_share = lanes_mul(of->error, lanes_set1(0.5f * SHARE_PER_ERROR));

    /* u is the edge, v the other direction across the axis. */
    const v3 half = v3_from_axis(edge, of->half);
    const part_of_extent below_next = end_of_extent(half.y, next, half_share),
                         below_last = end_of_extent(half.z, last, half_share);
    const lanes end_v = lanes_sub(lanes_mul(next, below_last.centre), lanes_mul(last, below_next.centre));
    const lanes half_v =
        lanes_add(lanes_mul(lanes_abs(last), below_next.half), lanes_mul(lanes_abs(next), below_last.half));

    const v3 way = v3_from_axis(edge, of->along.way);
    const lanes way_v = lanes_sub(lanes_mul(last, way.y), lanes_mul(next, way.z));
    hexagon other_end = {way.x, lanes_sub(way_v, end_v), {end_v}, {end_v}};
    const v3 others[] = {of->other.x, of->other.y, of->other.z};
    const lanes halves[] = {of->other_half.x, of->other_half.y, of->other_half.z};
    LH_ROLLED
    for (int k = 0; k < 3; k++) {
        const v3 other = v3_from_axis(edge, others[k]);
        const lanes v = lanes_sub(lanes_mul(other.y, last), lanes_mul(other.z, next));
        const lanes rise = lanes_add(lanes_mul(other.y, next), lanes_mul(other.z, last));
        const part_of_extent above = end_of_extent(halves[k], rise, half_share);
        other_end.u = lanes_add(other_end.u, lanes_mul(other.x, above.centre));
        other_end.v = lanes_add(other_end.v, lanes_mul(v, above.centre));
        other_end.along_u[k] = lanes_mul(other.x, above.half);
        other_end.along_v[k] = lanes_mul(v, above.half);
    }
    const flat_point at = common_point(&other_end, half.x, half_v, of->error);

    const lanes across = lanes_add(end_v, at.v);
    const lanes top = lanes_add(lanes_mul(lanes_abs(next), half.y), lanes_mul(lanes_abs(last), half.z));
    const lanes height = lanes_add(top, lanes_mul(of->gap, lanes_set1(0.5f)));
    return v3_onto_axis(edge, (v3){at.u, lanes_add(lanes_mul(last, across), lanes_mul(next, height)),
                                   lanes_sub(lanes_mul(last, height), lanes_mul(next, across))});
}

#endif
