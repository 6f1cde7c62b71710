/* lh_manifold_obb_obb_all: all corners that two faces have in common are there, no others, and those of
 * lh_manifold_obb_obb are among them. */
#include <stdlib.h>

#include "steady_boxes.h"

enum { MOST = 2 * POINTS };

typedef struct both_manifolds {
    uint64_t hit;
    manifold of[2];
} both_manifolds;

static both_manifolds all_of(const box *a, const box *b, float margin)
{
    both_manifolds all = {0};
    const lh_manifolds first = outputs_of(&all.of[0]), more = outputs_of(&all.of[1]);
    const lh_obbs of_a = lh_obbs_aos(a->centre, sizeof *a, 1), of_b = lh_obbs_aos(b->centre, sizeof *b, 1);
    const lh_numbers at_most = lh_numbers_soa(1, &margin);
    assert_int_equal(lh_manifold_obb_obb_all(&of_a, &of_b, &at_most, &all.hit, &first, &more), LH_OK);
    return all;
}

static int count_of(const both_manifolds *all)
{
    return all->of[0].count + all->of[1].count;
}

static const float *point_of(const both_manifolds *all, int k)
{
    return all->of[k / POINTS].point[k % POINTS];
}

static uint32_t feature_of(const both_manifolds *all, int k)
{
    return all->of[k / POINTS].feature[k % POINTS];
}

/* ---- All corners of what two rectangles have in common ------------------------------------------------- */

typedef struct polygon {
    int count;
    double at[MOST + 4][2];
} polygon;

/* What of it is no further than `most` along an axis and a sign (Sutherland and Hodgman 1974). */
static polygon cut(const polygon *from, int axis, double sign, double most)
{
    polygon to = {0};
    for (int k = 0; k < from->count; k++) {
        const double *a = from->at[k], *b = from->at[(k + 1) % from->count];
        const double beyond_a = sign * a[axis] - most, beyond_b = sign * b[axis] - most;
        if (beyond_a <= 0.0)
            memcpy(to.at[to.count++], a, sizeof to.at[0]);
        if ((beyond_a <= 0.0) != (beyond_b <= 0.0)) {
            const double t = beyond_a / (beyond_a - beyond_b);
            to.at[to.count][0] = a[0] + t * (b[0] - a[0]);
            to.at[to.count++][1] = a[1] + t * (b[1] - a[1]);
        }
    }
    return to;
}

/* Of the angle by which a box is turned about z. */
typedef struct turned {
    double sine, cosine;
} turned;

static turned turned_by(const box *b)
{
    const double s = (double)b->rotation[2], c = (double)b->rotation[3], square = s * s + c * c;
    return (turned){2.0 * s * c / square, (c * c - s * s) / square};
}

/* Of a rectangle about the origin and one over it that is turned about z. */
static polygon common_of(const box *lower, const box *upper)
{
    static const double signs[4][2] = {{-1, -1}, {1, -1}, {1, 1}, {-1, 1}};
    const turned by = turned_by(upper);
    polygon common = {.count = 4};
    for (int k = 0; k < 4; k++) {
        const double x = signs[k][0] * (double)upper->half[0], y = signs[k][1] * (double)upper->half[1];
        common.at[k][0] = (double)upper->centre[0] + x * by.cosine - y * by.sine;
        common.at[k][1] = (double)upper->centre[1] + x * by.sine + y * by.cosine;
    }
    for (int side = 0; side < 4; side++)
        common = cut(&common, side / 2, side % 2 ? 1.0 : -1.0, (double)lower->half[side / 2]);
    return common;
}

/* As documented, of the least half extent, on each of two axes. Where sides make a sharp angle, that moves their corner
 * by more than it is wide. */
static double room_of(const box *lower, const box *upper)
{
    const turned by = turned_by(upper);
    double least = INFINITY;
    for (int axis = 0; axis < 2; axis++)
        least = fmin(least, fmin((double)lower->half[axis], (double)upper->half[axis]));
    return 2.0 * 0x1p-9 * least / fmin(fabs(by.sine), fabs(by.cosine));
}

static int is_near(const double *a, const float *b, double room)
{
    return fabs(a[0] - (double)b[0]) <= room && fabs(a[1] - (double)b[1]) <= room;
}

static void expect_all_corners(const box *lower, const box *upper, double room)
{
    const both_manifolds all = all_of(lower, upper, 0.0f);
    const polygon common = common_of(lower, upper);
    for (int k = 0; k < common.count; k++) {
        int is_there = 0;
        for (int j = 0; j < count_of(&all); j++)
            is_there |= is_near(common.at[k], point_of(&all, j), room);
        if (!is_there)
            fail_msg("the corner %g %g is missing, of %d; %d points are given", common.at[k][0],
                     common.at[k][1], common.count, count_of(&all));
    }
    for (int j = 0; j < count_of(&all); j++) {
        int is_corner = common.count == 0;
        for (int k = 0; k < common.count; k++)
            is_corner |= is_near(common.at[k], point_of(&all, j), room);
        if (!is_corner)
            fail_msg("%g %g is no corner", (double)point_of(&all, j)[0], (double)point_of(&all, j)[1]);
    }
}

static void no_corner_is_left_out_or_made_up(void **state)
{
    (void)state;
    dice d = {11};
    size_t by_count[MOST + 1] = {0};
    for (size_t i = 0; i < 20 * FRAMES; i++) {
        const float size = (float)dice_below(&d, 3) + 1.0f;
        const box lower = {{0, 0, 0}, {1, around(&d, 1.25f, 0.75f), 0.5f}, {0, 0, 0, 1}};
        const box upper = {{around(&d, 0, 1), around(&d, 0, 1), 0.999f},
                           {around(&d, size, 0.5f), around(&d, size, 0.75f), 0.5f},
                           {0, 0, 1.0f, around(&d, 2.0f, 1.5f)}};
        expect_all_corners(&lower, &upper, room_of(&lower, &upper));
        const both_manifolds all = all_of(&lower, &upper, 0.0f);
        by_count[count_of(&all)]++;
    }
    for (int count = 3; count <= MOST; count++)
        if (by_count[count] < FRAMES / 100)
            fail_msg("%d points are seldom: %zu times", count, by_count[count]);
}

