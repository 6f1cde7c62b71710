/* lh_manifold_capsule_triangle: which points, and that their features stay. */
#include "steady.h"

static told_frames told;
static const float margin = 0.01f;

/* In the plane z = 0; and one that is thinner than a face may be. */
static const float flat[] = {0, 0, 0, 8, 0, 0, 0, 8, 0}, thin[] = {0, 0, 0, 8, 0, 0, 4, 0.124f, 0};

static void ask(const float *triangle, const float (*a)[FLOATS_OF_CAPSULE], size_t n)
{
    const lh_capsules capsules = lh_capsules_aos(a[0], sizeof a[0], n);
    const lh_triangles one = lh_triangles_aos(triangle, 9 * sizeof *triangle, 1);
    const lh_numbers margins = lh_numbers_soa(1, &margin);
    const lh_manifolds to = outputs_of(&told);
    memset(&told, 0, sizeof told);
    assert_int_equal(lh_manifold_capsule_triangle(&capsules, &one, &margins, told.hits, &to), LH_OK);
}

static void is_at(int pair, int k, float x, float y, float z)
{
    assert_true(told.point[k][0][pair] == x && told.point[k][1][pair] == y && told.point[k][2][pair] == z);
}

static void has_two(int pair, uint32_t kind, uint32_t number)
{
    assert_int_equal(told.count[pair], 2);
    for (uint32_t end = 0; end < 2; end++)
        assert_int_equal(told.feature[end][pair], feature_of(LH_VERTEX, end, kind, number));
}

/* On the face, from below, longer than that, over an edge, and leaning a little into it. */
static void two_points_on_a_face(void **state)
{
    (void)state;
    const float a[][FLOATS_OF_CAPSULE] = {{1, 1, 1, 3, 2, 1, 1},
                                          {3, 2, -1, 1, 1, -1, 1},
                                          {-5, 2, 1, 15, 2, 1, 1},
                                          {9, 0, 0.5f, 1, 0, 0.5f, 1},
                                          {1, 2, 1, 5, 2, 0.9375f, 1}};
    ask(flat, a, 5);
    for (int pair = 0; pair < 5; pair++)
        has_two(pair, LH_FACE, 0);
    is_at(0, 0, 1, 1, 0);
    is_at(0, 1, 3, 2, 0);
    is_at(1, 0, 3, 2, 0);
    is_at(2, 0, 0, 2, 0);
    is_at(2, 1, 6, 2, 0);
    is_at(3, 0, 8, 0, -0.25f);
    assert_true(told.distance[0][3] == -0.5f && told.distance[1][3] == -0.5f);
    assert_true(told.distance[0][4] == 0.0f && told.distance[1][4] == -0.0625f);
}

/* Beside each edge, along it or against it; of a thin triangle, above. */
static void two_points_along_an_edge(void **state)
{
    (void)state;
    const float a[][FLOATS_OF_CAPSULE] = {
        {-4, -1, 0, 12, -1, 0, 1}, {1, 8, 0, 8, 1, 0, 1}, {-1, 1, 0, -1, 2, 0, 1}};
    ask(flat, a, 3);
    for (uint32_t pair = 0; pair < 3; pair++)
        has_two((int)pair, LH_EDGE, pair);
    is_at(0, 0, 0, 0, 0);
    is_at(0, 1, 8, 0, 0);
    is_at(2, 0, 0, 1, 0);

    const float b[][FLOATS_OF_CAPSULE] = {{-2, 0, 1, 12, 0, 1, 1}};
    ask(thin, b, 1);
    has_two(0, LH_EDGE, 0);
}

/* On its end, leaning, across an edge, at a vertex, and a ball. */
static void one_point(void **state)
{
    (void)state;
    const float a[][FLOATS_OF_CAPSULE] = {{2, 2, 1, 2, 2, 5, 1},       {5, 2, 1.003f, 4.9f, 2, 1, 1},
                                          {2, 2, 1, 4, 2, 1.1f, 1},    {4, -2, -3, 4, -2, 3, 2},
                                          {-3, -4, 9, -3, -4, -3, 5},  {2, 2, 1, 2, 2, 1, 1},
                                          {4, -1, 0, 4, -9, 0.125f, 1}};
    ask(flat, a, 7);
    has_two(1, LH_FACE, 0);
    for (int pair = 0; pair < 7; pair++)
        assert_true(pair == 1 || told.count[pair] == 1);
    assert_int_equal(told.feature[0][0], feature_of(LH_VERTEX, 0, LH_FACE, 0));
    assert_int_equal(told.feature[0][2], feature_of(LH_VERTEX, 0, LH_FACE, 0));
    assert_int_equal(told.feature[0][3], feature_of(LH_EDGE, 0, LH_EDGE, 0));
    assert_int_equal(told.feature[0][4], feature_of(LH_EDGE, 0, LH_VERTEX, 0));
    assert_int_equal(told.feature[0][5], feature_of(LH_VERTEX, 0, LH_FACE, 0));
    assert_int_equal(told.feature[0][6], feature_of(LH_VERTEX, 0, LH_EDGE, 0));
}

/* Beyond each vertex. */
static void vertices(void **state)
{
    (void)state;
    const float a[][FLOATS_OF_CAPSULE] = {
        {-1, -1, 0, -5, -4, 0, 2}, {9, -0.5f, 0, 15, -1, 0, 2}, {-0.5f, 9, 0, -1, 15, 0, 2}};
    ask(flat, a, 3);
    for (uint32_t pair = 0; pair < 3; pair++) {
        assert_int_equal(told.count[pair], 1);
        assert_int_equal(told.feature[0][pair], feature_of(LH_VERTEX, 0, LH_VERTEX, pair));
    }
}

static void features_stay_while_it_tumbles(void **state)
{
    (void)state;
    static capsule_frames frames;
    const float at[] = {2.25f, 2.125f, 0.5f};
    tumble(frames, at, 2.0f, 2.0f);
    ask(flat, (const float(*)[FLOATS_OF_CAPSULE])frames, FRAMES);
    assert_int_equal(lh_hits_count(told.hits, FRAMES), FRAMES);
    assert_true(changes_of(&told) > 0 && changes_of(&told) <= FRAMES / 100);
}

/* On the face, over an edge and as long as that; and beside it. */
static void features_stay_while_it_trembles(void **state)
{
    (void)state;
    static capsule_frames frames;
    const float a[][FLOATS_OF_CAPSULE] = {{0, 0, 1, 8, 0, 1, 1}, {0, -1, 0, 8, -1, 0, 1}};
    for (int where = 0; where < 2; where++) {
        tremble(frames, a[where], 1e-4f);
        ask(flat, (const float(*)[FLOATS_OF_CAPSULE])frames, FRAMES);
        assert_int_equal(told.count[0], 2);
        assert_int_equal(changes_of(&told), 0);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_points_on_a_face),
        cmocka_unit_test(two_points_along_an_edge),
        cmocka_unit_test(one_point),
        cmocka_unit_test(vertices),
        cmocka_unit_test(features_stay_while_it_tumbles),
        cmocka_unit_test(features_stay_while_it_trembles),
    };
    return cmocka_run_group_tests_name("manifold_capsule_triangle", tests, NULL, NULL);
}
