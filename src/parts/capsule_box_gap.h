/* The gap of the segment of a capsule and a box, as seen from it: an object of its own. */
#ifndef LANEHIT_SRC_PARTS_CAPSULE_BOX_GAP_H
#define LANEHIT_SRC_PARTS_CAPSULE_BOX_GAP_H

#include "queries/capsule_box.h"

segment_box_gap LH_OWN(gap_of_segment)(const segment *s, const aabb *box)
{
    return gap_of_segment(*s, *box);
}

#endif
