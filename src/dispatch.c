#include <stdlib.h>
#include <string.h>

#include "cpu.h"
#include "dispatch.h"
#include "status.h"

/* The backends of this build by number: NULL where it has none. Ascending in speed on one processor. */
static const lh_backend *const built[LH_ISA_COUNT] = {
    [LH_ISA_SCALAR] = &lh_backend_scalar,
#if defined(LANEHIT_HAVE_SSE)
    [LH_ISA_SSE] = &lh_backend_sse,
#endif
#if defined(LANEHIT_HAVE_AVX2)
    [LH_ISA_AVX2] = &lh_backend_avx2,
#endif
#if defined(LANEHIT_HAVE_AVX512)
    [LH_ISA_AVX512] = &lh_backend_avx512,
#endif
#if defined(LANEHIT_HAVE_NEON)
    [LH_ISA_NEON] = &lh_backend_neon,
#endif
};

static const char *const names[LH_ISA_COUNT] = {
    [LH_ISA_SCALAR] = "scalar", [LH_ISA_SSE] = "sse",   [LH_ISA_AVX2] = "avx2",
    [LH_ISA_AVX512] = "avx512", [LH_ISA_NEON] = "neon",
};

_Atomic(const lh_backend *) lh_chosen_backend = &lh_backend_first_use;

static int is_isa(lh_isa isa)
{
    return isa >= 0 && isa < LH_ISA_COUNT;
}

const char *lh_isa_name(lh_isa isa)
{
    return is_isa(isa) ? names[isa] : "unknown";
}

const lh_backend *lh_isa_backend(lh_isa isa)
{
    return is_isa(isa) && built[isa] && lh_cpu_runs(isa) ? built[isa] : NULL;
}

int lh_isa_available(lh_isa isa)
{
    return lh_isa_backend(isa) != NULL;
}

lh_isa lh_isa_best(void)
{
    lh_isa best = LH_ISA_SCALAR;
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_available(isa))
            best = isa;
    return best;
}

static const lh_backend *first_choice(void)
{
    const char *wanted = LANEHIT_GETENV("LANEHIT_ISA");
    if (wanted)
        for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
            if (strcmp(wanted, names[isa]) == 0 && lh_isa_available(isa))
                return built[isa];
    return built[lh_isa_best()];
}

/* Threads that race here compute the same choice; the exchange lets a selection made meanwhile stand. */
const lh_backend *lh_choose_backend(void)
{
    const lh_backend *before = lh_active_backend();
    if (before != &lh_backend_first_use)
        return before;
    const lh_backend *choice = first_choice();
    const int first = atomic_compare_exchange_strong_explicit(&lh_chosen_backend, &before, choice,
                                                              memory_order_relaxed, memory_order_relaxed);
    return first ? choice : before;
}

lh_isa lh_isa_active(void)
{
    return lh_choose_backend()->isa;
}

lh_status lh_isa_select(lh_isa isa)
{
    if (!is_isa(isa))
        return lh_failure(LH_FUNCTION_isa_select, 1, LH_ERROR_UNKNOWN_ISA);
    const lh_backend *backend = lh_isa_backend(isa);
    if (!backend)
        return lh_failure(LH_FUNCTION_isa_select, 1, LH_ERROR_UNAVAILABLE);
    atomic_store_explicit(&lh_chosen_backend, backend, memory_order_relaxed);
    return LH_OK;
}
