/* A point lies in a capsule if it is no further from the segment than the radius. What is computed is the distance from
 * some point of the segment, which is never less. Ericson, Real-Time Collision Detection, 5.1.2. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_CAPSULE_POINT_H
#define LANEHIT_SRC_QUERIES_CONTAINS_CAPSULE_POINT_H

#include "engine/operands.h"
#include "mathematics/segment.h"

/* 8u of the radius and 4u of the length of the segment, of which 6.1u and 3.1u are needed (docs/guarantees.md). */
static const float ROOM_PADDING = 1.0f - 0x1p-21f, ROOM_LENGTH_PADDING = 0x1p-22f;

/* A capsule, with the room that it has. */
typedef struct capsule_room {
    segment_path axis;
    lanes squared; /* how far from the segment it reaches for sure */
} capsule_room;

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE capsule_room capsule_room_load(view_columns from, block at)
{
    const capsule c = capsule_load(from, at);
    const segment_path axis = path_of(c.axis);
    const lanes lost = lanes_mul(v3_sum_of_magnitudes(axis.way), lanes_set1(ROOM_LENGTH_PADDING));
    const lanes reach = lanes_sub(lanes_mul(c.radius, lanes_set1(ROOM_PADDING)), lost);
    const mask is_there = lanes_le(lanes_set1(0.0f), reach);
    return (capsule_room){axis, squared_unless_empty(is_there, lanes_mul(reach, reach))};
}

LH_INLINE mask contains_capsule_point(capsule_room outer, v3 p)
{
    const v3 apart = foot_on_path(outer.axis, p).from;
    return lanes_le(v3_dot(apart, apart), outer.squared);
}

LH_OPERANDS(contains_capsule_point, capsule_room, v3)
LH_BLOCK_OF_HITS(contains_capsule_point)
LH_SHORT_QUERY(contains_capsule_point)

#endif
