/* Whatever is in the structs, a call gets the status that lanehit.h says: success with the results of the
 * reference, or a refusal that names a fault which is there, and then nothing is written.
 *
 * An input: at which edge the unreadable pages are, how many calls, and of each: which query, and its
 * arguments. What the arrays hold is chance. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "garbage.h"
#include "harness.h"
#include "landmarks.h"
#include "verdict.h"

enum { FAULTS = LH_ERROR_LIMIT + 1, MOST_CALLS = 8, MOST_OUTPUT_BYTES = (MOST_PAIRS + 1) * 16 };

/* Of each query: accepted, with something to do or not; each fault of each argument; two that are easily
 * overlooked: numbers that are NaN, and directions given once whole and once in part. */
enum {
    ACCEPTED,
    NOTHING_TO_DO,
    REFUSED_NAN,
    REFUSED_ALTERNATIVE,
    REFUSED,
    LANDMARKS = REFUSED + LH_MOST_ARGUMENTS * FAULTS
};
_Static_assert(MOST_LANDMARKS >= LH_QUERY_COUNT * LANDMARKS, "landmarks of arguments");

typedef unsigned char output_bytes[LH_MOST_ARGUMENTS][MOST_OUTPUT_BYTES];

static ground there;

static size_t number_of(const garbage *made)
{
    return (size_t)(made->query - lh_queries);
}

static void reached(const garbage *made, size_t landmark)
{
    landmark_reached(number_of(made) * LANDMARKS + landmark);
}

static lh_status invoke(const garbage *made)
{
    return public_functions[number_of(made)](&made->call);
}

static void print_view(const lh_shape *shape, const view *v)
{
    fprintf(stderr, "    count %zu, stride %u, index stride %u, index %p, arrays", v->start.count,
            v->start.stride, v->start.index_stride, (const void *)v->start.index);
    for (unsigned i = 0; i < shape->arrays; i++)
        fprintf(stderr, " %p", (const void *)v->array[i]);
    fprintf(stderr, "\n");
}

/* Every argument, for whoever finds this. */
static void give_up(const garbage *made, const char *problem)
{
    fprintf(stderr, "lh_%s: %s\n", query_names[number_of(made)], problem);
    for (unsigned k = 0; k < made->query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(made->query, k);
        const lh_argument *argument = &made->call.argument[k];
        fprintf(stderr, "  %s ", argument_names[number_of(made)][k]);
        if (kind->role == LH_NUMBER)
            fprintf(stderr, "%a\n", (double)argument->number);
        else
            fprintf(stderr, "%p\n", argument->view);
        if (kind->shape && argument->view)
            print_view(kind->shape, &made->views[k]);
    }
    abort();
}

/* ---- Outputs ------------------------------------------------------------------------------------------ */

static int has_block(const garbage *made, size_t k)
{
    return made->outputs[k].block.size > 0;
}

static void set_canaries(const garbage *made)
{
    for (size_t k = 0; k < LH_MOST_ARGUMENTS; k++)
        if (has_block(made, k))
            guarded_set_canary(made->outputs[k].block);
}

static void copy_outputs(const garbage *made, output_bytes copy)
{
    for (size_t k = 0; k < LH_MOST_ARGUMENTS; k++)
        if (has_block(made, k))
            memcpy(copy[k], made->outputs[k].block.bytes, made->outputs[k].block.size);
}

static void check_beside_blocks(const garbage *made)
{
    for (size_t k = 0; k < LH_MOST_ARGUMENTS; k++)
        if (has_block(made, k) && !guarded_canary_is_intact(made->outputs[k].block))
            give_up(made, "something was written beside an output");
}

/* Within the blocks. */
static void check_outputs(const garbage *made, output_bytes expected, const char *problem)
{
    check_beside_blocks(made);
    for (size_t k = 0; k < LH_MOST_ARGUMENTS; k++)
        if (has_block(made, k) &&
            memcmp(made->outputs[k].block.bytes, expected[k], made->outputs[k].block.size) != 0)
            give_up(made, problem);
}

/* Within the blocks, but not in the results. */
static void check_margins(const garbage *made, output_bytes untouched)
{
    for (size_t k = 0; k < LH_MOST_ARGUMENTS; k++) {
        const output *out = &made->outputs[k];
        const size_t end = out->offset + out->size;
        if (!has_block(made, k))
            continue;
        if (memcmp(out->block.bytes, untouched[k], out->offset) != 0 ||
            memcmp(out->block.bytes + end, untouched[k] + end, out->block.size - end) != 0)
            give_up(made, "something was written just before or behind the results");
    }
}

/* ---- Refusals ----------------------------------------------------------------------------------------- */

static void check_text(const garbage *made, lh_status status, unsigned k)
{
    char beginning[128];
    snprintf(beginning, sizeof beginning, "lh_%s: argument %u (%s): ", query_names[number_of(made)],
             lh_parameter_of(made->query, k), argument_names[number_of(made)][k]);
    const char *text = lh_status_text(status);
    if (strncmp(text, beginning, strlen(beginning)) != 0 || strlen(text) == strlen(beginning))
        give_up(made, text);
}

