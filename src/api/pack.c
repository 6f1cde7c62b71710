/* Views to packed columns, by the active backend. */
#include <string.h>

#include "description/check.h"
#include "dispatch/by_isa.h"
#include "packing.h"

size_t lh_pack_floats(size_t count, size_t columns)
{
    return count ? lh_pitch(count) * columns : 0;
}

int lh_fault_of_source(const lh_shape *shape, const void *view)
{
    if (!view)
        return LH_ERROR_NULL_VIEW;
    return lh_start_of(view)->count ? lh_fault_of_view(shape, view) : LH_OK;
}

lh_status lh_begin_packing(int function, int fault, size_t count, int at, const float *columns, void *packed,
                           const lh_shape *shape)
{
    if (fault == LH_ERROR_NULL_VIEW)
        return lh_failure(function, 1, fault);
    if (!packed)
        return lh_failure(function, at + 1, LH_ERROR_NULL_VIEW);
    if (count == 0) {
        lh_write_packed(packed, shape, 0, 0, NULL);
        return LH_OK;
    }
    if (fault != LH_OK)
        return lh_failure(function, 1, fault);
    if (!columns)
        return lh_failure(function, at, LH_ERROR_NULL_ARRAY);
    return (uintptr_t)columns % sizeof *columns != 0 ? lh_failure(function, at, LH_ERROR_ALIGNMENT) : LH_OK;
}

void lh_write_packed(void *packed, const lh_shape *shape, size_t count, unsigned present, float *columns)
{
    lh_own_view made = {.start = {.count = count}};
    for (unsigned k = 0; k < shape->arrays; k++)
        if (present >> k & 1) {
            made.array[k] = columns;
            columns += lh_pitch(count);
        }
    for (unsigned g = 0; g < shape->groups; g++)
        *(uint32_t *)(void *)((char *)&made + shape->group[g].stride) = 0;
    memcpy(packed, &made, shape->size);
}

/* The arrays of a view that are there, those of one stride and index at a time: neighbours in memory are read
 * together. */
static unsigned pack_arrays(const lh_shape *shape, const void *view, float *columns)
{
    const lh_view_start *start = lh_start_of(view);
    const float *there[LH_MOST_ARRAYS];
    lh_packing run = {
        there, 0, start->count, start->index, 0, start->index_stride, columns, lh_pitch(start->count)};
    unsigned present = 0;
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *group = &shape->group[g];
        const float *const *array = lh_arrays_of(view) + group->first;
        if (!array[0])
            continue;
        const uint32_t stride = lh_stride_of(view, group);
        const uint32_t *const index = lh_index_of(view, group);
        if (run.arrays && (stride != run.stride || index != run.index)) {
            lh_pack_by_isa[lh_active_isa()](&run);
            run.column += run.arrays * run.pitch;
            run.arrays = 0;
        }
        run.stride = stride;
        run.index = index;
        for (unsigned k = 0; k < group->arrays; k++)
            there[run.arrays++] = array[k];
        present |= ((1u << group->arrays) - 1) << group->first;
    }
    lh_pack_by_isa[lh_active_isa()](&run);
    return present;
}

static lh_status pack_view(int function, const lh_shape *shape, const void *view, float *columns,
                           void *packed)
{
    const size_t count = view ? lh_start_of(view)->count : 0;
    const int fault = lh_fault_of_source(shape, view);
    const lh_status status = lh_begin_packing(function, fault, count, 2, columns, packed, shape);
    if (status == LH_OK && count)
        lh_write_packed(packed, shape, count, pack_arrays(shape, view, columns), columns);
    return status;
}

#define SHAPE(name, argument)                                                                                \
    lh_status lh_pack_##name(const lh_##name *argument, float *columns, lh_##name *packed)                   \
    {                                                                                                        \
        return pack_view(LH_FUNCTION_pack_##name, lh_the_shape_##name, argument, columns, packed);           \
    }
#include "lanehit/shapes.def"
