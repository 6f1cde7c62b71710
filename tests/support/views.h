/* Views of any shape, by its description in src/description/kinds.h, and reading and writing through them: the address
 * rule of lanehit.h, spelled out once more, so that what the backends make of it is compared with something. */
#ifndef LANEHIT_TESTS_VIEWS_H
#define LANEHIT_TESTS_VIEWS_H

#include <stdbool.h>

#include "description/query.h"

/* Room for a view of any shape. What strides it has beside the first lie behind the arrays that it has. */
typedef struct __attribute__((may_alias)) view {
    lh_view_start start;
    const float *array[LH_MOST_ARRAYS];
    uint32_t further_strides[LH_MOST_GROUPS];
} view;

/* One element: a float for each array of the view. */
typedef struct element {
    float value[LH_MOST_ARRAYS];
} element;

static inline const lh_group *group_of(const lh_shape *shape, size_t array)
{
    const lh_group *group = shape->group;
    while (array >= group->first + group->arrays)
        group++;
    return group;
}

/* Is the stride of the array not the view's first? */
static inline bool has_own_stride(const lh_shape *shape, size_t array)
{
    return group_of(shape, array)->stride != offsetof(view, start.stride);
}

static inline uint32_t stride_of_group(const view *v, const lh_group *group)
{
    return *(const uint32_t *)(const void *)((const char *)v + group->stride);
}

static inline uint32_t stride_of(const lh_shape *shape, const view *v, size_t array)
{
    return stride_of_group(v, group_of(shape, array));
}

/* Where the view holds the index of an array; that of its own, if it can have one. */
static inline const uint32_t **own_index_of(const lh_shape *shape, view *v, size_t array)
{
    const size_t at = group_of(shape, array)->own_index;
    return (const uint32_t **)(void *)((char *)v + (at ? at : offsetof(view, start.index)));
}

static inline void set_stride(const lh_shape *shape, view *v, size_t array, uint32_t stride)
{
    *(uint32_t *)(void *)((char *)v + group_of(shape, array)->stride) = stride;
}

/* Element i of the view; what is absent is 0. */
element view_load(const lh_shape *shape, const view *v, size_t i);

/* Makes e element i of the view, so far as no other element shares its memory. */
void view_store(const lh_shape *shape, const view *v, size_t i, const element *e);

/* A view of n packed elements in columns, which has room for n * shape->arrays floats: those that the view v pairs
 * with the pairs 0 .. n - 1. The same arrays are there. */
view view_pack(const lh_shape *shape, const view *v, size_t n, float *columns);

#endif
