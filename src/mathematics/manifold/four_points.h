/* Which four of some points of a flat contact to keep, so that what rests on them rests as on all: the deepest;
 * the one that is furthest from it; the one that spans most with both; and the one that is furthest outside of these
 * three. Of equals the first. */
#ifndef LANEHIT_SRC_MATHEMATICS_MANIFOLD_FOUR_POINTS_H
#define LANEHIT_SRC_MATHEMATICS_MANIFOLD_FOUR_POINTS_H

#include "face_clip.h"

/* The one with the highest score, of those that are within; that is not one of them any more. */
typedef struct best_point {
    lanes score;
    clipped_point point;
} best_point;

LH_INLINE best_point no_point(void)
{
    const lanes zero = lanes_set1(0.0f);
    return (best_point){lanes_set1(-__builtin_inff()), {{zero, zero}, zero, zero, lanes_lt(zero, zero)}};
}

LH_INLINE void take_better(best_point *best, const clipped_point *point, lanes score)
{
    const mask better = mask_and(lanes_lt(best->score, score), point->is_within);
    best->score = lanes_select(better, score, best->score);
    best->point.at.u = lanes_select(better, point->at.u, best->point.at.u);
    best->point.at.v = lanes_select(better, point->at.v, best->point.at.v);
    best->point.feature = lanes_select(better, point->feature, best->point.feature);
}

LH_INLINE clipped_point point_of_best(const best_point *best)
{
    clipped_point point = best->point;
    point.is_within = lanes_lt(lanes_set1(-__builtin_inff()), best->score);
    return point;
}

/* Features are different. */
LH_INLINE void take_out(int count, clipped_point *points, const clipped_point *taken)
{
    LH_ROLLED
    for (int k = 0; k < count; k++)
        points[k].is_within = mask_without(points[k].is_within, lanes_eq(points[k].feature, taken->feature));
}

/* What differs by less than that share of the size is in the order of places, so that what lies flat and trembles keeps
 * its points. The direction is none in which boxes are stacked. */
static const float TILT = 0x1p-8f, TILT_U = 0.79f, TILT_V = 0.61f;

LH_INLINE void choose_four(int count, clipped_point *points, clipped_point kept[4])
{
    const flat tilt = {lanes_set1(TILT * TILT_U), lanes_set1(TILT * TILT_V)};
    best_point best = no_point();
    LH_ROLLED
    for (int k = 0; k < count; k++)
        take_better(&best, &points[k],
                    lanes_negate(lanes_add(points[k].height, flat_dot(points[k].at, tilt))));
    kept[0] = point_of_best(&best);
    take_out(count, points, &kept[0]);

    best = no_point();
    LH_ROLLED
    for (int k = 0; k < count; k++) {
        const flat way = flat_sub(points[k].at, kept[0].at);
        const lanes size = lanes_add(lanes_abs(way.u), lanes_abs(way.v));
        take_better(&best, &points[k], lanes_add(flat_dot(way, way), lanes_mul(flat_dot(way, tilt), size)));
    }
    kept[1] = point_of_best(&best);
    take_out(count, points, &kept[1]);

    /* Corners on a line that is parallel to the base span as much as each other. */
    const flat base = flat_sub(kept[1].at, kept[0].at),
               tilted = {lanes_mul(base.u, lanes_set1(TILT)), lanes_mul(base.v, lanes_set1(TILT))};
    best = no_point();
    LH_ROLLED
    for (int k = 0; k < count; k++) {
        const flat way = flat_sub(points[k].at, kept[0].at);
        take_better(&best, &points[k], lanes_add(lanes_abs(flat_cross(base, way)), flat_dot(tilted, way)));
    }
    kept[2] = point_of_best(&best);
    take_out(count, points, &kept[2]);

    /* Outside of the triangle the least of the three areas is negative; their sum is that of the triangle. */
    const flat third = flat_sub(kept[2].at, kept[0].at);
    const lanes whole = flat_cross(base, third);
    const lanes turn = lanes_or_zero(lanes_lt(whole, lanes_set1(0.0f)), lanes_set1(-0.0f));
    best = no_point();
    LH_ROLLED
    for (int k = 0; k < count; k++) {
        const flat way = flat_sub(points[k].at, kept[0].at);
        const lanes by_base = lanes_flip(flat_cross(base, way), turn),
                    by_third = lanes_flip(flat_cross(way, third), turn);
        const lanes left = lanes_sub(lanes_flip(whole, turn), lanes_add(by_base, by_third));
        const lanes inside = lanes_min(lanes_min(by_base, by_third), left);
        take_better(&best, &points[k], lanes_sub(flat_dot(tilted, way), inside));
    }
    kept[3] = point_of_best(&best);
}

/* ---- No more than four -------------------------------------------------------------------------------- */

/* Of no score of what is smaller overflows, so that each is chosen where there are no more than four. */
static const float LARGEST_CHOSEN = 0x1p60f;

LH_INLINE mask has_choice(lanes size, int count, const clipped_point *points)
{
    const lanes one = lanes_set1(1.0f);
    lanes found = lanes_set1(0.0f);
    LH_ROLLED
    for (int k = 0; k < count; k++)
        found = lanes_add(found, lanes_or_zero(points[k].is_within, one));
    return mask_or(lanes_lt(lanes_set1(4.0f), found), lanes_le(lanes_set1(LARGEST_CHOSEN), size));
}

/* The last four: each pushes those before it back by one. */
LH_INLINE void take_four(int count, const clipped_point *points, clipped_point kept[4])
{
    const lanes zero = lanes_set1(0.0f);
    LH_UNROLL
    for (int r = 0; r < 4; r++)
        kept[r] = no_point().point;
    lanes found = zero;
    LH_ROLLED
    for (int k = 0; k < count; k++) {
        const mask is_one = points[k].is_within;
        LH_UNROLL
        for (int r = 3; r >= 0; r--) {
            const clipped_point *const next = r > 0 ? &kept[r - 1] : &points[k];
            kept[r].at.u = lanes_select(is_one, next->at.u, kept[r].at.u);
            kept[r].at.v = lanes_select(is_one, next->at.v, kept[r].at.v);
            kept[r].feature = lanes_select(is_one, next->feature, kept[r].feature);
        }
        found = lanes_add(found, lanes_or_zero(is_one, lanes_set1(1.0f)));
    }
    LH_UNROLL
    for (int r = 0; r < 4; r++)
        kept[r].is_within = lanes_lt(lanes_set1((float)r), found);
}

/* In any order. Choosing takes several times as long as taking what there is: where boxes rest on each other, that is
 * mostly four points. Pairs that do not matter may get any. `size` is no less than any coordinate of a place. Heights
 * are not kept: they follow from places, which is less work than to choose them with each point. */
LH_INLINE void keep_four(lanes size, mask matters, int count, clipped_point *points, clipped_point kept[4])
{
    if (mask_bits(mask_and(matters, has_choice(size, count, points))))
        choose_four(count, points, kept);
    else
        take_four(count, points, kept);
}

LH_INLINE void find_heights(const two_faces *faces, clipped_point kept[4])
{
    LH_UNROLL
    for (int k = 0; k < 4; k++)
        kept[k].height = height_at(faces, kept[k].at);
}

#endif
