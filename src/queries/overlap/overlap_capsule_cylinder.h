/* A capsule and a cylinder meet if the segment comes as near to the cylinder as the radius. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_CYLINDER_H
#define LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_CYLINDER_H

#include "queries/capsule_cylinder.h"

/* 34u of the radius, 28u of the cylinder's length and radius, and 66u of the length of the segment. */
static const float RADIUS_BY_CYLINDER_PADDING = 1.0f + 0x1.1p-19f, CYLINDER_BY_SEGMENT_PADDING = 0x1.cp-20f,
                   SEGMENT_BY_CYLINDER_PADDING = 0x1.08p-18f;

/* Long beside a call, too, and asked for by several loops. */
static LH_ONE_COPY mask capsule_reaches_cylinder(const capsule *a, const measured_cylinder *b)
{
    const v3 way = v3_sub(a->axis.b, a->axis.a);
    const seen_segment seen = segment_seen_by(*b, a->axis.a, way);
    const lanes squared = squared_gap(seen_at(seen, LH_OWN(nearest_share)(&seen, b), *b));
    const lanes of_cylinder =
        lanes_mul(lanes_add(b->length, b->radius), lanes_set1(CYLINDER_BY_SEGMENT_PADDING));
    const lanes of_segment = lanes_mul(length_of(way), lanes_set1(SEGMENT_BY_CYLINDER_PADDING));
    const lanes padding = lanes_add(of_cylinder, lanes_add(of_segment, lanes_set1(0x1p-62f)));
    const lanes reach = lanes_add(lanes_mul(a->radius, lanes_set1(RADIUS_BY_CYLINDER_PADDING)), padding);
    return mask_and(lanes_le(lanes_set1(0.0f), a->radius), lanes_le(squared, lanes_mul(reach, reach)));
}

LH_INLINE mask overlap_capsule_cylinder(capsule a, measured_cylinder b)
{
    return capsule_reaches_cylinder(&a, &b);
}

LH_OPERANDS(overlap_capsule_cylinder, capsule, measured_cylinder)
LH_BLOCK_OF_HITS(overlap_capsule_cylinder)
LH_LONG_QUERY(overlap_capsule_cylinder)

#endif
