/* A ray meets a polygon if its line passes through the loop of edges, and the ray is where the polygon is at some time:
 * between the lowest and the highest vertex along each axis, and along the normal. */
#ifndef LANEHIT_SRC_QUERIES_RAYCAST_POLYGON_H
#define LANEHIT_SRC_QUERIES_RAYCAST_POLYGON_H

#include "engine/operands.h"
#include "mathematics/padded_dot.h"
#include "mathematics/polygons/line_through_loop.h"
#include "mathematics/rays/passage.h"
#include "mathematics/rays/ray.h"

/* ---- When it is there --------------------------------------------------------------------------------- */

/* Heights are off by 8u of what is added up, speeds by 4u; times by 8u, and by what underflows. */
static const float POLYGON_HEIGHT_PADDING = 0x1p-21f, POLYGON_SPEED_PADDING = 0x1p-22f;
static const float EARLIER = 1.0f - 0x1p-21f, LATER = 1.0f + 0x1p-21f, POLYGON_TIME_PADDING = 0x1p-126f;

LH_INLINE interval between_vertices(interval within, float low, float high, lanes origin, lanes direction)
{
    const lanes inverse = lanes_div(lanes_set1(1.0f), direction);
    const slope line = {lanes_mul(inverse, lanes_set1(EARLIER)), lanes_mul(inverse, lanes_set1(LATER))};
    return clip(within,
                slab_in_order(lanes_sub(lanes_set1(low), origin), lanes_sub(lanes_set1(high), origin), line),
                line);
}

/* A ray that surely rises or falls meets the lowest height first, or the highest; of another it is not known which, nor
 * whether it ever leaves. */
LH_INLINE interval between_heights(interval within, const measured_polygon *of, ray line)
{
    const lanes zero = lanes_set1(0.0f), never = lanes_set1(__builtin_inff());
    const v3 n = v3_in_all_lanes(of->normal);
    const lanes reach =
        lanes_set1(fabsf(of->lowest) > fabsf(of->highest) ? fabsf(of->lowest) : fabsf(of->highest));
    const padded_dot height = dot_padded(n, line.origin, POLYGON_HEIGHT_PADDING);
    const padded_dot rise = dot_padded(n, line.direction, POLYGON_SPEED_PADDING);
    const lanes padding = lanes_add(height.padding, lanes_mul(reach, lanes_set1(POLYGON_HEIGHT_PADDING)));
    const lanes to_lowest = lanes_sub(lanes_set1(of->lowest), height.value),
                from_highest = lanes_sub(height.value, lanes_set1(of->highest));
    const lanes speed = lanes_abs(rise.value), fast = lanes_add(speed, rise.padding),
                slow = lanes_sub(speed, rise.padding);
    const mask falls = lanes_negative(rise.value), is_sure = lanes_lt(zero, slow);
    const lanes ahead = lanes_select(falls, from_highest, to_lowest),
                behind = lanes_select(falls, to_lowest, from_highest);
    const lanes off = lanes_select(is_sure, ahead, lanes_max(ahead, behind));
    const lanes near = lanes_sub(off, padding), far = lanes_sub(padding, behind);
    const lanes enter = lanes_mul(lanes_div(near, fast), lanes_set1(EARLIER));
    const lanes exit = lanes_mul(lanes_div(far, slow), lanes_set1(LATER));
    return (interval){lanes_max(lanes_select(lanes_lt(zero, near), enter, zero), within.enter),
                      lanes_min(lanes_select(is_sure, exit, never), within.exit)};
}

LH_INLINE interval times_at_polygon(const measured_polygon *of, ray line)
{
    const v3 o = line.origin, d = line.direction;
    interval within = {lanes_set1(0.0f), lanes_set1(__builtin_inff())};
    within = between_vertices(within, of->low[0], of->high[0], o.x, d.x);
    within = between_vertices(within, of->low[1], of->high[1], o.y, d.y);
    within = between_vertices(within, of->low[2], of->high[2], o.z, d.z);
    within = between_heights(within, of, line);
    const lanes padding = lanes_set1(POLYGON_TIME_PADDING);
    return (interval){lanes_max(lanes_sub(within.enter, padding), line.limits.enter),
                      lanes_min(lanes_add(within.exit, padding), line.limits.exit)};
}

