/* Whatever is in the structs, a call gets the status that lanehit.h says: success with the results of the
 * reference, or a refusal that names a fault which is there, and then nothing is written.
 *
 * An input: at which edge the unreadable pages are, how many calls, and of each: which function, and its
 * arguments. What the arrays hold is chance. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "garbage.h"
#include "harness.h"
#include "landmarks.h"
#include "verdict.h"

enum { KINDS = LH_ERROR_LIMIT + 1, MOST_CALLS = 8, MOST_OUTPUT_BYTES = (MOST_TESTS + 1) * 8 };

/* Of each function: accepted, with something to do or not; each fault of each argument; two that are easily
 * overlooked: limits that are NaN, and directions given once whole and once in part. */
enum {
    ACCEPTED,
    NOTHING_TO_DO,
    REFUSED_NAN,
    REFUSED_DIRECTION,
    REFUSED,
    LANDMARKS = REFUSED + MOST_ARGUMENTS * KINDS
};
_Static_assert(MOST_LANDMARKS >= FUNCTIONS * LANDMARKS, "landmarks of arguments");

typedef unsigned char output_bytes[MOST_ARGUMENTS][MOST_OUTPUT_BYTES];

static ground there;

/* Every argument, for whoever finds this. */
static void give_up(const function *f, const call *c, const char *problem)
{
    fprintf(stderr, "%s: %s\n", f->name, problem);
    for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++) {
        const view *v = &c->views[k];
        if (f->arguments[k].kind == LIMIT)
            fprintf(stderr, "  %s %a\n", f->arguments[k].name, (double)c->t_max);
        else
            fprintf(stderr, "  %s %p\n", f->arguments[k].name, c->slots[k]);
        if (!is_view(f->arguments[k].kind) || !c->slots[k])
            continue;
        fprintf(stderr, "    count %zu, stride %u, index stride %u, index %p\n", v->aabbs.count,
                v->aabbs.stride, v->aabbs.index_stride, get_pointer(v, index_offset));
        for (const field *array = layout_of(f->arguments[k].kind)->arrays; array->name; array++)
            fprintf(stderr, "    %s %p\n", array->name, get_pointer(v, array->offset));
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
    for (size_t k = 0; k < MOST_ARGUMENTS; k++)
        if (has_block(made, k))
            guarded_set_canary(made->outputs[k].block);
}

static void copy_outputs(const garbage *made, output_bytes copy)
{
    for (size_t k = 0; k < MOST_ARGUMENTS; k++)
        if (has_block(made, k))
            memcpy(copy[k], made->outputs[k].block.bytes, made->outputs[k].block.size);
}

static void check_beside_blocks(const function *f, const garbage *made)
{
    for (size_t k = 0; k < MOST_ARGUMENTS; k++)
        if (has_block(made, k) && !guarded_canary_is_intact(made->outputs[k].block))
            give_up(f, &made->call, "something was written beside an output");
}

/* Within the blocks. */
static void check_outputs(const function *f, const garbage *made, output_bytes expected, const char *problem)
{
    check_beside_blocks(f, made);
    for (size_t k = 0; k < MOST_ARGUMENTS; k++)
        if (has_block(made, k) &&
            memcmp(made->outputs[k].block.bytes, expected[k], made->outputs[k].block.size) != 0)
            give_up(f, &made->call, problem);
}

/* Within the blocks, but not in the results. */
static void check_margins(const function *f, const garbage *made, output_bytes untouched)
{
    for (size_t k = 0; k < MOST_ARGUMENTS; k++) {
        const output *out = &made->outputs[k];
        const size_t end = out->offset + out->size;
        if (!has_block(made, k))
            continue;
        if (memcmp(out->block.bytes, untouched[k], out->offset) != 0 ||
            memcmp(out->block.bytes + end, untouched[k] + end, out->block.size - end) != 0)
            give_up(f, &made->call, "something was written just before or behind the results");
    }
}

/* ---- Refusals ----------------------------------------------------------------------------------------- */

static void check_text(const function *f, const call *c, lh_status status, size_t k)
{
    char beginning[128];
    snprintf(beginning, sizeof beginning, "%s: argument %zu (%s): ", f->name, k + 1, f->arguments[k].name);
    const char *text = lh_status_text(status);
    if (strncmp(text, beginning, strlen(beginning)) != 0 || strlen(text) == strlen(beginning))
        give_up(f, c, text);
}

/* Of several faults any may be named. */
static void check_refusal(const function *f, const call *c, lh_status status)
{
    const int fault = lh_status_kind(status), position = lh_status_argument(status);
    size_t arguments = 0;
    while (f->arguments[arguments].kind != NO_ARGUMENT)
        arguments++;
    if (fault <= LH_OK || fault >= KINDS || position < 1 || (size_t)position > arguments)
        give_up(f, c, "a status that no argument has");
    const size_t k = (size_t)position - 1;
    if (!has_fault(f, c, k, fault))
        give_up(f, c, "refused for a fault that is not there");
    check_text(f, c, status, k);
    const size_t landmarks = (size_t)(f - functions) * LANDMARKS;
    landmark_reached(landmarks + REFUSED + k * KINDS + (size_t)fault);
    if (fault == LH_ERROR_LIMIT && isnan(c->t_max))
        landmark_reached(landmarks + REFUSED_NAN);
    if (fault == LH_ERROR_NULL_ARRAY && lacks_part_of_a_direction(f->arguments[k].kind, &c->views[k]))
        landmark_reached(landmarks + REFUSED_DIRECTION);
}

