/* lanehit-broadphase: boxes on the move, and which of them meet. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include <lanehit/lanehit.h>

#include "../demo/fail.h"
#include "../demo/random.h"
#include "options.h"
#include "tree.h"

const char program_name[] = "lanehit-broadphase";

/* ---- A room of boxes ---------------------------------------------------------------------------------- */

typedef struct room {
    uint32_t count;
    float side;
    tree_box *boxes;
    float (*velocities)[3];
    tree tree; /* has the boxes in their order, so that ids are indices */
} room;

static void place_box(room *r, uint32_t i, uint64_t *seed)
{
    for (int axis = 0; axis < 3; axis++) {
        const float half = random_float(seed, 0.25F, 0.75F), centre = random_float(seed, 0, r->side);
        r->boxes[i].min[axis] = centre - half;
        r->boxes[i].max[axis] = centre + half;
        r->velocities[i][axis] = random_float(seed, -0.05F, 0.05F);
    }
}

static void furnish(room *r, uint32_t count, float margin)
{
    uint64_t seed = 1;
    r->count = count;
    r->side = cbrtf((float)count);
    r->boxes = allocate(count, sizeof *r->boxes);
    r->velocities = allocate(count, sizeof *r->velocities);
    if (!tree_init(&r->tree, margin))
        fail("out of memory");
    for (uint32_t i = 0; i < count; i++) {
        place_box(r, i, &seed);
        if (tree_insert(&r->tree, r->boxes[i]) == TREE_NONE)
            fail("out of memory");
    }
}

static void clear(room *r)
{
    tree_free(&r->tree);
    free(r->velocities);
    free(r->boxes);
}

/* Walls turn back what leaves. */
static void move_box(tree_box *b, float *velocity, float side)
{
    for (int axis = 0; axis < 3; axis++) {
        if ((b->min[axis] < 0 && velocity[axis] < 0) || (b->max[axis] > side && velocity[axis] > 0))
            velocity[axis] = -velocity[axis];
        b->min[axis] += velocity[axis];
        b->max[axis] += velocity[axis];
    }
}

/* Returns how many boxes have left their fat boxes. */
static uint32_t step(room *r)
{
    uint32_t changes = 0;
    for (uint32_t i = 0; i < r->count; i++) {
        move_box(&r->boxes[i], r->velocities[i], r->side);
        changes += tree_move(&r->tree, i, r->boxes[i]);
    }
    return changes;
}

/* ---- Pairs -------------------------------------------------------------------------------------------- */

typedef struct pair {
    uint32_t a, b;
} pair;

/* Those of one step, with room for those of the next. */
typedef struct pair_list {
    pair *pairs;
    uint64_t *hits;
    size_t count, capacity;
} pair_list;

static void add_pair(void *with, uint32_t a, uint32_t b)
{
    pair_list *list = with;
    if (list->count == list->capacity) {
        list->capacity = 2 * list->capacity + 1024;
        list->pairs = realloc(list->pairs, list->capacity * sizeof *list->pairs);
        list->hits = realloc(list->hits, lh_hits_words(list->capacity) * sizeof *list->hits);
        if (!list->pairs || !list->hits)
            fail("out of memory");
    }
    list->pairs[list->count++] = (pair){a, b};
}

static void find_pairs(const room *r, pair_list *list)
{
    list->count = 0;
    if (!tree_pairs(&r->tree, add_pair, list))
        fail("out of memory");
}

/* The boxes themselves, picked by one half of every pair. */
static lh_aabbs picked(const room *r, const uint32_t *index, size_t count)
{
    lh_aabbs v = lh_aabbs_aos(r->boxes[0].min, sizeof *r->boxes, count);
    v.index = index;
    v.index_stride = sizeof(pair);
    return v;
}

/* Fat boxes meet more often than boxes do. Returns how many of the pairs meet indeed. */
static size_t test_pairs(const room *r, pair_list *list)
{
    if (list->count == 0)
        return 0;
    const lh_aabbs a = picked(r, &list->pairs[0].a, list->count),
                   b = picked(r, &list->pairs[0].b, list->count);
    must(lh_overlap_aabb_aabb(&a, &b, list->hits));
    return lh_hits_count(list->hits, list->count);
}

/* ---- The check ---------------------------------------------------------------------------------------- */

static int compare_pairs(const void *left, const void *right)
{
    const pair *p = left, *q = right;
    return p->a != q->a ? (p->a > q->a) - (p->a < q->a) : (p->b > q->b) - (p->b < q->b);
}

/* Of every box, those that it meets of the boxes after it, without a tree. */
static void find_pairs_by_force(const room *r, pair_list *list)
{
    uint64_t *hits = allocate(lh_hits_words(r->count), sizeof *hits);
    uint32_t *others = allocate(r->count, sizeof *others);
    list->count = 0;
    for (uint32_t i = 0; i < r->count; i++) {
        const uint32_t rest = r->count - i - 1;
        const lh_aabbs one = lh_aabbs_aos(r->boxes[i].min, sizeof *r->boxes, 1);
        const lh_aabbs after = lh_aabbs_aos(r->boxes[rest ? i + 1 : i].min, sizeof *r->boxes, rest);
        must(lh_overlap_aabb_aabb(&one, &after, hits));
        const size_t count = lh_hits_to_indices(hits, rest, others);
        for (size_t k = 0; k < count; k++)
            add_pair(list, i, i + 1 + others[k]);
    }
    free(others);
    free(hits);
}

/* Leaves those pairs that meet, in order. */
static void keep_hits(pair_list *list)
{
    size_t kept = 0;
    for (size_t i = 0; i < list->count; i++) {
        const pair p = list->pairs[i];
        if (list->hits[i / 64] >> i % 64 & 1)
            list->pairs[kept++] = p.a < p.b ? p : (pair){p.b, p.a};
    }
    list->count = kept;
    if (kept > 1)
        qsort(list->pairs, kept, sizeof *list->pairs, compare_pairs);
}

static void check(const room *r, pair_list *found, pair_list *wanted)
{
    find_pairs_by_force(r, wanted);
    keep_hits(found);
    for (size_t i = 0; i < found->count || i < wanted->count; i++) {
        const int order = i == found->count    ? 1
                          : i == wanted->count ? -1
                                               : compare_pairs(&found->pairs[i], &wanted->pairs[i]);
        const pair p = order > 0 ? wanted->pairs[i] : found->pairs[i];
        if (order != 0)
            fail("the tree %s the pair of boxes %u and %u", order > 0 ? "missed" : "made up", p.a, p.b);
    }
}

int main(int argc, char **argv)
{
    const options o = options_read(argc, argv);
    check_isa_variable();
    room r;
    pair_list found = {NULL, NULL, 0, 0}, wanted = {NULL, NULL, 0, 0};
    furnish(&r, o.boxes, o.margin);
    printf("%6s %10s %10s %10s%s\n", "step", "left", "pairs", "meet", o.check ? "  checked" : "");
    for (uint32_t i = 0; i <= o.steps; i++) {
        const uint32_t changes = i == 0 ? 0 : step(&r);
        find_pairs(&r, &found);
        const size_t pairs = found.count, meetings = test_pairs(&r, &found);
        if (o.check)
            check(&r, &found, &wanted);
        printf("%6u %10u %10zu %10zu%s\n", i, changes, pairs, meetings, o.check ? "  yes" : "");
    }
    free(wanted.hits);
    free(wanted.pairs);
    free(found.hits);
    free(found.pairs);
    clear(&r);
    finish_output();
}
