/* Packing, by the copies that staging makes. */
#ifndef LANEHIT_SRC_KERNELS_PACK_H
#define LANEHIT_SRC_KERNELS_PACK_H

#include "staging.h"

_Static_assert(16 % ROWS == 0, "columns have room up to a multiple of 16");

void LH_OWN(pack)(const lh_packing *packing)
{
    const scattered from = {packing->array,  (unsigned)packing->arrays,
                            packing->stride, packing->index_stride,
                            packing->index,  NULL};
    const size_t n = packing->count;
    for (size_t first = 0; first < n; first += STAGE)
        copy_to_columns(&from, first, n - first < STAGE ? n - first : STAGE, packing->column + first,
                        packing->pitch);
}

#endif
