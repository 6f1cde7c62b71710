/* What Python calls: the queries, and for some of them whether any pair hits. */
#ifndef LANEHIT_BINDING_FUNCTIONS_H
#define LANEHIT_BINDING_FUNCTIONS_H

#include "results.h"

/* What an argument of a query is: its place, as the library calls that. */
typedef enum role { IS_view, IS_set, IS_grid, IS_number, IS_output, IS_outputs, IS_manifold } role;

typedef struct parameter {
    const char *name;
    uint8_t role, argument; /* the first that it is in a call */
    char holds;             /* an output */
} parameter;

enum { MOST_PARAMETERS = 10 };

typedef lh_status any_function(const void *a, const void *b, int *any);

typedef struct function {
    const char *name;
    unsigned query, inputs, results;
    const parameter *input[MOST_PARAMETERS];
    result result[MOST_RESULTS];
    PyTypeObject *type; /* of the results together, where there are some */
    any_function *any;  /* NULL: there is none */
} function;

/* What Python calls, of which `self` is a function. */
PyObject *call_query(PyObject *self, PyObject *const *values, Py_ssize_t count, PyObject *keywords);
PyObject *call_any(PyObject *self, PyObject *const *values, Py_ssize_t count, PyObject *keywords);

#endif
