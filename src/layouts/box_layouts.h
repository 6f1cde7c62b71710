/* Which of the layouts that are read without a copy does a view of boxes have? This is in the object that queries
 * share: calls that are plain do not come here, and the code is long. */
#ifndef LANEHIT_SRC_LAYOUTS_BOX_LAYOUTS_H
#define LANEHIT_SRC_LAYOUTS_BOX_LAYOUTS_H

#include "copying.h"

/* With one box for all, batches of more pairs than this cost less if they are copied to columns: of the two rows that
 * are compared one is always the same. */
enum { MOST_ROWS_WITH_ONE = 128 };

/* Whether each of three arrays begins a float behind the one before. By branches: otherwise gcc vectorises these
 * comparisons, and its loads wait for the stores of a view that was made just before. */
LH_INLINE int are_neighbours(const float *const *array)
{
    return LH_LIKELY(array[1] == array[0] + 1) && LH_LIKELY(array[2] == array[0] + 2);
}

/* Whether strides and the index are multiples of 4, also those that nobody reads: a call is refused for them. */
LH_INLINE int have_aligned_places(const lh_aabbs *boxes)
{
    return (boxes->stride | boxes->index_stride | (uintptr_t)boxes->index) % sizeof(float) == 0;
}

LH_ONE_COPY int LH_OWN(boxes_are_rows)(const lh_aabbs *boxes, size_t n)
{
    if (LANES < 8)
        return 0;
    const float *const *array = lh_arrays_of(boxes);
    const uintptr_t second = ((uintptr_t)array[3] - (uintptr_t)array[0]) / sizeof(float);
    if (!have_aligned_places(boxes))
        return 0;
    if (boxes->count == 1)
        return n <= MOST_ROWS_WITH_ONE;
    if (!(second >= 3 && second <= 4 && are_neighbours(array) && are_neighbours(array + 3)))
        return 0;
    const rows from = rows_of(boxes->min_x, boxes->stride, boxes->index, boxes->index_stride);
    return !are_far_apart(&from, n, n / 8 + SAMPLED);
}

int LH_OWN(boxes_are_structs)(const lh_aabbs *boxes)
{
    const uintptr_t apart = (uintptr_t)boxes->max_x - (uintptr_t)boxes->min_x;
    return LH_OWN(boxes_are_rows)(boxes, 0) && !boxes->index && boxes->stride >= apart + 3 * sizeof(float);
}

int LH_OWN(boxes_are_tight)(const lh_aabbs *boxes, unsigned is_one)
{
    if (is_one)
        return !boxes->index && have_aligned_places(boxes);
    return boxes->stride == 6 * sizeof(float) && LH_OWN(boxes_are_structs)(boxes);
}

/* With 16 lanes, whole blocks only of structs of which vectors have whole ones, six or eight floats: a third way of
 * loading would be most of the loop. */
int LH_OWN(ray_meets_structs)(const lh_call *call, size_t n)
{
    const lh_rays *const ray = call->argument[LH_ARGUMENT_raycast_aabb_rays].view;
    const lh_aabbs *const boxes = call->argument[LH_ARGUMENT_raycast_aabb_boxes].view;
    const uintptr_t places = ray->stride | ray->index_stride | ray->t_stride;
    return LH_OWN(boxes_are_structs)(boxes) && !ray->index && places % sizeof(float) == 0 &&
           (n < LANES || LANES == 8 || boxes->stride == 8 * sizeof(float) ||
            boxes->stride == 6 * sizeof(float));
}

#endif
