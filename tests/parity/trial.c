#include "trial.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "complaint.h"
#include "results.h"

/* Arrays of all operands, and their indices. */
enum { MOST_BLOCKS = LH_MOST_INPUTS * (LH_MOST_ARRAYS + 1) };

lh_status call_table(const lh_backend *backend, unsigned query, const lh_call *call)
{
    return backend->query[query](call);
}

lh_status call_public(const lh_backend *backend, unsigned query, const lh_call *call)
{
    const lh_status selected = lh_isa_select(backend->isa);
    return selected == LH_OK ? public_functions[query](call) : selected;
}

void workshop_open(workshop *w, size_t most_pairs)
{
    const size_t most_result_bytes = sizeof(uint64_t) * most_pairs;
    const size_t most_elements = most_pairs < LH_MOST_OF_A_SET ? LH_MOST_OF_A_SET : most_pairs;
    guarded_open(&w->inputs, MOST_BLOCKS, MOST_ELEMENT_BYTES * INDEX_SPREAD * most_elements);
    guarded_open(&w->outputs, LH_MOST_ARGUMENTS, most_result_bytes);
    for (unsigned k = 0; k < LH_MOST_ARGUMENTS; k++) {
        w->elements[k] = calloc(most_elements, sizeof(element));
        w->columns[k] = calloc(most_elements, sizeof(element));
        w->expected[k] = calloc(1, most_result_bytes);
    }
}

void workshop_close(workshop *w)
{
    guarded_close(&w->inputs);
    guarded_close(&w->outputs);
    for (unsigned k = 0; k < LH_MOST_ARGUMENTS; k++) {
        free(w->elements[k]);
        free(w->columns[k]);
        free(w->expected[k]);
    }
}

static lh_role role_of(const trial *t, unsigned argument)
{
    return lh_kind_of(query_of(t), argument)->role;
}

/* Few more often than many, which have less in common. */
static size_t set_size(dice *d)
{
    return 1 + dice_below(d, dice_one_in(d, 4) ? LH_MOST_OF_A_SET : 6);
}

/* Chooses what is left out, and how many elements each operand has. */
static void leave_out(trial *t, dice *d, size_t count[])
{
    const lh_query *query = query_of(t);
    bool all_are_one = true;
    t->outputs = 0;
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role == LH_VIEW && kind->may_be_null && dice_one_in(d, 4))
            t->form[k] = NULL;
        if (kind->role == LH_OUTPUT && !(kind->may_be_null && dice_one_in(d, 2)))
            t->outputs |= UINT64_C(1) << k;
        all_are_one &= kind->role != LH_VIEW || !t->form[k] || t->form[k]->one;
    }
    if (all_are_one)
        t->n = 1;
    for (unsigned k = 0; k < query->arguments; k++)
        count[k] = !t->form[k] ? 0 : t->form[k]->one ? 1 : role_of(t, k) == LH_SET ? set_size(d) : t->n;
}

static void place_operands(workshop *w, trial *t, dice *d, const size_t count[])
{
    guarded_reset(&w->inputs);
    w->inputs.edge = t->edge;
    for (unsigned k = 0; k < query_of(t)->arguments; k++) {
        if (!lh_has_view(query_of(t), k) || !t->form[k])
            continue;
        const lh_shape *shape = lh_kind_of(query_of(t), k)->shape;
        t->view[k] = form_place(t->form[k], d, shape, draw_present(d, shape), count[k], &w->inputs);
        for (size_t i = 0; i < count[k]; i++)
            view_store(shape, &t->view[k], i, &w->elements[k][i]);
    }
}

void trial_prepare(workshop *w, trial *t)
{
    dice d = {t->seed};
    scene s = {.n = 0};
    leave_out(t, &d, s.count);
    s.n = t->n;
    memcpy(s.element, w->elements, sizeof s.element);
    scene_fill(&s, query_of(t), &d);
    memcpy(t->number, s.number, sizeof t->number);
    place_operands(w, t, &d, s.count);
    trial_expect(w, t, call_table);
}

/* Without outputs. */
static lh_call call_with(const trial *t, const view views[])
{
    lh_call call = {{{NULL}}};
    for (unsigned k = 0; k < query_of(t)->arguments; k++)
        if (role_of(t, k) == LH_NUMBER)
            call.argument[k].number = t->number[k];
        else if (t->form[k])
            call.argument[k].view = &views[k];
    return call;
}

/* On operands copied out of whatever form they have. */
void trial_expect(workshop *w, const trial *t, caller *by)
{
    const lh_query *query = query_of(t);
    const subject reference = {lh_isa_backend(LH_ISA_SCALAR), .emulated = false};
    view packed[LH_MOST_ARGUMENTS];
    lh_call call = call_with(t, packed);
    for (unsigned k = 0; k < query->arguments; k++) {
        if (call.argument[k].view && lh_has_view(query, k)) {
            const size_t count = role_of(t, k) == LH_SET ? t->view[k].start.count : t->n;
            packed[k] = view_pack(lh_kind_of(query, k)->shape, &t->view[k], count, w->columns[k]);
        }
        if (role_of(t, k) == LH_OUTPUT)
            call.argument[k].output = w->expected[k];
    }
    const lh_status status = by(reference.backend, t->query, &call);
    if (status != LH_OK)
        complain(t, &reference, lh_status_text(status), t->n);
    for (unsigned k = 0; k < query->arguments; k++)
        if (role_of(t, k) == LH_OUTPUT &&
            !results_unused_bits_are_clear(lh_kind_of(query, k), w->expected[k], t->n))
            complain(t, &reference, "unused bits are set", t->n);
}

static void complain_of_result(const trial *t, const subject *s, unsigned argument, const void *got,
                               const void *expected)
{
    const lh_kind *kind = lh_kind_of(query_of(t), argument);
    const size_t i = results_first_difference(kind, t->n, got, expected);
    if (i == t->n)
        complain(t, s, "unused bits are set", i);
    fprintf(stderr, "%s of pair %zu is ", argument_names[t->query][argument], i);
    results_print(stderr, kind, got, i);
    fprintf(stderr, ", expected ");
    results_print(stderr, kind, expected, i);
    fprintf(stderr, "\n");
    complain(t, s, "another result than the reference", i);
}

void trial_run(workshop *w, const trial *t, const subject *s, caller *by)
{
    lh_call call = call_with(t, t->view);
    guarded_block block[LH_MOST_ARGUMENTS];
    guarded_reset(&w->outputs);
    w->outputs.edge = t->edge;
    for (unsigned k = 0; k < query_of(t)->arguments; k++)
        if (t->outputs >> k & 1) {
            block[k] = guarded_take(&w->outputs, results_size(lh_kind_of(query_of(t), k), t->n));
            guarded_set_canary(block[k]);
            call.argument[k].output = block[k].bytes;
        }
    complain_if_it_crashes(t, s);
    const lh_status status = by(s->backend, t->query, &call);
    complain_no_more();
    if (status != LH_OK)
        complain(t, s, lh_status_text(status), t->n);
    for (unsigned k = 0; k < query_of(t)->arguments; k++) {
        if (!(t->outputs >> k & 1))
            continue;
        if (!guarded_canary_is_intact(block[k]))
            complain(t, s, "something was written beside an output", t->n);
        if (memcmp(block[k].bytes, w->expected[k], block[k].size) != 0)
            complain_of_result(t, s, k, block[k].bytes, w->expected[k]);
    }
}
