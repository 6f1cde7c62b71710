/* No test misses what touches in exact arithmetic, whatever finite shapes in the promised range an input
 * makes; over-reports, times and normals are as documented too. tests/exact asks and judges; only the cases
 * are the input's.
 *
 * An input: how many proofs, and of each: which test, a family of tests/exact (of which the place and the
 * last touches are taken, such as growing the box until it touches), a seed for these, how many cases, and
 * their floats. */
#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../tests/exact/ask.h"
#include "../tests/exact/campaign.h"
#include "../tests/exact/parts.h"
#include "harness.h"
#include "landmarks.h"
#include "values.h"

enum { MOST_PROOFS = 8, MOST_CASES = 8, MOST_FAMILIES = 64 };

/* Of each subject: its families, and those with cases that touch where double could not tell; what else its
 * cases turned out to be; and how large errors were, over-reports by their bounds, so that the fuzzer looks
 * for larger ones. */
enum {
    FAMILY_REACHED,
    EDGE_REACHED = FAMILY_REACHED + MOST_FAMILIES,
    TOUCHING = EDGE_REACHED + MOST_FAMILIES,
    APART,
    OVER_REPORTED,
    NEEDED_GMP,
    SHARE,
    FIRST_ERROR = SHARE + 16,
    LAST_LATE = FIRST_ERROR + 16,
    LANDMARKS = LAST_LATE + 16
};
_Static_assert(MOST_LANDMARKS >= SUBJECT_COUNT * LANDMARKS, "landmarks of never_miss");

static const subject *about;
static const family *chosen;
static reader input;
static values floats_of_input;
static float shared_limit;

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* Infinite limits count as the largest finite ones do, but for a start that is never reached; the oracle
 * knows finite ones. */
static float finite_limit(float x)
{
    return isinf(x) ? copysignf(FLT_MAX, x) : x;
}

static float next_finite(void)
{
    const float x = finite_limit(next_value(&floats_of_input));
    return isnan(x) ? 0.0f : x;
}

/* A limit that all pairs of a call share must not be negative or NaN: the call would be refused. */
static float next_limit(void)
{
    return has_shared_limit(about) ? shared_limit : next_finite();
}

static void draft_input(source *s, double *draft)
{
    (void)s;
    const char *layout = layout_of_drafts(about);
    for (size_t i = 0; layout[i]; i++)
        draft[i] = layout[i] == 't' ? next_limit() : next_finite();
}

static void keep_limits_finite(float *floats)
{
    const char *layout = layout_of_drafts(about);
    for (size_t i = 0; layout[i]; i++)
        if (layout[i] == 't')
            floats[i] = finite_limit(floats[i]);
}

/* The place divides limits, and a family may set them. */
static void finish_input(stream *s, float *floats)
{
    keep_limits_finite(floats);
    if (chosen->finish)
        chosen->finish(s, floats);
    keep_limits_finite(floats);
}

/* ---- Landmarks ---------------------------------------------------------------------------------------- */

static void reached(size_t subject_number, size_t landmark)
{
    landmark_reached(subject_number * LANDMARKS + landmark);
}

static void reached_size(size_t subject_number, size_t first, size_t count, double size)
{
    const double most = (double)(count - 1);
    reached(subject_number, first + (size_t)fmin(fmax(size, 0.0), most));
}

static void remember(size_t subject_number, size_t family_number, const tally *t)
{
    reached(subject_number, FAMILY_REACHED + family_number % MOST_FAMILIES);
    if (t->touching > 0 && t->needed_pairs + t->needed_gmp > 0)
        reached(subject_number, EDGE_REACHED + family_number % MOST_FAMILIES);
    if (t->touching > 0)
        reached(subject_number, TOUCHING);
    if (t->touching < t->cases)
        reached(subject_number, APART);
    if (t->padded_verdicts > 0)
        reached(subject_number, OVER_REPORTED);
    if (t->needed_gmp > 0)
        reached(subject_number, NEEDED_GMP);
    reached_size(subject_number, SHARE, FIRST_ERROR - SHARE, 16.0 * t->worst_share);
    reached_size(subject_number, FIRST_ERROR, LAST_LATE - FIRST_ERROR, 4.0 * t->worst_first_error);
    reached_size(subject_number, LAST_LATE, LANDMARKS - LAST_LATE, t->worst_last_late);
}

/* ---- The harness -------------------------------------------------------------------------------------- */

/* Below the range nothing is promised of arbitrary shapes. */
static void try_one(void)
{
    const size_t subject_number = read_choice(&input);
    about = all_subjects[subject_number];
    const size_t family_number = read_below(&input, drafter_of(about)->family_count);
    chosen = &drafter_of(about)->families[family_number];
    const uint64_t seed = read_bits(&input, 2);
    const size_t cases = 1 + read_below(&input, MOST_CASES);
    floats_of_input = values_from(&input);
    shared_limit = fabsf(next_finite());

    const locality where = chosen->where == BELOW ? UNMOVED : chosen->where;
    const family of_input = {chosen->name, draft_input, where, chosen->steps, finish_input, chosen->reach};
    const tally t = prove(about, &of_input, cases, seed);
    if (t.failures > 0)
        abort();
    remember(subject_number, family_number, &t);
}

const uint8_t harness_choices = SUBJECT_COUNT;

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    input = reader_of(bytes, size, harness_choices);
    for (size_t left = 1 + read_below(&input, MOST_PROOFS); left > 0; left--)
        try_one();
    return 0;
}

const char *harness_lacks(void)
{
    static char lack[128];
    for (size_t s = 0; s < SUBJECT_COUNT; s++)
        if (!landmark_is_known(s * LANDMARKS + TOUCHING) || !landmark_is_known(s * LANDMARKS + APART)) {
            wanted_choice = s;
            snprintf(lack, sizeof lack, "%s both touching and apart", all_subjects[s]->name);
            return lack;
        }
    wanted_choice = ANY_CHOICE;
    return NULL;
}
