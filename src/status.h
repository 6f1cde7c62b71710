/* How a status is made: kind in bits 0-7, argument in bits 8-15, function in bits 16-23. */
#ifndef LANEHIT_SRC_STATUS_H
#define LANEHIT_SRC_STATUS_H

#include "lanehit/lanehit.h"

/* The functions that can fail, in the order of the table in status.c. */
enum lh_call {
    LH_CALL_OVERLAP_SPHERE_AABB,
    LH_CALL_OVERLAP_TRIANGLE_AABB,
    LH_CALL_OVERLAP_AABB_AABB,
    LH_CALL_CONTAINS_AABB_AABB,
    LH_CALL_RAYCAST_AABB,
    LH_CALL_SWEEP_AABB_AABB,
    LH_CALL_ISA_SELECT,
    LH_CALL_COUNT
};

static inline lh_status lh_failure(enum lh_call call, int argument, int kind)
{
    return (lh_status)call << 16 | argument << 8 | kind;
}

#endif
