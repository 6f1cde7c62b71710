/* Plain calls: every array is packed or of one element, none that is needed is missing, and nothing is wrong. Nearly
 * all calls are; their loop reads the views as they stand. Only the others are looked at argument by argument, and
 * staged (staging.h).
 *
 * A short call costs little more than these looks, so they are few instructions: branches that are hardly ever taken
 * where a branch is least, and for the arrays one check of all of them. Less 4, NULL has the top bit set, and what is
 * misaligned one of the lowest two. An address with the top bit set in itself is a false alarm, which the closer look
 * settles. The description of the query is a constant here, so that compilers unroll the loops over it, which is why
 * those have constant bounds, and nothing of it is left. */
#ifndef LANEHIT_SRC_ENGINE_PLAIN_CALL_H
#define LANEHIT_SRC_ENGINE_PLAIN_CALL_H

#include <string.h>

#include "lanes/compiler.h"
#include "description/query.h"

/* Several addresses, side by side. */
#if UINTPTR_MAX == UINT64_MAX
typedef uint64_t addresses __attribute__((vector_size(16)));

#define LOWERED ((addresses){4, 8})

LH_INLINE uintptr_t any_of(addresses a)
{
    return a[0] | a[1];
}
#else
typedef uintptr_t addresses;
#define LOWERED 4

LH_INLINE uintptr_t any_of(addresses a)
{
    return a;
}
#endif
enum { ADDRESSES = sizeof(addresses) / sizeof(uintptr_t) };

/* Less 4 or 8: two numbers, since gcc loads a constant of those and makes one of two equal ones in three steps. */
LH_INLINE addresses load_addresses_lowered(const float *const *array)
{
    addresses a;
    memcpy(&a, array, sizeof a);
    return a - LOWERED;
}

/* What has been seen of a call so far. First all arrays are seen, then the counts: in between there is nothing to
 * keep but what is found to be wrong, so that compilers need no more registers than a call leaves free. */
typedef struct plain_call {
    addresses needed;   /* or-ed, each less 4 or 8 */
    uintptr_t optional; /* or-ed: what may be NULL, and must be aligned to 4 */
    uintptr_t partial;  /* or-ed: is 0 unless only some arrays of a group are there, or hits misaligned */
    uintptr_t indices;  /* or-ed */
    uint64_t strides;   /* or-ed, two side by side: 0 or 4 where all is packed */
    size_t n;           /* the pairs that the operands counted make */
    unsigned counted;   /* operands: bit k is view k */
    unsigned one;       /* those that are one, while others are not */
} plain_call;

/* Arrays that are needed, side by side in a view. */
LH_INLINE void see_needed(plain_call *call, const float *const *array, unsigned arrays)
{
    if (arrays < ADDRESSES) {
        const float *const twice[] = {array[0], array[0]};
        call->needed |= load_addresses_lowered(twice);
        return;
    }
    LH_UNROLL
    for (unsigned k = 0; k < LH_MOST_ARRAYS; k += ADDRESSES)
        if (k < arrays)
            call->needed |=
                load_addresses_lowered(array + (k + ADDRESSES <= arrays ? k : arrays - ADDRESSES));
}

/* All or none. */
LH_INLINE void see_optional(plain_call *call, const float *const *array, unsigned arrays)
{
    if (arrays == 1) {
        call->optional |= (uintptr_t)array[0];
        return;
    }
    if (array[0]) {
        see_needed(call, array, arrays);
        return;
    }
    LH_UNROLL
    for (unsigned k = 1; k < LH_MOST_ARRAYS; k++)
        if (k < arrays)
            call->partial |= (uintptr_t)array[k];
}

/* Two alternatives, which follow a group that is needed. The second counts if it is there; what is there of the other
 * must be whole, which is left to the closer look. The first is seen together with the group before it, pair by pair: a
 * load of two pointers waits where it spans two stores made just before, and compilers store pointers in such pairs. */
LH_INLINE void see_alternatives(plain_call *call, const lh_group *before, const float *const *array)
{
    const lh_group *const first = before + 1, *const second = before + 2;
    if (array[second->first]) {
        see_needed(call, array + before->first, before->arrays);
        see_needed(call, array + second->first, second->arrays);
        if (array[first->first])
            see_needed(call, array + first->first, first->arrays);
        else
            call->partial |= (uintptr_t)array[first->first + 1] | (uintptr_t)array[first->first + 2];
    } else {
        see_needed(call, array + before->first, before->arrays + first->arrays);
        call->partial |= (uintptr_t)array[second->first + 1] | (uintptr_t)array[second->first + 2];
    }
}

/* All strides of a view, or-ed, two side by side. */
LH_INLINE uint64_t strides_of(const lh_shape *shape, const void *view)
{
    uint64_t strides;
    memcpy(&strides, &lh_start_of(view)->stride, sizeof strides);
    LH_UNROLL
    for (unsigned g = 0; g < shape->groups; g++)
        if (shape->group[g].stride != offsetof(lh_view_start, stride))
            strides |= lh_stride_of(view, &shape->group[g]);
    return strides;
}

/* All indices of a view, or-ed. */
LH_INLINE uintptr_t indices_of(const lh_shape *shape, const void *view)
{
    uintptr_t indices = (uintptr_t)lh_start_of(view)->index;
    LH_UNROLL
    for (unsigned g = 0; g < shape->groups; g++)
        if (shape->group[g].own_index)
            indices |= (uintptr_t)lh_index_of(view, &shape->group[g]);
    return indices;
}

