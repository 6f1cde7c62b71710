#include "lists.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "take.h"
#include "functions_of.h"

void free_list(list *l)
{
    free(l->pairs);
    l->pairs = NULL;
}

/* As many as there is room for when there are so many: twice as many each time, since sanitizers copy what grows. */
static size_t room_for(size_t count)
{
    size_t room = 1;
    while (room < count)
        room *= 2;
    return room;
}

static void append(list *to, const lh_pair *more, size_t count)
{
    const size_t room = room_for(to->count + count);
    if (!to->pairs || room != room_for(to->count))
        to->pairs = realloc(to->pairs, room * sizeof *to->pairs);
    if (!to->pairs)
        abort();
    for (size_t k = 0; k < count; k++)
        to->pairs[to->count++] = more[k];
}

/* One box with all, by the reference. */
static void hits_of(uint64_t *hits, const lh_aabbs *a, uint32_t i, const lh_aabbs *b)
{
    const lh_aabbs one = lh_aabbs_indexed(*a, &i, 0, 1);
    lh_call call;
    call.argument[0].view = &one;
    call.argument[1].view = b;
    call.argument[2].output = hits;
    assert_int_equal(lh_isa_backend(LH_ISA_SCALAR)->query[LH_QUERY_overlap_aabb_aabb](&call), LH_OK);
}

/* Of packed views. */
list pairs_by_brute_force(const lh_aabbs *a, const lh_aabbs *b)
{
    const lh_aabbs *const to = b ? b : a;
    uint64_t *const hits = take((to->count / 64 + 1) * sizeof *hits);
    uint32_t *const found = take(to->count * sizeof *found);
    lh_pair *const row = take(to->count * sizeof *row);
    list l = {take(sizeof *l.pairs), 0};
    for (uint32_t i = 0; i < a->count && to->count > 0; i++) {
        hits_of(hits, a, i, to);
        const size_t count = lh_hits_to_indices(hits, to->count, found);
        size_t wanted = 0;
        for (size_t k = 0; k < count; k++)
            if (b || found[k] > i)
                row[wanted++] = (lh_pair){i, found[k]};
        append(&l, row, wanted);
    }
    free(hits);
    free(found);
    free(row);
    return l;
}

list pairs_in_one_piece(const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b)
{
    const size_t size = lh_pairs_scratch_size(a->count, b ? b->count : 0);
    void *const scratch = take(size);
    list l = {NULL, 0};
    assert_int_equal(lh_pairs_by(by->pairs, a, b, NULL, 0, &l.count, scratch, size), LH_OK);
    size_t found = 0;
    l.pairs = take(l.count * sizeof *l.pairs);
    assert_int_equal(lh_pairs_by(by->pairs, a, b, l.pairs, l.count, &found, scratch, size), LH_OK);
    assert_int_equal(found, l.count);
    free(scratch);
    return l;
}

list pairs_in_parts(const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b, size_t parts)
{
    const size_t size = lh_pairs_prepared_size(a->count, b ? b->count : 0);
    void *const prepared = take(size);
    assert_int_equal(lh_pairs_prepare_by(by->pairs, a, b, prepared, size), LH_OK);
    const size_t scratch_size = lh_pairs_part_scratch_size(prepared);
    void *const scratch = take(scratch_size);
    list l = {take(sizeof *l.pairs), 0};
    for (size_t part = 0; part < parts; part++) {
        size_t found = 0, again = 0;
        assert_int_equal(lh_pairs_find_part_by(spheres_by(by), prepared, part, parts, NULL, 0, &found,
                                               scratch, scratch_size),
                         LH_OK);
        lh_pair *const of_part = take(found * sizeof *of_part);
        assert_int_equal(lh_pairs_find_part_by(spheres_by(by), prepared, part, parts, of_part, found, &again,
                                               scratch, scratch_size),
                         LH_OK);
        assert_int_equal(found, again);
        append(&l, of_part, found);
        free(of_part);
    }
    free(scratch);
    free(prepared);
    return l;
}

list pairs_with_kept(const lh_backend *keeper, const lh_backend *by, const lh_aabbs *a, const lh_aabbs *b)
{
    const size_t size = lh_pairs_kept_size(b->count);
    void *const kept = take(size);
    assert_int_equal(lh_pairs_keep_by(keeper->pairs, b, kept, size), LH_OK);
    list l = {NULL, 0};
    assert_int_equal(lh_pairs_aabb_kept_by(by->pairs, a, kept, NULL, 0, &l.count), LH_OK);
    size_t found = 0;
    l.pairs = take(l.count * sizeof *l.pairs);
    assert_int_equal(lh_pairs_aabb_kept_by(by->pairs, a, kept, l.pairs, l.count, &found), LH_OK);
    assert_int_equal(found, l.count);
    free(kept);
    return l;
}

static int compare(const void *a, const void *b)
{
    const lh_pair *const p = a, *const q = b;
    if (p->a != q->a)
        return p->a < q->a ? -1 : 1;
    return p->b < q->b ? -1 : p->b > q->b;
}

void sort_list(list *l)
{
    qsort(l->pairs, l->count, sizeof *l->pairs, compare);
}

bool lists_are_equal(const list *l, const list *other)
{
    return l->count == other->count &&
           (l->count == 0 || memcmp(l->pairs, other->pairs, l->count * sizeof *l->pairs) == 0);
}

uint64_t hash_of_list(const list *l)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t k = 0; k < l->count; k++) {
        hash = (hash ^ l->pairs[k].a) * UINT64_C(0x100000001b3);
        hash = (hash ^ l->pairs[k].b) * UINT64_C(0x100000001b3);
    }
    return hash;
}
