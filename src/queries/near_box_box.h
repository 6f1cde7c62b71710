/* The points of two boxes that are nearest to each other: a function of an object of its own, box_box_nearness.h, which
 * closest points share of two turned boxes, and of one. */
#ifndef LANEHIT_SRC_QUERIES_NEAR_BOX_BOX_H
#define LANEHIT_SRC_QUERIES_NEAR_BOX_BOX_H

#include "engine/own.h"
#include "mathematics/box_beside_box.h"
#include "mathematics/near_points.h"

/* a is the first. */
void LH_OWN(find_box_near_box)(near_points *nearest, const box_beside_box *p);

#endif
