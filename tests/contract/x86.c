/* Which backends are chosen on processors other than the one at hand: the words that cpuid and xgetbv give there. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "dispatch/x86.h"

typedef struct processor {
    const char *name;
    x86_words words; /* XCR0: what xgetbv would give, did it not trap */
    lh_isa best;
} processor;

/* x87, SSE, AVX, AVX-512 and protection keys are 0x1, 0x2, 0x4, 0xe0 and 0x200 of XCR0. */
static const processor processors[] = {
    {"Pentium 4 (Northwood)", {0x00004400, 0, 0}, LH_ISA_SCALAR},
    {"Core 2 (Penryn)", {0x0008e3fd, 0, 0}, LH_ISA_SCALAR},
    {"Westmere", {0x029ee3ff, 0, 0}, LH_ISA_SSE},
    {"Sandy Bridge", {0x1fbae3bf, 0, 0x7}, LH_ISA_SSE},
    {"Sandy Bridge, the system without XSAVE", {0x17bae3bf, 0, 0}, LH_ISA_SSE},
    {"Haswell", {0x7ffafbff, 0x000027ab, 0x7}, LH_ISA_AVX2},
    {"Haswell, the system without XSAVE", {0x77fafbff, 0x000027ab, 0x7}, LH_ISA_SSE},
    {"Haswell, the system saves SSE alone", {0x7ffafbff, 0x000027ab, 0x3}, LH_ISA_SSE},
    {"Haswell, the hypervisor hides AVX, not AVX2", {0xeffafbff, 0x000027ab, 0x7}, LH_ISA_SSE},
    {"Haswell, the hypervisor hides AVX2", {0xfffafbff, 0x0000278b, 0x7}, LH_ISA_SSE},
    {"Haswell, the hypervisor hides FMA", {0xfffaebff, 0x000027ab, 0x7}, LH_ISA_SSE},
    {"Haswell, the hypervisor hides POPCNT", {0xff7afbff, 0x000027ab, 0x7}, LH_ISA_SCALAR},
    {"Haswell, the hypervisor hides SSE4.2", {0xffeafbff, 0x000027ab, 0x7}, LH_ISA_AVX2},
    {"Skylake-X", {0x7ffefbff, 0xd39ffffb, 0xe7}, LH_ISA_AVX512},
    {"Skylake-X, the system saves no ZMM", {0x7ffefbff, 0xd39ffffb, 0x7}, LH_ISA_AVX2},
    {"Skylake-X, the system saves k0-k7 alone", {0x7ffefbff, 0xd39ffffb, 0x27}, LH_ISA_AVX2},
    {"Skylake-X, the system saves no ZMM16-31", {0x7ffefbff, 0xd39ffffb, 0x67}, LH_ISA_AVX2},
    {"Skylake-X, the system saves no YMM", {0x7ffefbff, 0xd39ffffb, 0xe3}, LH_ISA_SSE},
    {"Skylake-X, the system without XSAVE", {0x77fefbff, 0xd39ffffb, 0xe7}, LH_ISA_SSE},
    {"Skylake-X, the hypervisor hides AVX512F", {0xfffefbff, 0xd39efffb, 0xe7}, LH_ISA_AVX2},
    {"Skylake-X, the hypervisor hides AVX512DQ", {0xfffefbff, 0xd39dfffb, 0xe7}, LH_ISA_AVX2},
    {"Skylake-X, the hypervisor hides AVX512BW", {0xfffefbff, 0x939ffffb, 0xe7}, LH_ISA_AVX2},
    {"Skylake-X, the hypervisor hides AVX512VL", {0xfffefbff, 0x539ffffb, 0xe7}, LH_ISA_AVX2},
    {"Skylake-X, the hypervisor hides AVX2 alone", {0xfffefbff, 0xd39fffdb, 0xe7}, LH_ISA_SSE},
    {"Knights Landing", {0x7ff8f3bf, 0x1c0d23ab, 0xe7}, LH_ISA_AVX2},
    {"Alder Lake, AVX-512 off", {0x7ffafbff, 0x239ca7eb, 0x207}, LH_ISA_AVX2},
    {"Zen 1", {0x7ed8320b, 0x209c01a9, 0x7}, LH_ISA_AVX2},
    {"Zen 4", {0x7ef8320b, 0xf1bf97a9, 0x2e7}, LH_ISA_AVX512},
    {"Zen 5", {0x7ed8320b, 0xf1bf97ab, 0x2e7}, LH_ISA_AVX512},
};

static const processor *at_hand;

static void cpuid_at_hand(uint32_t leaf, uint32_t *ebx, uint32_t *ecx)
{
    *ebx = leaf == 7 ? at_hand->words.leaf7_ebx : 0;
    *ecx = leaf == 1 ? at_hand->words.leaf1_ecx : 0;
}

static uint32_t xgetbv_at_hand(void)
{
    if (!(at_hand->words.leaf1_ecx & 1u << 27))
        fail_msg("%s: xgetbv is an invalid instruction", at_hand->name);
    return at_hand->words.xcr0;
}

static lh_isa best(x86_words words)
{
    lh_isa last = LH_ISA_SCALAR;
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (x86_runs(words, isa))
            last = isa;
    return last;
}

static void test_best(void **state)
{
    (void)state;
    static const x86_instructions instructions = {cpuid_at_hand, xgetbv_at_hand};
    for (size_t k = 0; k < sizeof processors / sizeof *processors; k++) {
        at_hand = &processors[k];
        const x86_words words = x86_ask(&instructions);
        const lh_isa chosen = best(words);
        assert_true(x86_runs(words, LH_ISA_SCALAR));
        if (chosen != at_hand->best)
            fail_msg("%s: backend %d, not %d", at_hand->name, (int)chosen, (int)at_hand->best);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_best),
    };
    return cmocka_run_group_tests_name("x86", tests, NULL, NULL);
}
