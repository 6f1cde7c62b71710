/* lh_manifold_capsule_capsule: which points, and that their features stay. */
#include "steady.h"

static told_frames told;
static const float margin = 0.01f;

static void ask(const float (*a)[FLOATS_OF_CAPSULE], size_t n, const float b[FLOATS_OF_CAPSULE])
{
    const lh_capsules first = lh_capsules_aos(a[0], sizeof a[0], n), second = lh_capsules_aos(b, 28, 1);
    const lh_numbers margins = lh_numbers_soa(1, &margin);
    const lh_manifolds to = outputs_of(&told);
    memset(&told, 0, sizeof told);
    assert_int_equal(lh_manifold_capsule_capsule(&first, &second, &margins, told.hits, &to), LH_OK);
}

/* Side by side, of which b goes further, and the other way. */
static void ends_of_what_is_common(void **state)
{
    (void)state;
    const float a[1][FLOATS_OF_CAPSULE] = {{-2, 0, 2, 3, 0, 2, 1}}, b[] = {5, 0, 0, -1, 0, 0, 1};
    ask(a, 1, b);
    assert_int_equal(told.count[0], 2);
    assert_int_equal(told.feature[0][0], feature_of(LH_VERTEX, 1, LH_VERTEX, 0));
    assert_int_equal(told.feature[1][0], feature_of(LH_VERTEX, 0, LH_VERTEX, 1));
    assert_true(told.point[0][0][0] == 3.0f && told.point[0][2][0] == 1.0f);
    assert_true(told.point[1][0][0] == -1.0f && told.point[1][2][0] == 1.0f);
    assert_true(told.distance[0][0] == 0.0f && told.distance[1][0] == 0.0f);
}

/* One point where they cross, where one is past the other, and where one end is beyond the margin. */
static void one_point(void **state)
{
    (void)state;
    const float a[3][FLOATS_OF_CAPSULE] = {
        {0, -2, 2, 0, 2, 2, 1}, {6, 0, 0, 9, 0, 0, 1}, {-1, 0, 2, 1, 0, 2.03f, 1}};
    const float b[] = {-4, 0, 0, 4, 0, 0, 1};
    ask(a, 3, b);
    for (int k = 0; k < 3; k++)
        assert_int_equal(told.count[k], 1);
    assert_int_equal(told.feature[0][0], feature_of(LH_EDGE, 0, LH_EDGE, 0));
    assert_int_equal(told.feature[0][1], feature_of(LH_VERTEX, 0, LH_VERTEX, 1));
    assert_int_equal(told.feature[0][2], feature_of(LH_VERTEX, 0, LH_EDGE, 0));
}

static void features_stay_while_it_tumbles(void **state)
{
    (void)state;
    static capsule_frames frames;
    const float centre[] = {0.25f, 0.125f, 1}, b[] = {-4, 0.5f, 0.25f, 4, 0, 0, 1};
    tumble(frames, centre, 2.0f, 1.0f);
    ask((const float(*)[FLOATS_OF_CAPSULE])frames, FRAMES, b);
    assert_int_equal(lh_hits_count(told.hits, FRAMES), FRAMES);
    assert_true(changes_of(&told) > 0 && changes_of(&told) <= FRAMES / 100);
}

/* Two as long, one on the other. */
static void features_stay_while_it_trembles(void **state)
{
    (void)state;
    static capsule_frames frames;
    const float a[] = {-2, 0, 2, 2, 0, 2, 1}, b[] = {-2, 0, 0, 2, 0, 0, 1};
    tremble(frames, a, 1e-4f);
    ask((const float(*)[FLOATS_OF_CAPSULE])frames, FRAMES, b);
    assert_int_equal(told.count[0], 2);
    assert_int_equal(changes_of(&told), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(ends_of_what_is_common),
        cmocka_unit_test(one_point),
        cmocka_unit_test(features_stay_while_it_tumbles),
        cmocka_unit_test(features_stay_while_it_trembles),
    };
    return cmocka_run_group_tests_name("manifold_capsule_capsule", tests, NULL, NULL);
}
