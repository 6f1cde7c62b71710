/* A batch of pairs to try: which elements, how many of each, and what is special about them. */
#ifndef LANEHIT_TESTS_PARITY_SCENE_H
#define LANEHIT_TESTS_PARITY_SCENE_H

#include "../support/dice.h"
#include "../support/views.h"

/* By argument: of one that is a view its elements, of a number that. */
typedef struct scene {
    size_t n;
    size_t
        count[LH_MOST_ARGUMENTS]; /* of elements, n or 1, or those of a set; 0 where the view is to be NULL */
    element *element[LH_MOST_ARGUMENTS]; /* room for as many, and for one in any case */
    float number[LH_MOST_ARGUMENTS];
} scene;

/* Fills in elements and numbers. Sizes, the share of hits (which changes along the batch) and that of special values
 * are up to the dice. */
void scene_fill(scene *s, const lh_query *query, dice *d);

#endif
