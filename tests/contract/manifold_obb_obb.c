/* lh_manifold_obb_obb: what touches keeps its features from frame to frame, and which box is which does not matter. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "lanehit/lanehit.h"

enum { FRAMES = 2000, POINTS = LH_POINTS_OF_MANIFOLDS };

typedef struct box {
    float centre[3], half[3], rotation[4];
} box;

typedef struct manifold {
    uint64_t hit;
    uint8_t count;
    float normal[3], point[POINTS][3], distance[POINTS];
    uint32_t feature[POINTS];
} manifold;

static manifold manifold_of(const box *a, const box *b)
{
    manifold m = {0};
    lh_manifolds to = {.count = &m.count, .normal = {&m.normal[0], &m.normal[1], &m.normal[2]}};
    for (int k = 0; k < POINTS; k++) {
        to.point[k] = (lh_xyz){&m.point[k][0], &m.point[k][1], &m.point[k][2]};
        to.distance[k] = &m.distance[k];
        to.feature[k] = &m.feature[k];
    }
    const lh_obbs of_a = lh_obbs_aos(a->centre, sizeof *a, 1), of_b = lh_obbs_aos(b->centre, sizeof *b, 1);
    assert_int_equal(lh_manifold_obb_obb(&of_a, &of_b, NULL, &m.hit, &to), LH_OK);
    return m;
}

static int have_same_features(const manifold *a, const manifold *b)
{
    return a->count == b->count && memcmp(a->feature, b->feature, sizeof a->feature) == 0;
}

/* ---- Boxes that rest on each other -------------------------------------------------------------------- */

static float around(dice *d, float middle, float reach)
{
    return middle + reach * ((float)dice_below(d, 2001) / 1000.0f - 1.0f);
}

/* In its place, and by as large an angle. */
static box trembling(dice *d, const box *of, float by)
{
    box b = *of;
    for (int k = 0; k < 3; k++)
        b.centre[k] = around(d, b.centre[k], by);
    for (int k = 0; k < 4; k++)
        b.rotation[k] = around(d, b.rotation[k], by * 0.5f);
    return b;
}

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

/* By a tenth of a degree about an axis of length 1. */
static void turn(box *b, const float axis[3])
{
    const float w = 0.99999962f, s = 0.00087266452f, *const q = b->rotation;
    const float x = axis[0] * s, y = axis[1] * s, z = axis[2] * s;
    const float turned[4] = {
        w * q[0] + x * q[3] + y * q[2] - z * q[1], w * q[1] + y * q[3] + z * q[0] - x * q[2],
        w * q[2] + z * q[3] + x * q[1] - y * q[0], w * q[3] - x * q[0] - y * q[1] - z * q[2]};
    memcpy(b->rotation, turned, sizeof turned);
}

static void what_tumbles_keeps_them_in_99_of_100_frames(void **state)
{
    (void)state;
    static const float axes[][3] = {
        {1, 0, 0}, {0, 0, 1}, {0.6f, 0.8f, 0}, {0.48f, 0.6f, 0.64f}, {0.36f, 0.48f, 0.8f}};
    size_t changes = 0, frames = 0;
    for (size_t k = 0; k < sizeof axes / sizeof *axes; k++) {
        box tumbling = {{0.1f, 0.15f, 0.8f}, {0.4f, 0.5f, 0.3f}, {0, 0, 0, 1}};
        manifold before = manifold_of(&cube, &tumbling);
        for (size_t frame = 0; frame < FRAMES; frame++) {
            turn(&tumbling, axes[k]);
            const manifold now = manifold_of(&cube, &tumbling);
            changes += now.count > 0 && before.count > 0 && !have_same_features(&before, &now);
            frames += now.count > 0;
            before = now;
        }
    }
    assert_true(frames > FRAMES);
    if (changes * 100 > frames)
        fail_msg("other features in %zu of %zu frames", changes, frames);
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
