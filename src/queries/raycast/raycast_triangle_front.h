/* A ray meets a triangle, not from behind. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_TRIANGLE_FRONT_H
#define LANEHIT_SRC_QUERIES_RAYCAST_TRIANGLE_FRONT_H

#include "engine/operands.h"
#include "queries/ray_triangle_query.h"

LH_RAY_TRIANGLE_QUERY(raycast_triangle_front, FRONT_FACE)

#endif
