/* A ray meets a triangle, from either side. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_RAYCAST_TRIANGLE_H

#include "engine/operands.h"
#include "queries/ray_triangle_query.h"

LH_RAY_TRIANGLE_QUERY(raycast_triangle, BOTH_FACES)

#endif
