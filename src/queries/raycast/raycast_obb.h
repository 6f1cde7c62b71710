/* A ray meets a turned box if, seen from the box, it does: slabs (Kay and Kajiya 1986; Ericson, Real-Time Collision
 * Detection, 5.3.3). What the box sees is rounded, so it grows by as much; and by as much again as the times are. So
 * these are on the safe side by themselves, and limits need no padding. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_OBB_H
#define LANEHIT_SRC_QUERIES_RAYCAST_OBB_H

#include "engine/operands.h"
#include "mathematics/rays/passage.h"
#include "mathematics/rays/ray.h"
#include "mathematics/rotation.h"

/* 30u, of the way to the centre and of the half extents, summed up: 28.5u are needed (docs/guarantees.md). */
static const float RAY_BOX_PADDING = 0x1.ep-20f;

/* One axis: between the planes at -reach and reach. */
LH_INLINE interval clip_to_reach(interval within, lanes seen, lanes reach, lanes direction)
{
    const slope line = slope_of(lanes_div(lanes_set1(1.0f), direction));
    const lanes low = lanes_sub(lanes_negate(reach), seen), high = lanes_sub(reach, seen);
    return clip(within, slab_in_order(low, high, line), line);
}

/* A NaN loses to the limits; but if there is any beside them, then in the first coordinates. */
LH_INLINE ray_passage pass_box(ray line, turned_box b)
{
    const v3 way = v3_sub(line.origin, b.centre);
    const v3 seen = v3_seen_from(way, b.axes), direction = v3_seen_from(line.direction, b.axes);
    const lanes size = lanes_add(v3_sum_of_magnitudes(way), v3_sum(b.half));
    const v3 reach = v3_plus_each(b.half, lanes_mul(size, lanes_set1(RAY_BOX_PADDING)));
    interval inside = line.limits;
    inside = clip_to_reach(inside, seen.x, reach.x, direction.x);
    inside = clip_to_reach(inside, seen.y, reach.y, direction.y);
    inside = clip_to_reach(inside, seen.z, reach.z, direction.z);
    const lanes any = lanes_add(lanes_sub(reach.x, seen.x), direction.x);
    const mask numbers = lanes_le(any, lanes_set1(__builtin_inff()));
    return (ray_passage){mask_and(numbers, lanes_le(inside.enter, inside.exit)), inside};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(raycast_obb, ray, turned_box)

LH_INLINE uint32_t raycast_obb_block(const void *setup, unsigned one, block at)
{
    const raycast_obb_arguments *const of = &((const raycast_obb_setup *)setup)->of;
    const ray_passage passage = pass_box(raycast_obb_a(setup, one, at), raycast_obb_b(setup, one, at));
    return store_passage(passage, of->t_enter, of->t_exit, at);
}

LH_LONG_QUERY_OF_FORMS(raycast_obb)

#endif
