/* Every refusal: each argument of each function with each fault it can have. A refusal names the kind, the
 * position, the function and the argument, and nothing has been written. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "functions.h"

/* What a text must say of each kind of fault. */
static const char *const problems[] = {
    [LH_ERROR_NULL_VIEW] = "the view is NULL",
    [LH_ERROR_NULL_ARRAY] = "an array is NULL",
    [LH_ERROR_COUNT] = "count",
    [LH_ERROR_STRIDE] = "stride is not a multiple of 4",
    [LH_ERROR_ALIGNMENT] = "not aligned",
    [LH_ERROR_LIMIT] = "negative or NaN",
};

static void assert_text_names(const char *text, const function *f, size_t k, int fault)
{
    char beginning[128];
    snprintf(beginning, sizeof beginning, "%s: argument %zu (%s): ", f->name, k + 1, f->arguments[k].name);
    if (strncmp(text, beginning, strlen(beginning)) != 0)
        fail_msg("\"%s\" does not begin with \"%s\"", text, beginning);
    if (!strstr(text, problems[fault]))
        fail_msg("\"%s\" does not say \"%s\"", text, problems[fault]);
}

static void assert_nothing_written(const call *c)
{
    const unsigned char *bytes = (const unsigned char *)c->outputs;
    for (size_t i = 0; i < sizeof c->outputs; i++)
        assert_int_equal(bytes[i], OUTPUT_CANARY);
}

/* The call fails because of argument k, from 0. */
static void assert_refused(const function *f, const call *c, size_t k, int fault)
{
    const lh_status status = f->invoke(c);
    if (lh_status_kind(status) != fault || lh_status_argument(status) != (int)k + 1)
        fail_msg("%s: expected fault %d of argument %zu (%s), found %d of %d: %s", f->name, fault, k + 1,
                 f->arguments[k].name, lh_status_kind(status), lh_status_argument(status),
                 lh_status_text(status));
    assert_text_names(lh_status_text(status), f, k, fault);
    assert_nothing_written(c);
}

static void assert_accepted(const function *f, const call *c)
{
    const lh_status status = f->invoke(c);
    if (status != LH_OK)
        fail_msg("%s: refused: %s", f->name, lh_status_text(status));
}

static void assert_verdict_on_null(const function *f, const call *c, size_t k, need needed, int fault)
{
    if (needed == REQUIRED)
        assert_refused(f, c, k, fault);
    else
        assert_accepted(f, c);
}

static void check_null_view(const function *f, call *c, size_t k)
{
    assert_accepted(f, c);
    make_valid(f, c);
    c->slots[k] = NULL;
    assert_verdict_on_null(f, c, k, f->arguments[k].need, LH_ERROR_NULL_VIEW);
}

static void check_null_arrays(const function *f, call *c, size_t k)
{
    for (const field *array = layout_of(f->arguments[k].kind)->arrays; array->name; array++) {
        make_valid(f, c);
        set_pointer(&c->views[k], array->offset, NULL);
        assert_verdict_on_null(f, c, k, array->need, LH_ERROR_NULL_ARRAY);
    }
    make_valid(f, c);
    set_pointer(&c->views[k], index_offset, NULL);
    assert_accepted(f, c);
}

static void check_misaligned_array(const function *f, call *c, size_t k, size_t offset)
{
    for (size_t bytes = 1; bytes < 4; bytes++) {
        make_valid(f, c);
        set_pointer(&c->views[k], offset, (const char *)get_pointer(&c->views[k], offset) + bytes);
        assert_refused(f, c, k, LH_ERROR_ALIGNMENT);
    }
}

static void check_misaligned_arrays(const function *f, call *c, size_t k)
{
    for (const field *array = layout_of(f->arguments[k].kind)->arrays; array->name; array++)
        check_misaligned_array(f, c, k, array->offset);
    check_misaligned_array(f, c, k, index_offset);
}

/* Of count 1 and without an index, a view has one element, so that any valid stride is harmless. */
static void check_stride(const function *f, call *c, size_t k, size_t offset)
{
    static const uint32_t odd[] = {1, 2, 3, 5, 6, 7, 25, 26, 27, 0x7fffffff, 0x80000002, 0xffffffff};
    static const uint32_t even[] = {0, 4, 8, 12, 24, 36, 1024, 0x7ffffffc, 0x80000000, 0xfffffffc};
    for (size_t i = 0; i < sizeof odd / sizeof *odd; i++) {
        make_valid(f, c);
        set_stride(&c->views[k], offset, odd[i]);
        assert_refused(f, c, k, LH_ERROR_STRIDE);
    }
    for (size_t i = 0; i < sizeof even / sizeof *even; i++) {
        make_valid(f, c);
        set_stride(&c->views[k], offset, even[i]);
        set_count(&c->views[k], 1);
        set_pointer(&c->views[k], index_offset, NULL);
        assert_accepted(f, c);
    }
}

