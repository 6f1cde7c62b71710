#include "views.h"

static size_t or_packed(uint32_t stride)
{
    return stride ? stride : sizeof(float);
}

/* Sums of addresses as integers: the array itself may begin outside the memory that is mapped, where the
 * first elements are not used. */
static uintptr_t address(const lh_shape *shape, const view *v, size_t array, size_t i)
{
    view copy = *v;
    const uint32_t *own = *own_index_of(shape, &copy, array), *index = own ? own : v->start.index;
    size_t k = i;
    if (index)
        k = *(const uint32_t *)((uintptr_t)index + or_packed(v->start.index_stride) * i);
    return (uintptr_t)v->array[array] + or_packed(stride_of(shape, v, array)) * k;
}

element view_load(const lh_shape *shape, const view *v, size_t i)
{
    element e = {{0}};
    for (size_t k = 0; k < shape->arrays; k++)
        if (v->array[k])
            e.value[k] = *(const float *)address(shape, v, k, i);
    return e;
}

void view_store(const lh_shape *shape, const view *v, size_t i, const element *e)
{
    for (size_t k = 0; k < shape->arrays; k++)
        if (v->array[k])
            *(float *)address(shape, v, k, i) = e->value[k];
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
