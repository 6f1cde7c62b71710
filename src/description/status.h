/* How a status is made: kind in bits 0-7, argument in bits 8-15, function in bits 16-23. */
#ifndef LANEHIT_SRC_DESCRIPTION_STATUS_H
#define LANEHIT_SRC_DESCRIPTION_STATUS_H

#include "lanehit/backend.h"

/* The functions that can fail: the queries, and these. */
enum {
    LH_FUNCTION_isa_select = LH_ALL_QUERIES,
    LH_FUNCTION_any, /* lh_any_* of every query; its views are refused as the query's own */
#define SHAPE(name, argument)             LH_FUNCTION_pack_##name,
#define DOUBLES(name, argument, rounding) LH_FUNCTION_pack_##name##_from_doubles,
#include "lanehit/shapes.def"
#define FUNCTION(name, ...) LH_FUNCTION_##name,
#include "functions.def"
    LH_FUNCTIONS
};

static inline lh_status lh_failure(int function, int argument, int kind)
{
    return (lh_status)function << 16 | argument << 8 | kind;
}

#endif
