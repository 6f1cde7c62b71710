/* Operand forms, by groups: where the elements of a batch lie in memory, and the views of them. */
#ifndef LANEHIT_TESTS_GOLDEN_OPERANDS_H
#define LANEHIT_TESTS_GOLDEN_OPERANDS_H

#include "../support/views.h"
#include "families.h"

typedef enum group {
    GROUP_PACKED,
    GROUP_ONE,     /* one or more operands are one element for all */
    GROUP_INDEXED, /* every operand, each in its own way */
    GROUP_STRUCTS, /* every operand is an array of structs, or of structs and limits or radii apart */
    GROUP_PAIRS,   /* all operands are indexed by one list of pairs */
    GROUP_MIXTURE, /* each operand in any form */
    GROUP_ABSENT,  /* likewise; what may be left out is, now and then */
    GROUPS
} group;

extern const char *const group_names[GROUPS];

/* The memory that views of one call look at, by argument. */
enum { MOST_FLOATS = (LH_MOST_ARRAYS + 5) * (MOST_PAIRS + 1), MOST_INDICES = 3 * MOST_PAIRS };

typedef struct storage {
    float floats[LH_MOST_ARGUMENTS][MOST_FLOATS];
    uint32_t index[LH_MOST_ARGUMENTS][MOST_INDICES];
    lh_pair pairs[MOST_PAIRS];
    view views[LH_MOST_ARGUMENTS];
} storage;

/* Lays the batch out in forms of the group, and sets the views and numbers of the call. Returns how many pairs it makes:
 * 1 where every view is one. */
size_t operands_place(const batch *b, group of, dice *d, storage *memory, lh_call *call);

#endif
