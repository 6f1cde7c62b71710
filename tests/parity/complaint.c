#include "complaint.h"

#include <inttypes.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

static void print_trial(FILE *out, const trial *t, const subject *s)
{
    fprintf(out, "%s on %s%s, n = %zu, unreadable page %s, seed %#" PRIx64 "\n", query_names[t->query],
            lh_isa_name(s->backend->isa), s->emulated ? " (emulated)" : "", t->n,
            t->edge == GUARD_AFTER ? "after" : "before", t->seed);
    for (unsigned k = 0; k < query_of(t)->arguments; k++) {
        const lh_role role = lh_kind_of(query_of(t), k)->role;
        const char *name = argument_names[t->query][k];
        if (lh_has_view(query_of(t), k))
            fprintf(out, "  %s: %s\n", name, t->form[k] ? t->form[k]->name : "NULL");
        else if (role == LH_NUMBER)
            fprintf(out, "  %s: %a\n", name, (double)t->number[k]);
        else
            fprintf(out, "  %s: %s\n", name, t->outputs >> k & 1 ? "wanted" : "NULL");
    }
}

/* The floats in the order of the view's arrays. */
static void print_element(FILE *out, const trial *t, unsigned argument, size_t i)
{
    const lh_shape *shape = lh_kind_of(query_of(t), argument)->shape;
    const view *v = &t->view[argument];
    const element e = view_load(shape, v, i);
    fprintf(out, "  %s:", argument_names[t->query][argument]);
    for (size_t k = 0; k < shape->arrays; k++)
        if (v->array[k])
            fprintf(out, " %a", (double)e.value[k]);
        else
            fprintf(out, " NULL");
    fprintf(out, "\n");
}

/* The one that the pair has, or all of a set. */
static void print_elements(FILE *out, const trial *t, unsigned argument, size_t i)
{
    const size_t count = t->view[argument].start.count;
    const bool is_set = lh_kind_of(query_of(t), argument)->role == LH_SET;
    const size_t first = is_set || count == 1 ? 0 : i, end = is_set ? count : first + 1;
    for (size_t k = first; k < end; k++)
        print_element(out, t, argument, k);
}

/* NULL while none runs. */
static const trial *running;
static const subject *running_on;
static struct sigaction handler_before;

/* The fault comes from the call under trial, which prints nothing itself; so printing is safe. After the return
 * it happens again, and the former handler gets it. */
static void report_crash(int signal_number)
{
    fprintf(stderr, "memory fault in:\n");
    print_trial(stderr, running, running_on);
    sigaction(signal_number, &handler_before, NULL);
    running = NULL;
}

void complain_if_it_crashes(const trial *t, const subject *s)
{
    running = t;
    running_on = s;
    struct sigaction handler = {.sa_handler = report_crash};
    sigemptyset(&handler.sa_mask);
    sigaction(SIGSEGV, &handler, &handler_before);
}

void complain_no_more(void)
{
    if (running)
        sigaction(SIGSEGV, &handler_before, NULL);
    running = NULL;
}

void complain(const trial *t, const subject *s, const char *problem, size_t i)
{
    complain_no_more();
    print_trial(stderr, t, s);
    if (i < t->n) {
        fprintf(stderr, "  pair %zu:\n", i);
        for (unsigned k = 0; k < query_of(t)->arguments; k++)
            if (t->form[k])
                print_elements(stderr, t, k, i);
    }
    fail_msg("%s", problem);
}