/* ---- The query ---------------------------------------------------------------------------------------- */

typedef struct raycast_polygon_setup {
    view_columns rays;
    float *t;
    measured_polygon polygon;
} raycast_polygon_setup;

LH_INLINE void raycast_polygon_prepare(void *setup, unsigned one, const lh_call *call)
{
    (void)one;
    raycast_polygon_setup *const to = setup;
    const raycast_polygon_arguments of = raycast_polygon_arguments_of(call);
    to->rays = columns_of(LH_QUERY_raycast_polygon, call, 0);
    to->t = of.t;
    measure_polygon(&to->polygon, of.polygon);
}

/* Of the lines in these lanes, 1 for one that passes through; else 0. */
static LH_ONE_COPY void decide_exactly(const measured_polygon *of, const v3 *origin, const v3 *direction,
                                       uint32_t lanes_asked, float *through)
{
    float o[3][LANES], d[3][LANES];
    lanes_store(o[0], origin->x);
    lanes_store(o[1], origin->y);
    lanes_store(o[2], origin->z);
    lanes_store(d[0], direction->x);
    lanes_store(d[1], direction->y);
    lanes_store(d[2], direction->z);
    for (unsigned k = 0; k < LANES; k++) {
        through[k] = 0.0f;
        if (lanes_asked >> k & 1) {
            const line_floats line = {
                {o[0][k], o[1][k], o[2][k]},
                {d[0][k], d[1][k], d[2][k]},
                largest_axis((double[]){(double)d[0][k], (double)d[1][k], (double)d[2][k]})};
            through[k] = is_through_loop(of, &line) ? 1.0f : 0.0f;
        }
    }
}

/* A ray that stays is seen along the largest component of the normal. */
LH_INLINE v3 sight_of(const measured_polygon *of, v3 direction, mask moves)
{
    const float axis[3] = {of->axis == 0 ? 1.0f : 0.0f, of->axis == 1 ? 1.0f : 0.0f,
                           of->axis == 2 ? 1.0f : 0.0f};
    return v3_select(moves, direction, v3_in_all_lanes(axis));
}

/* When rays are at the polygon, where their lines pass through it. One copy for all loops. */
static LH_ONE_COPY void meet_polygon(const measured_polygon *of, ray *line, block at, ray_passage *passage)
{
    at = whole_if_small(at);
    const lanes infinite = lanes_set1(__builtin_inff());
    const lanes squared = v3_dot(line->direction, line->direction);
    const mask moves = lanes_lt(lanes_div(lanes_set1(1.0f), squared), infinite);
    const v3 sight = sight_of(of, line->direction, moves);
    line->direction = v3_or_zero(moves, line->direction);
    passage->inside = times_at_polygon(of, *line);

    const mask finite = lanes_lt(lanes_add(v3_sum_of_magnitudes(line->origin), squared), infinite);
    const mask there = mask_and(finite, lanes_le(passage->inside.enter, passage->inside.exit));
    passage->hit = there;
    if (bits_of_block(mask_bits(there), at) == 0)
        return;
    const seen_lines lines = seen_lines_of(line->origin, sight);
    const loop_verdict found = lines_through_loop(of, &lines, there);
    const uint32_t doubtful = bits_of_block(mask_bits(mask_without(there, found.certain)), at);
    passage->hit = mask_and(mask_and(there, found.certain), found.inside);
    if (LH_LIKELY(doubtful == 0))
        return;
    float through[LANES];
    decide_exactly(of, &line->origin, &sight, doubtful, through);
    passage->hit = mask_or(passage->hit, lanes_lt(lanes_set1(0.0f), lanes_load(through)));
}

LH_INLINE uint32_t raycast_polygon_block(const void *setup, unsigned one, block at)
{
    (void)one;
    const raycast_polygon_setup *const from = setup;
    ray line = ray_load(from->rays, at);
    ray_passage passage;
    meet_polygon(&from->polygon, &line, at, &passage);
    store_block_if_wanted(from->t, lanes_or_infinity(passage.hit, passage.inside.enter), at);
    return mask_bits(passage.hit);
}

LH_LONG_QUERY_OF_SETUP(raycast_polygon)

#endif
