/* Pairs of spheres and moving boxes in parts are the list of one call, byte for byte; those with a kept set are what
 * the query hits, in one order by every backend. */
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "finders.h"
#include "shape_parts.h"

enum { MOST_PARTS = 5 };

static void check_equal(hits *got, const hits *expected, const char *what, const scene *of,
                        const lh_backend *by)
{
    if (!hits_are_equal(got, expected))
        fail_msg("%s, %s, by %s: %zu for %zu", what, of->name, lh_isa_name(by->isa), got->count,
                 expected->count);
    free(got->list);
}

static void try_parts(const scene *of, const lh_spheres *spheres, const moving *a, const moving *b)
{
    for (size_t s = 0; s < subjects_count; s++) {
        const lh_backend *const by = subjects[s].backend;
        hits balls = spheres_with_boxes(by, spheres, b->set), both = swept_boxes(by, a, b, 0.2f),
             self = swept_boxes(by, a, NULL, 0.1f);
        for (size_t parts = 1; parts <= MOST_PARTS; parts += 2) {
            hits got = spheres_in_parts(by, spheres, b->set, parts);
            check_equal(&got, &balls, "parts of spheres", of, by);
            got = swept_in_parts(by, a, b, 0.2f, parts);
            check_equal(&got, &both, "parts of moving boxes", of, by);
            got = swept_in_parts(by, a, NULL, 0.1f, parts);
            check_equal(&got, &self, "parts of a moving set", of, by);
        }
        free(balls.list);
        free(both.list);
        free(self.list);
    }
}

static void check_ascending(const hits *of)
{
    for (size_t k = 1; k < of->count; k++)
        assert_true(of->list[k - 1].a <= of->list[k].a);
}

/* Kept by one backend, asked by the next. */
static void try_kept(const scene *of, const lh_spheres *spheres, const moving *a, const moving *at_rest,
                     float t_max)
{
    const lh_aabbs *const others = at_rest->set;
    hits balls = spheres_by_brute_force(spheres, others), swept = swept_by_brute_force(a, at_rest, t_max);
    const lh_pairs_shapes of_spheres = lh_pairs_of_spheres(spheres),
                          of_moving = lh_pairs_of_moving_boxes(a->set, a->velocity, t_max);
    hits kept_balls = kept_by_brute_force(&balls, &of_spheres, others),
         kept_swept = kept_by_brute_force(&swept, &of_moving, others);
    assert_true(is_odd_scene(of) || kept_balls.count == balls.count);
    assert_true(is_odd_scene(of) || kept_swept.count == swept.count);
    const lh_backend *keeper = subjects[subjects_count - 1].backend;
    hits first = {NULL, 0}, first_swept = {NULL, 0};
    for (size_t s = 0; s < subjects_count; s++) {
        const lh_backend *const by = subjects[s].backend;
        hits got = spheres_with_kept(keeper, by, spheres, others);
        hits got_swept = swept_with_kept(keeper, by, a, others, t_max);
        if (!are_the_same(&got, &kept_balls) || !are_the_same(&got_swept, &kept_swept))
            fail_msg("with kept boxes, %s, by %s: %zu and %zu for %zu and %zu", of->name,
                     lh_isa_name(by->isa), got.count, got_swept.count, kept_balls.count, kept_swept.count);
        check_ascending(&got);
        check_ascending(&got_swept);
        if (s == 0) {
            first = got;
            first_swept = got_swept;
        } else {
            check_equal(&got, &first, "spheres with kept boxes", of, by);
            check_equal(&got_swept, &first_swept, "moving boxes with kept boxes", of, by);
        }
        keeper = by;
    }
    hits *const lists[] = {&first, &first_swept, &balls, &swept, &kept_balls, &kept_swept};
    for (size_t k = 0; k < sizeof lists / sizeof lists[0]; k++)
        free(lists[k]->list);
}

