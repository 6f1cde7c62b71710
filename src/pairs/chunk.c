#include "chunk.h"

#include <string.h>

#include "lanes/compiler.h"
#include "pair_arguments.h"

static void copy_packed(lh_pairs_chunk *chunk, const lh_aabbs *view, size_t position, size_t count)
{
    const float *const array[6] = {view->min_x, view->min_y, view->min_z,
                                   view->max_x, view->max_y, view->max_z};
    for (int k = 0; k < 6; k++)
        memcpy(chunk->copy[k], array[k] + position, count * sizeof(float));
}

/* Structs, or boxes that an index names: where a box is says where all of its ends are. */
static void copy_spread(lh_pairs_chunk *chunk, const lh_aabbs *view, size_t position, size_t count)
{
    const char *const end[6] = {(const char *)view->min_x, (const char *)view->min_y,
                                (const char *)view->min_z, (const char *)view->max_x,
                                (const char *)view->max_y, (const char *)view->max_z};
    const size_t stride = view->stride ? view->stride : sizeof(float);
    for (size_t i = 0; i < count; i++) {
        const size_t at = stride * lh_pairs_id_of(view, position + i);
        LH_UNROLL
        for (int k = 0; k < 6; k++)
            chunk->copy[k][i] = *(const float *)(const void *)(end[k] + at);
    }
}

static size_t copy_chunk(lh_pairs_chunk *chunk, const lh_aabbs *view, size_t position, const int axis[3])
{
    size_t count = view->count - position;
    if (count > LH_PAIRS_STAGED)
        count = LH_PAIRS_STAGED;
    if (lh_pairs_is_packed(view))
        copy_packed(chunk, view, position, count);
    else
        copy_spread(chunk, view, position, count);
    size_t filled = count;
    for (; filled % LH_PAIRS_BLOCK != 0; filled++)
        for (int k = 0; k < 6; k++)
            chunk->copy[k][filled] = __builtin_nanf("");
    chunk->boxes.count = filled;
    for (int k = 0; k < 3; k++) {
        chunk->boxes.low[k] = chunk->copy[axis[k]];
        chunk->boxes.high[k] = chunk->copy[axis[k] + 3];
    }
    return count;
}

size_t lh_pairs_chunk_at(lh_pairs_chunk *chunk, const lh_aabbs *view, size_t position, const int axis[3])
{
    const size_t whole = (view->count - position) / LH_PAIRS_BATCH * LH_PAIRS_BATCH;
    if (whole == 0 || !lh_pairs_is_packed(view))
        return copy_chunk(chunk, view, position, axis);
    const float *const low[3] = {view->min_x, view->min_y, view->min_z};
    const float *const high[3] = {view->max_x, view->max_y, view->max_z};
    chunk->boxes.count = whole;
    for (int k = 0; k < 3; k++) {
        chunk->boxes.low[k] = low[axis[k]] + position;
        chunk->boxes.high[k] = high[axis[k]] + position;
    }
    return whole;
}
