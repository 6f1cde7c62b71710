/* The points of a triangle and a box that are nearest to each other: an object of its own. */
#ifndef LANEHIT_SRC_PARTS_TRIANGLE_BOX_NEARNESS_H
#define LANEHIT_SRC_PARTS_TRIANGLE_BOX_NEARNESS_H

#include "mathematics/triangle_near_box.h"
#include "queries/near_triangle_box.h"

void LH_OWN(find_triangle_near_box)(near_points *nearest, const triangle *t, const aabb *box,
                                    const lanes *further)
{
    find_triangle_near_box(nearest, t, box, *further);
}

#endif
