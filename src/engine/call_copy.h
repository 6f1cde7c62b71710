/* Copies of calls, whose operands or outputs are then others. */
#ifndef LANEHIT_SRC_ENGINE_CALL_COPY_H
#define LANEHIT_SRC_ENGINE_CALL_COPY_H

#include "lanes/compiler.h"
#include "description/query.h"

/* Arguments alone: a call has room for those of manifolds, ten times as many as most queries have, and to copy it whole
 * takes 20 ns. */
static inline void copy_call(lh_call *to, const lh_call *from, unsigned arguments)
{
    if (IS_SMALL) {
        *to = *from;
        return;
    }
    LH_ROLLED
    for (unsigned k = 0; k < arguments; k++)
        to->argument[k] = from->argument[k];
}

#endif
