/* Which backends an x86 processor and its operating system can run, by what the instructions cpuid and xgetbv say. */
#ifndef LANEHIT_SRC_DISPATCH_X86_H
#define LANEHIT_SRC_DISPATCH_X86_H

#include "lanehit/lanehit.h"

/* The words that decide. Those that cannot be asked for are 0. */
typedef struct x86_words {
    uint32_t leaf1_ecx, leaf7_ebx;
    uint32_t xcr0; /* the register state that the operating system saves: lower half */
} x86_words;

/* The instructions. */
typedef struct x86_instructions {
    void (*cpuid)(uint32_t leaf, uint32_t *ebx, uint32_t *ecx); /* subleaf 0; 0 of a leaf that there is not */
    uint32_t (*xgetbv)(void); /* XCR0; an invalid instruction where the operating system does not use it */
} x86_instructions;

/* Feature bits: Intel SDM volume 2A, CPUID, leaves 1 and 7. Register state: volume 1, 13.3 (XCR0). */
enum {
    LEAF1_ECX_FMA = 1 << 12,
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

static inline int x86_has_all(uint32_t bits, uint32_t wanted)
{
    return (bits & wanted) == wanted;
}

static inline x86_words x86_ask(const x86_instructions *cpu)
{
    x86_words words;
    uint32_t other;
    cpu->cpuid(1, &other, &words.leaf1_ecx);
    cpu->cpuid(7, &words.leaf7_ebx, &other);
    words.xcr0 = x86_has_all(words.leaf1_ecx, LEAF1_ECX_OSXSAVE) ? cpu->xgetbv() : 0;
    return words;
}

static inline int x86_runs(x86_words words, lh_isa isa)
{
    switch (isa) {
    case LH_ISA_SCALAR:
        return 1;
    case LH_ISA_SSE:
        return x86_has_all(words.leaf1_ecx, LEAF1_ECX_SSE42 | LEAF1_ECX_POPCNT);
    case LH_ISA_AVX2:
        return x86_has_all(words.leaf1_ecx, LEAF1_ECX_AVX | LEAF1_ECX_FMA | LEAF1_ECX_POPCNT) &&
               x86_has_all(words.leaf7_ebx, LEAF7_EBX_AVX2) && x86_has_all(words.xcr0, XCR0_AVX);
    case LH_ISA_AVX512:
        return x86_runs(words, LH_ISA_AVX2) &&
               x86_has_all(words.leaf7_ebx, LEAF7_EBX_AVX512F | LEAF7_EBX_AVX512DQ | LEAF7_EBX_AVX512BW |
                                                LEAF7_EBX_AVX512VL) &&
               x86_has_all(words.xcr0, XCR0_AVX512);
    default:
        return 0;
    }
}

#endif
