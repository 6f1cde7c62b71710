/* What lanehit.h says of the arguments of a call, whatever they are: one rule at a time, in no order. */
#ifndef LANEHIT_FUZZ_VERDICT_H
#define LANEHIT_FUZZ_VERDICT_H

#include "description/query.h"

/* Has argument k, from 0, this fault, one of LH_ERROR_*? */
int has_fault(const lh_query *query, const lh_call *call, unsigned k, int fault);

/* Can argument k ever have it? Of counts that do not broadcast, the first is never to blame. */
int can_have_fault(const lh_query *query, unsigned k, int fault);

/* Is one of several alternatives, such as dir and inv_dir of rays, given whole and another one only in part, while
 * nothing else is missing? And can that happen with this shape? */
int lacks_part_of_an_alternative(const lh_shape *shape, const void *view);
int can_lack_part_of_an_alternative(const lh_shape *shape);

typedef struct verdict {
    int accepted;
    size_t n; /* pairs, if it is */
} verdict;

verdict verdict_on(const lh_query *query, const lh_call *call);

#endif
