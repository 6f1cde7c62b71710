/* lh_manifold_obb_obb: what touches keeps its features from frame to frame, and which box is which does not matter. */
#include "steady_boxes.h"

static manifold manifold_of(const box *a, const box *b)
{
    manifold m = {0};
    const lh_manifolds to = outputs_of(&m);
    const lh_obbs of_a = lh_obbs_aos(a->centre, sizeof *a, 1), of_b = lh_obbs_aos(b->centre, sizeof *b, 1);
    assert_int_equal(lh_manifold_obb_obb(&of_a, &of_b, NULL, &m.hit, &to), LH_OK);
    return m;
}

/* ---- Boxes that rest on each other -------------------------------------------------------------------- */

static const box cube = {{0, 0, 0}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}};

/* A little in the cube, so that trembling by 1e-4 does not take it away. */
static const struct stack {
    const char *name;
    box upper;
    uint8_t count;
} stacks[] = {
    {"equal cubes", {{0, 0, 0.999f}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}}, 4},
    {"twisted by 45 degrees", {{0, 0, 0.999f}, {0.5f, 0.5f, 0.5f}, {0, 0, 0.38268343f, 0.92387953f}}, 4},
    {"twisted by 20 degrees",
     {{0.03f, 0.02f, 0.999f}, {0.5f, 0.5f, 0.5f}, {0, 0, 0.17364818f, 0.98480775f}},
     4},
    {"a small one", {{0.1f, 0.05f, 0.599f}, {0.1f, 0.1f, 0.1f}, {0, 0, 0, 1}}, 4},
    {"a large one", {{0, 0.3f, 1.499f}, {3, 2, 1}, {0, 0, 0, 1}}, 4},
    {"over the edge", {{0.4f, 0.2f, 0.999f}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}}, 4},
    {"on its side", {{0, 0, 0.999f}, {0.5f, 0.5f, 0.5f}, {0.70710678f, 0, 0, 0.70710678f}}, 4},
};

static void what_rests_and_trembles_keeps_its_features(void **state)
{
    (void)state;
    dice d = {3};
    for (size_t s = 0; s < sizeof stacks / sizeof *stacks; s++) {
        const manifold first = manifold_of(&cube, &stacks[s].upper);
        if (first.count != stacks[s].count)
            fail_msg("%s: %d points", stacks[s].name, first.count);
        for (size_t frame = 0; frame < FRAMES; frame++) {
            const box lower = trembling(&d, &cube, 1e-4f), upper = trembling(&d, &stacks[s].upper, 1e-4f);
            const manifold now = manifold_of(&lower, &upper);
            if (!have_same_features(&first, &now))
                fail_msg("%s: other features in frame %zu", stacks[s].name, frame);
        }
    }
}

/* ---- Boxes that tumble -------------------------------------------------------------------------------- */

static manifold with_cube(const box *tumbling)
{
    return manifold_of(&cube, tumbling);
}

static void what_tumbles_keeps_them_in_99_of_100_frames(void **state)
{
    (void)state;
    static const box tumbling = {{0.1f, 0.15f, 0.8f}, {0.4f, 0.5f, 0.3f}, {0, 0, 0, 1}};
    expect_steady_tumbling(with_cube, &tumbling);
}

/* ---- Exchanged ---------------------------------------------------------------------------------------- */

static uint32_t exchanged(uint32_t feature)
{
    return feature >> LH_FEATURE_OF_B | (feature & 0xff) << LH_FEATURE_OF_B;
}

static int index_of(const manifold *m, uint32_t feature)
{
    int k = 0;
    while (k < m->count && m->feature[k] != feature)
        k++;
    return k;
}

static void which_is_a_does_not_matter(void **state)
{
    (void)state;
    dice d = {7};
    size_t hits = 0;
    for (size_t i = 0; i < FRAMES; i++) {
        const box lower = trembling(&d, &cube, i % 3 ? 0.5f : 1e-3f),
                  upper = trembling(&d, &stacks[i % 7].upper, i % 2 ? 0.5f : 1e-3f);
        const manifold m = manifold_of(&lower, &upper), n = manifold_of(&upper, &lower);
        assert_int_equal(m.count, n.count);
        hits += m.hit;
        for (int axis = 0; axis < 3; axis++)
            assert_true(m.normal[axis] == -n.normal[axis]);
        for (int k = 0; k < m.count; k++) {
            const int there = index_of(&n, exchanged(m.feature[k]));
            assert_true(there < n.count);
            assert_memory_equal(m.point[k], n.point[there], sizeof m.point[k]);
            assert_memory_equal(&m.distance[k], &n.distance[there], sizeof m.distance[k]);
        }
    }
    assert_true(hits > FRAMES / 4);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_rests_and_trembles_keeps_its_features),
        cmocka_unit_test(what_tumbles_keeps_them_in_99_of_100_frames),
        cmocka_unit_test(which_is_a_does_not_matter),
    };
    return cmocka_run_group_tests_name("manifold_obb_obb", tests, NULL, NULL);
}
