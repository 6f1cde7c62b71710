/* What is wrong with the arguments of a function of pairs, if anything is. */
#ifndef LANEHIT_SRC_PAIRS_PAIR_ARGUMENTS_H
#define LANEHIT_SRC_PAIRS_PAIR_ARGUMENTS_H

#include "description/kinds.h"
#include "description/status.h"
#include "prepare.h"

enum { LINE = 64 };

static inline void *align(const void *memory)
{
    const uintptr_t address = (uintptr_t)memory;
    return (char *)(uintptr_t)memory + ((LINE - address % LINE) % LINE);
}

/* Of a view of a kind at an argument, beside another set of so many. */
lh_status lh_pairs_check_view(int function, int argument, lh_kind_name kind, const void *view, size_t others);

/* Of the sets, where they are the arguments 1 and 2; b may be NULL. */
lh_status lh_pairs_check_sets(int function, const lh_aabbs *a, const lh_aabbs *b);

/* Of a list, the arguments from `first` on: pairs, capacity, found. */
lh_status lh_pairs_check_list(int function, int first, const void *pairs, size_t capacity,
                              const size_t *found);

/* Of a bit for each of so many shapes. */
lh_status lh_pairs_check_hits(int function, int argument, size_t count, const uint64_t *hits);

/* Of memory and its size, two arguments. */
lh_status lh_pairs_check_memory(int function, int first, const void *memory, size_t size, size_t wanted);

static inline size_t count_of(const lh_aabbs *set)
{
    return set ? set->count : 0;
}

/* Whether there can be no pairs of two sets, or of one where b is NULL. */
static inline int lh_pairs_are_none(const lh_aabbs *a, const lh_aabbs *b)
{
    return !lh_pairs_are_possible(a->count, count_of(b), b == NULL);
}

/* Of a view that is asked against memory that is kept: the arguments 1 and 2. */
lh_status lh_pairs_check_question(int function, lh_kind_name kind, const void *view, const void *kept);

/* Of layers, which may be NULL. */
lh_status lh_pairs_check_layers(int function, int argument, const lh_layers *layers);

/* Of a view, its layers, memory that is kept, and the layers of that: the arguments from 1 to 4. */
lh_status lh_pairs_check_layered_question(int function, lh_kind_name kind, const void *view,
                                          const lh_layers *a_layers, const void *kept,
                                          const lh_layers *kept_layers);

/* What the index of a view makes of a position. */
static inline uint32_t lh_pairs_id_of(const void *view, size_t position)
{
    const lh_view_start *const start = (const lh_view_start *)view;
    const size_t stride = start->index_stride ? start->index_stride : sizeof *start->index;
    return start->index ? *(const uint32_t *)(const void *)((const char *)start->index + stride * position)
                        : (uint32_t)position;
}

#endif
