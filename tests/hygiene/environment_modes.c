/* A host may have set another rounding mode, or flush denormals to zero. Then the promises are off, but no call
 * crashes, leaves its arrays or changes the mode; and what docs/guarantees.md says of such modes holds. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "../parity/campaign.h"
#include "modes.h"
#include "well_formed.h"

/* Every way to fill, and to leave a part of, up to two of the widest vectors. */
enum { MOST_PAIRS = 2 * 16 + 1, TRIALS_OF_A_SIZE = 4 };

static workshop shop;
static subject subjects[MOST_SUBJECTS];
static size_t subject_count;
static floating_mode modes[MOST_MODES]; /* the default first */
static size_t mode_count;
static size_t pairs; /* of the trial */

/* ---- Calls in a mode ---------------------------------------------------------------------------------- */

static const floating_mode *mode;

static lh_status call_in_mode(const lh_backend *backend, unsigned query, const lh_call *call)
{
    mode_set(mode);
    const bool before = mode_is_in_effect(mode);
    const lh_status status = call_table(backend, query, call);
    const bool after = mode_is_in_effect(mode);
    mode_set(&modes[0]);
    if (!before)
        fail_msg("%s: this mode cannot be set", mode->name);
    if (!after)
        fail_msg("%s: %s changed this mode", mode->name, query_names[query]);
    if (!results_are_well_formed(query, call, pairs))
        fail_msg("%s: a result of %s that none may be", mode->name, query_names[query]);
    return status;
}

/* ---- Operands ----------------------------------------------------------------------------------------- */

/* 0, or of magnitude 2^-40 to 2^40. */
static float into_range(float a)
{
    if (isnan(a) || fabsf(a) < 0x1p-40f)
        return 0;
    return fabsf(a) > 0x1p40f ? copysignf(0x1p40f, a) : a;
}

/* All floats of a trial that is prepared. */
static void move_into_range(trial *t)
{
    for (unsigned k = 0; k < query_of(t)->arguments; k++) {
        const lh_shape *shape = lh_kind_of(query_of(t), k)->shape;
        t->number[k] = into_range(t->number[k]);
        for (size_t i = 0; t->form[k] && i < t->view[k].start.count; i++) {
            element e = view_load(shape, &t->view[k], i);
            for (size_t c = 0; c < shape->arrays; c++)
                e.value[c] = into_range(e.value[c]);
            view_store(shape, &t->view[k], i, &e);
        }
    }
}

/* ---- What is tried ------------------------------------------------------------------------------------ */

typedef enum figures { ALL_FIGURES, FIGURES_IN_RANGE } figures;

/* On the CPU's own backends: an emulated one may take more operations than the instruction does, and each of them
 * flushes. The reference, which gives what is expected, is asked the first time alone. */
static bool is_asked(const subject *s, size_t times)
{
    return !s->emulated && (s->backend->isa != LH_ISA_SCALAR || times == 0);
}

/* Every backend in one mode against the reference in another. */
static void compare(unsigned query, const floating_mode *tried, const floating_mode *reference, figures which,
                    uint64_t seed)
{
    dice d = {seed};
    for (size_t n = 1; n <= MOST_PAIRS; n++)
        for (size_t times = 0; times < TRIALS_OF_A_SIZE; times++) {
            trial t = {.query = query, .n = n, .edge = dice_one_in(&d, 2) ? GUARD_AFTER : GUARD_BEFORE};
            campaign_roll_forms(&t, &d, forms, FORMS);
            t.seed = dice_bits(&d);
            trial_prepare(&shop, &t);
            if (which == FIGURES_IN_RANGE)
                move_into_range(&t);
            pairs = t.n;
            mode = reference;
            trial_expect(&shop, &t, call_in_mode);
            mode = tried;
            for (size_t s = 0; s < subject_count; s++)
                if (is_asked(&subjects[s], times))
                    trial_run(&shop, &t, &subjects[s], call_in_mode);
        }
}

static void test_backends_agree(void **state)
{
    for (size_t m = 0; m < mode_count; m++)
        compare(*(const unsigned *)*state, &modes[m], &modes[m], ALL_FIGURES, 5);
}

