#include "cpu.h"

#if defined(__x86_64__) || defined(__i386__)

#include <cpuid.h>

#include "x86.h"

static void cpuid(uint32_t leaf, uint32_t *ebx, uint32_t *ecx)
{
    uint32_t eax, edx;
    if (!__get_cpuid_count(leaf, 0, &eax, ebx, ecx, &edx))
        *ebx = *ecx = 0;
}

static uint32_t xgetbv(void)
{
    uint32_t low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

int lh_cpu_runs(lh_isa isa)
{
    /* Not asked in vain: in a virtual machine each cpuid is a trap, of microseconds. */
    if (isa == LH_ISA_SCALAR)
        return 1;
    static const x86_instructions here = {cpuid, xgetbv};
    return x86_runs(x86_ask(&here), isa);
}

#else

/* AArch64 has NEON in its base. A WebAssembly module with SIMD128, into which SSE is translated, is refused as a
 * whole where that is missing. Elsewhere only the scalar backend is built. */
int lh_cpu_runs(lh_isa isa)
{
#if defined(__aarch64__)
    return isa == LH_ISA_SCALAR || isa == LH_ISA_NEON;
#elif defined(__wasm__)
    return isa == LH_ISA_SCALAR || isa == LH_ISA_SSE;
#else
    return isa == LH_ISA_SCALAR;
#endif
}

#endif
