/* A ray meets a turned box if, seen from the box, it does: slabs (Kay and Kajiya 1986; Ericson, Real-Time Collision
 * Detection, 5.3.3). What the box sees is rounded, so it grows by as much; and by as much again as the times are. So
 * these are on the safe side by themselves, and limits need no padding. */
#ifndef LANEHIT_SRC_KERNELS_RAYCAST_OBB_H
#define LANEHIT_SRC_KERNELS_RAYCAST_OBB_H

#include "passage.h"
#include "ray.h"
#include "rotation.h"

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

/* ---- The batch ---------------------------------------------------------------------------------------- */

typedef struct raycast_obb_once {
    ray_columns rays;
    obb_columns boxes;
    ray line;       /* of one ray */
    turned_box box; /* the one */
    float *t_enter, *t_exit;
} raycast_obb_once;

LH_INLINE void raycast_obb_prepare(raycast_obb_once *once, unsigned one, const raycast_obb_arguments *of)
{
    once->rays = columns_of_rays(of->rays);
    once->boxes = columns_of_obbs(of->boxes);
    once->t_enter = of->t_enter;
    once->t_exit = of->t_exit;
    if (one & ONE_FIRST)
        once->line = ray_load_one(once->rays);
    if (one & ONE_SECOND)
        once->box = turned_box_load_one(&once->boxes);
}

/* Rays by their directions and without limits. */
enum { USUAL = FIRST_CASE };

LH_INLINE int raycast_obb_case(const raycast_obb_once *once)
{
    return are_unlimited(once->rays) ? USUAL : OTHER_CASE;
}

LH_INLINE ray line_of_block(const raycast_obb_once *once, unsigned one, block at)
{
    if (one & ONE_FIRST)
        return once->line;
    return one & USUAL ? ray_load_unlimited(once->rays, at) : ray_load(once->rays, at);
}

LH_INLINE ray_passage pass_box_block(const raycast_obb_once *once, unsigned one, block at)
{
    const ray line = line_of_block(once, one, at);
    const turned_box b = one & ONE_SECOND ? once->box : turned_box_load(&once->boxes, at);
    return pass_box(line, b);
}

LH_INLINE uint32_t raycast_obb_block(const raycast_obb_once *once, unsigned one, block at)
{
    return store_passage(pass_box_block(once, one, at), once->t_enter, once->t_exit, at);
}

/* One ray is read before the loop, whatever it has. */
LH_LOOP_OF_CASES(raycast_obb, pairs, 0)
LH_LONG_LOOP(raycast_obb, one_ray, ONE_FIRST)
LH_LOOP_OF_CASES(raycast_obb, one_box, ONE_SECOND)
static const loop_table raycast_obb_loops = {raycast_obb_pairs, raycast_obb_one_ray, raycast_obb_one_box};
LH_QUERY(raycast_obb, raycast_obb_loops)

#endif