/* Of arrays that are absent too. */
static void check_own_stride_of_none(const function *f, call *c, size_t k, size_t own_stride)
{
    make_valid(f, c);
    for (const field *array = layout_of(f->arguments[k].kind)->arrays; array->name; array++)
        if (array->need == OPTIONAL)
            set_pointer(&c->views[k], array->offset, NULL);
    set_stride(&c->views[k], own_stride, 7);
    assert_refused(f, c, k, LH_ERROR_STRIDE);
}

static void check_strides(const function *f, call *c, size_t k)
{
    const size_t own_stride = layout_of(f->arguments[k].kind)->own_stride;
    check_stride(f, c, k, head_strides[0]);
    check_stride(f, c, k, head_strides[1]);
    if (own_stride) {
        check_stride(f, c, k, own_stride);
        check_own_stride_of_none(f, c, k, own_stride);
    }
}

/* The first count that is not 1 decides, so that the argument to blame is the first that disagrees with it. */
static void check_count(const function *f, call *c, size_t k)
{
    static const size_t wrong[] = {0, 2, VALID_COUNT - 1, VALID_COUNT + 1, SIZE_MAX};
    size_t next = k + 1;
    while (!is_view(f->arguments[next].kind) && f->arguments[next].kind != NO_ARGUMENT)
        next++;
    const size_t blamed = k == 0 ? next : k;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        make_valid(f, c);
        set_count(&c->views[k], wrong[i]);
        assert_refused(f, c, blamed, LH_ERROR_COUNT);
    }
    make_valid(f, c);
    set_count(&c->views[k], 1);
    assert_accepted(f, c);
}

/* Every argument NULL that a count of 0 excuses. */
static void make_void(const function *f, call *c, size_t count)
{
    make_valid(f, c);
    for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++)
        if (is_view(f->arguments[k].kind)) {
            memset(&c->views[k], 0, sizeof c->views[k]);
            set_count(&c->views[k], count);
        } else {
            c->slots[k] = NULL;
        }
}

/* Arrays and outputs that fault when they are touched, and are not: nothing but counts is to be read. */
static void make_unreadable(const function *f, call *c, size_t count)
{
    const uintptr_t low_address = 64;
    void *nowhere;
    memcpy(&nowhere, &low_address, sizeof nowhere);
    make_valid(f, c);
    for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++)
        if (is_view(f->arguments[k].kind)) {
            set_count(&c->views[k], count);
            for (const field *array = layout_of(f->arguments[k].kind)->arrays; array->name; array++)
                set_pointer(&c->views[k], array->offset, nowhere);
        } else {
            c->slots[k] = nowhere;
        }
}

static void check_nothing_to_do(const function *f, call *c, size_t k)
{
    make_unreadable(f, c, 1);
    set_count(&c->views[k], 0);
    assert_accepted(f, c);
    make_void(f, c, 0);
    assert_accepted(f, c);
    set_count(&c->views[k], 1);
    assert_accepted(f, c);
    make_void(f, c, 1);
    set_count(&c->views[k], 0);
    assert_accepted(f, c);
}

static void check_hits(const function *f, call *c, size_t k)
{
    c->slots[k] = NULL;
    assert_refused(f, c, k, LH_ERROR_NULL_ARRAY);
    for (size_t bytes = 1; bytes < 8; bytes++) {
        c->slots[k] = (char *)c->outputs[k] + bytes;
        assert_refused(f, c, k, LH_ERROR_ALIGNMENT);
    }
}

static void check_floats(const function *f, call *c, size_t k)
{
    for (size_t bytes = 1; bytes < 4; bytes++) {
        c->slots[k] = (char *)c->outputs[k] + bytes;
        assert_refused(f, c, k, LH_ERROR_ALIGNMENT);
    }
    c->slots[k] = (char *)c->outputs[k] + 4;
    assert_accepted(f, c);
    c->slots[k] = NULL;
    assert_accepted(f, c);
}

static void check_bytes(const function *f, call *c, size_t k)
{
    for (size_t bytes = 0; bytes < 8; bytes++) {
        c->slots[k] = (char *)c->outputs[k] + bytes;
        assert_accepted(f, c);
    }
    c->slots[k] = NULL;
    assert_accepted(f, c);
}

