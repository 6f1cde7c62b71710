/* The kernels on lanes that count: each operation of the SSE backend adds one to a counter, and does its work. */
#include "sse/lanes.h"

#include "counting.h"

#if !defined(LH_PART)
operations lh_counted;
#endif

/* COUNTING(lanes, lanes_add, lanes, add) expands to a function counting_lanes_add of two operands, the first of them
 * lanes, that adds one to lh_counted.add. */
#define COUNTING(result, operation, first, kind)                                                             \
    static inline result counting_##operation(first a, lanes b)                                              \
    {                                                                                                        \
        lh_counted.kind++;                                                                                   \
        return operation(a, b);                                                                              \
    }
COUNTING(lanes, lanes_add, lanes, add)
COUNTING(lanes, lanes_sub, lanes, add)
COUNTING(lanes, lanes_sub_by_fma, lanes, add)
COUNTING(lanes, lanes_mul, lanes, multiply)
COUNTING(lanes, lanes_div, lanes, divide)
COUNTING(lanes, lanes_min, lanes, minimum)
COUNTING(lanes, lanes_max, lanes, minimum)
COUNTING(mask, lanes_le, lanes, compare)
COUNTING(mask, lanes_lt, lanes, compare)
COUNTING(mask, lanes_eq, lanes, compare)
COUNTING(lanes, lanes_or_infinity, mask, select)
COUNTING(lanes, lanes_from_zero_or_infinity, mask, select)
COUNTING(lanes, lanes_signed_or_infinity, mask, select)
COUNTING(lanes, lanes_or_zero, mask, select)
COUNTING(lanes, lanes_opposing, lanes, select)

static inline lanes counting_lanes_sqrt(lanes a)
{
    lh_counted.root++;
    return lanes_sqrt(a);
}

static inline lanes counting_lanes_select(mask m, lanes a, lanes b)
{
    lh_counted.select++;
    return lanes_select(m, a, b);
}

static inline lanes counting_lanes_unselected(mask m, lanes a, lanes b, lanes selected)
{
    lh_counted.select++;
    return lanes_unselected(m, a, b, selected);
}

static inline lanes counting_lanes_choose_sub(choice values, lanes by, lanes b)
{
    lh_counted.select++;
    lh_counted.add++;
    return lanes_choose_sub(values, by, b);
}

#define lanes_add                   counting_lanes_add
#define lanes_sub                   counting_lanes_sub
#define lanes_sub_by_fma            counting_lanes_sub_by_fma
#define lanes_mul                   counting_lanes_mul
#define lanes_div                   counting_lanes_div
#define lanes_sqrt                  counting_lanes_sqrt
#define lanes_min                   counting_lanes_min
#define lanes_max                   counting_lanes_max
#define lanes_le                    counting_lanes_le
#define lanes_lt                    counting_lanes_lt
#define lanes_eq                    counting_lanes_eq
#define lanes_select                counting_lanes_select
#define lanes_unselected            counting_lanes_unselected
#define lanes_or_infinity           counting_lanes_or_infinity
#define lanes_from_zero_or_infinity counting_lanes_from_zero_or_infinity
#define lanes_signed_or_infinity    counting_lanes_signed_or_infinity
#define lanes_or_zero               counting_lanes_or_zero
#define lanes_opposing              counting_lanes_opposing
#define lanes_choose_sub            counting_lanes_choose_sub

#define LH_BACKEND     counting
#define LH_BACKEND_ISA LH_ISA_SSE
#include "engine/backend.h"

#if !defined(LH_PART)
extern const lh_backend counting_table;
const int counting_lanes = LANES;

const lh_backend *counting_backend(void)
{
    return &counting_table;
}
#endif
