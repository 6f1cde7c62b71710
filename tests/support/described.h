/* Every query by its description: what it is called, what its arguments are called, and its public function as one that
 * takes a call. With src/query.h, which says what kind each argument is, a test can ask anything of all of them. */
#ifndef LANEHIT_TESTS_DESCRIBED_H
#define LANEHIT_TESTS_DESCRIBED_H

#include "query.h"

/* "raycast_aabb" */
extern const char *const query_names[LH_QUERY_COUNT];

/* "rays", "boxes", ... */
extern const char *const argument_names[LH_QUERY_COUNT][LH_MOST_ARGUMENTS];

/* Which arguments of the query of this number are views; returns how many are. */
unsigned views_of(unsigned query, unsigned argument[LH_MOST_VIEWS]);

/* LH_EACH(PASS, raycast_aabb, ...): the arguments of `call`, for a function of the type of the public one. */
#define PASS(query, position, kind, name)                                                                    \
    LH_COMMA_BEFORE_##position call->argument[position - 1].LH_PLACE_##kind

/* lh_raycast_aabb, with the arguments of the call. */
extern lh_query_function *const public_functions[LH_QUERY_COUNT];

#endif
