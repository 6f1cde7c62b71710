/* How the elements of one pair are brought together. */
#ifndef LANEHIT_TESTS_PARITY_ARRANGE_H
#define LANEHIT_TESTS_PARITY_ARRANGE_H

#include "../support/figures.h"

/* Should the pair hit? SOMEHOW is anything near the boundary. */
typedef enum wish { HIT, MISS, SOMEHOW } wish;

/* Elements of about these sizes: the first that has a place, and the others by it. */
typedef struct sizes {
    float first, others;
} sizes;

/* Makes the elements, one for each argument that is a view, except those of which the bit is set in fixed: to these the
 * others are fitted. What has velocities meets at some time from 0 to 1. */
void arrange(const lh_query *query, dice *d, wish wanted, sizes of, unsigned fixed,
             element *const by_argument[]);

#endif
