/* Who shares makes a range or a part of each piece of work; pool.h runs them. */
#include "by_pool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "pool.h"

void check(lh_status status)
{
    if (status == LH_OK)
        return;
    fprintf(stderr, "%s\n", lh_status_text(status));
    exit(EXIT_FAILURE);
}

void *memory(size_t size)
{
    void *const given = malloc(size + 1);
    if (!given) {
        fprintf(stderr, "there is no memory\n");
        exit(EXIT_FAILURE);
    }
    return given;
}

/* ---- A batch in ranges -------------------------------------------------------------------------------- */

typedef struct batch {
    const ray *rays;
    const box *boxes;
    size_t n, parts;
    uint64_t *hits;
    float *t_enter;
} batch;

/* Where a part begins: at a whole word of hits, so that no two threads write to one. */
static size_t range_begin(const batch *all, size_t part)
{
    const size_t begin = lh_hits_words(all->n) * part / all->parts * 64;
    return begin < all->n ? begin : all->n;
}

/* A view of a range begins further on, and so do the outputs. */
static void cast_range(void *of, size_t part)
{
    const batch *const all = of;
    const size_t begin = range_begin(all, part), count = range_begin(all, part + 1) - begin;
    if (count == 0)
        return;
    const lh_rays rays = lh_rays_aos(all->rays[begin].origin, sizeof(ray), count);
    const lh_aabbs boxes = lh_aabbs_aos(all->boxes[begin].min, sizeof(box), count);
    check(lh_raycast_aabb(&rays, &boxes, all->hits + begin / 64, all->t_enter + begin, NULL));
}

void raycast_by_pool(const ray *rays, const box *boxes, size_t n, size_t parts, uint64_t *hits,
                     float *t_enter)
{
    batch all = {rays, boxes, n, parts, hits, t_enter};
    run_parts(parts, cast_range, &all);
}

/* ---- All pairs in parts -------------------------------------------------------------------------------- */

typedef struct part_list {
    lh_pair *pairs;
    size_t found;
} part_list;

typedef struct search {
    void *prepared;
    int step;
    size_t parts, room;
    part_list *lists;
} search;

static void prepare_part(void *of, size_t part)
{
    const search *const all = of;
    check(lh_pairs_prepare_part(all->prepared, all->step, part));
}

/* A list that is cut off is made once more, with room. */
static void find_part(void *of, size_t part)
{
    const search *const all = of;
    const size_t size = lh_pairs_part_scratch_size(all->prepared);
    void *const scratch = memory(size);
    part_list *const list = &all->lists[part];
    for (size_t room = all->room;; room = list->found) {
        list->pairs = memory(room * sizeof(lh_pair));
        check(lh_pairs_find_part(all->prepared, part, all->parts, list->pairs, room, &list->found, scratch,
                                 size));
        if (list->found <= room)
            break;
        free(list->pairs);
    }
    free(scratch);
}

/* The lists of all parts, one behind the other. */
static lh_pair *joined(const search *all, size_t *count)
{
    *count = 0;
    for (size_t part = 0; part < all->parts; part++)
        *count += all->lists[part].found;
    lh_pair *const pairs = memory(*count * sizeof *pairs), *end = pairs;
    for (size_t part = 0; part < all->parts; part++) {
        memcpy(end, all->lists[part].pairs, all->lists[part].found * sizeof *pairs);
        end += all->lists[part].found;
        free(all->lists[part].pairs);
    }
    return pairs;
}

lh_pair *pairs_by_pool(const box *boxes, size_t n, size_t parts, size_t *count)
{
    const lh_aabbs view = lh_aabbs_aos(boxes[0].min, sizeof(box), n);
    const size_t size = lh_pairs_begin_size(n, 0, parts);
    search all = {.prepared = memory(size), .parts = parts, .room = n / parts + 64};
    all.lists = memory(parts * sizeof *all.lists);
    check(lh_pairs_begin(&view, NULL, parts, all.prepared, size));
    for (all.step = 0; all.step < LH_PAIRS_STEPS; all.step++)
        run_parts(parts, prepare_part, &all);
    run_parts(parts, find_part, &all);
    lh_pair *const pairs = joined(&all, count);
    free(all.prepared);
    free(all.lists);
    return pairs;
}
