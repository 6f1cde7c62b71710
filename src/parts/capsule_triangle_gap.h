/* The gap of a capsule and a triangle, and its normal: an object of their own. */
#ifndef LANEHIT_SRC_PARTS_CAPSULE_TRIANGLE_GAP_H
#define LANEHIT_SRC_PARTS_CAPSULE_TRIANGLE_GAP_H

#include "queries/capsule_triangle.h"

/* 24u of the distance (docs/guarantees.md). */
static const float PRISM_DISTANCE_PADDING = 0x1.8p-20f;

/* The way that is told is the one along which the normal is: where the segment goes through, back. */
void LH_OWN(find_capsule_triangle)(const capsule *a, const triangle *b, capsule_triangle *to)
{
    to->segment = side_of(a->axis);
    to->triangle = faced(*b);
    const segment_triangle_gap gap = gap_of_segment_and_triangle(&to->segment, &to->triangle);
    const v3 on_segment = v3_add(a->axis.a, v3_scale(to->segment.path.way, gap.nearest.share));
    const v3 apart = gap.nearest.apart;
    const lanes distance = lanes_sqrt(gap.nearest.squared);
    const lanes of_distance = lanes_mul(distance, lanes_set1(PRISM_DISTANCE_PADDING));
    to->nearest = gap.nearest;
    to->through = gap.through;
    to->gap = (core_gap){on_segment,
                         v3_sub(on_segment, apart),
                         v3_select(gap.through.exists, apart, v3_negate(apart)),
                         lanes_select(gap.through.exists, lanes_negate(distance), distance),
                         lanes_add(lanes_add(gap.padding, of_distance), lanes_set1(0x1p-62f)),
                         a->radius,
                         lanes_set1(0.0f)};
}

/* A segment that touches is taken to be on the side that its middle is on, and in front of the triangle if it lies in
 * its plane. */
LH_INLINE v3 normal_of_touching(segment s, triangle t)
{
    const v3 backwards = direction_of(v3_cross(v3_sub(t.c, t.a), v3_sub(t.b, t.a)));
    const v3 ends = v3_add(v3_sub(s.a, t.a), v3_sub(s.b, t.a));
    const mask is_behind = lanes_lt(lanes_set1(0.0f), v3_dot(backwards, ends));
    return v3_select(is_behind, v3_negate(backwards), backwards);
}

v3 LH_OWN(capsule_triangle_normal)(const core_gap *gap, const capsule *a, const triangle *b)
{
    const gap_direction along = direction_along(gap->way);
    return all_exist(along) ? along.unit
                            : v3_select(along.exists, along.unit, normal_of_touching(a->axis, *b));
}

#endif
