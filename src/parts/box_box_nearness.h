/* The points of two boxes that are nearest to each other: an object of its own. */
#ifndef LANEHIT_SRC_PARTS_BOX_BOX_NEARNESS_H
#define LANEHIT_SRC_PARTS_BOX_BOX_NEARNESS_H

#include "mathematics/box_near_box.h"
#include "queries/near_box_box.h"

void LH_OWN(find_box_near_box)(near_points *nearest, const box_beside_box *p)
{
    find_box_near_box(nearest, p);
}

#endif
