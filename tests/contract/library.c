/* What holds of the library as a whole: its version, its statuses, its backends. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "lanehit/backend.h"

static void test_version(void **state)
{
    (void)state;
    char numbers[64];
    snprintf(numbers, sizeof numbers, "%d.%d.%d", LH_VERSION_MAJOR, LH_VERSION_MINOR, LH_VERSION_PATCH);
    assert_string_equal(LH_VERSION_STRING, numbers);
    assert_string_equal(lh_version(), LH_VERSION_STRING);
}

static void test_success_has_a_text(void **state)
{
    (void)state;
    assert_int_equal(LH_OK, 0);
    assert_int_equal(lh_status_kind(LH_OK), LH_OK);
    assert_int_equal(lh_status_argument(LH_OK), 0);
    assert_string_equal(lh_status_text(LH_OK), "success");
}

/* Whatever bits it has. A failure has a kind and an argument, and no bits above the 24th. */
static void test_every_status_has_a_text(void **state)
{
    (void)state;
    static const lh_status unknown[] = {-1, INT32_MIN, INT32_MAX, 0x01000000, 0x7f000101, 255, 0x00ff0101};
    for (size_t k = 0; k < sizeof unknown / sizeof *unknown; k++)
        assert_string_equal(lh_status_text(unknown[k]), "not a status of lanehit");
    for (lh_status status = 1; status < 1 << 24; status += status < 1 << 20 ? 1 : 257) {
        const int is_failure = lh_status_kind(status) != LH_OK && lh_status_argument(status) != 0;
        const char *text = lh_status_text(status);
        if (text[0] == '\0' || (!is_failure && strcmp(text, "not a status of lanehit") != 0))
            fail_msg("status %d has the text \"%s\"", (int)status, text);
    }
}

static void test_names(void **state)
{
    (void)state;
    assert_string_equal(lh_isa_name(LH_ISA_SCALAR), "scalar");
    assert_string_equal(lh_isa_name(LH_ISA_SSE), "sse");
    assert_string_equal(lh_isa_name(LH_ISA_AVX2), "avx2");
    assert_string_equal(lh_isa_name(LH_ISA_AVX512), "avx512");
    assert_string_equal(lh_isa_name(LH_ISA_NEON), "neon");
    assert_string_equal(lh_isa_name(LH_ISA_COUNT), "unknown");
    assert_string_equal(lh_isa_name(-1), "unknown");
    assert_string_equal(lh_isa_name(INT32_MIN), "unknown");
    assert_string_equal(lh_isa_name(INT32_MAX), "unknown");
}

static void test_select_available(void **state)
{
    (void)state;
    assert_int_equal(lh_isa_available(LH_ISA_SCALAR), 1);
    assert_int_equal(lh_isa_available(lh_isa_best()), 1);
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_available(isa)) {
            assert_int_equal(lh_isa_select(isa), LH_OK);
            assert_int_equal(lh_isa_active(), isa);
            assert_non_null(lh_isa_backend(isa));
            assert_int_equal(lh_isa_backend(isa)->isa, isa);
        }
}

/* By the number of the backend: whether it is in this build, as Meson says. */
static const int is_built[LH_ISA_COUNT] = {
    [LH_ISA_SCALAR] = 1,
#if defined(LANEHIT_HAVE_SSE)
    [LH_ISA_SSE] = 1,
#endif
#if defined(LANEHIT_HAVE_AVX2)
    [LH_ISA_AVX2] = 1,
#endif
#if defined(LANEHIT_HAVE_AVX512)
    [LH_ISA_AVX512] = 1,
#endif
#if defined(LANEHIT_HAVE_NEON)
    [LH_ISA_NEON] = 1,
#endif
};

/* What the compiler's own library says that this CPU and this system can run. */
static int compiler_finds(lh_isa isa)
{
#if defined(__x86_64__) || defined(__i386__)
    const int sse = __builtin_cpu_supports("sse4.2") && __builtin_cpu_supports("popcnt");
    const int avx2 = sse && __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
    const int avx512 = avx2 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
                       __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl");
    return isa == LH_ISA_SSE ? sse : isa == LH_ISA_AVX2 ? avx2 : isa == LH_ISA_AVX512 ? avx512 : isa == 0;
#else
    (void)isa;
    return 1;
#endif
}

/* All that the CPU can run of what is built, and the best is the last of them. */
static void test_available(void **state)
{
    (void)state;
    lh_isa last = LH_ISA_SCALAR;
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++) {
        assert_int_equal(lh_isa_available(isa), is_built[isa] && compiler_finds(isa));
        if (lh_isa_available(isa))
            last = isa;
    }
    assert_int_equal(lh_isa_best(), last);
}

/* The one before stays. */
static void assert_not_selected(lh_isa isa, int kind, const char *problem)
{
    const lh_isa before = lh_isa_active();
    const lh_status status = lh_isa_select(isa);
    assert_int_equal(lh_status_kind(status), kind);
    assert_int_equal(lh_status_argument(status), 1);
    assert_ptr_equal(strstr(lh_status_text(status), "lh_isa_select: argument 1 (isa): "),
                     lh_status_text(status));
    assert_non_null(strstr(lh_status_text(status), problem));
    assert_int_equal(lh_isa_active(), before);
    assert_int_equal(lh_isa_available(isa), 0);
    assert_null(lh_isa_backend(isa));
}

static void test_select_unavailable(void **state)
{
    (void)state;
    assert_int_equal(lh_isa_select(LH_ISA_SCALAR), LH_OK);
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (!lh_isa_available(isa))
            assert_not_selected(isa, LH_ERROR_UNAVAILABLE, "not in this build");
    /* No processor has both. */
    assert_false(lh_isa_available(LH_ISA_NEON) && lh_isa_available(LH_ISA_SSE));
}

static void test_select_unknown(void **state)
{
    (void)state;
    static const lh_isa unknown[] = {-1, LH_ISA_COUNT, LH_ISA_COUNT + 1, 1000, INT32_MIN, INT32_MAX};
    for (size_t k = 0; k < sizeof unknown / sizeof *unknown; k++)
        assert_not_selected(unknown[k], LH_ERROR_UNKNOWN_ISA, "no backend has this number");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_version),
        cmocka_unit_test(test_success_has_a_text),
        cmocka_unit_test(test_every_status_has_a_text),
        cmocka_unit_test(test_names),
        cmocka_unit_test(test_available),
        cmocka_unit_test(test_select_available),
        cmocka_unit_test(test_select_unavailable),
        cmocka_unit_test(test_select_unknown),
    };
    return cmocka_run_group_tests_name("library", tests, NULL, NULL);
}
