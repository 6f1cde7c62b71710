#include "cpu.h"

#if defined(__x86_64__) || defined(__i386__)

#include <cpuid.h>
#include <stdatomic.h>

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

/* A bit for each instruction set that the processor runs. It is asked once, for in a virtual machine each cpuid is a
 * trap, of microseconds; threads that race here get the same answer. */
static uint32_t runnable(void)
{
    enum { ASKED = 1 << LH_ISA_COUNT };
    static _Atomic uint32_t known;
    uint32_t bits = atomic_load_explicit(&known, memory_order_relaxed);
    if (bits == 0) {
        static const x86_instructions here = {cpuid, xgetbv};
        const x86_words words = x86_ask(&here);
        bits = ASKED;
        for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
            bits |= (uint32_t)x86_runs(words, isa) << isa;
        atomic_store_explicit(&known, bits, memory_order_relaxed);
    }
    return bits;
}

int lh_cpu_runs(lh_isa isa)
{
    return isa == LH_ISA_SCALAR || (runnable() >> isa & 1);
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
