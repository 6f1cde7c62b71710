/* Lists of all pairs: the arguments that the functions of functions.def have, by their names there. */
#ifndef LANEHIT_BINDING_PAIRS_H
#define LANEHIT_BINDING_PAIRS_H

#include "binding.h"
#include "description/status.h"

typedef struct pairs_call {
    const void *a, *b, *boxes, *spheres, *rays, *capsules, *obbs, *a_velocity, *b_velocity;
    const lh_layers *layers, *a_layers, *b_layers, *kept_layers;
    lh_layers layers_room[2]; /* what these are */
    int has_layers;
    const struct pairs_call *filled_by; /* the call that has filled the memory that this one reads; or NULL */
    const uint32_t *subset;
    size_t subset_count;
    float t_max;
    int step;
    size_t part, parts;
    void *prepared, *kept, *groups, *scratch;
    size_t prepared_size, kept_size, groups_size, scratch_size;
    void *pairs; /* of lh_pair or what is larger */
    size_t capacity, *found;
    uint32_t *nearest;
    float *t_enter;
    uint64_t *hits;
    /* of functions by other names than lh_pairs_*, of lh_pairs_by_kind and of lh_pairs_difference */
    const void *triangles, *ellipsoids, *kdops, *poses, *hull, *sets, *meshes, *margin, *velocity;
    double *volume;
    unsigned k; /* directions of k-DOPs */
    const lh_pair *before, *now;
    size_t before_count, now_count;
    lh_pair_changes *added, *removed;
    uint32_t *previous;
    float *columns;
    void *packed, *sorted;
    size_t n, *first;
    const uint8_t *kind;
    unsigned kinds;
    /* what the views above are, and what they are made of */
    unsigned operands;
    operand operand[LH_MOST_VIEWS];
    held held;
} pairs_call;

enum { MOST_OF_PAIRS = 12 };

typedef struct pairs_function {
    const char *name;
    lh_status (*call)(pairs_call *c);
    const char *argument[MOST_OF_PAIRS + 1]; /* NULL behind the last */
} pairs_function;

/* By LH_FUNCTION_*; those of queries are empty. */
extern const pairs_function pairs_functions[LH_FUNCTIONS];

/* Does Python give this argument to the function? If not, the binding makes it. */
int is_given(const pairs_function *of, const char *argument);

/* Whether the function has an argument of this name. */
int has_argument(const pairs_function *of, const char *argument);

/* 0, or -1 with an exception. */
int read_argument(pairs_call *c, const pairs_function *of, unsigned argument, PyObject *given);

/* The function with layers that there is besides, such as pairs_aabb_aabb_layers; NULL: none. */
const pairs_function *function_with_layers(const pairs_function *of);

/* How many of the keywords are layers, which are read when all arguments are; or -1 with an exception. */
Py_ssize_t take_layers(pairs_call *c, const pairs_function *of, PyObject *const *values, PyObject *keywords);

/* Memory that a function has filled, for others to read: which is let go when Python does, with what it is made of. */
PyObject *keep_memory(pairs_call *c, const pairs_function *of);

/* The memory that the function makes and keeps, and its size; NULL: none. */
void **made_memory(pairs_call *c, const pairs_function *of, size_t **size);

/* NULL with an exception. */
pairs_call *new_pairs(void);
void end_pairs(pairs_call *c);

int add_other_pairs(PyObject *module);

#endif
