/* The tests of the library, one row each, and how each is called. */
#ifndef LANEHIT_TESTS_GOLDEN_CALLS_H
#define LANEHIT_TESTS_GOLDEN_CALLS_H

#include "../support/shapes.h"
#include "lanehit/backend.h"

enum { CALLS = 6, MOST_OPERANDS = 4 /* of a sweep */ };

typedef enum kind { KIND_AABB, KIND_SPHERE, KIND_TRIANGLE, KIND_VECTOR, KIND_RAY, KINDS } kind;

/* Of a sweep, the first time is toi; what is not wanted is NULL. */
typedef struct arguments {
    const view *operand[MOST_OPERANDS]; /* NULL: absent */
    float t_max;
    size_t n;
    uint64_t *hits;
    float *t[2];
    int8_t *normal;
} arguments;

typedef struct call {
    const char *name;
    size_t operands;
    kind operand[MOST_OPERANDS];
    size_t times;
    bool normal;
    bool nested; /* a hit is one element inside the other */
    /* By the backend's table or, where that is NULL, by the public function. */
    lh_status (*run)(const lh_backend *table, const arguments *a);
} call;

extern const call calls[CALLS];

#endif
