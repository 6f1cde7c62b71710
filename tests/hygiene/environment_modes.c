/* A host may have set another rounding mode, or flush denormals to zero. Then the promises are off, but no call
 * crashes, leaves its arrays or changes the mode; and what docs/guarantees.md says of such modes holds. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "../parity/trial.h"
#include "../support/views.h"
#include "modes.h"
#include "well_formed.h"

/* Every way to fill, and to leave a part of, up to four of the widest vectors. */
enum { MOST_TESTS = 4 * 16 + 1, TRIALS_OF_A_SIZE = 12 };

static workshop shop;
static subject subjects[MOST_SUBJECTS];
static size_t subject_count;
static floating_mode modes[MOST_MODES]; /* the default first */
static size_t mode_count;

/* ---- Calls in a mode ---------------------------------------------------------------------------------- */

/* The row under test, and its twin that calls in the mode. */
static const library_test *original;
static library_test twin;
static const floating_mode *mode;

static void call_in_mode(const lh_backend *backend, const arguments *a)
{
    mode_set(mode);
    const bool before = mode_is_in_effect(mode);
    original->call_backend(backend, a);
    const bool after = mode_is_in_effect(mode);
    mode_set(&modes[0]);
    if (!before)
        fail_msg("%s: this mode cannot be set", mode->name);
    if (!after)
        fail_msg("%s: %s changed this mode", mode->name, original->name);
    if (!results_are_well_formed(original, a))
        fail_msg("%s: a result of %s that none may be", mode->name, original->name);
}

static void choose_row(const library_test *test)
{
    original = test;
    twin = *test;
    twin.call_backend = call_in_mode;
}

/* ---- Operands ----------------------------------------------------------------------------------------- */

/* 0, or of magnitude 2^-40 to 2^40. */
static float into_range(float a)
{
    if (isnan(a) || fabsf(a) < 0x1p-40f)
        return 0;
    return fabsf(a) > 0x1p40f ? copysignf(0x1p40f, a) : a;
}

/* The operands of a trial that is prepared; expects what the reference makes of them now. */
static void move_into_range(trial *t)
{
    arguments a = {.t_max = t->t_max = into_range(t->t_max), .n = t->n};
    for (size_t k = 0; k < t->test->operands; k++) {
        if (!t->form[k])
            continue;
        const shape *kind = t->test->operand[k].kind;
        for (size_t i = 0; i < t->operand[k].head.count; i++) {
            element e = view_load(kind, &t->operand[k], i);
            for (size_t c = 0; c < kind->components; c++)
                e.value[c] = into_range(e.value[c]);
            view_store(kind, &t->operand[k], i, &e);
        }
        a.operand[k] = &t->operand[k];
    }
    for (size_t k = 0; k < t->test->outputs; k++)
        a.output[k] = shop.expected[k];
    t->test->call_backend(lh_isa_backend(LH_ISA_SCALAR), &a);
}

/* ---- What is tried ------------------------------------------------------------------------------------ */

typedef enum figures { ALL_FIGURES, FIGURES_IN_RANGE } figures;

/* Every backend in one mode against the reference in another. On the CPU's own backends: an emulated one may take
 * more operations than the instruction does, and each of them flushes. */
static void compare(const floating_mode *tried, const floating_mode *reference, figures which, uint64_t seed)
{
    dice d = {seed};
    for (size_t n = 1; n <= MOST_TESTS; n++)
        for (size_t times = 0; times < TRIALS_OF_A_SIZE; times++) {
            trial t = {.test = &twin, .n = n, .edge = dice_one_in(&d, 2) ? GUARD_AFTER : GUARD_BEFORE};
            for (size_t k = 0; k < twin.operands; k++)
                t.form[k] = &forms[dice_below(&d, FORMS)];
            t.seed = dice_bits(&d);
            mode = reference;
            trial_prepare(&shop, &t);
            if (which == FIGURES_IN_RANGE)
                move_into_range(&t);
            mode = tried;
            for (size_t s = 0; s < subject_count; s++)
                if (!subjects[s].emulated)
                    trial_run(&shop, &t, &subjects[s], false);
        }
}

static void test_backends_agree(void **state)
{
    choose_row(*state);
    for (size_t m = 0; m < mode_count; m++)
        compare(&modes[m], &modes[m], ALL_FIGURES, 5);
}

/* Where nothing is rounded and denormal operands are themselves, any mode is like the default one. */
static void test_comparisons_are_exact(void **state)
{
    choose_row(*state);
    for (size_t m = 0; m < mode_count; m++)
        if (!mode_flushes_operands(&modes[m]))
            compare(&modes[m], &modes[0], ALL_FIGURES, 6);
}

/* In the promised range there is nothing to flush. */
static void test_flushing_changes_nothing_in_range(void **state)
{
    choose_row(*state);
    for (size_t m = 0; m < mode_count; m++)
        if (modes[m].rounding == modes[0].rounding)
            compare(&modes[m], &modes[0], FIGURES_IN_RANGE, 7);
}

/* ---- Which rows ---------------------------------------------------------------------------------------- */

static bool any_row(const char *name)
{
    return name != NULL;
}

static bool is_comparison(const char *name)
{
    return strcmp(name, "overlap_aabb_aabb") == 0 || strcmp(name, "contains_aabb_aabb") == 0;
}

/* Products of three lengths do underflow. */
static bool is_no_triangle(const char *name)
{
    return strcmp(name, "overlap_triangle_aabb") != 0;
}

static int run_group(const char *title, void (*check)(void **state), bool (*wanted)(const char *name))
{
    struct CMUnitTest tests[LIBRARY_TESTS];
    size_t count = 0;
    for (size_t i = 0; i < LIBRARY_TESTS; i++)
        if (wanted(library_tests[i].name))
            tests[count++] = (struct CMUnitTest){.name = library_tests[i].name,
                                                 .test_func = check,
                                                 .initial_state = (void *)&library_tests[i]};
    return _cmocka_run_group_tests(title, tests, count, NULL, NULL);
}

int main(void)
{
    mode_count = modes_list(modes);
    subject_count = list_subjects(subjects);
    workshop_open(&shop, MOST_TESTS);
    const int failed =
        run_group("backends agree in every mode", test_backends_agree, any_row) +
        run_group("comparisons are exact in every mode", test_comparisons_are_exact, is_comparison) +
        run_group("flushing changes nothing in range", test_flushing_changes_nothing_in_range,
                  is_no_triangle);
    workshop_close(&shop);
    return failed;
}
