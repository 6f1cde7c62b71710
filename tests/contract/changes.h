/* What can be wrong with the arguments of a call, and what may be other than in a sample without being wrong. */
#ifndef LANEHIT_TESTS_CONTRACT_CHANGES_H
#define LANEHIT_TESTS_CONTRACT_CHANGES_H

#include "sample.h"

/* Some bytes of the call, its views or its arrays replaced, and what then becomes of it. */
typedef struct change {
    void *where;
    size_t size;
    unsigned char bytes[LH_MOST_ARRAYS * sizeof(float *)];
    unsigned argument; /* that is to blame, from 0 */
    int fault;         /* LH_OK: none */
    int is_typical;    /* tried with every other that is */
} change;

enum { MOST_CHANGES = 1000 };

/* Every change of every argument, each to be made alone; returns how many. */
size_t list_changes(sample *s, change list[MOST_CHANGES]);

/* Makes a change that is not made, and unmakes one that is. */
void change_swap(change *c);

#endif
