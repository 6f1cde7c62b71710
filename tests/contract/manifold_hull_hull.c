/* lh_manifold_hull_hull: how many points there are of hulls that lie on each other, where they are and what touches
 * there, on every backend. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../support/subjects.h"
#include "lanehit/lanehit.h"

enum { MOST_VERTICES = 2060, POINTS = LH_POINTS_OF_MANIFOLDS, FIRST_OUTPUT = 6 };

typedef struct body {
    size_t count;
    float vertex[MOST_VERTICES][3];
    float pose[7];
} body;

typedef struct results {
    uint64_t hits;
    uint8_t count;
    float normal[3], point[POINTS][3], distance[POINTS];
    uint32_t feature[POINTS];
} results;

static lh_manifolds places_in(results *r)
{
    lh_manifolds to = {.count = &r->count, .normal = {&r->normal[0], &r->normal[1], &r->normal[2]}};
    for (int k = 0; k < POINTS; k++) {
        to.point[k] = (lh_xyz){&r->point[k][0], &r->point[k][1], &r->point[k][2]};
        to.distance[k] = &r->distance[k];
        to.feature[k] = &r->feature[k];
    }
    return to;
}

static results ask(const lh_backend *backend, const body *a, const body *b, float margin)
{
    results r;
    void *outputs[LH_ARRAYS_OF_MANIFOLDS];
    const lh_manifolds to = places_in(&r);
    const lh_poses of_a = lh_poses_aos(a->pose, sizeof a->pose, 1),
                   of_b = lh_poses_aos(b->pose, sizeof b->pose, 1);
    const lh_numbers margins = lh_numbers_aos(&margin, sizeof margin, 1);
    const lh_vectors a_hull = lh_vectors_aos(a->vertex[0], sizeof a->vertex[0], a->count),
                     b_hull = lh_vectors_aos(b->vertex[0], sizeof b->vertex[0], b->count);
    lh_call call = {{{NULL}}};
    memset(&r, 0xff, sizeof r);
    memcpy(outputs, &to, sizeof outputs);
    call.argument[0].view = &of_a;
    call.argument[1].view = &of_b;
    call.argument[2].view = &margins;
    call.argument[3].view = &a_hull;
    call.argument[4].view = &b_hull;
    call.argument[5].output = &r.hits;
    for (int k = 0; k < LH_ARRAYS_OF_MANIFOLDS; k++)
        call.argument[FIRST_OUTPUT + k].output = outputs[k];
    assert_int_equal(backend->query[LH_QUERY_manifold_hull_hull](&call), LH_OK);
    return r;
}

/* ---- Shapes ------------------------------------------------------------------------------------------- */

static body at_height(float z)
{
    return (body){.pose = {0, 0, z, 0, 0, 0, 1}};
}

/* Bits 0, 1 and 2 of a corner's number are set at its + ends. */
static body box(float x, float y, float half, float z)
{
    body b = at_height(z);
    b.count = 8;
    for (int k = 0; k < 8; k++) {
        b.vertex[k][0] = k & 1 ? x : -x;
        b.vertex[k][1] = k & 2 ? y : -y;
        b.vertex[k][2] = k & 4 ? half : -half;
    }
    return b;
}

/* The bottom is at 0; its corners have the lower numbers. */
static body prism(size_t sides, float radius, float z)
{
    body b = at_height(z);
    b.count = 2 * sides;
    for (size_t k = 0; k < b.count; k++) {
        const double angle = 6.283185307179586 * (double)(k % sides) / (double)sides;
        b.vertex[k][0] = radius * (float)cos(angle);
        b.vertex[k][1] = radius * (float)sin(angle);
        b.vertex[k][2] = k < sides ? 0.0f : 1.0f;
    }
    return b;
}

static void turn(body *b, float x, float y, float z, double angle)
{
    const float s = (float)sin(angle / 2), c = (float)cos(angle / 2);
    const float q[4] = {x * s, y * s, z * s, c};
    memcpy(b->pose + 3, q, sizeof q);
}

static uint32_t vertex_of_b(uint32_t k)
{
    return (LH_VERTEX | k << LH_FEATURE_NUMBER) << LH_FEATURE_OF_B;
}

/* ---- What every backend says of both, which is the same ------------------------------------------------- */

static results expect(const body *a, const body *b, float margin, uint8_t points, float distance)
{
    subject subjects[MOST_SUBJECTS];
    const size_t subject_count = list_subjects(subjects);
    results first = {0};
    for (size_t s = 0; s < subject_count; s++) {
        const results r = ask(subjects[s].backend, a, b, margin);
        assert_int_equal(r.hits, points > 0);
        assert_int_equal(r.count, points);
        for (int k = 0; k < points; k++)
            assert_true(fabsf(r.distance[k] - distance) < 1e-5f);
        if (s == 0)
            first = r;
        assert_memory_equal(r.feature, first.feature, sizeof r.feature);
        assert_memory_equal(r.point, first.point, sizeof r.point);
    }
    return first;
}

