#include "views.h"

static uint32_t or_packed(uint32_t stride)
{
    return stride ? stride : sizeof(float);
}

/* Sums of addresses as integers: the array itself may begin outside the memory that is mapped, where the
 * first elements are not used. */
static uintptr_t address(const shape *kind, view *v, size_t c, size_t i)
{
    size_t k = i;
    if (v->head.index)
        k = *(const uint32_t *)((uintptr_t)v->head.index + (size_t)or_packed(v->head.index_stride) * i);
    const size_t stride = or_packed(*view_stride(kind, v, kind->component[c].group));
    return (uintptr_t)*view_array(kind, v, c) + stride * k;
}

element view_load(const shape *kind, const view *v, size_t i)
{
    view copy = *v;
    element e = {{0}};
    for (size_t c = 0; c < kind->components; c++)
        if (*view_array(kind, &copy, c))
            e.value[c] = *(const float *)address(kind, &copy, c, i);
    return e;
}

void view_store(const shape *kind, const view *v, size_t i, const element *e)
{
    view copy = *v;
    for (size_t c = 0; c < kind->components; c++)
        if (*view_array(kind, &copy, c))
            *(float *)address(kind, &copy, c, i) = e->value[c];
}

view view_pack(const shape *kind, const view *v, size_t n, float *columns)
{
    view copy = *v;
    view packed = {.head = {.count = n}};
    for (size_t c = 0; c < kind->components; c++)
        if (*view_array(kind, &copy, c))
            *view_array(kind, &packed, c) = columns + c * n;
    for (size_t i = 0; i < n; i++) {
        const element e = view_load(kind, v, v->head.count == 1 ? 0 : i);
        view_store(kind, &packed, i, &e);
    }
    return packed;
}
