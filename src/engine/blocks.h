/* The loop of blocks that are functions apart: apart.h. */
#ifndef LANEHIT_SRC_ENGINE_BLOCKS_H
#define LANEHIT_SRC_ENGINE_BLOCKS_H

#include "loop.h"

typedef struct blocks_apart {
    block_apart *block;
    const void *from;
} blocks_apart;

LH_INLINE uint32_t call_block_apart(const void *setup, unsigned modes, block at)
{
    const blocks_apart *const of = setup;
    return of->block(of->from, modes, at.first);
}

lh_status LH_OWN(run_blocks)(block_apart *apart, const void *from, unsigned modes, uint64_t *hits,
                             size_t first, size_t n)
{
    static const kernel by_call = {.block = call_block_apart};
    const blocks_apart of = {apart, from};
    if (hits)
        decide_by_words(&by_call, &of, modes, hits, first, n);
    else
        compute_by_blocks(&by_call, &of, modes, LANES, 1, n);
    return LH_OK;
}

#endif
