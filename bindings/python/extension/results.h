/* What queries return. */
#ifndef LANEHIT_BINDING_RESULTS_H
#define LANEHIT_BINDING_RESULTS_H

#include "binding.h"

/* One array of results: n elements of (dims[0], dims[1]), as far as these are not 0, and in a call an argument for each
 * component, from `first` on. */
typedef struct result {
    char name[40]; /* of the library, 16 characters at most, and what it belongs to */
    uint8_t first, dims[2];
    char holds;     /* HOLDS_UINT64: bits of hits */
    char is_needed; /* by the query */
} result;

/* A lh_xyz is one, a lh_manifolds some. */
enum { MOST_RESULTS = 16, MOST_AXES = 3 };

/* How bits are returned. */
typedef enum form { AS_MASK, AS_BITS, AS_INDICES, FORMS } form;

/* How many results there are, and the axes that a mask of them has. */
typedef struct extent {
    size_t n;
    int axes;
    size_t axis[MOST_AXES];
} extent;

/* A result of one call. Bits that are not returned as such have words of their own. */
enum { WORDS_AT_HAND = 16 };

typedef struct answer {
    PyObject *object; /* a reference; NULL: it is not wanted */
    form as;
    char *mask;
    uint64_t *words;
    uint64_t at_hand[WORDS_AT_HAND];
} answer;

/* Make room for a result, or take that of the caller, and tell the call. 0, or -1 with an exception; end_answer is
 * called in any case, if the answer began as that of start_answer. */
void start_answer(answer *a);
int new_answer(answer *a, const result *what, const extent *of, form as, lh_call *call);
int given_answer(held *of_call, const subject *who, answer *a, const result *what, const extent *of,
                 PyObject *given, lh_call *call);

/* Words for bits that nobody wants. */
int no_answer(answer *a, const result *what, const extent *of, lh_call *call);
void end_answer(answer *a);

/* Of n bits a bool each. */
void mask_of_bits(const uint64_t *words, size_t n, char *mask);

/* After the call: bits become a mask. Needs no interpreter. */
void fill_mask(const answer *a, size_t n);

/* Then bits become indices. 0, or -1 with an exception. */
int fill_indices(answer *a, size_t n);

/* "mask", "bits", "indices"; -1 with an exception. */
int form_of(const char *function, PyObject *name);

#endif
