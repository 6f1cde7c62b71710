/* Sifting: a costly query, most of whose misses a cheap one, the sieve, decides.
 *
 * Where few pairs hit, most are decided by the sieve, yet a block with one survivor costs as much as a full one. So a
 * stretch goes through the sieve first, and the survivors, the candidates, are gathered and decided in full blocks. That
 * pays while candidates are rare, which the beginning of a stretch tells; a stretch with more is decided as it stands,
 * and so are some after it before sifting is tried again. Which way is taken changes no bit of any result. */
#ifndef LANEHIT_SRC_KERNELS_SIFT_H
#define LANEHIT_SRC_KERNELS_SIFT_H

#include "../bits.h"
#include "batch.h"

enum {
    STRETCH = 256, /* a multiple of 64, so that words of hits do not straddle */
    PROBE = 64,    /* its beginning, likewise */
    RARE = 3, /* candidates are rare up to one in three: gathering one costs about a third of deciding it */
    WORTH_GATHERING = 32,  /* pairs in a batch; below, there are too few blocks to save */
    STRETCHES_UNSIFTED = 7 /* after one that was probed in vain */
};

/* Both tables have loops for the same sets of operands. */
typedef struct sifted_query {
    const lh_query *query;
    loop_table sieve; /* hits are candidates */
    batch_loop *const *whole;
} sifted_query;

/* A stretch on its way through a batch. */
typedef struct stretch {
    packed_call packed;
    unsigned one; /* the operands that are one for the whole batch */
} stretch;

static inline uint64_t *hits_of(const sifted_query *sifted, stretch *at)
{
    for (unsigned k = 0;; k++)
        if (sifted->query->kind[k] == LH_KIND_HITS)
            return (uint64_t *)at->packed.call.argument[k].output;
}

/* Decides the candidates alone, and clears the bits of those that miss. hits holds the candidates, rare ones, of a
 * stretch of n pairs. */
static LH_APART void decide_candidates(const sifted_query *sifted, stretch *at, size_t n)
{
    uint32_t candidate[STRETCH];
    uint64_t *hits = hits_of(sifted, at);
    const size_t candidates = bits_to_indices(hits, (n + 63) / 64, candidate);
    uint64_t verdicts[STRETCH / 64 + 1];
    stretch gathered = *at;
    for (unsigned v = 0, k = 0; k < sifted->query->arguments; k++) {
        const lh_role role = lh_kind_of(sifted->query, k)->role;
        if (role == LH_OUTPUT)
            gathered.packed.call.argument[k].output = verdicts;
        if (role != LH_VIEW)
            continue;
        gathered.packed.call.argument[k].view = &gathered.packed.view[v];
        if (!(at->one >> v & 1)) {
            gathered.packed.view[v].start.count = candidates;
            gathered.packed.view[v].start.index = candidate;
        }
        v++;
    }
    run_staged(sifted->query, sifted->whole, &gathered.packed.call, candidates);
    bits_keep(hits, (n + 63) / 64, verdicts);
}

static inline int are_rare(size_t candidates, size_t n)
{
    return candidates * RARE <= n;
}

/* The sieve on a stretch. Returns how many candidates there are; n, as if all were, if they are not rare at its
 * beginning, and then the sieve has not seen the rest. */
LH_INLINE size_t find_candidates(const sifted_query *sifted, stretch *at, size_t n)
{
    batch_loop *const sieve = sifted->sieve[at->one];
    uint64_t *hits = hits_of(sifted, at);
    const size_t probe = n < PROBE ? n : PROBE;
    (void)sieve(&at->packed.call, probe);
    const size_t candidates = bits_count(hits, 1);
    if (!are_rare(candidates, probe))
        return n;
    if (n == probe)
        return candidates;
    advance_packed_call(&at->packed, sifted->query, at->one, PROBE);
    (void)sieve(&at->packed.call, n - probe);
    advance_packed_call(&at->packed, sifted->query, at->one, -PROBE);
    return candidates + bits_count(hits + probe / 64, (n - probe + 63) / 64);
}

/* One stretch. Returns whether sifting it paid. */
LH_INLINE int sift_stretch(const sifted_query *sifted, stretch *at, size_t n)
{
    const size_t candidates = find_candidates(sifted, at, n);
    if (candidates == 0)
        return 1;
    if (are_rare(candidates, n)) {
        decide_candidates(sifted, at, n);
        return 1;
    }
    (void)sifted->whole[at->one](&at->packed.call, n);
    return 0;
}

/* The operands in `one` are one for the whole batch; call is plain. */
static inline lh_status sift(const sifted_query *sifted, unsigned one, const lh_call *call, size_t n)
{
    if (n < WORTH_GATHERING)
        return sifted->whole[one](call, n);
    stretch at;
    at.one = one;
    begin_packed_call(&at.packed, sifted->query, call);
    unsigned unsifted = 0;
    for (size_t first = 0; first < n; first += STRETCH) {
        const size_t count = n - first < STRETCH ? n - first : STRETCH;
        if (unsifted > 0) {
            unsifted--;
            (void)sifted->whole[one](&at.packed.call, count);
        } else if (!sift_stretch(sifted, &at, count)) {
            unsifted = STRETCHES_UNSIFTED;
        }
        advance_packed_call(&at.packed, sifted->query, one, (ptrdiff_t)count);
    }
    return LH_OK;
}

#endif
