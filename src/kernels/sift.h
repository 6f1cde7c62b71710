/* Sifting: filtering a batch by a cheap query before the costly one. The cheap one is the sieve; that of a triangle and
 * a box is the overlap of their bounding boxes.
 *
 * Where few pairs hit, the sieve rejects most, yet a block with one survivor costs as much as a full one. So a stretch
 * goes through the sieve first, and the survivors, the candidates, are gathered and decided in full blocks. That pays
 * while candidates are rare, which the beginning of a stretch tells; a stretch with more is decided as it stands, and
 * so are some after it before sifting is tried again. Which way is taken changes no bit of any result. */
#ifndef LANEHIT_SRC_KERNELS_SIFT_H
#define LANEHIT_SRC_KERNELS_SIFT_H

#include "batch.h"

/* Shares of candidates are in parts of MANY. Up to K_rare of them sifting a kernel K pays, as measured. Gathering a
 * candidate takes the same time on any width, and about a third of what deciding it takes; but of kernels that are
 * short, 16 lanes decide several in that time. */
enum { MANY = 64, RARE = MANY / 3 };

/* A loop over n pairs from `first` on, a multiple of 64. */
typedef lh_status partial_loop(const lh_call *call, size_t first, size_t n);

typedef struct sifted_query sifted_query;

struct sifted_query {
    unsigned query;              /* LH_QUERY_* */
    unsigned one;                /* the operands that both loops take as one */
    partial_loop *sieve, *whole; /* hits of the sieve are candidates */
    unsigned rare; /* candidates are rare up to so many of MANY, of a whole stretch at most half */
    const sifted_query *finer; /* sifts the gathered candidates once more; or NULL, if `whole` decides them */
};

/* Runs n pairs of a call; hits are those that it asks for. */
lh_status LH_OWN(sift)(const sifted_query *sifted, const lh_call *call, uint64_t *hits, size_t n);

/* The sieve of a kernel K is a kernel of the same arguments: LH_SIEVE(K, sieve) makes K_sieve_arguments of K_arguments.
 * LH_SIEVE_PREPARED_ALIKE gives it the struct and the preparation of K, too. */
#define LH_SIEVE(kernel, sieve)                                                                              \
    typedef kernel##_arguments kernel##_##sieve##_arguments;                                                 \
    LH_INLINE kernel##_arguments kernel##_##sieve##_arguments_of(const lh_call *call)                        \
    {                                                                                                        \
        return kernel##_arguments_of(call);                                                                  \
    }

#define LH_SIEVE_PREPARED_ALIKE(kernel, sieve)                                                               \
    LH_SIEVE(kernel, sieve)                                                                                  \
    typedef kernel##_once kernel##_##sieve##_once;                                                           \
    LH_INLINE void kernel##_##sieve##_prepare(kernel##_once *once, unsigned one,                             \
                                              const kernel##_arguments *of)                                  \
    {                                                                                                        \
        kernel##_prepare(once, one, of);                                                                     \
    }

/* The loop that sifts, for a set of operands that are one, with the loops of the sieve and of the whole kernel:
 * LH_SIFTED_LOOP(K, one_first, ONE_FIRST) expands to
 *     static lh_status K_sieve_one_first(const lh_call *call, size_t first, size_t n) { ... }
 *     static lh_status K_whole_one_first(const lh_call *call, size_t first, size_t n) { ... }
 *     static lh_status K_one_first(const lh_call *call, size_t n) { return LH_OWN(sift)( ... ); } */
#define LH_SIFTED_LOOP(kernel, name, one)        LH_SIFTED_LOOP_OF(LH_PARTIAL_LOOP, kernel, name, one)
#define LH_SIFTED_STAGED_LOOP(kernel, name, one) LH_SIFTED_LOOP_OF(LH_STAGED_PARTIAL_LOOP, kernel, name, one)
#define LH_SIFTED_STEPPED_LOOP(kernel, name, one)                                                            \
    LH_SIFTED_LOOP_OF(LH_STEPPED_PARTIAL_LOOP, kernel, name, one)
#define LH_SIFTED_LOOP_OF(LOOP, kernel, name, one)                                                           \
    LH_PARTIAL_LOOP(kernel##_sieve, name, one)                                                               \
    LOOP(kernel, whole_##name, one)                                                                          \
    LH_SIFTED(kernel, sieve, name, one, kernel##_rare, NULL)                                                 \
    LH_SIFTED_LOOP_BY(kernel, sieve, name)

/* Its parts: the constant K_one_first_by_sieve, a sifted_query of the last three arguments and of loops that are
 * there; and the loop by it. */
#define LH_SIFTED(kernel, sieve, name, one, rare, finer)                                                     \
    static const sifted_query kernel##_##name##_by_##sieve = {                                               \
        LH_QUERY_##kernel, one, kernel##_##sieve##_##name, kernel##_whole_##name, rare, finer};

#define LH_SIFTED_LOOP_BY(kernel, sieve, name)                                                               \
    static lh_status kernel##_##name(const lh_call *call, size_t n)                                          \
    {                                                                                                        \
        return LH_OWN(sift)(&kernel##_##name##_by_##sieve, call, kernel##_arguments_of(call).hits, n);       \
    }

#endif
