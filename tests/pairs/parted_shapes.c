/* Pairs of spheres and moving boxes in parts are the list of one call, byte for byte; those with a kept set are what the
 * query hits, in one order by every backend. */
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

/* Kept by one backend, asked by the next. */
static void try_kept(const scene *of, const lh_spheres *spheres, const moving *a, const moving *at_rest)
{
    const hits balls = spheres_by_brute_force(spheres, at_rest->set),
               swept = swept_by_brute_force(a, at_rest, 0.7f);
    const lh_backend *keeper = subjects[subjects_count - 1].backend;
    hits first = {NULL, 0}, first_swept = {NULL, 0};
    for (size_t s = 0; s < subjects_count; s++) {
        const lh_backend *const by = subjects[s].backend;
        hits got = spheres_with_kept(keeper, by, spheres, at_rest->set);
        hits got_swept = swept_with_kept(keeper, by, a, at_rest->set, 0.7f);
        if (!are_those_of_kept(&got, &balls, at_rest->set) ||
            !are_those_of_kept(&got_swept, &swept, at_rest->set))
            fail_msg("with kept boxes, %s, by %s: %zu and %zu for %zu and %zu", of->name,
                     lh_isa_name(by->isa), got.count, got_swept.count, balls.count, swept.count);
        for (size_t k = 1; k < got.count; k++)
            assert_true(got.list[k - 1].a <= got.list[k].a);
        if (s == 0) {
            first = got;
            first_swept = got_swept;
        } else {
            check_equal(&got, &first, "spheres with kept boxes", of, by);
            check_equal(&got_swept, &first_swept, "moving boxes with kept boxes", of, by);
        }
        keeper = by;
    }
    free(first.list);
    free(first_swept.list);
    free(balls.list);
    free(swept.list);
}

static void try_scene(const scene *of, size_t n, size_t others)
{
    shapes a = shapes_of_scene(of, n, 1), b = shapes_of_scene(of, others, 2);
    const lh_aabbs a_boxes = view_of_boxes(&a.set), b_boxes = view_of_boxes(&b.set);
    const lh_vectors a_velocity = velocities_of(&a), b_velocity = velocities_of(&b);
    const lh_spheres spheres = spheres_of(&a);
    const moving of_a = {&a_boxes, &a_velocity}, of_b = {&b_boxes, &b_velocity}, at_rest = {&b_boxes, NULL};
    try_parts(of, &spheres, &of_a, &of_b);
    try_kept(of, &spheres, &of_a, &at_rest);
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

/* Kept boxes are not widened: the bounds of the other shape alone have to reach what the query just hits. */
static void what_is_hit_at_the_edge_is_found(void **state)
{
    (void)state;
    dice d = {12};
    for (int turn = 0; turn < 2000; turn++) {
        const float size = ldexpf(1.0f, (int)dice_below(&d, 160) - 140);
        const float way = dice_between(&d, 0.1f, 1.0f), radius = dice_between(&d, 0.1f, 1.0f);
        const float far =
            dice_one_in(&d, 2) ? 0x1p10f * size : size; /* there, a place is more than any padding */
        const float ball[4] = {dice_between(&d, 0.0f, far), 0.0f, 0.0f, radius * size};
        const float ends[6] = {-size, -1.0f, -1.0f, dice_between(&d, 0.0f, far), 1.0f, 1.0f};
        const float velocity[3] = {way * size, 0.0f, 0.0f};
        float wall[6] = {0.0f, -1.0f, -1.0f, FLT_MAX, 1.0f, 1.0f};
        const lh_spheres spheres = lh_spheres_aos(ball, sizeof ball, 1);
        const lh_aabbs box = lh_aabbs_aos(ends, sizeof ends, 1), others = lh_aabbs_aos(wall, sizeof wall, 1);
        const lh_vectors motion = lh_vectors_aos(velocity, sizeof velocity, 1);
        const moving a = {&box, &motion}, at_rest = {&others, NULL};
        const float guess[2] = {ball[0] + ball[3], ends[3] + velocity[0]};
        for (int q = 0; q < 2; q++)
            for (int ulps = -8; ulps <= 24; ulps++) {
                wall[0] = guess[q];
                for (int k = 0; k < ulps; k++)
                    wall[0] = nextafterf(wall[0], INFINITY);
                for (int k = 0; k > ulps; k--)
                    wall[0] = nextafterf(wall[0], 0.0f);
                const lh_backend *const by = subjects[(size_t)turn % subjects_count].backend;
                hits expected =
                    q ? swept_by_brute_force(&a, &at_rest, 1.0f) : spheres_by_brute_force(&spheres, &others);
                hits got = q ? swept_with_kept(by, by, &a, &others, 1.0f)
                             : spheres_with_kept(by, by, &spheres, &others);
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
        cmocka_unit_test(what_is_hit_at_the_edge_is_found),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
