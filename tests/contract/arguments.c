/* Every refusal: each argument of each query with each fault it can have, by every backend and by the public function.
 * A refusal names the kind, the position, the function and the argument, and nothing has been written. Of two faults,
 * the one that is looked for first is named. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "../support/subjects.h"
#include "changes.h"

static sample tested;
static change changes[MOST_CHANGES];
static size_t change_count;

/* ---- What becomes of a call --------------------------------------------------------------------------- */

/* The function under test: a backend's, or the public one by that backend. */
static lh_query_function *function;
static lh_isa function_isa;
static const char *function_kind;

/* Arrays that one parameter holds: of a vector, or of manifolds. */
static int is_one_of_several(unsigned argument)
{
    unsigned arrays = 0;
    for (unsigned k = 0; k < tested.query->arguments; k++)
        arrays += lh_parameter_of(tested.query, k) == lh_parameter_of(tested.query, argument);
    return arrays > 1;
}

static const char *problem(unsigned argument, int fault)
{
    const lh_role role = lh_kind_of(tested.query, argument)->role;
    static const char *const of_view[] = {
        [LH_ERROR_NULL_VIEW] = "the view is NULL",
        [LH_ERROR_NULL_ARRAY] = "an array is NULL",
        [LH_ERROR_COUNT] = "its count is neither 1 nor that of the others",
        [LH_ERROR_STRIDE] = "a stride is not a multiple of 4 bytes",
        [LH_ERROR_ALIGNMENT] = "an array is not aligned to 4 bytes",
    };
    if (role == LH_SET && fault == LH_ERROR_COUNT)
        return "its count is 0, or of a frustum more than 32";
    if (lh_has_view(tested.query, argument))
        return of_view[fault];
    if (role == LH_NUMBER)
        return "it is negative or NaN";
    if (is_one_of_several(argument))
        return "one of its arrays is not aligned to 4 bytes";
    return fault == LH_ERROR_NULL_ARRAY ? "the array is NULL"
                                        : "the array is not aligned (floats: 4 bytes; hits: 8 bytes)";
}

static void assert_nothing_written(void)
{
    const unsigned char *bytes = (const unsigned char *)tested.outputs;
    if (bytes[0] != OUTPUT_CANARY || memcmp(bytes, bytes + 1, sizeof tested.outputs - 1) != 0)
        fail_msg("something is written to the outputs");
}

/* Of an argument of a query. A text follows from the status alone, so it is looked at once for each that is met. */
static void assert_text(lh_status status, unsigned argument, int fault)
{
    static lh_status right[LH_ALL_QUERIES][LH_MOST_ARGUMENTS][LH_ERROR_LIMIT + 1];
    const int query = tested.number;
    char expected[128] = "success";
    if (fault != LH_OK && right[query][argument][fault] == status)
        return;
    if (fault != LH_OK)
        snprintf(expected, sizeof expected, "lh_%s: argument %u (%s): %s", query_names[query],
                 lh_parameter_of(tested.query, argument), argument_names[query][argument],
                 problem(argument, fault));
    if (strcmp(lh_status_text(status), expected) != 0)
        fail_msg("%s, %s %s: expected \"%s\", found \"%s\"", query_names[query], function_kind,
                 lh_isa_name(function_isa), expected, lh_status_text(status));
    right[query][argument][fault] = status;
}

/* The text says it all, and the parts of the status say the same. */
static void assert_verdict(unsigned argument, int fault)
{
    const lh_status status = function(&tested.call);
    assert_text(status, argument, fault);
    assert_int_equal(lh_status_kind(status), fault);
    assert_int_equal(lh_status_argument(status),
                     fault == LH_OK ? 0 : lh_parameter_of(tested.query, argument));
}

/* Outputs are looked at before a call that writes them, and at the end. */
static void assert_each_change(void)
{
    memset(tested.outputs, OUTPUT_CANARY, sizeof tested.outputs);
    for (size_t i = 0; i < change_count; i++) {
        change *c = &changes[i];
        if (c->fault == LH_OK)
            assert_nothing_written();
        change_swap(c);
        assert_verdict(c->argument, c->fault);
        change_swap(c);
        if (c->fault == LH_OK)
            memset(tested.outputs, OUTPUT_CANARY, sizeof tested.outputs);
    }
    assert_nothing_written();
}

