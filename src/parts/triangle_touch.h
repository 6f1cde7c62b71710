/* When a box and a triangle first touch, and along which axis: an object of its own. */
#ifndef LANEHIT_SRC_PARTS_TRIANGLE_TOUCH_H
#define LANEHIT_SRC_PARTS_TRIANGLE_TOUCH_H

#include "queries/triangle_obb.h"
#include "queries/triangle_touch_calls.h"

/* Where they touch at the start, that of their contact. */
LH_INLINE v3 normal_at_start(const triangle *t, const turned_box *box)
{
    triangle_obb_gap gap;
    LH_OWN(find_triangle_obb_gap)(t, box, &gap);
    return normal_along(gap.axis, &gap);
}

/* From the triangle to the box. */
LH_INLINE v3 normal_of_touch(const triangle_touch *of, const triangle_ahead *ahead, const triangle *t,
                             const turned_box *box, block at)
{
    const v3 normal = direction_of(v3_turned_out(axis_of_touch(of, ahead), box->axes));
    const mask at_start = mask_and(of->hit, lanes_eq(of->toi, lanes_set1(0.0f)));
    if (bits_of_block(mask_bits(at_start), at) == 0)
        return normal;
    return v3_select(at_start, normal_at_start(t, box), normal);
}

uint32_t LH_OWN(tell_touch)(const triangle_ahead *ahead, const triangle *t, const turned_box *box,
                            const touch_outputs *to, block at)
{
    at = whole_if_small(at);
    const interval within = {lanes_set1(0.0f), latest_time_of(to->t_max)};
    triangle_touch touch;
    find_touch(&touch, ahead, within, at);
    if (to->toi)
        store_block(to->toi, lanes_or_infinity(touch.hit, touch.toi), at);
    if (is_wanted(to->normal)) {
        v3 normal = x_axis();
        if (bits_of_block(mask_bits(touch.hit), at))
            normal = normal_of_touch(&touch, ahead, t, box, at);
        store_if_hit(to->normal, touch.hit, normal, at);
    }
    return mask_bits(touch.hit);
}

#endif
