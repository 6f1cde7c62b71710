/* Sifting: filtering a batch by a cheap query before the costly one. The cheap one is the sieve; that of a triangle and a
 * box is the overlap of their bounding boxes.
 *
 * Where few pairs hit, the sieve rejects most, yet a block with one survivor costs as much as a full one. So a
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
    MANY = 64,
    RARE = 21,             /* of MANY, a third: gathering a candidate costs about so much of deciding it */
    WORTH_GATHERING = 32,  /* pairs in a batch; below, there are too few blocks to save */
    STRETCHES_UNSIFTED = 7 /* after one that was probed in vain */
};

/* A loop over n pairs from `first` on, a multiple of 64. */
typedef lh_status partial_loop(const lh_call *call, size_t first, size_t n);

typedef struct sifted_query {
    unsigned query;              /* LH_QUERY_* */
    partial_loop *sieve, *whole; /* hits of the sieve are candidates */
    unsigned one;                /* the operands that both take as one */
    unsigned rare;        /* candidates are rare up to so many of MANY, in a stretch at most half; 0: RARE */
    partial_loop *decide; /* of gathered candidates, as by sifting them once more; NULL: whole */
} sifted_query;

/* Decides the candidates alone, and clears the bits of those that miss. hits holds the candidates, rare ones, of the
 * stretch of n pairs from `first` on. */
void LH_OWN(decide_candidates)(const sifted_query *sifted, const lh_call *call, size_t first, size_t n,
                               uint64_t *hits);

static inline int are_rare(const sifted_query *sifted, size_t candidates, size_t n)
{
    return candidates * MANY <= n * (sifted->rare ? sifted->rare : RARE);
}

/* The sieve on a stretch. Returns how many candidates there are; n, as if all were, if they are not rare at its
 * beginning, and then the sieve has not seen the rest. */
LH_INLINE size_t find_candidates(const sifted_query *sifted, const lh_call *call, size_t first, size_t n,
                                 const uint64_t *hits)
{
    const size_t probe = n < PROBE ? n : PROBE;
    (void)sifted->sieve(call, first, probe);
    const size_t candidates = bits_count(hits, 1);
    if (!are_rare(sifted, candidates, probe))
        return n;
    if (n == probe)
        return candidates;
    (void)sifted->sieve(call, first + probe, n - probe);
    return candidates + bits_count(hits + probe / 64, (n - probe + 63) / 64);
}

/* One stretch. Returns whether sifting it paid. */
LH_INLINE int sift_stretch(const sifted_query *sifted, const lh_call *call, size_t first, size_t n,
                           uint64_t *hits)
{
    const size_t candidates = find_candidates(sifted, call, first, n, hits);
    if (candidates == 0)
        return 1;
    if (are_rare(sifted, candidates, n)) {
        LH_OWN(decide_candidates)(sifted, call, first, n, hits);
        return 1;
    }
    (void)sifted->whole(call, first, n);
    return 0;
}

LH_INLINE lh_status sift(const sifted_query *sifted, const lh_call *call, uint64_t *hits, size_t n)
{
    if (n < WORTH_GATHERING)
        return sifted->whole(call, 0, n);
    unsigned unsifted = 0;
    for (size_t first = 0; first < n; first += STRETCH) {
        const size_t count = n - first < STRETCH ? n - first : STRETCH;
        if (unsifted > 0) {
            unsifted--;
            (void)sifted->whole(call, first, count);
        } else if (!sift_stretch(sifted, call, first, count, hits + first / 64)) {
            unsifted = STRETCHES_UNSIFTED;
        }
    }
    return LH_OK;
}

#endif
