/* How high a turned box is over a plane: its centre, less what it reaches along the normal. Ericson, Real-Time
 * Collision Detection, 5.2.3. */
#ifndef LANEHIT_SRC_MATHEMATICS_BOX_OVER_PLANE_H
#define LANEHIT_SRC_MATHEMATICS_BOX_OVER_PLANE_H

#include "plane_gap.h"
#include "rotation.h"

typedef struct box_over_plane {
    v3 seen;         /* the normal, as the box sees it */
    padded_dot rise; /* of the centre, times the length of the normal; padded for any corner */
} box_over_plane;

LH_INLINE box_over_plane box_over_plane_of(turned_box a, unit_plane b)
{
    const padded_dot of_centre = rise_over(b, a.centre);
    const lanes padding = lanes_add(of_centre.padding, lanes_mul(error_of_reach(b.p.n), v3_sum(a.half)));
    return (box_over_plane){v3_seen_from(b.p.n, a.axes), {of_centre.value, padding}};
}

/* Of a corner that lies so from the centre, as the box sees it, and is higher than that by `rise`. Boxes of a negative
 * half extent, or with a NaN, have no corner. */
LH_INLINE core_gap gap_of_corner(turned_box a, unit_plane b, const box_over_plane *over, v3 corner,
                                 lanes rise)
{
    const padded_dot of_corner = {lanes_add(over->rise.value, rise), over->rise.padding};
    const high_point at = {v3_add(a.centre, v3_turned_out(corner, a.axes)), height_of_rise(b, of_corner)};
    core_gap gap = gap_over_plane(at, lanes_set1(0.0f), b);
    gap.distance =
        lanes_select(box_has_points(box_in_its_frame(a)), gap.distance, lanes_set1(__builtin_nanf("")));
    return gap;
}

/* Of a 0 that is seen the sign is one of rounding, and does not count. */
LH_INLINE mask lower_end_is_upper(lanes seen)
{
    return lanes_lt(seen, lanes_set1(0.0f));
}

#endif