static void try_scene(const scene *of, size_t n, size_t others)
{
    shapes a = shapes_of_scene(of, n, 1), b = shapes_of_scene(of, others, 2);
    const lh_aabbs a_boxes = view_of_boxes(&a.set), b_boxes = view_of_boxes(&b.set);
    const lh_vectors a_velocity = velocities_of(&a), b_velocity = velocities_of(&b);
    const lh_spheres spheres = spheres_of(&a);
    const moving of_a = {&a_boxes, &a_velocity}, of_b = {&b_boxes, &b_velocity}, at_rest = {&b_boxes, NULL};
    static const float wind[3] = {0.01f, -0.02f, 0.0f};
    const lh_vectors one = lh_vectors_aos(wind, 0, 1);
    const moving in_wind = {&a_boxes, &one};
    try_parts(of, &spheres, &of_a, &of_b);
    try_parts(of, &spheres, &in_wind, &of_b);
    try_kept(of, &spheres, &of_a, &at_rest, 0.7f);
    try_kept(of, &spheres, &in_wind, &at_rest, 0.0f);
    if (n < 100)
        try_kept(of, &spheres, &of_a, &at_rest, INFINITY);
    free_shapes(&a);
    free_shapes(&b);
}

static void parts_and_kept_sets_have_the_pairs_of_one_call(void **state)
{
    (void)state;
    static const size_t counts[][2] = {{0, 0}, {0, 5}, {5, 0}, {1, 1}, {2, 1}, {1, 40}, {17, 33}, {300, 700}};
    for (size_t s = 0; s < scenes_count; s++)
        for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++)
            try_scene(&scenes[s], counts[k][0], counts[k][1]);
}

/* More shapes than are bounded at a time, more candidates than are decided at a time, and columns that were divided. */
static void many_too(void **state)
{
    (void)state;
    for (size_t s = 0; s < scenes_count; s++)
        if (strcmp(scenes[s].name, "even") == 0 || strcmp(scenes[s].name, "clusters") == 0)
            try_scene(&scenes[s], 1500, 5000);
}

/* What was made for the x axis, upwards, along another axis and either way. */
typedef struct turn {
    int axis;
    float sign;
} turn;

static void turn_box(float to[6], const float from[6], turn by)
{
    for (int k = 0; k < 3; k++) {
        const int at = (k + by.axis) % 3;
        const int is_mirrored = k == 0 && by.sign < 0.0f;
        to[at] = is_mirrored ? -from[k + 3] : from[k];
        to[at + 3] = is_mirrored ? -from[k] : from[k + 3];
    }
}

static void turn_vector(float to[3], float length, turn by)
{
    for (int k = 0; k < 3; k++)
        to[k] = k == by.axis ? by.sign * length : 0.0f;
}

/* As users call them, by whichever backend is active: sets of other shapes say themselves what decides. */
static void parts_are_found_by_the_active_backend(void **state)
{
    (void)state;
    shapes a = shapes_of_scene(&scenes[0], 300, 1);
    const lh_aabbs others = view_of_boxes(&a.set);
    const lh_vectors velocity = velocities_of(&a);
    const lh_spheres spheres = spheres_of(&a);
    const size_t size = lh_pairs_shapes_prepared_size(300, 300);
    void *const prepared = malloc(size);
    size_t balls = 0, swept = 0, count = 0;
    assert_int_equal(lh_pairs_prepare_sphere_aabb(&spheres, &others, prepared, size), LH_OK);
    const size_t scratch_size = lh_pairs_part_scratch_size(prepared) + lh_pairs_shapes_scratch_size(300, 300);
    void *const scratch = malloc(scratch_size);
    assert_int_equal(lh_pairs_sphere_aabb(&spheres, &others, NULL, 0, &balls, scratch, scratch_size), LH_OK);
    assert_int_equal(lh_pairs_find_part(prepared, 0, 1, NULL, 0, &count, scratch, scratch_size), LH_OK);
    assert_true(count > 0);
    assert_int_equal(count, balls);
    assert_int_equal(lh_pairs_sweep_aabb_aabb(&others, &velocity, NULL, NULL, 0.1f, NULL, 0, &swept, scratch,
                                              scratch_size),
                     LH_OK);
    assert_int_equal(lh_pairs_prepare_sweep_aabb_aabb(&others, &velocity, NULL, NULL, 0.1f, prepared, size),
                     LH_OK);
    assert_int_equal(lh_pairs_find_swept_part(prepared, 0, 1, NULL, 0, &count, scratch, scratch_size), LH_OK);
    assert_true(count > 0);
    assert_int_equal(count, swept);
    free(scratch);
    free(prepared);
    free_shapes(&a);
}