/* Of several faults any may be named; of a parameter that is several arguments, of any of these. */
static void check_refusal(const garbage *made, lh_status status)
{
    const int fault = lh_status_kind(status), parameter = lh_status_argument(status);
    if (fault <= LH_OK || fault >= FAULTS)
        give_up(made, "a status that no argument has");
    unsigned k = made->query->arguments;
    for (unsigned other = 0; other < made->query->arguments; other++)
        if (lh_parameter_of(made->query, other) == parameter &&
            has_fault(made->query, &made->call, other, fault))
            k = other;
    if (k == made->query->arguments)
        give_up(made, "refused for a fault that is not there");
    check_text(made, status, k);
    reached(made, REFUSED + k * FAULTS + (size_t)fault);
    const lh_kind *kind = lh_kind_of(made->query, k);
    if (kind->role == LH_NUMBER && isnan(made->call.argument[k].number))
        reached(made, REFUSED_NAN);
    if (fault == LH_ERROR_NULL_ARRAY && kind->role == LH_VIEW &&
        lacks_part_of_an_alternative(kind->shape, &made->views[k]))
        reached(made, REFUSED_ALTERNATIVE);
}

static void try_refused(const garbage *made, output_bytes untouched)
{
    const lh_status status = invoke(made);
    if (status == LH_OK)
        give_up(made, "accepted in spite of a fault");
    check_refusal(made, status);
    check_outputs(made, untouched, "something was written on refusal");
}

/* ---- Successes ---------------------------------------------------------------------------------------- */

static void invoke_on(lh_isa isa, const garbage *made)
{
    if (lh_isa_select(isa) != LH_OK)
        give_up(made, "the backend cannot be selected");
    set_canaries(made);
    const lh_status status = invoke(made);
    if (status != LH_OK)
        give_up(made, lh_status_text(status));
}

static void try_accepted(const garbage *made, output_bytes untouched)
{
    static output_bytes expected;
    invoke_on(LH_ISA_SCALAR, made);
    check_margins(made, untouched);
    copy_outputs(made, expected);
    for (lh_isa isa = LH_ISA_SCALAR; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_available(isa)) {
            invoke_on(isa, made);
            check_outputs(made, expected, "another result than the reference");
        }
}

static void try_call(garbage *made)
{
    static output_bytes untouched;
    const verdict v = verdict_on(made->query, &made->call);
    set_canaries(made);
    copy_outputs(made, untouched);
    if (!v.accepted) {
        try_refused(made, untouched);
    } else if (v.n == 0) {
        reached(made, NOTHING_TO_DO);
        invoke_on(lh_isa_best(), made);
        check_outputs(made, untouched, "something was written for no pairs");
    } else if (stays_on_ground(made, &there)) {
        reached(made, ACCEPTED);
        try_accepted(made, untouched);
    }
}

/* ---- Numbers instead of names ------------------------------------------------------------------------- */

static void try_numbers(const garbage *made, lh_status status, lh_isa isa)
{
    if (!lh_status_text(status) || !lh_isa_name(isa))
        give_up(made, "a number without a text");
    const int taken = lh_isa_select(isa) == LH_OK;
    if (taken != lh_isa_available(isa) || (taken && lh_isa_active() != isa))
        give_up(made, "lh_isa_select and lh_isa_available differ");
}

static void try_one(reader *input)
{
    static garbage made;
    garbage_views(&made, &lh_queries[read_choice(input)], &there, input);
    const verdict so_far = verdict_on(made.query, &made.call);
    garbage_others(&made, &there, input, so_far.n <= MOST_PAIRS ? so_far.n : MOST_PAIRS);
    try_call(&made);
    const lh_isa isa = (lh_isa)read_bits(input, 4);
    try_numbers(&made, (lh_status)read_bits(input, 4), isa % 2 ? isa : isa / 2 % (LH_ISA_COUNT + 1));
}

const uint8_t harness_choices = LH_QUERY_COUNT;

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static int is_open;
    if (!is_open)
        ground_open(&there);
    is_open = 1;
    reader input = reader_of(bytes, size, harness_choices);
    reader chance = reader_beyond(&input);
    ground_fill(&there, &chance, read_below(&input, 2) ? GUARD_BEFORE : GUARD_AFTER);
    const size_t calls = 1 + read_below(&input, MOST_CALLS);
    for (size_t i = 0; i < calls; i++)
        try_one(&input);
    return 0;
}

static int is_known(size_t query, size_t landmark)
{
    return landmark_is_known(query * LANDMARKS + landmark);
}

static int lacks_refusal(size_t query, unsigned k, int fault)
{
    if (!can_have_fault(&lh_queries[query], k, fault))
        return 0;
    const lh_kind *kind = lh_kind_of(&lh_queries[query], k);
    return !is_known(query, REFUSED + k * FAULTS + (size_t)fault) ||
           (kind->role == LH_NUMBER && !is_known(query, REFUSED_NAN)) ||
           (kind->role == LH_VIEW && can_lack_part_of_an_alternative(kind->shape) &&
            !is_known(query, REFUSED_ALTERNATIVE));
}

const char *harness_lacks(void)
{
    static char lack[128];
    for (size_t q = 0; q < LH_QUERY_COUNT; q++) {
        wanted_choice = q;
        snprintf(lack, sizeof lack, "%s accepted, with and without pairs", query_names[q]);
        if (!is_known(q, ACCEPTED) || !is_known(q, NOTHING_TO_DO))
            return lack;
        for (unsigned k = 0; k < lh_queries[q].arguments; k++)
            for (int fault = 1; fault < FAULTS; fault++) {
                snprintf(lack, sizeof lack, "%s, argument %u, fault %d", query_names[q], k + 1, fault);
                if (lacks_refusal(q, k, fault))
                    return lack;
            }
    }
    wanted_choice = ANY_CHOICE;
    return NULL;
}
