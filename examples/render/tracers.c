/* Which of the tables this processor can run. */
#include "tracer_table.h"

/* All of a table, the width that is fastest there first. Returns how many there are then. */
static size_t add(const tracer **found, size_t count, const tracer_table *t, int best)
{
    for (int is_best = 1; is_best >= 0; is_best--)
        for (int i = 0; i < WIDTHS; i++)
            if ((t->of[i].width == best) == is_best)
                found[count++] = &t->of[i];
    return count;
}

/* Of trees as wide as a vector and trees twice as wide, the latter are faster: a walk waits for one node after the
 * other, and two vectors take hardly longer than one. A vector of AVX-512 has 16 lanes, and there are no wider
 * trees. */
size_t tracers_here(const tracer *found[TRACERS_MOST])
{
    size_t count = 0;
#if defined(RENDER_X86)
    /* A processor that has these has all that x86-64-v4 stands for. */
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512dq"))
        count = add(found, count, &tracers_avx512, 16);
    if (__builtin_cpu_supports("avx2"))
        count = add(found, count, &tracers_avx2, 16);
#endif
    return add(found, count, &tracers_baseline, 8);
}
