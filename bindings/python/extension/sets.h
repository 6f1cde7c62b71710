/* Sets of elements, which Python gives as one kind of shapes and the numbers of the first ones. */
#ifndef LANEHIT_BINDING_SETS_H
#define LANEHIT_BINDING_SETS_H

#include "binding.h"

/* What a set may be of: the names that its arguments have, and their shapes. */
enum { OF_POINTS, OF_TRIANGLES, OF_BOXES, OF_BALLS, KINDS_OF_SETS };

typedef struct given_sets {
    lh_sets sets;
    operand shapes;
} given_sets;

/* Of what is given of each kind, Py_None for all but one, and of the numbers; 0, or -1 with an exception. */
int read_sets(held *all, const char *function, PyObject *const given[KINDS_OF_SETS], PyObject *first,
              given_sets *read);

#endif
