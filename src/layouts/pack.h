/* Packing, by the copies that staging makes. */
#ifndef LANEHIT_SRC_LAYOUTS_PACK_H
#define LANEHIT_SRC_LAYOUTS_PACK_H

#include "copying.h"

void LH_OWN(pack)(const lh_packing *packing)
{
    scattered from = {.arrays = (unsigned)packing->arrays,
                      .stride = packing->stride,
                      .index_stride = packing->index_stride,
                      .index = packing->index,
                      .count = packing->count,
                      .column = packing->column};
    for (unsigned k = 0; k < from.arrays; k++)
        from.array[k] = packing->array[k];
    copy(&from, 0, from.count, packing->pitch);
}

#endif
