/* The contract of pairs of other shapes beyond the pairs themselves: capacity, views and refusals. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "finders.h"
#include "refused.h"
#include "shape_lists.h"
#include "take.h"
#include "functions_of.h"

enum { SOME = 90 };

/* At every capacity the list is the beginning of the whole, and nothing is written past it. */
#define CHECK_CAPACITIES(type, CALL)                                                                         \
    do {                                                                                                     \
        size_t count = 0, found = 0;                                                                         \
        assert_int_equal(CALL(NULL, 0, &count), LH_OK);                                                      \
        assert_true(count > 5);                                                                              \
        type *const all = take((count + 1) * sizeof *all), *const some = take((count + 1) * sizeof *some);   \
        assert_int_equal(CALL(all, count, &found), LH_OK);                                                   \
        for (size_t capacity = 0; capacity <= count; capacity++) {                                           \
            memset(some, 0xa5, (count + 1) * sizeof *some);                                                  \
            assert_int_equal(CALL(some, capacity, &found), LH_OK);                                           \
            assert_int_equal(found, count);                                                                  \
            assert_memory_equal(some, all, capacity * sizeof *all);                                          \
            for (size_t k = 0; k < (count + 1 - capacity) * sizeof *some; k++)                               \
                assert_int_equal(((unsigned char *)(some + capacity))[k], 0xa5);                             \
        }                                                                                                    \
        free(all);                                                                                           \
        free(some);                                                                                          \
    } while (0)

static void capacity_is_kept(void **state)
{
    (void)state;
    shapes a = shapes_of_scene(&scenes[0], SOME, 5);
    const lh_aabbs others = view_of_boxes(&a.set);
    const lh_spheres spheres = spheres_of(&a);
    const lh_vectors velocity = velocities_of(&a);
    const lh_rays rays = rays_of(&a);
    const size_t size = lh_pairs_shapes_scratch_size(SOME, SOME);
    void *const scratch = take(size), *const groups = groups_of(&others);
    for (size_t s = 0; s < subjects_count; s++) {
        const lh_backend *const by = subjects[s].backend;
#define SPHERES(pairs, capacity, found)                                                                      \
    lh_pairs_sphere_aabb_by(spheres_by(by), &spheres, &others, pairs, capacity, found, scratch, size)
#define SWEPT(pairs, capacity, found)                                                                        \
    lh_pairs_sweep_aabb_aabb_by(sweeps_by(by), &others, &velocity, NULL, NULL, 0.5f, pairs, capacity, found, \
                                scratch, size)
#define RAYS(pairs, capacity, found) lh_pairs_ray_aabb_by(rays_by(by), &rays, groups, pairs, capacity, found)
        CHECK_CAPACITIES(lh_pair, SPHERES);
        CHECK_CAPACITIES(lh_swept_pair, SWEPT);
        CHECK_CAPACITIES(lh_ray_pair, RAYS);
    }
    free(scratch);
    free(groups);
    free_shapes(&a);
}

