/* Which of the planes of a grid are the first beyond a value: by a guess for as many values as there are lanes, or by a
 * search for one. */
#ifndef LANEHIT_SRC_MATHEMATICS_PLANE_SEARCH_H
#define LANEHIT_SRC_MATHEMATICS_PLANE_SEARCH_H

#include "grid_cells.h"

/* Whether the plane of this number is the first beyond a value, or one after it; equal is beyond only if `or_at` is. Of
 * a NaN, none is where equal is beyond, and else all are: both leave no cell. */
LH_INLINE int plane_is_beyond(const cell_axis *axis, uint32_t i, float value, int or_at)
{
    return or_at ? value <= plane_at(axis, i) : !(plane_at(axis, i) <= value);
}

/* The least i below `count` of which the plane i + shift is beyond, or count. */
static LH_APART uint32_t search_plane(const cell_axis *axis, uint32_t shift, float value, int or_at)
{
    uint32_t low = 0, high = axis->count;
    while (low < high) {
        const uint32_t middle = low + (high - low) / 2;
        if (plane_is_beyond(axis, middle + shift, value, or_at))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

LH_INLINE mask planes_are_beyond(const cell_axis *axis, lanes i, lanes value, int or_at)
{
    const lanes planes = planes_at(axis, lanes_add(lanes_set1((float)axis->first), i));
    return or_at ? lanes_le(value, planes) : lanes_lt(value, planes);
}

/* What search_plane finds, guessed by a division; `right` becomes a mask of the lanes for which the planes confirm the
 * guess. Adding 1.5 * 2^23 and subtracting it again rounds to a whole number. A guess may be off by one where a plane
 * is near, and cannot be relied on beyond 2^22. */
LH_INLINE lanes guess_plane(const cell_axis *axis, float shift, lanes value, int or_at, mask *right)
{
    const lanes whole = lanes_set1(0x1.8p23f), zero = lanes_set1(0.0f);
    const lanes count = lanes_set1((float)(int32_t)axis->count), one = lanes_set1(1.0f);
    const lanes position =
        lanes_sub(lanes_mul(lanes_sub(value, lanes_set1(axis->origin)), lanes_set1(axis->per_cell)),
                  lanes_set1((float)axis->first - 0.5f + shift));
    const lanes guess = lanes_max(lanes_min(lanes_sub(lanes_add(position, whole), whole), count), zero);
    const lanes at = lanes_add(guess, lanes_set1(shift)), before = lanes_sub(at, one);
    const mask beyond = mask_or(planes_are_beyond(axis, at, value, or_at), lanes_le(count, guess));
    const mask short_of =
        mask_or(mask_without(lanes_eq(value, value), planes_are_beyond(axis, before, value, or_at)),
                lanes_le(guess, zero));
    *right = mask_and(beyond, short_of);
    return guess;
}

/* Those that [low, high] touches. */
LH_INLINE cell_run cells_touching(const cell_axis *axis, float low, float high)
{
    return (cell_run){search_plane(axis, 1, low, 1), search_plane(axis, 0, high, 0)};
}

#endif
