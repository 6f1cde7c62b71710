#include "choose.h"

#include "lanes/compiler.h"
#include "chunk.h"
#include "plan.h"

enum { FEW_BOXES = 4096, FLOATS_A_LINE = 16 };

/* Of few boxes in packed arrays all cache lines are prefetched, since a sample of them is in most lines anyway.
 * Inline, as what prefetches: gcc takes a function that does nothing else for one that does nothing, and leaves out
 * its calls. */
LH_INLINE void fetch_few(const lh_aabbs *view)
{
    const float *const array[6] = {view->min_x, view->min_y, view->min_z,
                                   view->max_x, view->max_y, view->max_z};
    if (lh_pairs_is_packed(view) && view->count <= FEW_BOXES)
        for (int k = 0; k < 6; k++)
            for (size_t i = 0; i < view->count; i += FLOATS_A_LINE)
                __builtin_prefetch(array[k] + i);
}

LH_INLINE void fetch_box(const lh_aabbs *view, size_t position)
{
    const float *const array[6] = {view->min_x, view->min_y, view->min_z,
                                   view->max_x, view->max_y, view->max_z};
    if (lh_pairs_is_packed(view) && view->count > FEW_BOXES)
        for (int k = 0; k < 6; k++)
            __builtin_prefetch(array[k] + position);
}

/* Where a box of a sample is: the samples are drawn from the boxes of a followed by those of b, which may be NULL. */
typedef struct sampled_box {
    const lh_aabbs *view;
    size_t position;
} sampled_box;

static sampled_box box_of_sample(const lh_aabbs *a, const lh_aabbs *b, size_t k, size_t boxes)
{
    const size_t position = lh_pairs_sample_at(k, boxes);
    return b && position >= a->count ? (sampled_box){b, position - a->count} : (sampled_box){a, position};
}

/* A sample waits for memory wherever it looks: it asks for all of it first. */
LH_INLINE void fetch_sample(const lh_aabbs *a, const lh_aabbs *b, size_t samples)
{
    const size_t boxes = a->count + (b ? b->count : 0);
    fetch_few(a);
    if (b)
        fetch_few(b);
    for (size_t k = 0; k < samples; k++) {
        const sampled_box of = box_of_sample(a, b, k, boxes);
        fetch_box(of.view, of.position);
    }
}

void lh_pairs_choose_grid(lh_pairs_grid *grid, const lh_aabbs *a, const lh_aabbs *b, size_t most_cells)
{
    const size_t boxes = a->count + (b ? b->count : 0);
    const size_t samples = most_cells == 0 ? 0 : lh_pairs_samples_of(boxes);
    lh_pairs_sample sample;
    sample.count = 0;
    fetch_sample(a, b, samples);
    for (size_t k = 0; k < samples; k++) {
        const sampled_box of = box_of_sample(a, b, k, boxes);
        float box[6];
        lh_pairs_box_at(box, of.view, of.position);
        lh_pairs_add_to_sample(&sample, box, box + 3);
    }
    lh_pairs_plan(grid, &sample, boxes, most_cells);
}

/* One of some blocks of the region of the grid, as a bit: that in which the middle of a box is. */
static uint64_t block_of(const lh_pairs_grid *grid, const float box[6], uint32_t blocks)
{
    uint32_t at = 0;
    for (int k = 0; k < 3; k++) {
        const int axis = grid->axis[k];
        const float middle = box[axis] * 0.5f + box[axis + 3] * 0.5f;
        const float block =
            (middle - grid->low[k]) * (float)blocks / (grid->width[k] * (float)grid->cells[k]);
        at = at * blocks +
             (block > 0.0f ? (uint32_t)(block < (float)blocks ? block : (float)(blocks - 1)) : 0);
    }
    return UINT64_C(1) << at;
}

/* Of so many samples of the smaller set, that each block has some if the set is everywhere. */
static uint32_t blocks_for(size_t samples)
{
    enum { EACH = 4, FOR_2 = 2 * 2 * 2 * EACH, FOR_4 = 4 * 4 * 4 * EACH };
    return samples >= FOR_4 ? 4 : samples >= FOR_2 ? 2 : 1;
}

int lh_pairs_may_be_apart(const lh_pairs_grid *grid, const lh_aabbs *a, const lh_aabbs *b)
{
    enum { LEAST = 2048 };
    const size_t boxes = a->count + b->count, samples = lh_pairs_samples_of(boxes);
    const size_t fewer = (a->count < b->count ? a->count : b->count) * samples / boxes;
    const uint32_t blocks = blocks_for(fewer + fewer / 8); /* since a sample has some more or less */
    uint64_t block[LH_PAIRS_MOST_SAMPLES], of[2] = {0, 0};
    size_t near = 0;
    if (boxes < LEAST || blocks == 1)
        return 0;
    for (size_t k = 0; k < samples; k++) {
        const sampled_box sample = box_of_sample(a, b, k, boxes);
        float box[6];
        lh_pairs_box_at(box, sample.view, sample.position);
        block[k] = block_of(grid, box, blocks);
        of[sample.view == b] |= block[k];
    }
    for (size_t k = 0; k < samples; k++)
        near += (block[k] & of[0] & of[1]) != 0;
    return 8 * near < 3 * samples;
}
