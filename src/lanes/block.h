/* Blocks: as many elements of columns as a vector has lanes, and how they are read and written. Include after
 * lanes.h. */
#ifndef LANEHIT_SRC_LANES_BLOCK_H
#define LANEHIT_SRC_LANES_BLOCK_H

#include <string.h>

#include "compiler.h"
#include "description/query.h"

/* Bit k of `one` says that the k-th operand is one element for the whole batch. Of a query of two: */
enum { ONE_FIRST = 1 << 0, ONE_SECOND = 1 << 1, ONE_OF_TWO = ONE_FIRST | ONE_SECOND };

/* `count` elements from `first` on. What is constant of it where a kernel is compiled is gone from the code. */
typedef struct block {
    size_t first, count;
    int whole;    /* count is LANES */
    unsigned one; /* not 0: the first element, in every lane */
} block;

static const block ONE_ELEMENT = {0, 1, 0, ~0u};

/* Of fewer elements than a block has; `one` says which operands are one element. Compilers are told that they are
 * fewer. */
LH_INLINE block part_of_block(size_t count, unsigned one)
{
    if (count >= LANES)
        __builtin_unreachable();
    return (block){0, count, 0, one};
}

/* What a block is to the operand that this bit of `one` stands for. */
LH_INLINE block block_of_operand(block at, unsigned bit)
{
    at.one &= bit;
    return at;
}

/* The whole block that has element i. n is at least LANES. A last block that would not be whole begins earlier, and has
 * some elements of the one before again: results are functions of a pair, so writing them twice is harmless. */
LH_INLINE block whole_block(size_t i, size_t n)
{
    return (block){i < n - LANES ? i : n - LANES, LANES, 1, 0};
}

/* In a small library all blocks of a batch are whole, and no operand is one element (engine/loop.h): functions of one
 * copy do not see that, and are told. */
LH_INLINE block whole_if_small(block at)
{
    return IS_SMALL ? (block){at.first, LANES, 1, 0} : at;
}

/* For functions of one copy, which are given both numbers: a struct is copied to the stack and read again by loads that
 * span its stores, and so wait for them. */
LH_INLINE block block_of(size_t first, size_t count)
{
    return whole_if_small((block){first, count, count == LANES, 0});
}

LH_INLINE lanes load_block(const float *column, block at)
{
    if (at.one)
        return lanes_set1(*column);
    return at.whole ? lanes_load(column + at.first) : lanes_load_first(column + at.first, at.count);
}

/* Of a column that may be missing. */
LH_INLINE lanes load_block_or(const float *column, float missing, block at)
{
    return column ? load_block(column, at) : lanes_set1(missing);
}

LH_INLINE void store_block(float *column, lanes a, block at)
{
    if (at.whole)
        lanes_store(column + at.first, a);
    else
        lanes_store_first(column + at.first, a, at.count);
}

/* Of a column that may not be wanted. */
LH_INLINE void store_block_if_wanted(float *column, lanes a, block at)
{
    if (column)
        store_block(column, a, at);
}

/* Of whole numbers from 0 to 127. */
LH_INLINE void store_bytes_if_wanted(uint8_t *column, lanes a, block at)
{
    if (column)
        lanes_store_int8_first((int8_t *)column + at.first, a, at.whole ? LANES : at.count);
}

/* Of vectors: what is not wanted is not computed either, if this is asked first. */
LH_INLINE int is_wanted(lh_xyz output)
{
    return output.x || output.y || output.z;
}

/* The bits of all lanes. */
static const uint32_t ALL_LANES = (UINT32_C(1) << LANES) - 1;

/* The bits of the elements that a block has. */
LH_INLINE uint32_t bits_of_block(uint32_t bits, block at)
{
    return at.whole ? bits : bits & ((UINT32_C(1) << at.count) - 1);
}

/* Of the elements that a block has. */
LH_INLINE int all_are(mask a, block at)
{
    return bits_of_block(mask_bits(a) ^ ALL_LANES, at) == 0;
}

/* Bits of a block for an output beside the hits. Blocks come in ascending order; the first of a word writes it whole,
 * which clears the bits that stay unused. The last begins anywhere, and has some bits of the one before again. */
LH_INLINE void store_bits_beside_hits(uint64_t *words, uint32_t bits, block at)
{
    uint64_t *word = words + at.first / 64;
    const size_t bit = at.first % 64;
    const uint64_t in_order = bits_of_block(bits, at), shifted = in_order << bit;
    *word = bit == 0 ? shifted : *word | shifted;
    if (bit + at.count > 64)
        word[1] = in_order >> (64 - bit);
}

/* ---- Columns ------------------------------------------------------------------------------------------ */

/* The packed arrays of a view, in its order; one that may be missing is NULL. Those of k-DOPs are too many:
 * mathematics/kdop.h. */
typedef struct view_columns {
    const float *array[LH_MOST_ARRAYS_OF_OTHERS];
} view_columns;

/* Of an argument of a query; both numbers are constants where this is compiled. */
LH_INLINE view_columns columns_of(unsigned query, const lh_call *call, unsigned argument)
{
    const lh_query *const described = &lh_queries[query];
    const float *const *array = lh_arrays_of(lh_view_at(described, call, argument));
    view_columns of;
    LH_UNROLL
    for (unsigned k = 0; k < LH_MOST_ARRAYS_OF_OTHERS; k++)
        of.array[k] = k < lh_kind_of(described, argument)->shape->arrays ? array[k] : NULL;
    return of;
}

/* Whether compilers see that a block is not whole. */
LH_INLINE int is_known_to_be_part(block at)
{
    return __builtin_constant_p(at.whole) && !at.whole;
}

/* The call, of which compilers do not know that columns have been read of it before. */
LH_INLINE const lh_call *read_again(const lh_call *call)
{
    __asm__("" : "+r"(call));
    return call;
}

#endif
