#include "ranks.h"

/* Shell, A High-Speed Sorting Procedure, 1959; gaps by Tokuda, 1992. */
static void sort_ends(float *end, uint32_t count)
{
    static const uint32_t gaps[] = {525, 233, 103, 46, 20, 9, 4, 1};
    for (unsigned g = 0; g < sizeof gaps / sizeof gaps[0]; g++)
        for (uint32_t i = gaps[g]; i < count; i++) {
            const float value = end[i];
            uint32_t k = i;
            for (; k >= gaps[g] && end[k - gaps[g]] > value; k -= gaps[g])
                end[k] = end[k - gaps[g]];
            end[k] = value;
        }
}

void lh_pairs_rank_ends(lh_pairs_ranks *to, const lh_pairs_record *records, uint32_t count, int axis,
                        uint32_t ranks)
{
    to->count = ranks - 1;
    for (uint32_t k = 0; k < to->count; k++) {
        const lh_pairs_record *const record = records + (uint32_t)((uint64_t)k * count / to->count);
        to->end[k] = k % 2 ? record->low[axis] : record->high[axis];
    }
    sort_ends(to->end, to->count);
}