/* Structs with an index, backwards: the same pairs by other names. */
static void views_may_be_strided_and_indexed(void **state)
{
    (void)state;
    shapes a = shapes_of_scene(&scenes[0], SOME, 8);
    float ends[SOME][7], others[SOME][9];
    uint32_t index[SOME][2];
    for (size_t i = 0; i < SOME; i++) {
        for (int k = 0; k < 6; k++)
            ends[SOME - 1 - i][k] = a.set.end[k][i];
        for (int k = 0; k < 8; k++)
            others[SOME - 1 - i][k] = a.column[k][i];
        index[i][0] = (uint32_t)(SOME - 1 - i);
    }
    const uint32_t step = sizeof index[0], stride = sizeof others[0];
    const lh_aabbs packed = view_of_boxes(&a.set),
                   view = lh_aabbs_indexed(lh_aabbs_aos(ends[0], sizeof ends[0], SOME), index[0], step, SOME);
    lh_spheres spheres = spheres_of(&a), turned = spheres;
    turned.x = &others[0][0];
    turned.y = &others[0][1];
    turned.z = &others[0][2];
    turned.radius = &others[0][RADIUS];
    turned.stride = turned.radius_stride = stride;
    turned = lh_spheres_indexed(turned, index[0], step, SOME);
    const lh_vectors velocity = velocities_of(&a),
                     other_velocity = lh_vectors_indexed(lh_vectors_aos(&others[0][ALONG], stride, SOME),
                                                         index[0], step, SOME);
    const moving straight = {&packed, &velocity}, backwards = {&view, &other_velocity},
                 mixed = {&view, &velocity};
    lh_rays rays = rays_of(&a), other_rays = lh_rays_aos(others[0], stride, SOME);
    other_rays.t_max = &others[0][LIMIT];
    other_rays.t_stride = stride;
    other_rays = lh_rays_indexed(other_rays, index[0], step, SOME);
    void *const groups = groups_of(&packed), *const other_groups = groups_of(&view);
    for (size_t s = 0; s < subjects_count; s++) {
        const lh_backend *const by = subjects[s].backend;
        hits expected[4] = {spheres_with_boxes(by, &spheres, &packed),
                            swept_boxes(by, &straight, &straight, 0.5f), rays_with_boxes(by, &rays, groups),
                            swept_boxes(by, &straight, NULL, 0.5f)};
        hits got[4] = {spheres_with_boxes(by, &turned, &view), swept_boxes(by, &backwards, &backwards, 0.5f),
                       rays_with_boxes(by, &other_rays, other_groups), swept_boxes(by, &mixed, NULL, 0.5f)};
        for (int q = 0; q < 4; q++) {
            assert_true(expected[q].count > 5);
            for (size_t k = 0; k < expected[q].count; k++) {
                expected[q].list[k].a = SOME - 1 - expected[q].list[k].a;
                expected[q].list[k].b = SOME - 1 - expected[q].list[k].b;
            }
            assert_true(hits_are_equal(&got[q], &expected[q]));
            free(got[q].list);
            free(expected[q].list);
        }
        uint32_t nearest[SOME], other[SOME];
        assert_int_equal(lh_pairs_nearest_ray_aabb_by(rays_by(by), &rays, groups, nearest, NULL), LH_OK);
        assert_int_equal(lh_pairs_nearest_ray_aabb_by(rays_by(by), &other_rays, other_groups, other, NULL),
                         LH_OK);
        for (size_t i = 0; i < SOME; i++)
            assert_int_equal(other[i], nearest[i] == UINT32_MAX ? UINT32_MAX : SOME - 1 - nearest[i]);
    }
    free(groups);
    free(other_groups);
    free_shapes(&a);
}

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    shapes a = shapes_of_scene(&scenes[0], SOME, 9);
    const lh_aabbs others = view_of_boxes(&a.set);
    const lh_spheres spheres = spheres_of(&a);
    const lh_vectors velocity = velocities_of(&a);
    const lh_rays rays = rays_of(&a);
    lh_aabbs missing = others, many = others;
    missing.max_y = NULL;
    many.count = ((size_t)1 << 29) + 1;
    lh_spheres many_spheres = spheres;
    many_spheres.count = many.count;
    lh_vectors few = velocity, askew = velocity;
    few.count = 2;
    askew.stride = 6;
    lh_rays without = rays;
    without.dir_y = NULL;
    const size_t size = lh_pairs_shapes_scratch_size(SOME, SOME), group_size = lh_pairs_group_size(SOME);
    void *const scratch = take(size), *const groups = groups_of(&others);
    lh_pair pair[2];
    lh_swept_pair swept[2];
    lh_ray_pair hit_pair[2];
    uint32_t nearest[SOME];
    float times[SOME];
    size_t found[2] = {77, 77};
    REFUSED(lh_pairs_sphere_aabb(NULL, &others, pair, 2, found, scratch, size), 1, LH_ERROR_NULL_VIEW,
            "lh_pairs_sphere_aabb: argument 1 (spheres): the view is NULL");
    REFUSED(lh_pairs_sphere_aabb(&many_spheres, &others, pair, 2, found, scratch, size), 1, LH_ERROR_COUNT,
            "lh_pairs_sphere_aabb: argument 1 (spheres): there are more than 2^29 shapes");
    REFUSED(lh_pairs_sphere_aabb(&spheres, &missing, pair, 2, found, scratch, size), 2, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sphere_aabb: argument 2 (boxes): an array is NULL");
    REFUSED(lh_pairs_sphere_aabb(&spheres, &many, pair, 2, found, scratch, size), 2, LH_ERROR_COUNT,
            "lh_pairs_sphere_aabb: argument 2 (boxes): there are more than 2^29 shapes");
    REFUSED(lh_pairs_sphere_aabb(&spheres, &others, NULL, 2, found, scratch, size), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sphere_aabb: argument 3 (pairs): the array is NULL");
    REFUSED(lh_pairs_sphere_aabb(&spheres, &others, pair, 2, NULL, scratch, size), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sphere_aabb: argument 5 (found): the pointer is NULL");
    REFUSED(lh_pairs_sphere_aabb(&spheres, &others, pair, 2, found, NULL, size), 6, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sphere_aabb: argument 6 (scratch): the memory is NULL");
    REFUSED(lh_pairs_sphere_aabb(&spheres, &others, pair, 2, found, scratch, size - 1), 7, LH_ERROR_SIZE,
            "lh_pairs_sphere_aabb: argument 7 (scratch_size): it is too small");
#define SWEEP(a, va, b, vb, t, pairs, found, scratch, size)                                                  \
    lh_pairs_sweep_aabb_aabb(a, va, b, vb, t, pairs, 2, found, scratch, size)
    REFUSED(SWEEP(NULL, &velocity, NULL, NULL, 1.0f, swept, found, scratch, size), 1, LH_ERROR_NULL_VIEW,
            "lh_pairs_sweep_aabb_aabb: argument 1 (a): the view is NULL");
    REFUSED(SWEEP(&others, NULL, NULL, NULL, 1.0f, swept, found, scratch, size), 2, LH_ERROR_NULL_VIEW,
            "lh_pairs_sweep_aabb_aabb: argument 2 (a_velocity): the view is NULL");
    REFUSED(
        SWEEP(&others, &few, NULL, NULL, 1.0f, swept, found, scratch, size), 2, LH_ERROR_COUNT,
        "lh_pairs_sweep_aabb_aabb: argument 2 (a_velocity): its count is neither 1 nor that of the boxes");
    REFUSED(SWEEP(&others, &velocity, &many, NULL, 1.0f, swept, found, scratch, size), 3, LH_ERROR_COUNT,
            "lh_pairs_sweep_aabb_aabb: argument 3 (b): there are more than 2^29 boxes");
    REFUSED(SWEEP(&others, &velocity, &others, &askew, 1.0f, swept, found, scratch, size), 4, LH_ERROR_STRIDE,
            "lh_pairs_sweep_aabb_aabb: argument 4 (b_velocity): a stride is not a multiple of 4 bytes");
    REFUSED(SWEEP(&others, &velocity, NULL, NULL, NAN, swept, found, scratch, size), 5, LH_ERROR_LIMIT,
            "lh_pairs_sweep_aabb_aabb: argument 5 (t_max): it is negative or NaN");
    REFUSED(SWEEP(&others, &velocity, NULL, NULL, 1.0f, NULL, found, scratch, size), 6, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sweep_aabb_aabb: argument 6 (pairs): the array is NULL");
    REFUSED(SWEEP(&others, &velocity, NULL, NULL, 1.0f, swept, NULL, scratch, size), 8, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sweep_aabb_aabb: argument 8 (found): the pointer is NULL");
    REFUSED(SWEEP(&others, &velocity, NULL, NULL, 1.0f, swept, found, NULL, size), 9, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sweep_aabb_aabb: argument 9 (scratch): the memory is NULL");
    REFUSED(SWEEP(&others, &velocity, &others, NULL, 1.0f, swept, found, scratch, size - 1), 10,
            LH_ERROR_SIZE, "lh_pairs_sweep_aabb_aabb: argument 10 (scratch_size): it is too small");
    REFUSED(lh_pairs_group(&missing, groups, group_size), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_group: argument 1 (boxes): an array is NULL");
    REFUSED(lh_pairs_group(&others, NULL, group_size), 2, LH_ERROR_NULL_ARRAY,
            "lh_pairs_group: argument 2 (groups): the memory is NULL");
    REFUSED(lh_pairs_group(&others, groups, group_size - 1), 3, LH_ERROR_SIZE,
            "lh_pairs_group: argument 3 (groups_size): it is too small");
    REFUSED(lh_pairs_ray_aabb(&without, groups, hit_pair, 2, found), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_ray_aabb: argument 1 (rays): an array is NULL");
    REFUSED(lh_pairs_ray_aabb(&rays, NULL, hit_pair, 2, found), 2, LH_ERROR_NULL_ARRAY,
            "lh_pairs_ray_aabb: argument 2 (groups): the memory is NULL");
    REFUSED(lh_pairs_ray_aabb(&rays, groups, NULL, 2, found), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_ray_aabb: argument 3 (pairs): the array is NULL");
    REFUSED(lh_pairs_ray_aabb(&rays, groups, hit_pair, 2, NULL), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_ray_aabb: argument 5 (found): the pointer is NULL");
    REFUSED(lh_pairs_nearest_ray_aabb(NULL, groups, nearest, times), 1, LH_ERROR_NULL_VIEW,
            "lh_pairs_nearest_ray_aabb: argument 1 (rays): the view is NULL");
    REFUSED(lh_pairs_nearest_ray_aabb(&rays, NULL, nearest, times), 2, LH_ERROR_NULL_ARRAY,
            "lh_pairs_nearest_ray_aabb: argument 2 (groups): the memory is NULL");
    REFUSED(lh_pairs_nearest_ray_aabb(&rays, groups, NULL, times), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_nearest_ray_aabb: argument 3 (nearest): the array is NULL");
    REFUSED(lh_pairs_nearest_ray_aabb(&rays, groups, nearest, (float *)(void *)((char *)times + 1)), 4,
            LH_ERROR_ALIGNMENT,
            "lh_pairs_nearest_ray_aabb: argument 4 (t_enter): the array is not aligned to 4 bytes");
    free(scratch);
    free(groups);
    free_shapes(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(capacity_is_kept),
        cmocka_unit_test(views_may_be_strided_and_indexed),
        cmocka_unit_test(bad_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
