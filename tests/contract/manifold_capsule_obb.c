/* lh_manifold_capsule_obb: which points, and that their features stay. */
#include "steady.h"

static told_frames told;
static const float margin = 0.01f;

/* A box of half extents 1, 2 and 3, not turned. */
static const float centre[] = {0, 0, 0}, half[] = {1, 2, 3};

enum { UP_X = 1 << 2, UP_Y = 2 << 2, UP_Z = 4 << 2, X = 0, Y = 1, Z = 2 };

static void ask(const float (*a)[FLOATS_OF_CAPSULE], size_t n)
{
    const lh_capsules capsules = lh_capsules_aos(a[0], sizeof a[0], n);
    const lh_obbs box = lh_obbs_soa(1, &centre[0], &centre[1], &centre[2], &half[0], &half[1], &half[2], NULL,
                                    NULL, NULL, NULL);
    const lh_numbers margins = lh_numbers_soa(1, &margin);
    const lh_manifolds to = outputs_of(&told);
    memset(&told, 0, sizeof told);
    assert_int_equal(lh_manifold_capsule_obb(&capsules, &box, &margins, told.hits, &to), LH_OK);
}

/* Longer and shorter than the face, through the box, and along an edge. */
static void two_points(void **state)
{
    (void)state;
    const float a[][FLOATS_OF_CAPSULE] = {{-5, 0, 4, 5, 0, 4, 1},
                                          {0.5f, 1, 4, -0.5f, -1, 4, 1},
                                          {0, -9, 2.5f, 0, 9, 2.5f, 1},
                                          {1.6f, -1, 3.8f, 1.6f, 9, 3.8f, 1}};
    ask(a, 4);
    for (uint32_t pair = 0; pair < 4; pair++) {
        const uint32_t kind = pair == 3 ? LH_EDGE : LH_FACE, number = pair == 3 ? Y | UP_X | UP_Z : Z | UP_Z;
        assert_int_equal(told.count[pair], 2);
        for (uint32_t end = 0; end < 2; end++)
            assert_int_equal(told.feature[end][pair], feature_of(LH_VERTEX, end, kind, number));
    }
    assert_true(told.point[0][0][0] == -1.0f && told.point[1][0][0] == 1.0f && told.point[0][2][0] == 3.0f);
    assert_true(told.point[0][0][1] == 0.5f && told.point[1][1][1] == -1.0f);
    assert_true(told.distance[0][2] == -1.5f && told.distance[1][2] == -1.5f);
    assert_true(told.point[0][1][3] == -1.0f && told.point[1][1][3] == 2.0f);
}

/* On its end, leaning, across an edge, at a corner, and a ball. */
static void one_point(void **state)
{
    (void)state;
    const float a[][FLOATS_OF_CAPSULE] = {{0, 0, 4, 0, 0, 9, 1},
                                          {0, 0, 4.005f, 0.9f, 0, 4.015f, 1},
                                          {0.7f, 0.5f, 4.7f, 2.7f, 0.5f, 2.7f, 1},
                                          {1.5f, 2.5f, 3.5f, 5, 5, 5, 1},
                                          {0, 0, 4, 0, 0, 4, 1}};
    ask(a, 5);
    for (int pair = 0; pair < 5; pair++)
        assert_int_equal(told.count[pair], 1);
    assert_int_equal(told.feature[0][0], feature_of(LH_VERTEX, 0, LH_FACE, Z | UP_Z));
    assert_int_equal(told.feature[0][1], feature_of(LH_VERTEX, 0, LH_FACE, Z | UP_Z));
    assert_int_equal(told.feature[0][2], feature_of(LH_EDGE, 0, LH_EDGE, Y | UP_X | UP_Z));
    assert_int_equal(told.feature[0][3], feature_of(LH_VERTEX, 0, LH_VERTEX, UP_X | UP_Y | UP_Z));
    assert_int_equal(told.feature[0][4], feature_of(LH_VERTEX, 0, LH_FACE, Z | UP_Z));
}

static void features_stay_while_it_tumbles(void **state)
{
    (void)state;
    static capsule_frames frames;
    const float at[] = {0.25f, 0.125f, 3.5f};
    tumble(frames, at, 2.0f, 1.0f);
    ask((const float(*)[FLOATS_OF_CAPSULE])frames, FRAMES);
    assert_int_equal(lh_hits_count(told.hits, FRAMES), FRAMES);
    assert_true(changes_of(&told) > 0 && changes_of(&told) <= FRAMES / 100);
}

/* On a face, as long as that. */
static void features_stay_while_it_trembles(void **state)
{
    (void)state;
    static capsule_frames frames;
    const float a[] = {0, -2, 4, 0, 2, 4, 1};
    tremble(frames, a, 1e-4f);
    ask((const float(*)[FLOATS_OF_CAPSULE])frames, FRAMES);
    assert_int_equal(told.count[0], 2);
    assert_int_equal(changes_of(&told), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_points),
        cmocka_unit_test(one_point),
        cmocka_unit_test(features_stay_while_it_tumbles),
        cmocka_unit_test(features_stay_while_it_trembles),
    };
    return cmocka_run_group_tests_name("manifold_capsule_obb", tests, NULL, NULL);
}