/* Twice the area of what the points span, in the order in which they lie around it. */
static double spanned(const results *r)
{
    double most = 0.0;
    static const int order[3][4] = {{0, 1, 2, 3}, {0, 2, 1, 3}, {0, 1, 3, 2}};
    for (int which = 0; which < 3; which++) {
        double area = 0.0;
        for (int k = 0; k < 4; k++) {
            const float *p = r->point[order[which][k]], *q = r->point[order[which][(k + 1) % 4]];
            area += (double)p[0] * (double)q[1] - (double)p[1] * (double)q[0];
        }
        most = fmax(most, fabs(area));
    }
    return most;
}

static void a_box_on_a_plate_has_its_corners(void **state)
{
    (void)state;
    const body plate = box(4, 4, 0.5f, 0), above = box(1, 1, 1, 1.25f);
    const results r = expect(&plate, &above, 0, 4, -0.25f);
    assert_true(r.normal[0] == 0.0f && r.normal[1] == 0.0f && r.normal[2] == 1.0f);
    for (uint32_t k = 0; k < 4; k++) {
        assert_int_equal(r.feature[k], vertex_of_b(k));
        assert_true(fabsf(r.point[k][0] - above.vertex[k][0]) < 1e-5f);
        assert_true(fabsf(r.point[k][1] - above.vertex[k][1]) < 1e-5f);
        assert_true(fabsf(r.point[k][2] - 0.375f) < 1e-5f);
    }
    expect(&above, &plate, 0, 4, -0.25f);
    expect(&plate, &above, -0.375f, 0, 0);
}

static void a_box_over_an_edge_is_cut_there(void **state)
{
    (void)state;
    const body plate = box(2, 4, 0.5f, 0);
    body above = box(1, 1, 1, 1.75f);
    above.pose[0] = 2.5f;
    const results r = expect(&plate, &above, 0.5f, 4, 0.25f);
    int inside = 0;
    for (int k = 0; k < 4; k++) {
        inside += fabsf(r.point[k][0] - 1.5f) < 1e-5f;
        assert_true(fabsf(r.point[k][0] - 1.5f) < 1e-5f || fabsf(r.point[k][0] - 2.0f) < 0.01f);
        assert_true(fabsf(fabsf(r.point[k][1]) - 1.0f) < 1e-2f);
    }
    assert_int_equal(inside, 2);
}

static void equal_boxes_have_four_corners(void **state)
{
    (void)state;
    const body below = box(1, 1, 1, 0);
    for (int step = -3; step <= 3; step++) {
        body above = box(1, 1, 1, 1.96875f);
        above.pose[0] = (float)step * 0x1p-12f;
        turn(&above, 0, 0, 1, step * 1e-4);
        const results r = expect(&below, &above, 0, 4, -0.03125f);
        assert_true(spanned(&r) > 7.9);
        for (int k = 0; k < 4; k++)
            assert_true(fabsf(fabsf(r.point[k][0]) - 1.0f) < 0.01f);
    }
}

static void a_round_face_has_four_points_of_its_rim(void **state)
{
    (void)state;
    const body plate = box(4, 4, 0.5f, 0);
    for (size_t sides = 3; sides <= 30; sides++) {
        const body above = prism(sides, 2, 0.5f);
        const results r = expect(&plate, &above, 0.125f, sides == 3 ? 3 : 4, 0);
        for (int k = 0; k < r.count; k++)
            assert_true(fabsf(hypotf(r.point[k][0], r.point[k][1]) - 2.0f) < 1e-5f);
        if (sides > 3) /* of a square 16, of a pentagon the least: two sides and two diagonals */
            assert_true(spanned(&r) > 10.0);
    }
}

/* A plate on round ones, whose rim lies beyond the corners of any four of them. */
static void a_box_on_the_rim_of_a_disc_lies_on_it(void **state)
{
    (void)state;
    body disc = prism(32, 2, -1);
    body above = box(0.25f, 0.25f, 0.25f, 0.25f);
    above.pose[0] = 1.5f;
    const results r = expect(&disc, &above, 0.125f, 4, 0);
    assert_true(spanned(&r) > 0.49);
}

static void a_vertex_and_edges_have_one_point(void **state)
{
    (void)state;
    const body plate = box(4, 4, 0.5f, 0);
    body tip = at_height(0.375f);
    static const float corners[4][3] = {{0, 0, 0}, {1, 0, 2}, {-1, 1, 2}, {-1, -1, 2}};
    tip.count = 4;
    memcpy(tip.vertex, corners, sizeof corners);
    const results of_tip = expect(&plate, &tip, 0, 1, -0.125f);
    assert_int_equal(of_tip.feature[0], vertex_of_b(0));

    body below = box(4, 1, 1, 0), above = box(1, 4, 1, 2.75f);
    turn(&below, 1, 0, 0, 0.7853981633974483);
    turn(&above, 0, 1, 0, 0.7853981633974483);
    const results of_edges = expect(&below, &above, 0, 1, (float)(2.75 - 2 * sqrt(2.0)));
    assert_true(fabsf(of_edges.point[0][0]) < 1e-3f && fabsf(of_edges.point[0][1]) < 1e-3f);
    assert_true(of_edges.normal[2] > 0.999f);
}

