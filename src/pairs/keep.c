#include <math.h>

#include "chunk.h"
#include "kept.h"

static size_t layout(lh_pairs_kept *kept, size_t boxes)
{
    const size_t records = lh_pairs_most_records(boxes), columns = lh_pairs_most_columns(boxes);
    const size_t words = lh_pairs_aligned((records + LH_PAIRS_ROOM_OVER) * sizeof(uint32_t));
    kept->set_at = lh_pairs_aligned(sizeof *kept);
    kept->sorted_at = kept->set_at + lh_pairs_aligned(lh_pairs_set_size(boxes, 1));
    kept->word_at = kept->sorted_at + lh_pairs_aligned(columns * sizeof(lh_pairs_sorted));
    kept->order_at = kept->word_at + words;
    kept->bucket_at = kept->order_at + words;
    kept->boxes_at = kept->bucket_at + lh_pairs_aligned((records + columns) * sizeof(uint32_t));
    return kept->boxes_at + lh_pairs_aligned(6 * boxes * sizeof(float));
}

/* Behind it, the room where columns are sorted one by one. */
size_t lh_pairs_kept_bytes(size_t boxes)
{
    lh_pairs_kept kept;
    return layout(&kept, boxes) + lh_pairs_room_size(boxes);
}

/* A NaN counts for nothing. */
static void find_bounds(lh_pairs_kept *kept, const float *boxes, size_t count)
{
    for (int k = 0; k < 3; k++) {
        float low = INFINITY, high = -INFINITY;
        for (size_t i = 0; i < count; i++) {
            const float *const box = boxes + 6 * i;
            low = box[k] < low ? box[k] : low;
            high = box[k + 3] > high ? box[k + 3] : high;
        }
        kept->low[k] = low;
        kept->high[k] = high;
    }
}

void lh_pairs_keep_set(lh_pairs_kept *kept, const lh_pairs_kernels *kernels, const lh_aabbs *boxes)
{
    char *const memory = (char *)kept;
    const size_t room_at = layout(kept, boxes->count);
    lh_pairs_set *const set = (lh_pairs_set *)(void *)(memory + kept->set_at);
    lh_pairs_fill(set, kernels, boxes, NULL);
    const lh_pairs_sorted_arrays arrays = lh_pairs_kept_arrays(kept);
    const lh_pairs_room room = lh_pairs_room_at(memory + room_at, set->largest_column);
    lh_pairs_sorted *const sorted = (lh_pairs_sorted *)(void *)(memory + kept->sorted_at);
    float *const copies = (float *)(void *)(memory + kept->boxes_at);
    for (size_t i = 0; i < boxes->count; i++)
        lh_pairs_box_at(copies + 6 * i, boxes, i);
    find_bounds(kept, copies, boxes->count);
    uint32_t bucket = 0;
    for (size_t c = 0; c < set->columns; c++) {
        sorted[c].bucket = bucket;
        kernels->sort(&sorted[c], &arrays, &lh_pairs_columns(set)[c], &room);
        bucket += sorted[c].buckets + 1;
    }
}
