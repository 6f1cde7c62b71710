/* Every backend gives the bits of the reference: for each query, for each number of pairs, with the operands in every
 * combination of forms.
 *
 *     test_parity [--sample]
 *
 * Each number of pairs has every third combination, so that each combination meets a third of the numbers; with
 * --sample a few, and several. */
#include "../support/sampled.h"
#include "campaign.h"

/* About the sizes of blocks that a kernel may use, and beyond all of them. */
static const size_t long_batches[] = {127, 128, 129, 130,  255,  256,  257,  258,  511,
                                      512, 513, 514, 1023, 1024, 1025, 1026, 2050, 4099};
enum { LONG_BATCHES = sizeof long_batches / sizeof long_batches[0], MOST_LONG = 4099 };

/* Long batches are tried in a sample of the combinations of forms. */
enum { TRIALS_OF_A_LONG_BATCH = 8, SAMPLED_TRIALS_OF_A_LONG_BATCH = 3 };

static bool sample;

static guarded_edge roll_edge(dice *d)
{
    return dice_one_in(d, 2) ? GUARD_AFTER : GUARD_BEFORE;
}

/* Of the combinations a number of pairs has one in so many. */
enum { ONE_COMBINATION_IN = 3, ONE_SAMPLED_IN = 2 * FORMS };

/* Each pair of forms, for a pair of operands that changes; the other operands have any form. */
static void try_all_pairs_of_forms(unsigned query, dice *d, size_t n)
{
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(query, argument);
    for (size_t f = 0; f < FORMS; f++)
        for (size_t g = 0; g < FORMS; g++) {
            if ((f + g + n) % (sample ? ONE_SAMPLED_IN : ONE_COMBINATION_IN))
                continue;
            trial t = {.query = query, .n = n, .edge = roll_edge(d)};
            campaign_roll_forms(&t, d, forms, FORMS);
            const size_t first = dice_below(d, views);
            const size_t second = (first + 1 + dice_below(d, views - 1)) % views;
            t.form[argument[first]] = &forms[f];
            t.form[argument[second]] = &forms[g];
            campaign_try(&t, d, TABLES);
        }
}

static void short_batches_agree(unsigned query)
{
    dice d = {1};
    for (size_t n = 1; n <= MOST_SHORT; n++)
        if (is_short(n))
            try_all_pairs_of_forms(query, &d, n);
}

static void long_batches_agree(unsigned query)
{
    dice d = {2};
    const size_t trials = sample ? SAMPLED_TRIALS_OF_A_LONG_BATCH : TRIALS_OF_A_LONG_BATCH;
    for (size_t i = 0; i < LONG_BATCHES; i++)
        for (size_t times = 0; times < trials; times++) {
            trial t = {.query = query, .n = long_batches[i], .edge = roll_edge(&d)};
            campaign_roll_forms(&t, &d, forms, FORMS);
            campaign_try(&t, &d, TABLES);
        }
}

int main(int count, char **arguments)
{
    sample = is_sample_asked(count, arguments);
    return campaign("short batches", short_batches_agree, MOST_SHORT) +
           campaign("long batches", long_batches_agree, MOST_LONG);
}
