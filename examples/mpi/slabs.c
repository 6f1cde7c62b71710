#include "slabs.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int by_value(const void *a, const void *b)
{
    const float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

slabs slabs_of(float *sample, size_t samples, int count, float *ends)
{
    qsort(sample, samples, sizeof *sample, by_value);
    ends[0] = -INFINITY;
    for (int s = 1; s < count; s++)
        ends[s] = samples ? sample[samples * (size_t)s / (size_t)count] : 0;
    ends[count] = INFINITY;
    return (slabs){count, ends};
}

/* The last slab that begins at or before x. */
static int slab_of(const slabs *all, float x)
{
    int first = 0, behind = all->count;
    while (behind - first > 1) {
        const int middle = (first + behind) / 2;
        if (all->ends[middle] <= x)
            first = middle;
        else
            behind = middle;
    }
    return first;
}

/* A box that is inside out meets those that hold both its ends, so it may not be cut off at either. */
void slabs_of_box(const slabs *all, const box *b, int *first, int *last)
{
    const int begin = slab_of(all, b->min[0]), end = slab_of(all, b->max[0]);
    const int is_number = b->min[0] == b->min[0] && b->max[0] == b->max[0];
    *first = is_number ? (begin < end ? begin : end) : 0;
    *last = is_number ? (begin < end ? end : begin) : -1;
}

/* Bytes from the lowest on, each by counting: what has the same byte stays in its order. */
void sort_pairs(lh_pair *pairs, lh_pair *room, size_t count)
{
    for (int byte = 0; byte < 8; byte++) {
        const int shift = byte % 4 * 8;
        size_t begin[257] = {0};
        for (size_t k = 0; k < count; k++)
            begin[((byte < 4 ? pairs[k].b : pairs[k].a) >> shift & 255) + 1]++;
        for (int value = 0; value < 256; value++)
            begin[value + 1] += begin[value];
        for (size_t k = 0; k < count; k++)
            room[begin[(byte < 4 ? pairs[k].b : pairs[k].a) >> shift & 255]++] = pairs[k];
        lh_pair *const sorted = room;
        room = pairs;
        pairs = sorted;
    }
}

/* Of a processor that is ours alone: others may be at work on the machine. */
static double processor_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* All pairs by their positions; a list that is cut off is made once more, with room. */
static lh_pair *find(const box *boxes, size_t n, size_t *count, lh_status *status, double *seconds)
{
    const lh_aabbs view = lh_aabbs_aos(boxes[0].min, sizeof *boxes, n);
    const size_t size = lh_pairs_scratch_size(n, 0);
    const double begin = processor_seconds();
    void *const scratch = malloc(size);
    lh_pair *pairs = NULL;
    *status = LH_OK;
    for (size_t room = n + 1, found = room; scratch && found >= room && *status == LH_OK; room = found + 1) {
        free(pairs);
        pairs = malloc(room * sizeof *pairs);
        if (!pairs)
            break;
        *status = lh_pairs_aabb_aabb(&view, NULL, pairs, room, &found, scratch, size);
        *count = found;
    }
    free(scratch);
    *seconds = processor_seconds() - begin;
    return pairs;
}

/* Numbers in place of positions, of the pairs that are wanted. */
static lh_pair *numbered(lh_pair *pairs, size_t *count, const box *boxes, float begin, float end)
{
    size_t kept = 0;
    for (size_t k = 0; k < *count; k++) {
        const box *const a = &boxes[pairs[k].a], *const b = &boxes[pairs[k].b];
        const float later = a->min[0] > b->min[0] ? a->min[0] : b->min[0];
        if (!(begin <= later && (later < end || end == INFINITY)))
            continue;
        pairs[kept].a = a->number < b->number ? a->number : b->number;
        pairs[kept++].b = a->number < b->number ? b->number : a->number;
    }
    *count = kept;
    lh_pair *const room = malloc((kept + 1) * sizeof *room);
    if (room)
        sort_pairs(pairs, room, kept);
    free(room);
    if (room)
        return pairs;
    free(pairs);
    return NULL;
}

lh_pair *pairs_of_slab(const slabs *all, int s, const box *boxes, size_t n, size_t *count, lh_status *status,
                       double *seconds)
{
    lh_pair *const pairs = find(boxes, n, count, status, seconds);
    return pairs ? numbered(pairs, count, boxes, all->ends[s], all->ends[s + 1]) : NULL;
}

lh_pair *pairs_of_one(const box *boxes, size_t n, size_t *count, lh_status *status, double *seconds)
{
    lh_pair *const pairs = find(boxes, n, count, status, seconds);
    return pairs ? numbered(pairs, count, boxes, -INFINITY, INFINITY) : NULL;
}