static void an_edge_on_a_face_has_its_ends(void **state)
{
    (void)state;
    const body plate = box(4, 4, 0.5f, 0);
    body above = box(2, 1, 1, 0.5f + (float)sqrt(2.0));
    turn(&above, 1, 0, 0, 0.7853981633974483);
    const results r = expect(&plate, &above, 0.125f, 2, 0);
    for (int k = 0; k < 2; k++)
        assert_true(fabsf(fabsf(r.point[k][0]) - 2.0f) < 1e-5f && fabsf(r.point[k][1]) < 1e-5f);
}

/* The whole face touches, as deep as it is at each corner. */
static void a_face_that_leans_is_told_as_it_leans(void **state)
{
    (void)state;
    const body plate = box(4, 4, 0.5f, 0);
    body above = box(1, 1, 1, 1.5f);
    turn(&above, 0, 1, 0, 0.01);
    subject subjects[MOST_SUBJECTS];
    list_subjects(subjects);
    const results r = ask(subjects[0].backend, &plate, &above, 0.125f);
    assert_int_equal(r.count, 4);
    for (int k = 0; k < 4; k++) {
        const double x = (double)r.point[k][0] > 0.0 ? 1.0 : -1.0;
        const double bottom = 1.5 - cos(0.01) - sin(0.01) * x - 0.5;
        assert_true(fabs((double)r.distance[k] - bottom * cos(0.0)) < 1e-3);
    }
}

static void flat_hulls_lie_on_each_other(void **state)
{
    (void)state;
    body below = box(1, 1, 0, 0), above = box(2, 0.5f, 0, 0.25f);
    below.count = above.count = 4;
    const results r = expect(&below, &above, 0.5f, 4, 0.25f);
    assert_true(fabs(spanned(&r) - 4.0) < 0.05);
    below.count = above.count = 1;
    expect(&below, &above, 4, 1, (float)sqrt(1.0 + 0.25 + 0.0625));
}

/* The corners of the bottom have these numbers; what has no other is within. */
static body box_among_others(const size_t corner[4], float z)
{
    const body small = box(1, 1, 1, z);
    body b = at_height(z);
    b.count = MOST_VERTICES;
    for (size_t k = 0; k < 4; k++) {
        memcpy(b.vertex[corner[k]], small.vertex[k], sizeof small.vertex[k]);
        memcpy(b.vertex[MOST_VERTICES - 1 - k], small.vertex[4 + k], sizeof small.vertex[k]);
    }
    return b;
}

/* Of more than 1,024 vertices some have the same feature, which is no less ordered, and the same order everywhere. */
static void vertices_that_have_one_feature_are_all_there(void **state)
{
    (void)state;
    static const size_t numbers[][4] = {
        {0, 1024, 2048, 1}, {1, 1025, 0, 1024}, {5, 1029, 1024, 2053}, {7, 3, 1027, 2051}};
    const body plate = box(4, 4, 0.5f, 0);
    for (size_t which = 0; which < sizeof numbers / sizeof *numbers; which++)
        for (size_t order = 0; order < 24; order++) {
            size_t left[4], corner[4], rest = order;
            memcpy(left, numbers[which], sizeof left);
            for (size_t k = 4; k-- > 0; rest /= k + 1) {
                const size_t taken = rest % (k + 1);
                corner[k] = left[taken];
                left[taken] = left[k];
            }
            const body above = box_among_others(corner, 1.25f);
            const results r = expect(&plate, &above, 0, 4, -0.25f);
            assert_true(fabs(spanned(&r) - 8.0) < 1e-4);
            for (int k = 1; k < 4; k++)
                assert_true(r.feature[k - 1] <= r.feature[k]);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vertices_that_have_one_feature_are_all_there),
        cmocka_unit_test(a_box_on_a_plate_has_its_corners),
        cmocka_unit_test(a_box_over_an_edge_is_cut_there),
        cmocka_unit_test(equal_boxes_have_four_corners),
        cmocka_unit_test(a_round_face_has_four_points_of_its_rim),
        cmocka_unit_test(a_box_on_the_rim_of_a_disc_lies_on_it),
        cmocka_unit_test(a_vertex_and_edges_have_one_point),
        cmocka_unit_test(an_edge_on_a_face_has_its_ends),
        cmocka_unit_test(a_face_that_leans_is_told_as_it_leans),
        cmocka_unit_test(flat_hulls_lie_on_each_other),
    };
    return cmocka_run_group_tests_name("manifold_hull_hull", tests, NULL, NULL);
}