static void check_limit(const function *f, call *c, size_t k)
{
    static const float bad[] = {NAN, -NAN, -1, -0x1p-149f, -INFINITY};
    static const float good[] = {0, -0.0f, 0x1p-149f, 1, 0x1p127f, 0x1.fffffep127f, INFINITY};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        c->t_max = bad[i];
        assert_refused(f, c, k, LH_ERROR_LIMIT);
    }
    for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
        c->t_max = good[i];
        assert_accepted(f, c);
    }
}

/* dir, inv_dir or both; of either, all three arrays or none. */
static void check_directions(const function *f, call *c, size_t k)
{
    static const size_t offsets[] = {
        offsetof(lh_rays, dir_x),     offsetof(lh_rays, dir_y),     offsetof(lh_rays, dir_z),
        offsetof(lh_rays, inv_dir_x), offsetof(lh_rays, inv_dir_y), offsetof(lh_rays, inv_dir_z),
    };
    enum { DIR = 7, INV_DIR = 7 << 3, BOTH = DIR | INV_DIR };
    for (unsigned given = 0; given <= BOTH; given++) {
        make_valid(f, c);
        for (size_t i = 0; i < sizeof offsets / sizeof *offsets; i++)
            if (!(given >> i & 1))
                set_pointer(&c->views[k], offsets[i], NULL);
        if (given == DIR || given == INV_DIR || given == BOTH)
            assert_accepted(f, c);
        else
            assert_refused(f, c, k, LH_ERROR_NULL_ARRAY);
    }
}

/* A check of argument k, from 0, of each function where that is of one of the kinds. */
typedef struct argument_check {
    kind first, last;
    void (*check)(const function *f, call *c, size_t k);
} argument_check;

static void check_functions(const argument_check *wanted, int is_indexed)
{
    call c = {.is_indexed = is_indexed};
    for (const function *f = functions; f < functions + FUNCTIONS; f++)
        for (size_t k = 0; f->arguments[k].kind != NO_ARGUMENT; k++)
            if (f->arguments[k].kind >= wanted->first && f->arguments[k].kind <= wanted->last) {
                make_valid(f, &c);
                wanted->check(f, &c, k);
            }
}

/* Every backend looks for itself, and at packed arrays in another way. */
static void test_arguments(void **state)
{
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++)
        if (lh_isa_select(isa) == LH_OK) {
            check_functions(*state, 0);
            check_functions(*state, 1);
        }
}

int main(void)
{
    static argument_check null_view = {FIRST_VIEW, LAST_VIEW, check_null_view};
    static argument_check null_arrays = {FIRST_VIEW, LAST_VIEW, check_null_arrays};
    static argument_check misaligned_arrays = {FIRST_VIEW, LAST_VIEW, check_misaligned_arrays};
    static argument_check strides = {FIRST_VIEW, LAST_VIEW, check_strides};
    static argument_check count = {FIRST_VIEW, LAST_VIEW, check_count};
    static argument_check nothing_to_do = {FIRST_VIEW, LAST_VIEW, check_nothing_to_do};
    static argument_check directions = {RAYS, RAYS, check_directions};
    static argument_check limit = {LIMIT, LIMIT, check_limit};
    static argument_check hits = {HITS, HITS, check_hits};
    static argument_check floats = {FLOATS, FLOATS, check_floats};
    static argument_check bytes = {BYTES, BYTES, check_bytes};
    const struct CMUnitTest tests[] = {
        {"a view that is NULL", test_arguments, NULL, NULL, &null_view},
        {"an array that is NULL", test_arguments, NULL, NULL, &null_arrays},
        {"an array that is not aligned", test_arguments, NULL, NULL, &misaligned_arrays},
        {"strides that are not multiples of 4", test_arguments, NULL, NULL, &strides},
        {"counts that do not broadcast", test_arguments, NULL, NULL, &count},
        {"a count of 0: nothing is read, and NULL is excused", test_arguments, NULL, NULL, &nothing_to_do},
        {"rays with dir, inv_dir or both", test_arguments, NULL, NULL, &directions},
        {"t_max negative or NaN", test_arguments, NULL, NULL, &limit},
        {"hits NULL or not aligned", test_arguments, NULL, NULL, &hits},
        {"times not aligned", test_arguments, NULL, NULL, &floats},
        {"normals anywhere", test_arguments, NULL, NULL, &bytes},
    };
    return cmocka_run_group_tests_name("arguments", tests, NULL, NULL);
}
