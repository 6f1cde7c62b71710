#include "views.h"

static size_t or_packed(uint32_t stride)
{
    return stride ? stride : sizeof(float);
}

static const uint32_t *index_of(const view *v, const lh_group *group)
{
    const uint32_t *own = NULL;
    if (group->own_index)
        own = *(const uint32_t *const *)(const void *)((const char *)v + group->own_index);
    return own ? own : v->start.index;
}

/* From the start of each of a group's arrays to element i. */
static size_t offset_of(const view *v, const lh_group *group, size_t i)
{
    const uint32_t *index = index_of(v, group);
    const size_t index_stride = or_packed(v->start.index_stride);
    return or_packed(stride_of_group(v, group)) *
           (index ? *(const uint32_t *)((uintptr_t)index + index_stride * i) : i);
}

/* Sums of addresses as integers: the array itself may begin outside the memory that is mapped, where the
 * first elements are not used. */
static float *float_at(const float *array, size_t offset)
{
    return (float *)((uintptr_t)array + offset);
}

element view_load(const lh_shape *shape, const view *v, size_t i)
{
    element e = {{0}};
    for (const lh_group *group = shape->group; group < shape->group + shape->groups; group++) {
        const size_t offset = offset_of(v, group, i);
        for (size_t k = group->first; k < group->first + group->arrays; k++)
            if (v->array[k])
                e.value[k] = *float_at(v->array[k], offset);
    }
    return e;
}

void view_store(const lh_shape *shape, const view *v, size_t i, const element *e)
{
    for (const lh_group *group = shape->group; group < shape->group + shape->groups; group++) {
        const size_t offset = offset_of(v, group, i);
        for (size_t k = group->first; k < group->first + group->arrays; k++)
            if (v->array[k])
                *float_at(v->array[k], offset) = e->value[k];
    }
}

view view_pack(const lh_shape *shape, const view *v, size_t n, float *columns)
{
    view packed = {.start = {.count = n}};
    for (size_t k = 0; k < shape->arrays; k++)
        if (v->array[k])
            packed.array[k] = columns + k * n;
    for (size_t i = 0; i < n; i++) {
        const element e = view_load(shape, v, v->start.count == 1 ? 0 : i);
        view_store(shape, &packed, i, &e);
    }
    return packed;
}
