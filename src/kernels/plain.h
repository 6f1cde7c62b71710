/* Plain calls: every array is packed or of one element, none is missing, and nothing is wrong. Nearly all calls
 * are; they jump to their loop, which takes the same arguments. Only the others are looked at closely (arguments.h)
 * and staged.
 *
 * A short call costs little more than these looks, so they are few instructions: branches that are hardly ever taken
 * where a branch is least, and for the arrays one test of all of them. Less 4, NULL has the top bit set, and what is
 * misaligned one of the lowest two. An address with the top bit set in itself is a false alarm, which the closer look
 * settles. */
#ifndef LANEHIT_SRC_KERNELS_PLAIN_H
#define LANEHIT_SRC_KERNELS_PLAIN_H

#include <stddef.h>
#include <string.h>

#include "operand.h"

#define LH_LIKELY(condition) (__builtin_expect((condition) != 0, 1) != 0)

/* Several addresses, side by side. */
#if UINTPTR_MAX == UINT64_MAX
typedef uint64_t addresses __attribute__((vector_size(16)));

LH_INLINE uintptr_t any_of(addresses a)
{
    return a[0] | a[1];
}
#else
typedef uintptr_t addresses;

LH_INLINE uintptr_t any_of(addresses a)
{
    return a;
}
#endif
enum { ADDRESSES = sizeof(addresses) / sizeof(uintptr_t) };

LH_INLINE addresses load_addresses(const float *const *array)
{
    addresses a;
    memcpy(&a, array, sizeof a);
    return a;
}

/* What has been seen of a call so far. First all arrays are seen, then the counts: in between there is nothing to
 * keep but what is found to be wrong, so that compilers need no more registers than a call leaves free. */
typedef struct plain_call {
    addresses needed;   /* or-ed, each less 4 */
    uintptr_t optional; /* or-ed: what may be NULL, and must be aligned to 4 */
    uintptr_t uncommon; /* or-ed: is 0 in a plain call */
    uint64_t strides;   /* or-ed, two side by side: 0 or 4 */
    size_t n;           /* the tests that the operands counted make */
    unsigned counted;   /* operands */
    unsigned one;       /* those that are one, while others are not */
} plain_call;

/* Every view has its index in one place, and its two strides, side by side, in another. */
#define LH_LIES_ALIKE(view)                                                                                  \
    _Static_assert(offsetof(view, index) == offsetof(lh_aabbs, index) &&                                     \
                       offsetof(view, stride) == offsetof(lh_aabbs, stride) &&                               \
                       offsetof(view, index_stride) == offsetof(view, stride) + sizeof(uint32_t),            \
                   "views begin alike")
LH_LIES_ALIKE(lh_aabbs);
LH_LIES_ALIKE(lh_vectors);
LH_LIES_ALIKE(lh_triangles);
LH_LIES_ALIKE(lh_spheres);
LH_LIES_ALIKE(lh_rays);

LH_INLINE void see_layout(plain_call *call, const void *view)
{
    const char *const bytes = (const char *)view;
    uintptr_t index;
    memcpy(&index, bytes + offsetof(lh_aabbs, index), sizeof index);
    call->uncommon |= index;
    uint64_t strides;
    memcpy(&strides, bytes + offsetof(lh_aabbs, stride), sizeof strides);
    call->strides |= strides;
}

LH_INLINE void see_arrays(plain_call *call, const float *const *array, unsigned columns)
{
    for (unsigned k = 0; k < columns; k += ADDRESSES) {
        const unsigned first = k + ADDRESSES <= columns ? k : columns - ADDRESSES;
        call->needed |= load_addresses(array + first) - 4;
    }
}

LH_INLINE void see_optional(plain_call *call, const void *array)
{
    call->optional |= (uintptr_t)array;
}

/* Words of 8 bytes: the lowest three bits count. */
LH_INLINE void see_hits(plain_call *call, const uint64_t *hits)
{
    const uintptr_t less_a_word = (uintptr_t)hits - sizeof *hits;
    call->optional |= less_a_word | less_a_word >> 1;
}

LH_INLINE void see_aabbs(plain_call *call, const lh_aabbs *v)
{
    see_layout(call, v);
    see_arrays(call, arrays_of_aabbs(v), 6);
}

LH_INLINE void see_vectors(plain_call *call, const lh_vectors *v)
{
    see_layout(call, v);
    see_arrays(call, arrays_of_vectors(v), 3);
}

LH_INLINE void see_triangles(plain_call *call, const lh_triangles *v)
{
    see_layout(call, v);
    see_arrays(call, arrays_of_triangles(v), 9);
}

LH_INLINE void see_spheres(plain_call *call, const lh_spheres *v)
{
    see_layout(call, v);
    call->strides |= v->radius_stride;
    see_arrays(call, arrays_of_centres(v), 3);
    see_optional(call, v->radius);
}

/* Directions, inverse directions or both; what is there must be whole. */
LH_INLINE void see_rays(plain_call *call, const lh_rays *v)
{
    see_layout(call, v);
    call->strides |= v->t_stride;
    if (v->inv_dir_x) {
        see_arrays(call, arrays_of_lines(v), 3);
        see_arrays(call, arrays_of_lines(v) + 6, 3);
        if (v->dir_x)
            see_arrays(call, arrays_of_lines(v) + 3, 3);
        else
            call->uncommon |= (uintptr_t)v->dir_y | (uintptr_t)v->dir_z;
    } else {
        see_arrays(call, arrays_of_lines(v), 6);
        call->uncommon |= (uintptr_t)v->inv_dir_y | (uintptr_t)v->inv_dir_z;
    }
    if (v->t_min || v->t_max)
        see_arrays(call, arrays_of_limits(v), 2);
}

/* Whether what was seen is in order. */
LH_INLINE int seen_in_order(const plain_call *call)
{
    const uintptr_t null_or_misaligned = ~(UINTPTR_MAX >> 1) | 3;
    const uintptr_t faults = (any_of(call->needed) | call->optional) & null_or_misaligned;
    const uint64_t scattered = call->strides & ~(UINT64_C(0x100000001) * sizeof(float));
    return LH_LIKELY((faults | call->uncommon | scattered) == 0);
}

/* The count of the next operand; 0 if it does not broadcast. */
LH_INLINE int count_in(plain_call *call, size_t count, unsigned operand_bit)
{
    const unsigned before = call->counted;
    call->counted |= operand_bit;
    if (before == 0)
        call->n = count;
    if (LH_LIKELY(count == call->n))
        return 1;
    if (count == 1) {
        call->one |= operand_bit;
        return 1;
    }
    if (!LH_LIKELY(call->n == 1))
        return 0;
    call->n = count;
    call->one = before;
    return 1;
}

/* The same of an operand that may be absent: it is then the same for every test. */
LH_INLINE int count_in_if(int present, plain_call *call, size_t count, unsigned operand_bit)
{
    if (present)
        return count_in(call, count, operand_bit);
    call->counted |= operand_bit;
    call->one |= operand_bit;
    return 1;
}

LH_INLINE int has_tests(const plain_call *call)
{
    return LH_LIKELY(call->n > 0);
}

#endif
