/* Which part of an oriented box is behind a plane. It reaches as far along a normal as its half extents do along what
 * the box sees of it. Ericson, Real-Time Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_MATHEMATICS_OBB_HALF_SPACE_H
#define LANEHIT_SRC_MATHEMATICS_OBB_HALF_SPACE_H

#include "half_space.h"
#include "rotation.h"

LH_INLINE lanes reach_along(v3 n, turned_box b)
{
    return v3_dot(v3_plus_each(v3_abs(v3_seen_from(n, b.axes)), error_of_reach(n)), b.half);
}

LH_INLINE side side_of_obb(turned_box b, plane p)
{
    padded_dot height = dot_padded(p.n, b.centre, HEIGHT_PADDING);
    height.padding = lanes_add(reach_along(p.n, b), height.padding);
    const mask hit = may_be_behind(height, p.d);
    return (side){hit, mask_and(hit, is_behind(height, p.d))};
}

#endif
