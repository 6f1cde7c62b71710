/* This frame's pairs beside those of the last: a table of the last by a hash, out of which this frame's are taken. */
#include <string.h>

#include "pair_arguments.h"

enum {
    POSITION_BEFORE = 1,
    POSITION_NOW = 3,
    POSITION_ADDED = 5,
    POSITION_REMOVED,
    POSITION_PREVIOUS,
    POSITION_SCRATCH
};
enum { FUNCTION = LH_FUNCTION_pairs_difference, MOST_BITS = 31 };
static const size_t most_pairs = (size_t)1 << MOST_BITS;

/* Behind the last of a chain, and in place of what follows a pair that was taken out. */
static const uint32_t none = UINT32_MAX, taken = UINT32_MAX - 1;

/* Pairs of `before` in chains: first[hash], then after[] of each. Chains ascend: so the k-th of equals is found k-th,
 * and with lists in much the same order what is looked for is mostly the first. */
typedef struct chains {
    const lh_pair *pairs;
    uint32_t *first, *after;
    int bits; /* of a hash */
} chains;

/* As many chains as pairs, or up to twice as many: with fewer, pairs share them; with more, the cache has less room. */
static int bits_for(size_t pairs)
{
    int bits = 1;
    while (bits < MOST_BITS && (size_t)1 << bits < pairs)
        bits++;
    return bits;
}

/* Numbers of neighbours must not share chains: each bit of both numbers decides about all bits of this one. */
static uint32_t hash(lh_pair pair, int bits)
{
    const uint64_t odd = 0x9e3779b97f4a7c15u; /* 2^64 by the golden ratio */
    uint64_t mixed = ((uint64_t)pair.b << 32 | pair.a) * odd;
    mixed = (mixed ^ mixed >> 32) * odd;
    return (uint32_t)(mixed >> (64 - bits));
}

static chains chain(const lh_pair *pairs, size_t n, void *scratch)
{
    chains all = {.pairs = pairs, .first = align(scratch), .bits = bits_for(n)};
    const size_t hashes = (size_t)1 << all.bits;
    all.after = all.first + hashes;
    memset(all.first, UINT8_MAX, hashes * sizeof *all.first); /* each is none */
    for (size_t i = n; i-- > 0;) {
        uint32_t *const first = &all.first[hash(pairs[i], all.bits)];
        all.after[i] = *first;
        *first = (uint32_t)i;
    }
    return all;
}

static int is_same(lh_pair p, lh_pair q)
{
    return p.a == q.a && p.b == q.b;
}

/* Where the first such pair is, which is taken out; none if there is none. */
static uint32_t take_out(const chains *from, lh_pair pair)
{
    uint32_t *link = &from->first[hash(pair, from->bits)];
    while (*link != none && !is_same(from->pairs[*link], pair))
        link = &from->after[*link];
    const uint32_t position = *link;
    if (position != none) {
        *link = from->after[position];
        from->after[position] = taken;
    }
    return position;
}

/* ---- Lists -------------------------------------------------------------------------------------------- */

static void add(lh_pair_changes *to, lh_pair pair, size_t position)
{
    if (to->found < to->capacity)
        to->pairs[to->found] = (lh_changed_pair){pair.a, pair.b, (uint32_t)position};
    to->found++;
}

/* The lists are copies: that of the caller may be anywhere, and would be written and read again for each pair. */
static size_t list_added(const chains *before, const lh_pair *now, size_t n, lh_pair_changes list,
                         uint32_t *previous)
{
    list.found = 0;
    for (size_t i = 0; i < n; i++) {
        const uint32_t position = take_out(before, now[i]);
        if (previous)
            previous[i] = position;
        if (position == none)
            add(&list, now[i], i);
    }
    return list.found;
}

static size_t list_removed(const chains *before, size_t n, lh_pair_changes list)
{
    list.found = 0;
    for (size_t i = 0; i < n; i++)
        if (before->after[i] != taken)
            add(&list, before->pairs[i], i);
    return list.found;
}

/* ---- The call ----------------------------------------------------------------------------------------- */

static lh_status refused(int position, int kind)
{
    return lh_failure(FUNCTION, position, kind);
}

static int is_misaligned(const void *array)
{
    return (uintptr_t)array % sizeof(uint32_t) != 0;
}

static lh_status check_pairs(int position, const lh_pair *pairs, size_t n)
{
    if (n > 0 && !pairs)
        return refused(position, LH_ERROR_NULL_ARRAY);
    if (is_misaligned(pairs))
        return refused(position, LH_ERROR_ALIGNMENT);
    return n > most_pairs ? refused(position + 1, LH_ERROR_COUNT) : LH_OK;
}

static lh_status check_changes(int position, const lh_pair_changes *list)
{
    if (!list)
        return refused(position, LH_ERROR_NULL_VIEW);
    if (list->capacity > 0 && !list->pairs)
        return refused(position, LH_ERROR_NULL_ARRAY);
    return is_misaligned(list->pairs) ? refused(position, LH_ERROR_ALIGNMENT) : LH_OK;
}

size_t lh_pairs_difference_scratch_size(size_t before_count)
{
    return LINE + (((size_t)1 << bits_for(before_count)) + before_count) * sizeof(uint32_t);
}

lh_status lh_pairs_difference(const lh_pair *before, size_t before_count, const lh_pair *now,
                              size_t now_count, lh_pair_changes *added, lh_pair_changes *removed,
                              uint32_t *previous, void *scratch, size_t scratch_size)
{
    lh_status status = check_pairs(POSITION_BEFORE, before, before_count);
    if (status == LH_OK)
        status = check_pairs(POSITION_NOW, now, now_count);
    if (status == LH_OK)
        status = check_changes(POSITION_ADDED, added);
    if (status == LH_OK)
        status = check_changes(POSITION_REMOVED, removed);
    if (status == LH_OK && is_misaligned(previous))
        status = refused(POSITION_PREVIOUS, LH_ERROR_ALIGNMENT);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, POSITION_SCRATCH, scratch, scratch_size,
                                       lh_pairs_difference_scratch_size(before_count));
    if (status != LH_OK)
        return status;
    const chains all = chain(before, before_count, scratch);
    added->found = list_added(&all, now, now_count, *added, previous);
    removed->found = list_removed(&all, before_count, *removed);
    return LH_OK;
}
