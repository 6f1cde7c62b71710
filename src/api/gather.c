/* A stretch of a view, copied to columns. */
#include "dispatch/by_isa.h"
#include "packing.h"

void lh_gather(const lh_shape *shape, const void *view, size_t first, size_t count, float *columns)
{
    for (unsigned g = 0; g < shape->groups; g++) {
        const lh_group *const group = &shape->group[g];
        const float *const *const given = lh_arrays_of(view) + group->first;
        if (!given[0])
            continue;
        const uint32_t *const index = lh_index_of(view, group);
        const uint32_t index_stride = lh_start_of(view)->index_stride, stride = lh_stride_of(view, group);
        const size_t skipped = index ? 0 : first * (stride ? stride : sizeof(float));
        const size_t skipped_indices = first * (index_stride ? index_stride / sizeof *index : 1);
        const float *array[LH_MOST_ARRAYS];
        for (unsigned k = 0; k < group->arrays; k++)
            array[k] = (const float *)(const void *)((const char *)given[k] + skipped);
        const lh_packing run = {.array = array,
                                .arrays = group->arrays,
                                .count = count,
                                .index = index ? index + skipped_indices : NULL,
                                .stride = stride,
                                .index_stride = index_stride,
                                .column = columns + (size_t)group->first * LH_STRETCH,
                                .pitch = LH_STRETCH};
        lh_pack_by_isa[lh_active_isa()](&run);
    }
}
