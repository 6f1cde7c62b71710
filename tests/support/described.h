/* Every query by its description: what it is called, what its arguments are called, and its public function as one that
 * takes a call. With src/description/query.h, which says what kind each argument is, a test can ask anything of all of
 * them. */
#ifndef LANEHIT_TESTS_DESCRIBED_H
#define LANEHIT_TESTS_DESCRIBED_H

#include <string.h>

#include "description/query.h"

/* "raycast_aabb"; of queries of a grid too. */
extern const char *const query_names[LH_ALL_QUERIES];

/* Whether a test that goes through all queries is to ask this one: those named in the environment's
 * LANEHIT_TEST_QUERIES, with one space between them, or all if it is not set. Ends the program, with status 2, if a
 * name is not that of a query of queries.def, or there is none. */
int query_is_asked(unsigned query);
int every_query_is_asked(void);

/* "rays", "boxes", ... */
extern const char *const argument_names[LH_ALL_QUERIES][LH_MOST_ARGUMENTS];

/* Which arguments of the query of this number are views, sets among them; returns how many are. */
unsigned views_of(unsigned query, unsigned argument[LH_MOST_INPUTS]);

/* LH_EACH(PASS, raycast_aabb, ...): the arguments of `call`, for a function of the type of the public one. */
#define PASS_view(at)     call->argument[at].view
#define PASS_set(at)      call->argument[at].view
#define PASS_grid(at)     call->argument[at].view
#define PASS_number(at)   call->argument[at].number
#define PASS_output(at)   call->argument[at].output
#define PASS_outputs(at)  xyz_of(call, at, &(lh_xyz){NULL, NULL, NULL})
#define PASS_manifold(at) manifolds_of(call, at, &(lh_manifolds){.count = NULL})
#define PASS(query, position, kind, name)                                                                    \
    LH_COMMA_BEFORE_##position LH_BY_PLACE(PASS, kind)(LH_ARGUMENT_##query##_##name)

/* Three arguments as one that points to them; NULL if all are. */
static inline const lh_xyz *xyz_of(const lh_call *call, unsigned argument, lh_xyz *made)
{
    made->x = call->argument[argument].output;
    made->y = call->argument[argument + 1].output;
    made->z = call->argument[argument + 2].output;
    return made->x || made->y || made->z ? made : NULL;
}

/* The same of an lh_manifolds. */
static inline const lh_manifolds *manifolds_of(const lh_call *call, unsigned argument, lh_manifolds *made)
{
    void *arrays[LH_ARRAYS_OF_MANIFOLDS] = {NULL};
    int is_any = 0;
    for (unsigned k = 0; k < LH_ARRAYS_OF_MANIFOLDS; k++) {
        arrays[k] = call->argument[argument + k].output;
        is_any |= arrays[k] != NULL;
    }
    memcpy(made, arrays, sizeof *made);
    return is_any ? made : NULL;
}

/* lh_raycast_aabb, with the arguments of the call. */
extern lh_query_function *const public_functions[LH_ALL_QUERIES];

#endif
