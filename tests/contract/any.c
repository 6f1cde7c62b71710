/* What lanehit.h says of lh_any_*: refusals, which are those of the query, and the answer. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "lanehit/lanehit.h"

/* So that a call that reads what it has not set finds ones there, not zeros by chance. */
static __attribute__((noinline)) void leave_ones_on_the_stack(void)
{
    volatile unsigned char left[1 << 14];
    for (size_t i = 0; i < sizeof left; i++)
        left[i] = 0xff;
}

static void test_any(void **state)
{
    (void)state;
    static const float box[2][6] = {{0, 0, 0, 1, 1, 1}, {3, 3, 3, 4, 4, 4}};
    const lh_aabbs one = lh_aabbs_aos(box[0], 24, 1), both = lh_aabbs_aos(box[0], 24, 2),
                   none = lh_aabbs_aos(NULL, 24, 0);
    lh_aabbs other = lh_aabbs_aos(box[1], 24, 1);
    static const float column[1] = {0}; /* too short: what is refused is not read */
    int any = 7;
    assert_string_equal(lh_status_text(lh_any_overlap_aabb_aabb(&one, &both, NULL)),
                        "lh_any_*: argument 3 (any): the pointer is NULL");
    assert_string_equal(lh_status_text(lh_any_overlap_aabb_aabb(&one, NULL, &any)),
                        "lh_overlap_aabb_aabb: argument 2 (b): the view is NULL");
    assert_string_equal(lh_status_text(lh_any_overlap_aabb_aabb(NULL, &both, &any)),
                        "lh_overlap_aabb_aabb: argument 1 (a): the view is NULL");
    lh_aabbs many = lh_aabbs_aos(column, 4, 5000), fewer = many;
    fewer.count = 4999;
    assert_int_equal(lh_status_kind(lh_any_overlap_aabb_aabb(&many, &fewer, &any)), LH_ERROR_COUNT);
    assert_int_equal(lh_status_kind(lh_any_overlap_aabb_aabb(&many, &none, &any)), LH_ERROR_COUNT);
    many.stride = 6;
    assert_int_equal(lh_status_kind(lh_any_overlap_aabb_aabb(&many, &one, &any)), LH_ERROR_STRIDE);
    many.stride = 4;
    many.max_z = NULL;
    assert_int_equal(lh_status_kind(lh_any_overlap_aabb_aabb(&one, &many, &any)), LH_ERROR_NULL_ARRAY);
    assert_int_equal(any, 7);
    assert_int_equal(lh_any_overlap_aabb_aabb(&one, &both, &any), LH_OK);
    assert_int_equal(any, 1);
    assert_int_equal(lh_any_overlap_aabb_aabb(&one, &other, &any), LH_OK);
    assert_int_equal(any, 0);
    any = 7;
    leave_ones_on_the_stack();
    assert_int_equal(lh_any_overlap_aabb_aabb(&one, &none, &any), LH_OK);
    assert_int_equal(any, 0);
}

static void assert_stride_refused(lh_status status, int argument)
{
    assert_int_equal(lh_status_kind(status), LH_ERROR_STRIDE);
    assert_int_equal(lh_status_argument(status), argument);
}

/* One box that has no index, but a stride of it that is odd, and boxes that are read in place: by every backend. */
static void test_refusals_are_alike(void **state)
{
    (void)state;
    static const float box[100][6];
    const lh_aabbs many = lh_aabbs_aos(box[0], sizeof box[0], 100);
    lh_aabbs one = lh_aabbs_aos(box[0], sizeof box[0], 1);
    one.index_stride = 1;
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++) {
        int any = 7;
        if (lh_isa_select(isa) != LH_OK)
            continue;
        assert_stride_refused(lh_any_overlap_aabb_aabb(&one, &many, &any), 1);
        assert_stride_refused(lh_any_overlap_aabb_aabb(&many, &one, &any), 2);
        assert_stride_refused(lh_any_contains_aabb_aabb(&one, &many, &any), 1);
        assert_stride_refused(lh_any_contains_aabb_aabb(&many, &one, &any), 2);
        assert_int_equal(any, 7);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any),
        cmocka_unit_test(test_refusals_are_alike),
    };
    return cmocka_run_group_tests_name("any", tests, NULL, NULL);
}