/* ---- Of special places --------------------------------------------------------------------------------- */

static void equal_faces_have_four_corners(void **state)
{
    (void)state;
    const box lower = {{0, 0, 0}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}},
              upper = {{0, 0, 1}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}};
    const both_manifolds all = all_of(&lower, &upper, 0.0f);
    assert_int_equal(all.hit, 1);
    assert_int_equal(all.of[0].count, 4);
    assert_int_equal(all.of[1].count, 0);
    for (int axis = 0; axis < 3; axis++)
        assert_true(all.of[0].normal[axis] == (axis == 2 ? 1.0f : 0.0f) && all.of[1].normal[axis] == 0.0f);
}

static void an_octagon_has_eight(void **state)
{
    (void)state;
    const box lower = {{0, 0, 0}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}},
              upper = {{0, 0, 1}, {0.5f, 0.5f, 0.5f}, {0, 0, 0.38268343f, 0.92387953f}};
    const both_manifolds all = all_of(&lower, &upper, 0.125f);
    assert_int_equal(all.of[0].count, 4);
    assert_int_equal(all.of[1].count, 4);
    for (int axis = 0; axis < 3; axis++)
        assert_true(all.of[1].normal[axis] == (axis == 2 ? 1.0f : 0.0f));
    for (int k = 1; k < MOST; k++)
        assert_true(feature_of(&all, k - 1) < feature_of(&all, k));
}

/* Each turned by 45 degrees about an axis of its own, so that an edge lies across an edge. */
static void edges_have_one_point(void **state)
{
    (void)state;
    const box lower = {{0, 0, 0}, {0.5f, 0.5f, 0.5f}, {0.38268343f, 0, 0, 0.92387953f}},
              upper = {{0, 0, 1.4f}, {0.5f, 0.5f, 0.5f}, {0, 0.38268343f, 0, 0.92387953f}};
    const both_manifolds all = all_of(&lower, &upper, 0.0f);
    assert_int_equal(all.hit, 1);
    assert_int_equal(all.of[0].count, 1);
    assert_int_equal(all.of[1].count, 0);
    assert_int_equal(feature_of(&all, 0) & 3, LH_EDGE);
    assert_int_equal(feature_of(&all, 0) >> LH_FEATURE_OF_B & 3, LH_EDGE);
}

static void what_is_missed_has_none(void **state)
{
    (void)state;
    const box lower = {{0, 0, 0}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}},
              far_away = {{0, 0, 3}, {0.5f, 0.5f, 0.5f}, {0, 0, 0, 1}};
    const both_manifolds none = all_of(&lower, &far_away, 1.0f);
    assert_int_equal(none.hit, 0);
    assert_int_equal(count_of(&none), 0);
    for (int k = 0; k < MOST; k++)
        assert_true(none.of[k / POINTS].distance[k % POINTS] == INFINITY && feature_of(&none, k) == 0);
}

/* ---- The four of lh_manifold_obb_obb ------------------------------------------------------------------- */

static void four_of_them_are_those_of_the_other_query(void **state)
{
    (void)state;
    dice d = {13};
    size_t hits = 0;
    for (size_t i = 0; i < 2 * FRAMES; i++) {
        static const box cube = {{0, 0, 0}, {0.5f, 0.4f, 0.5f}, {0, 0, 0, 1}},
                         other = {{0.1f, 0, 0.9f}, {0.5f, 0.6f, 0.4f}, {0, 0, 0.3f, 1}};
        const float by = i % 2 ? 0.4f : 1e-3f;
        const box lower = trembling(&d, &cube, by), upper = trembling(&d, &other, by);
        const both_manifolds all = all_of(&lower, &upper, 0.0f);
        manifold four = {0};
        const lh_manifolds to = outputs_of(&four);
        const lh_obbs a = lh_obbs_aos(lower.centre, sizeof lower, 1),
                      b = lh_obbs_aos(upper.centre, sizeof upper, 1);
        assert_int_equal(lh_manifold_obb_obb(&a, &b, NULL, &four.hit, &to), LH_OK);
        assert_int_equal(four.hit, all.hit);
        assert_int_equal(four.count, count_of(&all) < POINTS ? count_of(&all) : POINTS);
        assert_memory_equal(four.normal, all.of[0].normal, sizeof four.normal);
        for (int k = 0; k < four.count; k++) {
            int j = 0;
            while (j < MOST - 1 && feature_of(&all, j) != four.feature[k])
                j++;
            assert_memory_equal(four.point[k], point_of(&all, j), sizeof four.point[k]);
            assert_memory_equal(&four.distance[k], &all.of[j / POINTS].distance[j % POINTS], sizeof(float));
        }
        hits += four.hit;
    }
    assert_true(hits > FRAMES / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_corner_is_left_out_or_made_up),
        cmocka_unit_test(equal_faces_have_four_corners),
        cmocka_unit_test(an_octagon_has_eight),
        cmocka_unit_test(edges_have_one_point),
        cmocka_unit_test(what_is_missed_has_none),
        cmocka_unit_test(four_of_them_are_those_of_the_other_query),
    };
    return cmocka_run_group_tests_name("manifold_obb_obb_all", tests, NULL, NULL);
}
