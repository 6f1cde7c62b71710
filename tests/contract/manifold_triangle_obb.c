/* lh_manifold_triangle_obb: which points, and that what touches keeps its features from frame to frame. */
#include "steady_boxes.h"

typedef struct corners {
    float at[9];
} corners;

static manifold manifold_within(const corners *a, const box *b, float margin)
{
    manifold m;
    const lh_manifolds to = outputs_of(&m);
    const lh_triangles of_a = lh_triangles_aos(a->at, sizeof *a, 1);
    const lh_obbs of_b = lh_obbs_aos(b->centre, sizeof *b, 1);
    const lh_numbers at_most = lh_numbers_soa(1, &margin);
    assert_int_equal(lh_manifold_triangle_obb(&of_a, &of_b, &at_most, &m.hit, &to), LH_OK);
    return m;
}

static manifold manifold_of(const corners *a, const box *b)
{
    return manifold_within(a, b, 0.0f);
}

static uint32_t feature_of(uint32_t of_a, uint32_t number_of_a, uint32_t of_b, uint32_t number_of_b)
{
    return of_a | number_of_a << LH_FEATURE_NUMBER |
           (of_b | number_of_b << LH_FEATURE_NUMBER) << LH_FEATURE_OF_B;
}

/* The number of x is 0. */
enum { Y = 1, Z = 2, UP_X = 1 << 2, UP_Y = 2 << 2, UP_Z = 4 << 2 };

static int is_near(float a, float b)
{
    return fabsf(a - b) < 1e-5f;
}

/* ---- Which points ------------------------------------------------------------------------------------- */

static const corners ground = {{-5, -5, 0, 5, -5, 0, 0, 6, 0}}, small = {{-1, -1, 0, 1, -1, 0, 0, 1, 0}};

static void check_features(const manifold *m, const uint32_t *features, uint8_t count)
{
    assert_int_equal(m->count, count);
    for (uint8_t k = 0; k < count; k++)
        assert_int_equal(m->feature[k], features[k]);
}

/* Needles of which the sides are nearer to each other than the rounding of what lies between them, and boxes that are
 * points, beyond the end: seen along an axis that is not theirs, these are still no points in common. */
static void what_is_beyond_the_end_of_a_needle_is_no_corner(void **state)
{
    (void)state;
    static const struct beyond {
        corners needle;
        box point;
        float margin, least_distance; /* from the end, along the normal, with room to spare */
    } cases[] = {
        {{{0x1.e0bcp-2f, -0x1.4ea94p+31f, 0x1.f3decep-34f, 0x1.e0bbc4p-2f, -0x1.4ea946p+31f, 0x1.f3dbc2p-34f,
           -0x1.f27988p-3f, -0x1.376bep+31f, 0x1.49a2e6p-31f}},
         {{0x1.cb46eep-4f, -0x1.369adap+31f, 0x1.57d1dp-32f},
          {0, -0.0f, 0},
          {0x1.61d72ap-3f, -0x1.08f884p-5f, 0x1.6363eap-1f, 0x1.1cc168p-2f}},
         0x1.32f716p+22f,
         0x1p22f},
        {{{-0x1.2bbbf8p+36f, 0x1.2e16p-34f, 0x1.90c608p+11f, -0x1.2808b6p+36f, 0x1.27aab4p-34f,
           0x1.a180c2p+11f, -0x1.8ec748p+34f, -0x1.67c0ap-37f, 0x1.464e2p+13f}},
         {{-0x1.6fd31ep+34f, 0x1.492eb8p-37f, 0x1.e3bebep+12f},
          {0, 0, 0},
          {-0x1.4793fep-1f, -0x1.1de3cap+3f, 0x1.fd970ep-1f, -0x1.f24448p+0f}},
         0x1.be58eap+30f,
         0x1p28f},
    };
    for (size_t k = 0; k < sizeof cases / sizeof *cases; k++) {
        const manifold m = manifold_within(&cases[k].needle, &cases[k].point, cases[k].margin);
        assert_int_equal(m.hit, 1);
        assert_int_equal(m.count, 1);
        assert_true(cases[k].least_distance <= m.distance[0]);
    }
}

/* Its lower face on the triangle, from either side. */
static void a_box_on_the_triangle(void **state)
{
    (void)state;
    const box above = {{0, 0, 0.75f}, {1, 0.5f, 1}, {0, 0, 0, 1}},
              below = {{0, 0, -0.75f}, {1, 0.5f, 1}, {0, 0, 0, 1}};
    const uint32_t lower[] = {feature_of(LH_FACE, 0, LH_VERTEX, 0), feature_of(LH_FACE, 0, LH_VERTEX, UP_X),
                              feature_of(LH_FACE, 0, LH_VERTEX, UP_Y),
                              feature_of(LH_FACE, 0, LH_VERTEX, UP_X | UP_Y)};
    const manifold m = manifold_of(&ground, &above), n = manifold_of(&ground, &below);
    check_features(&m, lower, 4);
    assert_int_equal(n.count, 4);
    assert_true(m.normal[2] == 1.0f && n.normal[2] == -1.0f);
    assert_true(m.point[0][0] == -1.0f && m.point[0][1] == -0.5f && is_near(m.point[0][2], -0.125f));
    for (int k = 0; k < 4; k++) {
        assert_true(is_near(m.distance[k], -0.25f) && is_near(n.distance[k], -0.25f));
        assert_int_equal(n.feature[k], m.feature[k] | feature_of(0, 0, 0, UP_Z));
    }
}

