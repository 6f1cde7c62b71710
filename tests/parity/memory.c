/* Nothing is read but the operands and nothing written but the results: for each query, form and count, with
 * all arrays ending exactly at an unreadable page, and with all arrays beginning just after one.
 *
 *     test_memory [--sample]
 *
 * --sample: each count with some of the forms, so that each form still meets several counts. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "../support/sampled.h"
#include "campaign.h"

/* Of so many forms one is asked. */
static size_t share = 1;

static void stays_within_its_arrays(unsigned query)
{
    static const guarded_edge edges[] = {GUARD_AFTER, GUARD_BEFORE};
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(query, argument);
    dice d = {3};
    for (size_t n = 1; n <= MOST_SHORT; n++)
        for (unsigned v = 0; v < views && is_short(n); v++)
            for (size_t f = (n + v) % share; f < FORMS; f += share)
                for (size_t e = 0; e < 2; e++) {
                    trial t = {.query = query, .n = n, .edge = edges[e]};
                    campaign_roll_forms(&t, &d, forms, FORMS);
                    t.form[argument[v]] = &forms[f];
                    campaign_try(&t, &d, PUBLIC_FUNCTIONS);
                }
}

/* Whether every operand but a set has an element, if those of bits that are set have. */
static bool makes_pairs(unsigned query, unsigned ones)
{
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(query, argument);
    for (unsigned v = 0; v < views; v++)
        if (lh_kind_of(&lh_queries[query], argument[v])->role == LH_VIEW && !(ones >> v & 1))
            return false;
    return true;
}

/* Bit v of ones: view v has one element, else none; of a set, which is never empty, the least or the most. */
static void call_with_no_pairs(unsigned query, unsigned ones, void *output)
{
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(query, argument);
    view empty[LH_MOST_INPUTS] = {{.start = {.count = 0}}};
    lh_call call = {{{NULL}}};
    for (unsigned k = 0; k < lh_queries[query].arguments; k++)
        if (lh_kind_of(&lh_queries[query], k)->role == LH_OUTPUT)
            call.argument[k].output = output;
    for (unsigned v = 0; v < views; v++) {
        empty[v].start.count = ones >> v & 1;
        if (lh_kind_of(&lh_queries[query], argument[v])->role == LH_SET)
            empty[v].start.count = ones >> v & 1 ? LH_MOST_OF_A_SET : 1;
        call.argument[argument[v]].view = &empty[v];
    }
    assert_int_equal(public_functions[query](&call), LH_OK);
}

/* Arrays may be NULL, and outputs keep what they had. */
static void no_pairs_touch_nothing(unsigned query)
{
    unsigned argument[LH_MOST_INPUTS];
    const unsigned views = views_of(query, argument);
    _Alignas(uint64_t) unsigned char output[64], before[64];
    memset(output, 0x5a, sizeof output);
    memcpy(before, output, sizeof before);
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_select(isa) == LH_OK)
            for (unsigned ones = 0; ones < 1u << views; ones++) {
                if (makes_pairs(query, ones))
                    continue;
                call_with_no_pairs(query, ones, NULL);
                call_with_no_pairs(query, ones, output);
            }
    assert_memory_equal(output, before, sizeof before);
}

int main(int count, char **arguments)
{
    share = is_sample_asked(count, arguments) ? 6 : 1;
    return campaign("arrays beside unreadable pages", stays_within_its_arrays, MOST_SHORT) +
           campaign("no pairs", no_pairs_touch_nothing, 1);
}
