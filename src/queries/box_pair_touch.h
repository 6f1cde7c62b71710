/* Where two boxes touch along an axis: an object of its own. */
#ifndef LANEHIT_SRC_QUERIES_BOX_PAIR_TOUCH_H
#define LANEHIT_SRC_QUERIES_BOX_PAIR_TOUCH_H

#include "engine/own.h"
#include "mathematics/box_pair_point.h"

v3 LH_OWN(touching_point)(const box_pair_touch *of);

v3 LH_OWN(touching_point)(const box_pair_touch *of)
{
    return touching_point(of);
}

#endif
