#include "trial.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/views.h"
#include "complaint.h"
#include "results.h"
#include "scene.h"

/* Arrays of all operands: one for each component at most, and the index. */
enum { MOST_BLOCKS = MOST_OPERANDS * (MOST_COMPONENTS + 1) };

void workshop_open(workshop *w, size_t most_tests)
{
    const size_t most_result_bytes = sizeof(uint64_t) * most_tests;
    guarded_open(&w->inputs, MOST_BLOCKS, MOST_ELEMENT_BYTES * INDEX_SPREAD * most_tests);
    guarded_open(&w->outputs, MOST_OUTPUTS, most_result_bytes);
    for (size_t k = 0; k < MOST_OPERANDS; k++) {
        w->elements[k] = calloc(most_tests, sizeof(element));
        w->columns[k] = calloc(most_tests, sizeof(element));
    }
    for (size_t k = 0; k < MOST_OUTPUTS; k++)
        w->expected[k] = calloc(1, most_result_bytes);
}

void workshop_close(workshop *w)
{
    guarded_close(&w->inputs);
    guarded_close(&w->outputs);
    for (size_t k = 0; k < MOST_OPERANDS; k++) {
        free(w->elements[k]);
        free(w->columns[k]);
    }
    for (size_t k = 0; k < MOST_OUTPUTS; k++)
        free(w->expected[k]);
}

static float choose_t_max(dice *d)
{
    static const float choices[] = {1,         1,         1,        0.5f,       4,        0,
                                    0x1p-149f, 0x1p-100f, 0x1p127f, 0x1.8p127f, INFINITY, -0.0f};
    return choices[dice_below(d, sizeof choices / sizeof choices[0])];
}

/* The number of tests that the forms make of n. */
static size_t broadcast(const trial *t)
{
    for (size_t k = 0; k < t->test->operands; k++)
        if (t->form[k] && !t->form[k]->one)
            return t->n;
    return 1;
}

static arguments arguments_of(const trial *t, const view operands[])
{
    arguments a = {.t_max = t->t_max, .n = t->n};
    for (size_t k = 0; k < t->test->operands; k++)
        a.operand[k] = t->form[k] ? &operands[k] : NULL;
    return a;
}

static void place_operands(workshop *w, trial *t, dice *d, const size_t counts[])
{
    guarded_reset(&w->inputs);
    w->inputs.edge = t->edge;
    for (size_t k = 0; k < t->test->operands; k++) {
        if (!t->form[k])
            continue;
        const shape *kind = t->test->operand[k].kind;
        t->operand[k] = form_place(t->form[k], d, kind, kind->choose_present(d), counts[k], &w->inputs);
        for (size_t i = 0; i < counts[k]; i++)
            view_store(kind, &t->operand[k], i, &w->elements[k][i]);
    }
}

/* The reference, on operands copied out of whatever form they have. */
static void compute_expected(workshop *w, const trial *t)
{
    view packed[MOST_OPERANDS];
    for (size_t k = 0; k < t->test->operands; k++)
        if (t->form[k])
            packed[k] = view_pack(t->test->operand[k].kind, &t->operand[k], t->n, w->columns[k]);
    arguments a = arguments_of(t, packed);
    for (size_t k = 0; k < t->test->outputs; k++)
        a.output[k] = w->expected[k];
    t->test->call_backend(lh_isa_backend(LH_ISA_SCALAR), &a);
    const subject reference = {lh_isa_backend(LH_ISA_SCALAR), .emulated = false};
    if (!results_unused_bits_are_clear(w->expected[0], t->n))
        complain(t, &reference, "unused bits are set", t->n);
}

void trial_prepare(workshop *w, trial *t)
{
    dice d = {t->seed};
    size_t counts[MOST_OPERANDS] = {0};
    for (size_t k = 0; k < t->test->operands; k++)
        if (t->test->operand[k].optional && dice_one_in(&d, 4))
            t->form[k] = NULL;
    t->n = broadcast(t);
    for (size_t k = 0; k < t->test->operands; k++)
        if (t->form[k])
            counts[k] = t->form[k]->one ? 1 : t->n;

    const unsigned hits = 1;
    t->outputs = hits | (unsigned)dice_below(&d, (size_t)1 << t->test->outputs);
    t->t_max = choose_t_max(&d);
    scene_fill(t->test, &d, t->n, counts, w->elements);
    place_operands(w, t, &d, counts);
    compute_expected(w, t);
}

static void call(const trial *t, const subject *s, bool through_public, const arguments *a)
{
    if (!through_public) {
        t->test->call_backend(s->backend, a);
        return;
    }
    if (lh_isa_select(s->backend->isa) != LH_OK)
        complain(t, s, "the backend cannot be selected", t->n);
    const lh_status status = t->test->call_public(a);
    if (status != LH_OK)
        complain(t, s, lh_status_text(status), t->n);
}

static void complain_of_result(const trial *t, const subject *s, size_t k, const void *got,
                               const void *expected)
{
    const output_row *row = &t->test->output[k];
    const size_t i = results_first_difference(row, t->n, got, expected);
    if (i == t->n)
        complain(t, s, "unused bits are set", i);
    fprintf(stderr, "%s of test %zu is ", row->name, i);
    results_print(stderr, row, got, i);
    fprintf(stderr, ", expected ");
    results_print(stderr, row, expected, i);
    fprintf(stderr, "\n");
    complain(t, s, "another result than the reference", i);
}

static void check(const workshop *w, const trial *t, const subject *s, const guarded_block blocks[])
{
    for (size_t k = 0; k < t->test->outputs; k++) {
        if (!(t->outputs >> k & 1))
            continue;
        if (!guarded_canary_is_intact(blocks[k]))
            complain(t, s, "something was written beside an output", t->n);
        if (memcmp(blocks[k].bytes, w->expected[k], blocks[k].size) != 0)
            complain_of_result(t, s, k, blocks[k].bytes, w->expected[k]);
    }
}

void trial_run(workshop *w, const trial *t, const subject *s, bool through_public)
{
    arguments a = arguments_of(t, t->operand);
    guarded_block blocks[MOST_OUTPUTS];
    guarded_reset(&w->outputs);
    w->outputs.edge = t->edge;
    for (size_t k = 0; k < t->test->outputs; k++)
        if (t->outputs >> k & 1) {
            blocks[k] = guarded_take(&w->outputs, results_size(&t->test->output[k], t->n));
            guarded_set_canary(blocks[k]);
            a.output[k] = blocks[k].bytes;
        }
    complain_if_it_crashes(t, s);
    call(t, s, through_public, &a);
    complain_no_more();
    check(w, t, s, blocks);
}
