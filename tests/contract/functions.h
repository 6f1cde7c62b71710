/* The functions of the interface by their arguments: what each needs, and a valid call to spoil. */
#ifndef LANEHIT_TESTS_CONTRACT_FUNCTIONS_H
#define LANEHIT_TESTS_CONTRACT_FUNCTIONS_H

#include <stddef.h>
#include <stdint.h>

#include "lanehit/lanehit.h"

enum {
    FUNCTIONS = 6,
    MOST_ARGUMENTS = 8,
    MOST_ARRAYS = 12,    /* of one view, without its index */
    VALID_COUNT = 5,     /* of every view of a valid call */
    OUTPUT_WORDS = 8,    /* of 64 bits, more than any output of a valid call needs */
    OUTPUT_CANARY = 0xa5 /* every byte of every output */
};

typedef enum need { REQUIRED, OPTIONAL } need; /* OPTIONAL: may be NULL */

typedef enum kind {
    NO_ARGUMENT, /* behind the last */
    SPHERES,
    AABBS,
    TRIANGLES,
    VECTORS,
    RAYS,
    LIMIT,
    HITS,
    FLOATS,
    BYTES,
    FIRST_VIEW = SPHERES,
    LAST_VIEW = RAYS
} kind;

typedef struct argument {
    kind kind;
    const char *name;
    need need;
} argument;

typedef struct field {
    const char *name; /* NULL: behind the last */
    size_t offset;    /* in the view */
    need need;
} field;

/* What a view has behind its head of count, index, stride and index_stride, which all have in common. */
typedef struct layout {
    field arrays[MOST_ARRAYS + 1];
    size_t own_stride; /* offset of the stride that some of the arrays have to themselves; 0: there is none */
} layout;

typedef union view {
    lh_spheres spheres;
    lh_aabbs aabbs;
    lh_triangles triangles;
    lh_vectors vectors;
    lh_rays rays;
} view;

/* The arguments of one call and what they point to; slots[k] is argument k, from 0, unless that is t_max. */
typedef struct call {
    int is_indexed; /* the views have an index; else they are packed */
    void *slots[MOST_ARGUMENTS];
    float t_max;
    view views[MOST_ARGUMENTS];
    uint64_t outputs[MOST_ARGUMENTS][OUTPUT_WORDS];
} call;

typedef struct function {
    const char *name;
    lh_status (*invoke)(const call *c);
    argument arguments[MOST_ARGUMENTS + 1];
} function;

extern const function functions[FUNCTIONS];

int is_view(kind k);

/* Of a kind that is a view. */
const layout *layout_of(kind k);

/* A call that succeeds: every array of every view is there, and every output; is_indexed is kept as it is. It must not be
 * copied. */
void make_valid(const function *f, call *c);

void *get_pointer(const view *v, size_t offset);
void set_pointer(view *v, size_t offset, const void *pointer);
void set_stride(view *v, size_t offset, uint32_t stride);

/* The members of the head. */
void set_count(view *v, size_t count);
extern const size_t index_offset, head_strides[2];

#endif
