/* Operand forms, by groups: where the elements of a batch lie in memory, and the views of them. */
#ifndef LANEHIT_TESTS_GOLDEN_OPERANDS_H
#define LANEHIT_TESTS_GOLDEN_OPERANDS_H

#include "families.h"

typedef enum group {
    GROUP_PACKED,
    GROUP_ONE,     /* one or more operands are one element for all */
    GROUP_INDEXED, /* every operand, each in its own way */
    GROUP_STRUCTS, /* every operand is an array of structs, or of structs and limits or radii apart */
    GROUP_PAIRS,   /* all operands are indexed by one list of pairs */
    GROUP_MIXTURE, /* each operand in any form */
    GROUP_ABSENT,  /* likewise; radius, limits, velocity of b and outputs may be missing */
    GROUPS
} group;

extern const char *const group_names[GROUPS];

enum { MOST_FLOATS = (MOST_COMPONENTS + 5) * (MOST_TESTS + 1), MOST_INDICES = 3 * MOST_TESTS };

/* The memory that views of one call look at. */
typedef struct storage {
    float floats[MOST_OPERANDS][MOST_FLOATS];
    uint32_t index[MOST_OPERANDS][MOST_INDICES];
    lh_pair pairs[MOST_TESTS];
    view views[MOST_OPERANDS];
} storage;

/* Lays the batch out in forms of the group, and sets operands, t_max and n of the arguments: n is 1 where every
 * operand is one. */
void operands_place(const batch *b, group of, dice *d, storage *memory, arguments *a);

#endif