static void assert_each_typical_fault(void)
{
    memset(tested.outputs, OUTPUT_CANARY, sizeof tested.outputs);
    for (change *c = changes; c < changes + change_count; c++) {
        if (!c->is_typical || !c->fault)
            continue;
        change_swap(c);
        assert_verdict(c->argument, c->fault);
        change_swap(c);
    }
    assert_nothing_written();
}

/* Views and their counts, then numbers, then the arrays of views, those of sets, then outputs; of each, argument by
 * argument; of one, in the order of the kinds of faults. */
static unsigned turn_of(const change *c)
{
    const lh_role role = lh_kind_of(tested.query, c->argument)->role;
    const unsigned step = c->fault == LH_ERROR_NULL_VIEW || c->fault == LH_ERROR_COUNT ? 0
                          : role == LH_NUMBER                                          ? 1
                          : role == LH_VIEW                                            ? 2
                          : role == LH_SET                                             ? 3
                                                                                       : 4;
    return (step * LH_MOST_ARGUMENTS + c->argument) * (LH_ERROR_LIMIT + 1) + (unsigned)c->fault;
}

/* The same bytes, or counts that might agree with each other. */
static int exclude_each_other(const change *a, const change *b)
{
    const char *a_bytes = a->where, *b_bytes = b->where;
    return (a_bytes < b_bytes + b->size && b_bytes < a_bytes + a->size) ||
           (a->fault == LH_ERROR_COUNT && b->fault == LH_ERROR_COUNT);
}

static void assert_each_two_changes(void)
{
    memset(tested.outputs, OUTPUT_CANARY, sizeof tested.outputs);
    for (change *a = changes; a < changes + change_count; a++)
        for (change *b = changes; b < a; b++) {
            if (!a->is_typical || !b->is_typical || !a->fault || !b->fault || exclude_each_other(a, b))
                continue;
            const change *first = turn_of(a) < turn_of(b) ? a : b;
            change_swap(a);
            change_swap(b);
            assert_verdict(first->argument, first->fault);
            change_swap(b);
            change_swap(a);
        }
    assert_nothing_written();
}

/* ---- Calls to change ---------------------------------------------------------------------------------- */

static void assert_all_changes(void)
{
    assert_verdict(0, LH_OK);
    change_count = list_changes(&tested, changes);
    assert_each_change();
    assert_each_two_changes();
}

/* Structs, and those views of one element of which the bits are set in `one`; no call if others than views are. */
static int make_structs(int query, uint32_t stride, unsigned one)
{
    sample_make_structs(&tested, query, EVERYTHING, stride);
    for (unsigned k = 0; k < lh_inputs_of(tested.query); k++)
        if (one >> k & 1) {
            if (lh_kind_of(tested.query, k)->role != LH_VIEW)
                return 0;
            tested.views[k].start.count = 1;
        }
    return 1;
}

/* Each view of one element, and each alone of many. */
static void assert_all_changes_of_one(int query, extent given)
{
    for (unsigned one = 0; one < tested.query->arguments; one++)
        for (int alone = 0; lh_kind_of(tested.query, one)->role == LH_VIEW && alone < 2; alone++) {
            sample_make(&tested, query, given);
            for (unsigned k = 0; k < tested.query->arguments; k++)
                if ((k == one) == alone && tested.views[k].start.count)
                    tested.views[k].start.count = 1;
            assert_all_changes();
        }
}

/* Structs are read in place by paths of their own. Their strides: of boxes without gaps, of boxes with a float behind
 * them, of two float4, and longer. */
static void check_structs(int query)
{
    static const uint32_t strides[] = {24, 28, 32, 40, MOST_STRIDE};
    unsigned views = 0; /* and numbers between them */
    for (unsigned k = 0; k < tested.query->arguments; k++)
        views = lh_kind_of(tested.query, k)->role == LH_VIEW ? k + 1 : views;
    const unsigned all_are_one = (1u << views) - 1;
    for (size_t s = 0; s < sizeof strides / sizeof *strides; s++)
        for (unsigned one = 0; one <= all_are_one; one++)
            for (int is_indexed = 0; is_indexed < 2; is_indexed++) {
                if (!make_structs(query, strides[s], one))
                    break;
                if (is_indexed)
                    sample_index(&tested);
                assert_verdict(0, LH_OK);
                change_count = list_changes(&tested, changes);
                assert_each_typical_fault();
            }
}

