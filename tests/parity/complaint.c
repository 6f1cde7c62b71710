#include "complaint.h"

#include <inttypes.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>

#include <cmocka.h>

#include "../support/views.h"

static void print_trial(FILE *out, const trial *t, const subject *s)
{
    fprintf(out, "%s on %s%s, n = %zu, t_max = %a, unreadable page %s, seed %#" PRIx64 "\n", t->test->name,
            lh_isa_name(s->backend->isa), s->emulated ? " (emulated)" : "", t->n, (double)t->t_max,
            t->edge == GUARD_AFTER ? "after" : "before", t->seed);
    for (size_t k = 0; k < t->test->operands; k++)
        fprintf(out, "  %s: %s\n", t->test->operand[k].name, t->form[k] ? t->form[k]->name : "NULL");
}

static void print_element(FILE *out, const trial *t, size_t k, size_t i)
{
    const shape *kind = t->test->operand[k].kind;
    const element e = view_load(kind, &t->operand[k], t->operand[k].head.count == 1 ? 0 : i);
    view v = t->operand[k];
    fprintf(out, "  %s:", t->test->operand[k].name);
    for (size_t c = 0; c < kind->components; c++)
        if (*view_array(kind, &v, c))
            fprintf(out, " %s %a", kind->component[c].name, (double)e.value[c]);
    fprintf(out, "\n");
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
        fprintf(stderr, "  test %zu:\n", i);
        for (size_t k = 0; k < t->test->operands; k++)
            if (t->form[k])
                print_element(stderr, t, k, i);
    }
    fail_msg("%s", problem);
}
