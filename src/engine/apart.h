/* Blocks as functions apart, of a library that is to be small (IS_SMALL): all queries but the shortest share one loop,
 * which calls the block of a query by its address. Such a block reads the addresses of columns from the call each time,
 * which costs little where it takes long, so it has neither a loop nor anything to prepare. */
#ifndef LANEHIT_SRC_ENGINE_APART_H
#define LANEHIT_SRC_ENGINE_APART_H

#include "own.h"

/* The block of LANES pairs from `first` on, of a call, or of a setup that was prepared. */
typedef uint32_t block_apart(const void *from, unsigned modes, size_t first);

/* LH_BLOCK_OF_CALL(K) is K_apart, by K_prepare and K_block; LH_BLOCK_OF_READ_CALL(K) by K_read; LH_BLOCK_OF_SETUP(K) of
 * what was prepared. LH_IS_APART(K, is_of_setup) are members of a kernel that has one. */
#if defined(LH_SMALL)
/* Pairs of a batch, of which hits may be NULL, as decide_part and compute_blocks run them. */
lh_status LH_OWN(run_blocks)(block_apart *apart, const void *from, unsigned modes, uint64_t *hits,
                             size_t first, size_t n);

#define LH_BLOCK_OF_CALL(K) LH_BLOCK_APART(K, K##_setup setup; K##_prepare(&setup, 0, from); from = &setup;)
#define LH_BLOCK_OF_READ_CALL(K)                                                                             \
    LH_BLOCK_APART(K, K##_setup setup; K##_read(&setup, 0, ONE_ELEMENT, from); from = &setup;)
#define LH_BLOCK_OF_SETUP(K) LH_BLOCK_APART(K, )
#define LH_BLOCK_APART(K, set_up)                                                                            \
    static LH_APART uint32_t K##_apart(const void *from, unsigned modes, size_t first)                       \
    {                                                                                                        \
        set_up return K##_block(from, modes & ~(unsigned)EACH_OPERAND, (block){first, LANES, 1, 0});         \
    }
#define LH_IS_APART(K, of_setup) .apart = K##_apart, .is_of_setup = of_setup,
#define LH_ONCE_A_KERNEL         LH_INLINE
#else
/* No kernel has a block apart. A build that does not optimise has the call of it all the same. */
LH_INLINE lh_status LH_OWN(run_blocks)(block_apart *apart, const void *from, unsigned modes, uint64_t *hits,
                                       size_t first, size_t n)
{
    (void)apart, (void)from, (void)modes, (void)hits, (void)first, (void)n;
    return LH_OK;
}

#define LH_BLOCK_OF_CALL(K)
#define LH_BLOCK_OF_READ_CALL(K)
#define LH_BLOCK_OF_SETUP(K)
#define LH_IS_APART(K, of_setup)
#define LH_ONCE_A_KERNEL static LH_ONE_COPY
#endif

#endif