LH_INLINE void see_view(plain_call *call, const lh_shape *shape, const void *view)
{
    const float *const *array = lh_arrays_of(view);
    LH_UNROLL
    for (unsigned g = 0; g < LH_MOST_GROUPS; g++) {
        const lh_group *group = &shape->group[g];
        if (g >= shape->groups || group->presence == LH_ALTERNATIVE)
            continue;
        if (group->presence == LH_OPTIONAL)
            see_optional(call, array + group->first, group->arrays);
        else if (g + 2 < shape->groups && shape->group[g + 1].presence == LH_ALTERNATIVE)
            see_alternatives(call, group, array);
        else
            see_needed(call, array + group->first, group->arrays);
    }
    call->strides |= strides_of(shape, view);
    call->indices |= indices_of(shape, view);
}

/* The elements of a set, such as planes, are read one by one as they lie, so any strides and an index will do. */
LH_INLINE void see_set(plain_call *call, const lh_shape *shape, const void *view)
{
    see_needed(call, lh_arrays_of(view), shape->arrays);
    const uint64_t strides = strides_of(shape, view);
    call->partial |= ((uintptr_t)(strides | strides >> 32) | (uintptr_t)lh_start_of(view)->index) & 3;
}

/* Of words of 8 bytes the lowest three bits count. */
LH_INLINE void see_output(plain_call *call, const lh_kind *kind, const void *output)
{
    if (kind->alignment >= 4)
        call->optional |= (uintptr_t)output - (kind->may_be_null ? 0 : kind->alignment);
    if (kind->alignment == 8)
        call->partial |= (uintptr_t)output & 4;
}

/* The count of the next operand; 0 if it does not broadcast. */
LH_INLINE int count_in(plain_call *call, size_t count, unsigned operand_bit)
{
    const unsigned before = operand_bit - 1;
    if (before == 0)
        call->n = count;
    /* Held in a register: gcc otherwise makes a path of its own for each set, and saves six registers for them. */
    if (before > 1)
        __asm__("" : "+r"(call->one));
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

/* Whether views and numbers are there. */
LH_INLINE int views_are_there(const lh_query *query, const lh_call *call)
{
    LH_UNROLL
    for (unsigned k = 0; k < lh_inputs_of(query); k++) {
        const lh_role role = lh_kind_of(query, k)->role;
        if (lh_has_view(query, k) && !LH_LIKELY(lh_view_at(query, call, k)))
            return 0;
        if (role == LH_NUMBER && !LH_LIKELY(call->argument[k].number >= 0))
            return 0;
    }
    return 1;
}

LH_INLINE void see_arguments(plain_call *seen, const lh_query *query, const lh_call *call)
{
    LH_UNROLL
    for (unsigned k = 0; k < lh_inputs_of(query); k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role == LH_VIEW)
            see_view(seen, kind->shape, lh_view_at(query, call, k));
        if (kind->role == LH_SET)
            see_set(seen, kind->shape, call->argument[k].view);
    }
    LH_UNROLL
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role == LH_OUTPUT)
            see_output(seen, kind, call->argument[k].output);
    }
}

LH_INLINE int counts_broadcast(plain_call *seen, const lh_query *query, const lh_call *call)
{
    unsigned operand_bit = 1;
    LH_UNROLL
    for (unsigned k = 0; k < lh_inputs_of(query); k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role == LH_SET && !LH_LIKELY(lh_can_be_set(kind, call->argument[k].view)))
            return 0;
        if (kind->role != LH_VIEW)
            continue;
        if (!count_in(seen, lh_start_of(lh_view_at(query, call, k))->count, operand_bit))
            return 0;
        operand_bit <<= 1;
    }
    return LH_LIKELY(seen->n > 0);
}

/* Whether arrays and outputs are there, and aligned. */
LH_INLINE int arrays_are_in_order(const plain_call *seen)
{
    const uintptr_t null_or_misaligned = ~(UINTPTR_MAX >> 1) | 3;
    const uintptr_t faults = (any_of(seen->needed) | seen->optional) & null_or_misaligned;
    return LH_LIKELY((faults | seen->partial) == 0);
}

/* Whether all operands are packed. */
LH_INLINE int all_is_packed(const plain_call *seen)
{
    const uint64_t packed = UINT64_C(0x100000001) * sizeof(float);
    return LH_LIKELY(((seen->strides & ~packed) | seen->indices) == 0);
}

/* What a second look finds of the layout of a call that is otherwise in order. */
typedef enum call_layout {
    LAYOUT_IS_FAULTY,        /* a stride or an index is misaligned */
    LAYOUT_IS_PACKED_OR_ONE, /* operands of one element may have any strides */
    LAYOUT_IS_SCATTERED
} call_layout;

LH_INLINE call_layout layout_of(const lh_query *query, const lh_call *call, unsigned one, size_t n)
{
    const uint64_t each = UINT64_C(0x100000001), packed = each * sizeof(float), misfit = each * 3;
    uint64_t strides = 0, of_many = 0;
    uintptr_t indices = 0;
    unsigned operand_bit = 1;
    LH_UNROLL
    for (unsigned k = 0; k < lh_inputs_of(query); k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role != LH_VIEW)
            continue;
        const void *view = lh_view_at(query, call, k);
        strides |= strides_of(kind->shape, view);
        if (n != 1 && !(one & operand_bit))
            of_many |= strides_of(kind->shape, view);
        indices |= indices_of(kind->shape, view);
        operand_bit <<= 1;
    }
    if ((strides & misfit) | (indices & 3))
        return LAYOUT_IS_FAULTY;
    return ((of_many & ~packed) | indices) == 0 ? LAYOUT_IS_PACKED_OR_ONE : LAYOUT_IS_SCATTERED;
}

#endif
