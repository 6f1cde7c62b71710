/* Operand forms, by groups: where the elements of a batch lie in memory, and the views of them. */
#ifndef LANEHIT_TESTS_GOLDEN_OPERANDS_H
#define LANEHIT_TESTS_GOLDEN_OPERANDS_H

#include "../support/views.h"
#include "families.h"
#include "grids.h"

typedef enum group {
    GROUP_PACKED,
    GROUP_ONE,     /* one or more operands are one element for all */
    GROUP_INDEXED, /* every operand, each in its own way */
    GROUP_STRUCTS, /* every operand is an array of structs, or of structs and limits or radii apart */
    GROUP_PAIRS,   /* all operands are indexed by one list of pairs */
    GROUP_MIXTURE, /* each operand in any form */
    GROUP_ABSENT,  /* likewise; what may be left out is, now and then */
    GROUP_MESH,    /* vertices have indices of their own; of queries with such operands */
    GROUPS
} group;

extern const char *const group_names[GROUPS];

/* The memory that views of one call look at, by argument. */
enum { MOST_FLOATS = (LH_MOST_ARRAYS + 5) * (MOST_PAIRS + 1), MOST_INDICES = 4 * MOST_PAIRS };

typedef struct storage {
    float floats[LH_MOST_ARGUMENTS][MOST_FLOATS];
    uint32_t index[LH_MOST_ARGUMENTS][MOST_INDICES];
    lh_pair pairs[MOST_PAIRS];
    view views[LH_MOST_ARGUMENTS];
    lh_grid grid;
} storage;

/* Whether the query has operands that can be given so. */
bool operands_can_be(unsigned query, group in);

/* Lays the batch out in forms of the group, and sets the views, numbers and grid of the call. Returns how many results
 * it has: 1 where every view is one, or the cells of the grid. */
size_t operands_place(const batch *b, group of, dice *d, storage *memory, lh_call *call);

#endif
