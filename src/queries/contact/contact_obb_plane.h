/* A turned box is as far from what is behind a plane as its lowest corner. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_OBB_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_OBB_PLANE_H

#include "engine/contact.h"
#include "mathematics/box_over_plane.h"

LH_INLINE lanes lower_end(lanes seen, lanes half)
{
    return lanes_select(lower_end_is_upper(seen), half, lanes_negate(half));
}

LH_INLINE core_gap contact_obb_plane(turned_box a, unit_plane b)
{
    const box_over_plane over = box_over_plane_of(a, b);
    const v3 corner = {lower_end(over.seen.x, a.half.x), lower_end(over.seen.y, a.half.y),
                       lower_end(over.seen.z, a.half.z)};
    const lanes reach = v3_dot(v3_abs(over.seen), a.half);
    return gap_of_corner(a, b, &over, corner, lanes_negate(reach));
}

LH_LONG_CONTACT_WITH_PLANE(contact_obb_plane, turned_box)

#endif
