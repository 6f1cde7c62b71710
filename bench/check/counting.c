/* The kernels on lanes that count: each operation of the SSE backend adds one to a counter, and does its work. */
#include "sse/lanes.h"

#include "counting.h"

operations counted;

#define COUNTING(result, operation, kind)                                                                    \
    static inline result counting_##operation(lanes a, lanes b)                                              \
    {                                                                                                        \
        counted.kind++;                                                                                      \
        return operation(a, b);                                                                              \
    }
COUNTING(lanes, lanes_add, add)
COUNTING(lanes, lanes_sub, add)
COUNTING(lanes, lanes_sub_by_fma, add)
COUNTING(lanes, lanes_mul, multiply)
COUNTING(lanes, lanes_div, divide)
COUNTING(lanes, lanes_min, minimum)
COUNTING(lanes, lanes_max, minimum)
COUNTING(mask, lanes_le, compare)
COUNTING(mask, lanes_lt, compare)
COUNTING(mask, lanes_eq, compare)

static inline lanes counting_lanes_select(mask m, lanes a, lanes b)
{
    counted.select++;
    return lanes_select(m, a, b);
}

static inline lanes counting_lanes_unselected(mask m, lanes a, lanes b, lanes selected)
{
    counted.select++;
    return lanes_unselected(m, a, b, selected);
}

static inline lanes counting_lanes_or_infinity(mask m, lanes a)
{
    counted.select++;
    return lanes_or_infinity(m, a);
}

static inline lanes counting_lanes_or_zero(mask m, lanes a)
{
    counted.select++;
    return lanes_or_zero(m, a);
}

static inline lanes counting_lanes_opposing(lanes magnitude, lanes by)
{
    counted.select++;
    return lanes_opposing(magnitude, by);
}

static inline lanes counting_lanes_choose_sub(choice values, lanes by, lanes b)
{
    counted.select++;
    counted.add++;
    return lanes_choose_sub(values, by, b);
}

#define lanes_add         counting_lanes_add
#define lanes_sub         counting_lanes_sub
#define lanes_sub_by_fma  counting_lanes_sub_by_fma
#define lanes_mul         counting_lanes_mul
#define lanes_div         counting_lanes_div
#define lanes_min         counting_lanes_min
#define lanes_max         counting_lanes_max
#define lanes_le          counting_lanes_le
#define lanes_lt          counting_lanes_lt
#define lanes_eq          counting_lanes_eq
#define lanes_select      counting_lanes_select
#define lanes_unselected  counting_lanes_unselected
#define lanes_or_infinity counting_lanes_or_infinity
#define lanes_or_zero     counting_lanes_or_zero
#define lanes_opposing    counting_lanes_opposing
#define lanes_choose_sub  counting_lanes_choose_sub

#define LH_BACKEND     counting_sifted
#define LH_BACKEND_ISA LH_ISA_SSE
#include "kernels/backend.h"

const int counting_lanes = LANES;

/* Every test in full, without sifting: what is sifted out depends on the data. */
static void whole_triangles(const lh_triangles *triangles, const lh_aabbs *boxes, size_t n, uint64_t *hits)
{
    static const loop_table loops = {
        [TRIANGLE] = triangle_whole_one,
        [TRIANGLE_BOX] = triangle_whole_one_box,
        [0] = triangle_whole_pairs,
    };
    run_batch(overlap_triangle_aabb_sources, &(overlap_triangle_aabb_views){triangles, boxes},
              TRIANGLE_AABB_OPERANDS, n, loops, &(batch_call){.hits = hits});
}

const lh_backend *counting_backend(void)
{
    static lh_backend backend;
    backend = counting_sifted;
    backend.overlap_triangle_aabb = whole_triangles;
    return &backend;
}
