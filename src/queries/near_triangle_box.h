/* The points of a triangle and a box that are nearest to each other: a function of an object of its own,
 * triangle_box_nearness.h, which closest points share of boxes that are turned and that are not. */
#ifndef LANEHIT_SRC_QUERIES_NEAR_TRIANGLE_BOX_H
#define LANEHIT_SRC_QUERIES_NEAR_TRIANGLE_BOX_H

#include "engine/own.h"
#include "mathematics/near_points.h"
#include "mathematics/shapes.h"

/* a is the box. further: what vertices may be off by. */
void LH_OWN(find_triangle_near_box)(near_points *nearest, const triangle *t, const aabb *box,
                                    const lanes *further);

#endif