static void check_changes(int query)
{
    for (extent given = EVERYTHING; given <= THE_LEAST; given++) {
        sample_make(&tested, query, given);
        assert_all_changes();
        sample_index(&tested);
        assert_all_changes();
        assert_all_changes_of_one(query, given);
    }
    check_structs(query);
}

/* A call in which all arrays, indices and outputs are at this address, numbers are NaN and strides are odd. The view
 * `none` has no elements, each other view has `count`, and a set has one: nothing but the counts may be looked at. */
static void make_void(int query, unsigned none, size_t count, uintptr_t address)
{
    void *anywhere;
    memcpy(&anywhere, &address, sizeof anywhere);
    sample_make(&tested, query, EVERYTHING);
    for (unsigned k = 0; k < tested.query->arguments; k++) {
        const lh_kind *kind = lh_kind_of(tested.query, k);
        if (kind->role == LH_NUMBER)
            tested.call.argument[k].number = NAN;
        if (kind->role == LH_OUTPUT)
            tested.call.argument[k].output = anywhere;
        if (!kind->shape)
            continue;
        const size_t elements = kind->role == LH_SET ? 1 : k == none ? 0 : count;
        tested.views[k].start = (lh_view_start){elements, anywhere, 3, 3};
        for (unsigned array = 0; array < kind->shape->arrays; array++)
            tested.views[k].array[array] = anywhere;
    }
}

static void check_nothing_to_do(int query)
{
    static const uintptr_t addresses[] = {0, 64, 67}; /* none; two that fault when they are touched */
    for (unsigned k = 0; k < lh_queries[query].arguments; k++)
        for (size_t i = 0; lh_kind_of(&lh_queries[query], k)->role == LH_VIEW && i < 3; i++)
            for (size_t count = 0; count <= 1; count++) {
                make_void(query, k, count, addresses[i]);
                assert_verdict(0, LH_OK);
            }
}

/* ---- Who is called ------------------------------------------------------------------------------------ */

static void check_all(void (*check)(int query), int query)
{
    subject subjects[MOST_SUBJECTS];
    const size_t count = list_subjects(subjects);
    for (size_t s = 0; s < count; s++) {
        function_isa = subjects[s].backend->isa;
        function_kind = subjects[s].emulated ? "emulated" : "backend";
        lh_query_function *const *table = subjects[s].backend->query;
        function = table[query];
        check(query);
        if (subjects[s].emulated)
            continue;
        assert_int_equal(lh_isa_select(function_isa), LH_OK);
        function_kind = "public, by";
        function = public_functions[query];
        check(query);
    }
}

static void test_faults(void **state)
{
    (void)state;
    for (int query = 0; query < LH_QUERY_COUNT; query++)
        if (query_is_asked((unsigned)query))
            check_all(check_changes, query);
}

static void test_nothing_to_do(void **state)
{
    (void)state;
    for (int query = 0; query < LH_QUERY_COUNT; query++)
        if (query_is_asked((unsigned)query))
            check_all(check_nothing_to_do, query);
}

/* By which the others above judge: bits are in words of 64, whatever else is given in elements of its size. */
static void test_alignments(void **state)
{
    (void)state;
    for (int query = 0; query < LH_ALL_QUERIES; query++)
        for (unsigned k = 0; k < lh_queries[query].arguments; k++) {
            const lh_kind *kind = lh_kind_of(&lh_queries[query], k);
            if (kind->role == LH_OUTPUT)
                assert_int_equal(kind->alignment, kind->bits > 1 ? kind->bits / 8 : sizeof(uint64_t));
        }
}

/* What is looked at before a call are its first arguments. */
static void test_inputs_come_first(void **state)
{
    (void)state;
    for (int query = 0; query < LH_ALL_QUERIES; query++)
        for (unsigned k = lh_inputs_of(&lh_queries[query]); k < lh_queries[query].arguments; k++)
            assert_int_equal(lh_kind_of(&lh_queries[query], k)->role, LH_OUTPUT);
}

int main(void)
{
    lattice_fill();
    const struct CMUnitTest tests[] = {
        {"each fault, and each two, of each argument", test_faults, NULL, NULL, NULL},
        {"a count of 0: nothing is read, and anything is excused", test_nothing_to_do, NULL, NULL, NULL},
        {"outputs are aligned to their elements", test_alignments, NULL, NULL, NULL},
        {"nothing else is among the last arguments", test_inputs_come_first, NULL, NULL, NULL},
    };
    return cmocka_run_group_tests_name("arguments", tests, NULL, NULL);
}
