#include "probe.h"

const char *const arithmetic_names[PROBE_ARITHMETIC_COUNT] = {
    [PROBE_ADD] = "add",
    [PROBE_MULTIPLY] = "multiply",
    [PROBE_MINIMUM] = "minimum",
    [PROBE_COMPARE] = "compare",
    [PROBE_SELECT] = "select",
    [PROBE_SELECT_BOTH] = "select_both",
    [PROBE_DIVIDE] = "divide",
    [PROBE_MIX_LINEAR] = "mix_linear",
    [PROBE_MIX_SLABS] = "mix_slabs",
    [PROBE_MIX_CLAMPED] = "mix_clamped",
    [PROBE_MIX_CHOICES] = "mix_choices",
};

/* A weak reference is NULL where the build has no such backend. */
extern const probe probe_scalar;
extern const probe probe_sse __attribute__((weak)), probe_avx2 __attribute__((weak)),
    probe_avx512 __attribute__((weak)), probe_neon __attribute__((weak));

const probe *const *list_probes(void)
{
    static const probe *list[LH_ISA_COUNT + 1];
    const probe *const all[] = {&probe_scalar, &probe_sse, &probe_avx2, &probe_avx512, &probe_neon};
    size_t count = 0;
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++)
        if (all[i] && lh_isa_available(all[i]->isa))
            list[count++] = all[i];
    list[count] = NULL;
    return list;
}
