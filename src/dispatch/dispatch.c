#include <stdlib.h>
#include <string.h>

#include "built_backends.h"
#include "cpu.h"
#include "dispatch.h"
#include "description/status.h"

#define BUILT(ISA, isa, of) [LH_ISA_##ISA] = 1,
static const unsigned char is_built[LH_ISA_COUNT] = {LH_EACH_BACKEND(BUILT, is_built)};

static const char *const names[LH_ISA_COUNT] = {
    [LH_ISA_SCALAR] = "scalar", [LH_ISA_SSE] = "sse",   [LH_ISA_AVX2] = "avx2",
    [LH_ISA_AVX512] = "avx512", [LH_ISA_NEON] = "neon",
};

_Atomic int lh_chosen_isa;

static int is_isa(lh_isa isa)
{
    return isa >= 0 && isa < LH_ISA_COUNT;
}

const char *lh_isa_name(lh_isa isa)
{
    return is_isa(isa) ? names[isa] : "unknown";
}

int lh_isa_available(lh_isa isa)
{
    return is_isa(isa) && is_built[isa] && lh_cpu_runs(isa);
}

/* Numbers ascend in speed on one processor. */
lh_isa lh_isa_best(void)
{
    lh_isa best = LH_ISA_SCALAR;
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_available(isa))
            best = isa;
    return best;
}

static lh_isa first_choice(void)
{
    const char *wanted = LANEHIT_GETENV("LANEHIT_ISA");
    if (wanted)
        for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
            if (strcmp(wanted, names[isa]) == 0 && lh_isa_available(isa))
                return isa;
    return lh_isa_best();
}

/* Threads that race here compute the same choice; the exchange lets a selection made meanwhile stand. */
int lh_choose_isa(void)
{
    int before = lh_active_isa();
    if (before != 0)
        return before;
    const int choice = (int)first_choice() + 1;
    const int first = atomic_compare_exchange_strong_explicit(&lh_chosen_isa, &before, choice,
                                                              memory_order_relaxed, memory_order_relaxed);
    return first ? choice : before;
}

lh_isa lh_isa_active(void)
{
    return (lh_isa)(lh_choose_isa() - 1);
}

lh_status lh_isa_select(lh_isa isa)
{
    if (!is_isa(isa))
        return lh_failure(LH_FUNCTION_isa_select, 1, LH_ERROR_UNKNOWN_ISA);
    if (!lh_isa_available(isa))
        return lh_failure(LH_FUNCTION_isa_select, 1, LH_ERROR_UNAVAILABLE);
    atomic_store_explicit(&lh_chosen_isa, (int)isa + 1, memory_order_relaxed);
    return LH_OK;
}
