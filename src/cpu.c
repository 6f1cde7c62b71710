#include "cpu.h"

#if defined(__x86_64__) || defined(__i386__)

#include <cpuid.h>

/* Feature bits: Intel SDM volume 2A, CPUID, leaves 1 and 7. Register state: volume 1, 13.3 (XCR0). */
enum {
    LEAF1_ECX_SSE42 = 1 << 20,
    LEAF1_ECX_POPCNT = 1 << 23,
    LEAF1_ECX_OSXSAVE = 1 << 27,
    LEAF1_ECX_AVX = 1 << 28,
    LEAF7_EBX_AVX2 = 1 << 5,
    LEAF7_EBX_AVX512F = 1 << 16,
    LEAF7_EBX_AVX512DQ = 1 << 17,
    LEAF7_EBX_AVX512BW = 1 << 30,
    XCR0_AVX = 0x6,     /* XMM and the upper halves of YMM */
    XCR0_AVX512 = 0xe6, /* and k0-k7, the upper halves of ZMM0-15, ZMM16-31 */
};
static const uint32_t LEAF7_EBX_AVX512VL = 1u << 31;

static uint32_t enabled_register_state(void)
{
    uint32_t low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

static int has_all(uint32_t bits, uint32_t wanted)
{
    return (bits & wanted) == wanted;
}

int lh_cpu_runs(lh_isa isa)
{
    uint32_t eax, ebx, ecx, edx;
    if (isa == LH_ISA_SCALAR)
        return 1;
    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx))
        return 0;
    if (isa == LH_ISA_SSE)
        return has_all(ecx, LEAF1_ECX_SSE42 | LEAF1_ECX_POPCNT);

    if (!has_all(ecx, LEAF1_ECX_OSXSAVE | LEAF1_ECX_AVX | LEAF1_ECX_POPCNT))
        return 0;
    const uint32_t state = enabled_register_state();
    if (!__get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx))
        return 0;
    if (isa == LH_ISA_AVX2)
        return has_all(ebx, LEAF7_EBX_AVX2) && has_all(state, XCR0_AVX);
    if (isa == LH_ISA_AVX512)
        return has_all(ebx, LEAF7_EBX_AVX2 | LEAF7_EBX_AVX512F | LEAF7_EBX_AVX512DQ | LEAF7_EBX_AVX512BW |
                                LEAF7_EBX_AVX512VL) &&
               has_all(state, XCR0_AVX512);
    return 0;
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
