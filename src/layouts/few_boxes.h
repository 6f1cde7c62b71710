/* Fewer boxes in structs than a block has lanes are copied to columns of one block, and the loop for packed boxes gets
 * these: staging takes twice as long. */
#ifndef LANEHIT_SRC_LAYOUTS_FEW_BOXES_H
#define LANEHIT_SRC_LAYOUTS_FEW_BOXES_H

#include "engine/call_copy.h"
#include "box_structs.h"

/* Columns of LANES. Behind n anything may follow. The loop is unrolled: else gcc 12 copies columns by halves, out of
 * memory, and whoever loads one whole waits for both. */
static LH_APART void load_few_boxes(const lh_aabbs *boxes, size_t n, float packed[6 * LANES])
{
    const aabb_structs structs = structs_of_aabbs(boxes);
    lanes column[6];
    lanes_load_few_rows(&structs.from, structs.second, n, column);
    LH_UNROLL
    for (size_t k = 0; k < 6; k++)
        lanes_store(packed + k * LANES, column[k]);
}

static inline lh_aabbs aabbs_of_columns(size_t n, const float packed[6 * LANES])
{
    const size_t lanes_each = LANES;
    return lh_aabbs_soa(n, packed, packed + lanes_each, packed + 2 * lanes_each, packed + 3 * lanes_each,
                        packed + 4 * lanes_each, packed + 5 * lanes_each);
}

lh_status LH_OWN(run_few_boxes)(unsigned number, batch_loop *loop, const lh_call *call, unsigned one,
                                unsigned boxes, size_t n)
{
    float packed[2][6 * LANES];
    lh_aabbs columns[2];
    lh_call of_columns;
    if (LANES < 8)
        return LH_OK; /* nobody asks */
    copy_call(&of_columns, call, lh_queries[number].arguments);
    for (unsigned k = 0; k < 2; k++)
        if ((boxes & ~one) >> k & 1) {
            load_few_boxes(call->argument[k].view, n, packed[k]);
            columns[k] = aabbs_of_columns(n, packed[k]);
            of_columns.argument[k].view = &columns[k];
        }
    return loop(&of_columns, one, n);
}

#endif
