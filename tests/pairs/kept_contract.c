/* The contract of lanehit/kept.h beyond lists and bits: views, and what is refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "finders.h"
#include "kept_kinds.h"
#include "refused.h"

enum { SOME = 90 };

static void views_may_be_indexed(void **state)
{
    (void)state;
    asking_shapes a = asking_shapes_of(&scenes[0], SOME, 4), turned = a;
    uint32_t index[SOME][2];
    for (uint32_t i = 0; i < SOME; i++)
        index[i][0] = SOME - 1 - i;
    turned.capsules = lh_capsules_indexed(a.capsules, index[0], sizeof index[0], SOME);
    turned.obbs = lh_obbs_indexed(a.obbs, index[0], sizeof index[0], SOME);
    const lh_aabbs others = lh_aabbs_indexed(a.boxes, index[0], sizeof index[0], SOME);
    for (size_t s = 0; s < subjects_count; s++)
        for (int kind = CAPSULES; kind <= OBBS; kind++) {
            void *const kept = kept_of(subjects[s].backend, &a.boxes), *const named = kept_of(
                                                                           subjects[s].backend, &others);
            size_t count = 0, other_count = 0, number = 0;
            lh_pair *const pairs = listed(kind, subjects[s].backend, &a, kept, &count);
            lh_pair *const other = listed(kind, subjects[s].backend, &turned, named, &other_count);
            uint64_t straight[2], backwards[2];
            assert_int_equal(count, other_count);
            assert_true(count > 5);
            /* Sets of the same pairs: sums of what tells pairs apart. */
            for (size_t k = 0; k < count; k++)
                number += (pairs[k].a * 1000 + pairs[k].b) * (pairs[k].a * 7 + 1);
            for (size_t k = 0; k < count; k++)
                number -= (other[k].a * 1000 + other[k].b) * (other[k].a * 7 + 1);
            assert_int_equal(number, 0);
            assert_int_equal(kept_kinds[kind].any(subjects[s].backend, &a, kept, straight), LH_OK);
            assert_int_equal(kept_kinds[kind].any(subjects[s].backend, &turned, named, backwards), LH_OK);
            for (size_t i = 0; i < SOME; i++) /* by position, not by index */
                assert_int_equal(is_hit(straight, i), is_hit(backwards, SOME - 1 - i));
            free(pairs);
            free(other);
            free(kept);
            free(named);
        }
    free_asking_shapes(&a);
}

static void bad_arguments_are_refused(void **state)
{
    (void)state;
    asking_shapes a = asking_shapes_of(&scenes[0], SOME, 9);
    lh_capsules lost = a.capsules;
    lh_obbs flat = a.obbs;
    lost.by = NULL;
    flat.half_z = NULL;
    void *const kept = kept_of(subjects[0].backend, &a.boxes);
    lh_pair pair[2];
    size_t found[2] = {77, 77};
    uint64_t bits[3];
    uint64_t *const askew = (uint64_t *)(void *)((char *)bits + 4);
    REFUSED(lh_pairs_capsule_kept(&lost, kept, pair, 2, found), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_capsule_kept: argument 1 (capsules): an array is NULL");
    REFUSED(lh_pairs_capsule_kept(&a.capsules, NULL, pair, 2, found), 2, LH_ERROR_NULL_ARRAY,
            "lh_pairs_capsule_kept: argument 2 (kept): the memory is NULL");
    REFUSED(lh_pairs_capsule_kept(&a.capsules, kept, NULL, 2, found), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_capsule_kept: argument 3 (pairs): the array is NULL");
    REFUSED(lh_pairs_obb_kept(&flat, kept, pair, 2, found), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_obb_kept: argument 1 (obbs): an array is NULL");
    REFUSED(lh_pairs_obb_kept(&a.obbs, kept, pair, 2, NULL), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_obb_kept: argument 5 (found): the pointer is NULL");
    REFUSED(lh_pairs_any_aabb_kept(NULL, kept, bits), 1, LH_ERROR_NULL_VIEW,
            "lh_pairs_any_aabb_kept: argument 1 (a): the view is NULL");
    REFUSED(lh_pairs_any_aabb_kept(&a.boxes, kept, NULL), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_any_aabb_kept: argument 3 (hits): the array is NULL");
    REFUSED(lh_pairs_any_sphere_kept(&a.spheres, kept, askew), 3, LH_ERROR_ALIGNMENT,
            "lh_pairs_any_sphere_kept: argument 3 (hits): the array is not aligned to 8 bytes");
    REFUSED(lh_pairs_any_capsule_kept(&lost, kept, bits), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_any_capsule_kept: argument 1 (capsules): an array is NULL");
    REFUSED(lh_pairs_any_obb_kept(&a.obbs, NULL, bits), 2, LH_ERROR_NULL_ARRAY,
            "lh_pairs_any_obb_kept: argument 2 (kept): the memory is NULL");
    REFUSED(lh_pairs_any_sweep_aabb_kept(&a.boxes, NULL, 1.0f, kept, bits), 2, LH_ERROR_NULL_VIEW,
            "lh_pairs_any_sweep_aabb_kept: argument 2 (a_velocity): the view is NULL");
    REFUSED(lh_pairs_any_sweep_aabb_kept(&a.boxes, &a.velocity, -1.0f, kept, bits), 3, LH_ERROR_LIMIT,
            "lh_pairs_any_sweep_aabb_kept: argument 3 (t_max): it is negative or NaN");
    REFUSED(lh_pairs_any_sweep_aabb_kept(&a.boxes, &a.velocity, 1.0f, kept, NULL), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_any_sweep_aabb_kept: argument 5 (hits): the array is NULL");
    free(kept);
    free_asking_shapes(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(views_may_be_indexed),
        cmocka_unit_test(bad_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
