/* A turned box is as far from what is behind a plane as its centre, less what it reaches along the normal. Ericson,
 * Real-Time Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_OBB_PLANE_H
#define LANEHIT_SRC_QUERIES_CONTACT_OBB_PLANE_H

#include "engine/contact.h"
#include "mathematics/plane_gap.h"
#include "mathematics/rotation.h"

/* Of a 0 that is seen the sign is one of rounding, and does not count. */
LH_INLINE lanes lower_end(lanes seen, lanes half)
{
    return lanes_select(lanes_lt(seen, lanes_set1(0.0f)), half, lanes_negate(half));
}

/* Boxes of a negative half extent, or with a NaN, have no corner. */
LH_INLINE core_gap contact_obb_plane(turned_box a, unit_plane b)
{
    const v3 seen = v3_seen_from(b.p.n, a.axes);
    const padded_dot of_centre = rise_over(b, a.centre);
    const padded_dot rise = {lanes_sub(of_centre.value, v3_dot(v3_abs(seen), a.half)),
                             lanes_add(of_centre.padding, lanes_mul(error_of_reach(b.p.n), v3_sum(a.half)))};
    const v3 corner = {lower_end(seen.x, a.half.x), lower_end(seen.y, a.half.y), lower_end(seen.z, a.half.z)};
    const high_point lowest = {v3_add(a.centre, v3_turned_out(corner, a.axes)), height_of_rise(b, rise)};
    core_gap gap = gap_over_plane(lowest, lanes_set1(0.0f), b);
    gap.distance =
        lanes_select(box_has_points(box_in_its_frame(a)), gap.distance, lanes_set1(__builtin_nanf("")));
    return gap;
}

LH_CONTACT_WITH_PLANE(contact_obb_plane, turned_box)

#endif