/* Places before or after. */
static float places_on(float x, int places)
{
    for (; places > 0; places--)
        x = nextafterf(x, INFINITY);
    for (; places < 0; places++)
        x = nextafterf(x, 0.0f);
    return x;
}

/* Kept boxes are not widened: the bounds of the other shape alone have to reach what the query just hits. */
static void what_is_hit_at_the_edge_is_found(void **state)
{
    (void)state;
    static const float limits[] = {0.0f, 1.0f, 3.7f, 0x1p-20f};
    dice d = {12};
    for (int t = 0; t < 2000; t++) {
        const turn by = {(int)dice_below(&d, 3), dice_one_in(&d, 2) ? 1.0f : -1.0f};
        const lh_backend *const backend = subjects[(size_t)t % subjects_count].backend;
        const float size = ldexpf(1.0f, (int)dice_below(&d, 160) - 140), t_max = limits[dice_below(&d, 4)];
        const float far =
            dice_one_in(&d, 2) ? 0x1p10f * size : size; /* there, a place is more than any padding */
        const float centre = dice_between(&d, 0.0f, far), radius = dice_between(&d, 0.1f, 1.0f) * size;
        const float speed = dice_between(&d, 0.1f, 1.0f) * size, end = dice_between(&d, 0.0f, far);
        const float body[6] = {-size, -1.0f, -1.0f, end, 1.0f, 1.0f};
        float ball[4], ends[6], velocity[3], wall[6];
        turn_vector(ball, centre, by);
        ball[3] = radius;
        turn_box(ends, body, by);
        turn_vector(velocity, speed, by);
        const lh_spheres spheres = lh_spheres_aos(ball, sizeof ball, 1);
        const lh_aabbs box = lh_aabbs_aos(ends, sizeof ends, 1), others = lh_aabbs_aos(wall, sizeof wall, 1);
        const lh_vectors motion = lh_vectors_aos(velocity, sizeof velocity, 1);
        const moving a = {&box, &motion}, at_rest = {&others, NULL};
        const float beyond = dice_one_in(&d, 2) ? INFINITY : FLT_MAX;
        for (int q = 0; q < 2; q++)
            for (int places = -8; places <= 24; places++) {
                const float begin = places_on(q ? end + speed * t_max : centre + radius, places);
                const float upright[6] = {begin, -1.0f, -1.0f, beyond, 1.0f, 1.0f};
                turn_box(wall, upright, by);
                hits expected =
                    q ? swept_by_brute_force(&a, &at_rest, t_max) : spheres_by_brute_force(&spheres, &others);
                hits got = q ? swept_with_kept(backend, backend, &a, &others, t_max)
                             : spheres_with_kept(backend, backend, &spheres, &others);
                assert_true(hits_are_equal(&got, &expected));
                free(got.list);
                free(expected.list);
            }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(parts_and_kept_sets_have_the_pairs_of_one_call),
        cmocka_unit_test(many_too),
        cmocka_unit_test(parts_are_found_by_the_active_backend),
        cmocka_unit_test(what_is_hit_at_the_edge_is_found),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
