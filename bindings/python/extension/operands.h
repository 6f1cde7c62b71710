/* An operand on its way from Python to a view. */
#ifndef LANEHIT_BINDING_OPERANDS_H
#define LANEHIT_BINDING_OPERANDS_H

#include "binding.h"

/* The numbers of all elements, one array for each component; NULL in its place leaves out what belongs there. */
enum { MOST_COMPONENTS = LH_MOST_ARRAYS + 1 };

typedef struct components {
    char holds; /* HOLDS_FLOAT or HOLDS_DOUBLE: what is wanted */
    int has_index, many;
    Py_ssize_t count; /* of elements */
    const char *first[MOST_COMPONENTS];
    Py_ssize_t stride[MOST_COMPONENTS];
    array index; /* of elements, or with two axes of the corners of a mesh */
} components;

/* 0, or -1 with an exception. all->holds is set before. Of the index nothing is known yet but its type. */
int read_components(held *of, const subject *who, PyObject *object, const lh_shape *shape, components *all);

#endif