/* Its vertices, and where an edge leaves the face. */
static void a_triangle_on_a_box(void **state)
{
    (void)state;
    const box wide = {{0, 0, -2}, {4, 4, 2}, {0, 0, 0, 1}}, narrow = {{0, 0, -2}, {4, 0.5f, 2}, {0, 0, 0, 1}};
    const uint32_t vertices[] = {feature_of(LH_VERTEX, 0, LH_FACE, Z | UP_Z),
                                 feature_of(LH_VERTEX, 1, LH_FACE, Z | UP_Z),
                                 feature_of(LH_VERTEX, 2, LH_FACE, Z | UP_Z)};
    const uint32_t cuts[] = {feature_of(LH_EDGE, 1, LH_EDGE, UP_Z), feature_of(LH_EDGE, 2, LH_EDGE, UP_Z),
                             feature_of(LH_EDGE, 1, LH_EDGE, UP_Y | UP_Z),
                             feature_of(LH_EDGE, 2, LH_EDGE, UP_Y | UP_Z)};
    const manifold m = manifold_of(&small, &wide), n = manifold_of(&small, &narrow);
    check_features(&m, vertices, 3);
    assert_true(m.normal[2] == -1.0f && is_near(m.point[2][1], 1.0f) && is_near(m.distance[2], 0.0f));
    check_features(&n, cuts, 4);
    assert_true(fabsf(n.point[0][1] + 0.5f) < 0.01f && fabsf(n.point[0][0] - 0.75f) < 0.01f);
}

/* Edge on edge, and a vertex in a face. */
static void one_point(void **state)
{
    (void)state;
    const box upright = {{0, 0, 0}, {1, 1, 1}, {0, 0, 0, 1}};
    const corners across = {{2, 0, -0.125f, 2, 0, 3, 0.0f, 0, 1.875f}},
                  beside = {{0.9375f, 0.25f, 0.25f, 4, 2.5f, 0.25f, 4, 0.25f, 2.5f}};
    const manifold m = manifold_of(&across, &upright), n = manifold_of(&beside, &upright);
    assert_int_equal(m.count, 1);
    assert_int_equal(m.feature[0], feature_of(LH_EDGE, 2, LH_EDGE, Y | UP_X | UP_Z));
    assert_int_equal(n.count, 1);
    assert_int_equal(n.feature[0], feature_of(LH_VERTEX, 0, LH_FACE, UP_X));
    assert_true(n.normal[0] == -1.0f && is_near(n.distance[0], -0.0625f));
}

/* ---- What rests, and what tumbles --------------------------------------------------------------------- */

static const struct stack {
    const char *name;
    corners lower;
    box upper;
    uint8_t count;
} stacks[] = {
    {"a cube on the ground",
     {{-5, -5, 0, 5, -5, 0, 0, 6, 0}},
     {{0, 0, 0.499f}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}},
     4},
    {"twisted by 20 degrees",
     {{-5, -5, 0, 5, -5, 0, 0, 6, 0}},
     {{0, 0, 0.499f}, {0.5f, 0.5f, 0.5f}, {0, 0, 0.17364818f, 0.98480775f}},
     4},
    {"with a common edge",
     {{-0.5f, -0.5f, 0, 0.5f, -0.5f, 0, -0.3f, 0.9f, 0}},
     {{0, 0, 0.499f}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}},
     4},
    {"over an edge",
     {{0.1f, -5, 0, 5, 0, 0, 0.1f, 5, 0}},
     {{0, 0, 0.499f}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}},
     4},
    {"a large box",
     {{-0.5f, -0.4f, 0, 0.6f, -0.5f, 0, 0, 0.7f, 0}},
     {{0.3f, 0.1f, 0.999f}, {3, 2, 1}, {0, 0, 0, 1}},
     3},
};

static corners trembling_corners(dice *d, const corners *of, float by)
{
    corners c = *of;
    for (int k = 0; k < 9; k++)
        c.at[k] = around(d, c.at[k], by);
    return c;
}

static void what_rests_and_trembles_keeps_its_features(void **state)
{
    (void)state;
    dice d = {3};
    for (size_t s = 0; s < sizeof stacks / sizeof *stacks; s++) {
        const manifold first = manifold_of(&stacks[s].lower, &stacks[s].upper);
        if (first.count != stacks[s].count)
            fail_msg("%s: %d points", stacks[s].name, first.count);
        for (size_t frame = 0; frame < FRAMES; frame++) {
            const corners lower = trembling_corners(&d, &stacks[s].lower, 1e-4f);
            const box upper = trembling(&d, &stacks[s].upper, 1e-4f);
            const manifold now = manifold_of(&lower, &upper);
            if (!have_same_features(&first, &now))
                fail_msg("%s: other features in frame %zu", stacks[s].name, frame);
        }
    }
}

static manifold with_ground(const box *tumbling)
{
    return manifold_of(&ground, tumbling);
}

static void what_tumbles_keeps_them_in_99_of_100_frames(void **state)
{
    (void)state;
    static const box tumbling = {{0.1f, 0.15f, 0.3f}, {0.4f, 0.5f, 0.3f}, {0, 0, 0, 1}};
    expect_steady_tumbling(with_ground, &tumbling);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_beyond_the_end_of_a_needle_is_no_corner),
        cmocka_unit_test(a_box_on_the_triangle),
        cmocka_unit_test(a_triangle_on_a_box),
        cmocka_unit_test(one_point),
        cmocka_unit_test(what_rests_and_trembles_keeps_its_features),
        cmocka_unit_test(what_tumbles_keeps_them_in_99_of_100_frames),
    };
    return cmocka_run_group_tests_name("manifold_triangle_obb", tests, NULL, NULL);
}