static void try_refused(const function *f, const garbage *made, output_bytes untouched)
{
    const lh_status status = f->invoke(&made->call);
    if (status == LH_OK)
        give_up(f, &made->call, "accepted in spite of a fault");
    check_refusal(f, &made->call, status);
    check_outputs(f, made, untouched, "something was written on refusal");
}

/* ---- Successes ---------------------------------------------------------------------------------------- */

static void invoke_on(lh_isa isa, const function *f, const garbage *made)
{
    if (lh_isa_select(isa) != LH_OK)
        give_up(f, &made->call, "the backend cannot be selected");
    set_canaries(made);
    const lh_status status = f->invoke(&made->call);
    if (status != LH_OK)
        give_up(f, &made->call, lh_status_text(status));
}

static void try_accepted(const function *f, const garbage *made, output_bytes untouched)
{
    static output_bytes expected;
    invoke_on(LH_ISA_SCALAR, f, made);
    check_margins(f, made, untouched);
    copy_outputs(made, expected);
    for (lh_isa isa = LH_ISA_SCALAR; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_available(isa)) {
            invoke_on(isa, f, made);
            check_outputs(f, made, expected, "another result than the reference");
        }
}

static void try_call(const function *f, const garbage *made)
{
    static output_bytes untouched;
    const size_t landmarks = (size_t)(f - functions) * LANDMARKS;
    const verdict v = verdict_on(f, &made->call);
    set_canaries(made);
    copy_outputs(made, untouched);
    if (!v.accepted) {
        try_refused(f, made, untouched);
    } else if (v.n == 0) {
        landmark_reached(landmarks + NOTHING_TO_DO);
        invoke_on(lh_isa_best(), f, made);
        check_outputs(f, made, untouched, "something was written for no tests");
    } else if (stays_on_ground(made, f, &there)) {
        landmark_reached(landmarks + ACCEPTED);
        try_accepted(f, made, untouched);
    }
}

/* ---- Numbers instead of names ------------------------------------------------------------------------- */

static void try_numbers(lh_status status, lh_isa isa)
{
    const function *f = &functions[0];
    const call c = {0};
    if (!lh_status_text(status) || !lh_isa_name(isa))
        give_up(f, &c, "a number without a text");
    const int taken = lh_isa_select(isa) == LH_OK;
    if (taken != lh_isa_available(isa) || (taken && lh_isa_active() != isa))
        give_up(f, &c, "lh_isa_select and lh_isa_available differ");
}

static void try_one(reader *input)
{
    static garbage made;
    const function *f = &functions[read_below(input, FUNCTIONS)];
    garbage_views(&made, f, &there, input);
    const verdict so_far = verdict_on(f, &made.call);
    garbage_others(&made, f, &there, input, so_far.n <= MOST_TESTS ? so_far.n : MOST_TESTS);
    try_call(f, &made);
    const lh_isa isa = (lh_isa)read_bits(input, 4);
    try_numbers((lh_status)read_bits(input, 4), isa % 2 ? isa : isa / 2 % (LH_ISA_COUNT + 1));
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static int is_open;
    if (!is_open)
        ground_open(&there);
    is_open = 1;
    reader input = reader_of(bytes, size);
    reader chance = reader_beyond(&input);
    ground_fill(&there, &chance, read_below(&input, 2) ? GUARD_BEFORE : GUARD_AFTER);
    const size_t calls = 1 + read_below(&input, MOST_CALLS);
    for (size_t i = 0; i < calls; i++)
        try_one(&input);
    return 0;
}

static int lacks_refusal(size_t function_number, size_t k, int fault)
{
    const size_t landmarks = function_number * LANDMARKS;
    if (!can_have_fault(&functions[function_number], k, fault))
        return 0;
    const int of_rays = functions[function_number].arguments[k].kind == RAYS;
    return !landmark_is_known(landmarks + REFUSED + k * KINDS + (size_t)fault) ||
           (fault == LH_ERROR_LIMIT && !landmark_is_known(landmarks + REFUSED_NAN)) ||
           (of_rays && !landmark_is_known(landmarks + REFUSED_DIRECTION));
}

const char *harness_lacks(void)
{
    static char lack[128];
    for (size_t i = 0; i < FUNCTIONS; i++) {
        const function *f = &functions[i];
        snprintf(lack, sizeof lack, "%s accepted, with and without tests to do", f->name);
        if (!landmark_is_known(i * LANDMARKS + ACCEPTED) || !landmark_is_known(i * LANDMARKS + NOTHING_TO_DO))
            return lack;
        for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++)
            for (int fault = 1; fault < KINDS; fault++) {
                snprintf(lack, sizeof lack, "%s, argument %zu, kind %d", f->name, k + 1, fault);
                if (lacks_refusal(i, k, fault))
                    return lack;
            }
    }
    return NULL;
}
