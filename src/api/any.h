/* Is there a hit? By queries of stretch after stretch. */
#ifndef LANEHIT_SRC_API_ANY_H
#define LANEHIT_SRC_API_ANY_H

#include "description/query.h"

/* lh_any_* of a query of two operands and hits, which this function answers. */
lh_status lh_any(lh_query_function *ask, unsigned query, const void *a, const void *b, int *any);

#endif