/* Where nothing is rounded and denormal operands are themselves, any mode is like the default one. */
static void test_comparisons_are_exact(void **state)
{
    for (size_t m = 0; m < mode_count; m++)
        if (!mode_flushes_operands(&modes[m]))
            compare(*(const unsigned *)*state, &modes[m], &modes[0], ALL_FIGURES, 6);
}

/* In the promised range there is nothing to flush. */
static void test_flushing_changes_nothing_in_range(void **state)
{
    for (size_t m = 0; m < mode_count; m++)
        if (modes[m].rounding == modes[0].rounding)
            compare(*(const unsigned *)*state, &modes[m], &modes[0], FIGURES_IN_RANGE, 7);
}

/* ---- Of which queries --------------------------------------------------------------------------------- */

static bool any_query(const lh_query *query)
{
    return query->arguments > 0;
}

/* What says of boxes whether they hit compares coordinates. */
static bool is_comparison(const lh_query *query)
{
    for (unsigned k = 0; k < query->arguments; k++)
        if (lh_kind_name_of(query, k) != LH_KIND_AABBS && lh_kind_name_of(query, k) != LH_KIND_HITS)
            return false;
    return true;
}

static bool has_argument(const lh_query *query, lh_kind_name kind)
{
    for (unsigned k = 0; k < query->arguments; k++)
        if (lh_kind_name_of(query, k) == kind)
            return true;
    return false;
}

static bool is_contact(const lh_query *query)
{
    return has_argument(query, LH_KIND_DISTANCES) || has_argument(query, LH_KIND_DISTANCES_OF_POINTS);
}

/* Queries of triangles have products of three lengths, which do underflow, and so has what an ellipsoid sees. So do
 * distances from segments, lines and planes, and of hulls, which are computed from what is left of products that
 * cancel: where they are compared, the padding is larger than that, but where they are given it shows. */
static bool has_nothing_to_flush(const lh_query *query)
{
    const bool cancels = has_argument(query, LH_KIND_SEGMENTS) || has_argument(query, LH_KIND_CAPSULES) ||
                         has_argument(query, LH_KIND_CYLINDERS) || has_argument(query, LH_KIND_PLANES) ||
                         has_argument(query, LH_KIND_RAYS) || has_argument(query, LH_KIND_HULL) ||
                         (has_argument(query, LH_KIND_OBBS) && is_contact(query));
    const bool is_given = has_argument(query, LH_KIND_FLOATS) || is_contact(query) ||
                          has_argument(query, LH_KIND_XYZ_OF_HITS) ||
                          (has_argument(query, LH_KIND_CYLINDERS) && has_argument(query, LH_KIND_TIMES)) ||
                          (has_argument(query, LH_KIND_SEGMENTS) && has_argument(query, LH_KIND_TIMES));
    return !has_argument(query, LH_KIND_TRIANGLES) && !has_argument(query, LH_KIND_ELLIPSOIDS) &&
           !(cancels && is_given);
}

static int run_group(const char *title, void (*check)(void **state), bool (*wanted)(const lh_query *query))
{
    static unsigned numbers[LH_QUERY_COUNT];
    struct CMUnitTest tests[LH_QUERY_COUNT];
    size_t count = 0;
    for (unsigned query = 0; query < LH_QUERY_COUNT; query++) {
        numbers[query] = query;
        if (wanted(&lh_queries[query]) && query_is_asked(query))
            tests[count++] = (struct CMUnitTest){
                .name = query_names[query], .test_func = check, .initial_state = &numbers[query]};
    }
    return _cmocka_run_group_tests(title, tests, count, NULL, NULL);
}

int main(void)
{
    mode_count = modes_list(modes);
    subject_count = list_subjects(subjects);
    workshop_open(&shop, MOST_PAIRS);
    const int failed =
        run_group("backends agree in every mode", test_backends_agree, any_query) +
        run_group("comparisons are exact in every mode", test_comparisons_are_exact, is_comparison) +
        run_group("flushing changes nothing in range", test_flushing_changes_nothing_in_range,
                  has_nothing_to_flush);
    workshop_close(&shop);
    return failed;
}
