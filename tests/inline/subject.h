/* The queries of lanehit/inline.h as a backend, so that whatever is tested of backends is tested of them. */
#ifndef LANEHIT_TESTS_INLINE_SUBJECT_H
#define LANEHIT_TESTS_INLINE_SUBJECT_H

#include "lanehit/backend.h"

/* It says that it is scalar, and is where the header has no such query. */
extern const lh_backend lh_backend_inline;

int inline_has(int query);

#endif
