/* Which of the tables this processor can run. */
#include "tracer_table.h"

/* Trees are best as wide as vectors are: AVX2 has 8 lanes, the others here have 4. */
size_t tracers_here(const tracer *found[TRACERS_MOST])
{
    size_t count = 0;
#if defined(RENDER_AVX2)
    if (__builtin_cpu_supports("avx2")) {
        found[count++] = &tracers_avx2.by_8;
        found[count++] = &tracers_avx2.by_4;
    }
#endif
    found[count++] = &tracers_baseline.by_4;
    found[count++] = &tracers_baseline.by_8;
    return count;
}
