/* The corners of a box that are lowest and highest along a normal. Ericson, Real-Time Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_MATHEMATICS_CORNERS_H
#define LANEHIT_SRC_MATHEMATICS_CORNERS_H

#include "shapes.h"

typedef struct corners {
    v3 lowest, highest;
} corners;

LH_INLINE void order_axis(lanes n, lanes min, lanes max, lanes *lowest, lanes *highest)
{
    const mask is_turned = lanes_negative(n);
    *lowest = lanes_select(is_turned, max, min);
    *highest = lanes_unselected(is_turned, max, min, *lowest);
}

LH_INLINE corners corners_along(v3 n, aabb box)
{
    corners c;
    order_axis(n.x, box.min.x, box.max.x, &c.lowest.x, &c.highest.x);
    order_axis(n.y, box.min.y, box.max.y, &c.lowest.y, &c.highest.y);
    order_axis(n.z, box.min.z, box.max.z, &c.lowest.z, &c.highest.z);
    return c;
}

#endif
