/* A point lies in an ellipsoid if that, which sees itself as a ball of radius 1, sees it no further out. */
#ifndef LANEHIT_SRC_QUERIES_CONTAINS_ELLIPSOID_POINT_H
#define LANEHIT_SRC_QUERIES_CONTAINS_ELLIPSOID_POINT_H

#include "engine/operands.h"
#include "mathematics/ellipsoid.h"

/* 8u: what is rounded where nothing cancels. */
static const float ROOM_OF_ELLIPSOID = 1.0f - 0x1p-21f;

/* An ellipsoid, with the room that it has. */
typedef struct ellipsoid_room {
    ellipsoid_sight sight;
    lanes squared;
} ellipsoid_room;

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_INLINE ellipsoid_room ellipsoid_room_load(view_columns from, block at)
{
    const ellipsoid_sight sight = sight_of_ellipsoid(ellipsoid_load(from, at));
    const lanes room = lanes_sub(lanes_set1(ROOM_OF_ELLIPSOID), sight.error);
    const mask is_there = lanes_le(lanes_set1(0.0f), room);
    return (ellipsoid_room){sight, squared_unless_empty(is_there, lanes_mul(room, room))};
}

LH_INLINE mask contains_ellipsoid_point(ellipsoid_room outer, v3 point)
{
    const v3 seen = seen_by_ellipsoid(v3_sub(point, outer.sight.centre), outer.sight);
    return lanes_le(v3_dot(seen, seen), outer.squared);
}

LH_OPERANDS(contains_ellipsoid_point, ellipsoid_room, v3)
LH_BLOCK_OF_HITS(contains_ellipsoid_point)
LH_LONG_QUERY_OR_FIRST(contains_ellipsoid_point)

#endif
