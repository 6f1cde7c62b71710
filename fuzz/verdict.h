/* What lanehit.h says of the arguments of a call, whatever they are: one rule at a time, in no order. */
#ifndef LANEHIT_FUZZ_VERDICT_H
#define LANEHIT_FUZZ_VERDICT_H

#include "../tests/contract/functions.h"

/* Has argument k, from 0, this fault, one of LH_ERROR_*? */
int has_fault(const function *f, const call *c, size_t k, int fault);

/* Can argument k ever have it? Of counts that do not broadcast, the first is never to blame. */
int can_have_fault(const function *f, size_t k, int fault);

/* Of rays: no array is missing, and dir or inv_dir is there, but of the other one only a part? */
int lacks_part_of_a_direction(kind k, const view *v);

typedef struct verdict {
    int accepted;
    size_t n; /* tests that are to be done, if it is */
} verdict;

verdict verdict_on(const function *f, const call *c);

#endif
