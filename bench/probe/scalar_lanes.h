/* One lane: what probe/core.c needs of src/kernels/lanes.md, for a core without vectors. */
#ifndef LANEHIT_BENCH_SCALAR_LANES_H
#define LANEHIT_BENCH_SCALAR_LANES_H

typedef float lanes;
typedef int mask;
enum { LANES = 1 };

static inline lanes lanes_set1(float a)
{
    return a;
}

static inline lanes lanes_load(const float *p)
{
    return *p;
}

static inline lanes lanes_add(lanes a, lanes b)
{
    return a + b;
}

static inline lanes lanes_sub(lanes a, lanes b)
{
    return a - b;
}

static inline lanes lanes_mul(lanes a, lanes b)
{
    return a * b;
}

static inline lanes lanes_div(lanes a, lanes b)
{
    return a / b;
}

static inline lanes lanes_min(lanes a, lanes b)
{
    return a < b ? a : b;
}

static inline lanes lanes_max(lanes a, lanes b)
{
    return a > b ? a : b;
}

static inline mask lanes_le(lanes a, lanes b)
{
    return a <= b;
}

static inline lanes lanes_select(mask m, lanes a, lanes b)
{
    return m ? a : b;
}

static inline lanes lanes_unselected(mask m, lanes a, lanes b, lanes selected)
{
    (void)selected;
    return m ? b : a;
}

static inline lanes lanes_keep(lanes a)
{
    return a;
}

#endif
