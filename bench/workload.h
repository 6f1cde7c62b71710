/* What is measured: workloads, each a query with certain arguments. They follow from the description of the query; what
 * else is to be known of one is written in queries/notes.c. */
#ifndef LANEHIT_BENCH_WORKLOAD_H
#define LANEHIT_BENCH_WORKLOAD_H

#include "lanehit/backend.h"
#include "shape.h"

/* Which of the arguments that may be left out are there. */
enum {
    WANT_FIRST = 1,   /* the first output that may be NULL: t_enter, toi */
    WANT_OTHERS = 2,  /* and the others: t_exit, normal */
    GIVE_INVERSE = 4, /* rays come with inv_dir, not with dir */
    GIVE_LIMIT = 8,   /* rays come with t_max, but not with t_min */
    GIVE_MOTION = 16, /* the second operand moves too */
    GIVE_REST = 32    /* two boxes, the second at rest on a face of the first */
};

typedef struct workload {
    char name[96];          /* of the query, with what is peculiar */
    int query;              /* its number */
    const char *query_name; /* "raycast_aabb" */
    lh_query_function *public_function;
    unsigned options;
    material first, second;
    int is_main; /* of the workloads of its query the one that most callers have */
} workload;

/* Whether a query says yes or no. */
int has_hits(int query);

/* Whether the workload has the k-th argument of its query. */
int is_given(const workload *w, unsigned k);

/* Whether there are no forms with one operand for all: the second is a set anyway. */
int has_pairs_alone(const workload *w);

/* All; one without a query's name ends them. */
const workload *list_workloads(void);

/* What else is to be known of a query, by number. */
typedef struct query_notes {
    range first_size, second_size; /* of the shapes; where missing, the usual one */
    int is_by_inverse;             /* most callers give the reciprocals of directions */
    int depends_on_hits;           /* whether time depends on how many hit */
} query_notes;

extern const query_notes notes[LH_QUERY_COUNT];

/* What queries/<query>.h is made into: solves a problem by the plain loop, a byte a pair. Forms of packed operands
 * alone. */
typedef struct problem problem;
typedef void plain_loop(const problem *p);

#endif
