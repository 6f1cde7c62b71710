/* How a status is made: kind in bits 0-7, argument in bits 8-15, function in bits 16-23. */
#ifndef LANEHIT_SRC_STATUS_H
#define LANEHIT_SRC_STATUS_H

#include "lanehit/backend.h"

/* The functions that can fail: the queries, and this one. */
enum { LH_FUNCTION_ISA_SELECT = LH_QUERY_COUNT, LH_FUNCTIONS };

static inline lh_status lh_failure(int function, int argument, int kind)
{
    return (lh_status)function << 16 | argument << 8 | kind;
}

#endif
