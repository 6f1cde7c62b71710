/* All backends agree bit for bit, and with the reference on packed operands, for operands of any bits in any
 * form; nothing outside the arrays, which end or begin at unreadable pages, is read or written.
 *
 * An input: how many trials, and of each: which query, what form each operand has, which emulated backend,
 * flags, how many pairs, a seed for the details of layout, and the values of all elements. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../tests/parity/trial.h"
#include "harness.h"
#include "landmarks.h"
#include "values.h"

/* Usually some more than a word of hits and than four of the widest vectors; now and then more than the
 * stretches, of up to 256, in which kernels work. */
enum { USUALLY_AT_MOST = 80, LONG_FROM = 124, LONG_STEP = 5, LONG_BATCHES = 32, MOST_TRIALS = 8 };
enum { MOST_PAIRS = LONG_FROM + LONG_STEP * LONG_BATCHES };

enum { FORM_REACHED, SUBJECT_REACHED = LH_QUERY_COUNT * FORMS };
_Static_assert(MOST_LANDMARKS >= LH_QUERY_COUNT * (FORMS + MOST_SUBJECTS), "landmarks of agree");

static workshop shop;
static subject subjects[MOST_SUBJECTS];
static size_t subject_count;

static reader input;
static trial current;

static void open_shop(void)
{
    static int is_open;
    if (is_open)
        return;
    is_open = 1;
    setenv("CMOCKA_TEST_ABORT", "1", 1); /* a failure has a stack trace then */
    subject_count = list_subjects(subjects);
    workshop_open(&shop, MOST_PAIRS);
}

static float nonnegative(float x)
{
    return x >= 0 ? x : isnan(x) ? INFINITY : -x;
}

/* In place of tests/parity/scene.c: here elements and numbers are the input's. */
void scene_fill(scene *s, const lh_query *query, dice *d)
{
    (void)d;
    values v = values_from(&input);
    for (unsigned k = 0; k < query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (kind->role == LH_NUMBER)
            s->number[k] = nonnegative(next_value(&v));
        for (size_t i = 0; kind->shape && i < s->count[k]; i++)
            for (size_t c = 0; c < kind->shape->arrays; c++)
                s->element[k][i].value[c] = next_value(&v);
    }
}

/* Preparing may have left an operand out. */
static void remember_forms(void)
{
    for (unsigned k = 0; k < LH_MOST_ARGUMENTS; k++)
        if (current.form[k])
            landmark_reached(FORM_REACHED + current.query * FORMS + (size_t)(current.form[k] - forms));
}

/* The native backends always; of the emulated ones, which are slow, the one that the input names. */
static void run(size_t emulated, int through_public)
{
    size_t emulated_so_far = 0;
    for (size_t s = 0; s < subject_count; s++) {
        if (subjects[s].emulated && emulated_so_far++ != emulated)
            continue;
        landmark_reached(SUBJECT_REACHED + current.query * MOST_SUBJECTS + s);
        trial_run(&shop, &current, &subjects[s],
                  through_public && !subjects[s].emulated ? call_public : call_table);
    }
}

static size_t read_count(void)
{
    const size_t byte = read_byte(&input);
    return byte < LONG_BATCHES ? LONG_FROM + LONG_STEP * byte : 1 + byte % USUALLY_AT_MOST;
}

static void try_one(void)
{
    current = (trial){.query = (unsigned)read_choice(&input)};
    for (unsigned k = 0; k < query_of(&current)->arguments; k++)
        if (lh_has_view(query_of(&current), k))
            current.form[k] = &forms[read_below(&input, FORMS)];
    const size_t emulated = read_below(&input, MOST_SUBJECTS);
    const uint8_t flags = read_byte(&input);
    current.edge = flags & 1 ? GUARD_BEFORE : GUARD_AFTER;
    current.n = read_count();
    current.seed = read_bits(&input, 2);
    trial_prepare(&shop, &current);
    remember_forms();
    run(emulated, flags & 2);
}

const uint8_t harness_choices = LH_QUERY_COUNT;

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    open_shop();
    input = reader_of(bytes, size, harness_choices);
    for (size_t left = 1 + read_below(&input, MOST_TRIALS); left > 0; left--)
        try_one();
    return 0;
}

const char *harness_lacks(void)
{
    static char lack[128];
    for (size_t q = 0; q < LH_QUERY_COUNT; q++) {
        wanted_choice = q;
        for (size_t f = 0; f < FORMS; f++)
            if (!landmark_is_known(FORM_REACHED + q * FORMS + f)) {
                snprintf(lack, sizeof lack, "%s with an operand \"%s\"", query_names[q], forms[f].name);
                return lack;
            }
        for (size_t s = 0; s < subject_count; s++)
            if (!landmark_is_known(SUBJECT_REACHED + q * MOST_SUBJECTS + s)) {
                snprintf(lack, sizeof lack, "%s on %s%s", query_names[q],
                         lh_isa_name(subjects[s].backend->isa), subjects[s].emulated ? ", emulated" : "");
                return lack;
            }
    }
    wanted_choice = ANY_CHOICE;
    return NULL;
}
