/* A call to any query, made by its description. Its operands are points of a lattice, so that some pairs hit, some
 * touch and some miss, whatever is asked of them. */
#ifndef LANEHIT_TESTS_CONTRACT_SAMPLE_H
#define LANEHIT_TESTS_CONTRACT_SAMPLE_H

#include <stddef.h>
#include <stdint.h>

#include "../support/described.h"
#include "../support/views.h"

enum {
    MOST_STRIDE = 88, /* of structs, in bytes */
    PAIRS = 67,       /* more than a word of hits has bits, and no multiple of a vector */
    SET_SIZE = 4,
    OUTPUT_WORDS = 2 * PAIRS,
    OUTPUT_CANARY = 0xa5 /* every byte of an output that is not written */
};

/* It must not be copied: the call points to the rest. */
typedef struct sample {
    int number; /* of the query */
    const lh_query *query;
    lh_call call;
    view views[LH_MOST_ARGUMENTS];
    uint32_t stride; /* of views that are structs; 0: each array is packed, and lies alone */
    uint64_t outputs[LH_MOST_ARGUMENTS][OUTPUT_WORDS];
} sample;

/* The components of all samples, by argument, array and element. Fill them once, before the first sample is made. */
enum { LATTICE_ROWS = LH_MOST_ARRAYS + LH_MOST_ARRAYS_OF_OTHERS };
extern float lattice[LH_MOST_ARGUMENTS][LATTICE_ROWS][PAIRS];

/* The row of an array of an operand that is such a shape. */
float *lattice_row(const lh_shape *shape, unsigned argument, unsigned array);
void lattice_fill(void);

/* Whether all is there that an argument can have, or all that may be NULL is. */
typedef enum extent { EVERYTHING, THE_LEAST } extent;

/* A call that succeeds, of packed operands. */
void sample_make(sample *s, int query, extent given);

/* The same of structs, of which each begins so many bytes behind the one before. */
void sample_make_structs(sample *s, int query, extent given, uint32_t stride);

/* Where an array of an argument begins, if it is there. */
const float *sample_array(const sample *s, unsigned argument, unsigned array);

/* Gives every view an index. */
void sample_index(sample *s);

/* Calls with canaries for outputs. */
lh_status sample_call(sample *s, lh_query_function *function);

/* How many pairs hit; 0 too where the query has no hits. */
size_t sample_hits(const sample *s);

#endif
