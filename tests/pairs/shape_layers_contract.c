/* What functions with layers refuse, of other shapes than boxes at rest, and of bits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

#include "finders.h"
#include "kept_kinds.h"
#include "refused.h"
#include "take.h"

enum { SOME = 20 };

/* What is refused, and what is not. */
typedef struct given {
    asking_shapes a;
    lh_layers good, crooked, askew;
    size_t size;
    void *kept, *memory;
    lh_pair pair[2];
    lh_swept_pair swept[2];
    size_t found[2];
    uint64_t bits[1];
} given;

static const uint32_t words[2] = {1, 1};

static void begin(given *g)
{
    *g = (given){.a = asking_shapes_of(&scenes[0], SOME, 9), .found = {77, 77}};
    g->good = (lh_layers){words, words, 0};
    g->crooked = (lh_layers){words, words, 6};
    g->askew = (lh_layers){words, (const uint32_t *)(const void *)((const char *)words + 1), 0};
    g->size = lh_pairs_shapes_scratch_size(SOME, SOME);
    g->kept = kept_of(subjects[0].backend, &g->a.boxes);
    g->memory = take(g->size);
}

static void end(given *g)
{
    free(g->kept);
    free(g->memory);
    free_asking_shapes(&g->a);
}

static void lists_from_scratch(void **state)
{
    (void)state;
    given g;
    begin(&g);
    size_t *const found = g.found;
    const lh_aabbs *const set = &g.a.boxes;
    lh_spheres lost = g.a.spheres;
    lost.radius = NULL;
    lost.x = NULL;
#define SPHERES_AND(spheres, a_layers, boxes, b_layers, pairs, found, size)                                  \
    lh_pairs_sphere_aabb_layers(spheres, a_layers, boxes, b_layers, pairs, 2, found, g.memory, size)
    REFUSED(SPHERES_AND(&lost, &g.good, set, NULL, g.pair, found, g.size), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sphere_aabb_layers: argument 1 (spheres): an array is NULL");
    REFUSED(SPHERES_AND(&g.a.spheres, &g.askew, set, NULL, g.pair, found, g.size), 2, LH_ERROR_ALIGNMENT,
            "lh_pairs_sphere_aabb_layers: argument 2 (a_layers): layer or mask is not aligned to 4 bytes");
    REFUSED(SPHERES_AND(&g.a.spheres, NULL, NULL, NULL, g.pair, found, g.size), 3, LH_ERROR_NULL_VIEW,
            "lh_pairs_sphere_aabb_layers: argument 3 (boxes): the view is NULL");
    REFUSED(SPHERES_AND(&g.a.spheres, NULL, set, &g.crooked, g.pair, found, g.size), 4, LH_ERROR_STRIDE,
            "lh_pairs_sphere_aabb_layers: argument 4 (b_layers): the stride is not a multiple of 4 bytes");
    REFUSED(SPHERES_AND(&g.a.spheres, NULL, set, NULL, NULL, found, g.size), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sphere_aabb_layers: argument 5 (pairs): the array is NULL");
    REFUSED(SPHERES_AND(&g.a.spheres, NULL, set, NULL, g.pair, found, g.size - 1), 9, LH_ERROR_SIZE,
            "lh_pairs_sphere_aabb_layers: argument 9 (scratch_size): it is too small");

#define MOVING_AND(velocity, a_layers, b, b_layers, t_max, pairs, found, size)                               \
    lh_pairs_sweep_aabb_aabb_layers(set, velocity, a_layers, b, NULL, b_layers, t_max, pairs, 2, found,      \
                                    g.memory, size)
    const lh_vectors *const velocity = &g.a.velocity;
    REFUSED(MOVING_AND(NULL, NULL, NULL, NULL, 1, g.swept, found, g.size), 2, LH_ERROR_NULL_VIEW,
            "lh_pairs_sweep_aabb_aabb_layers: argument 2 (a_velocity): the view is NULL");
    REFUSED(
        MOVING_AND(velocity, &g.crooked, NULL, NULL, 1, g.swept, found, g.size), 3, LH_ERROR_STRIDE,
        "lh_pairs_sweep_aabb_aabb_layers: argument 3 (a_layers): the stride is not a multiple of 4 bytes");
    REFUSED(
        MOVING_AND(velocity, NULL, set, &g.askew, 1, g.swept, found, g.size), 6, LH_ERROR_ALIGNMENT,
        "lh_pairs_sweep_aabb_aabb_layers: argument 6 (b_layers): layer or mask is not aligned to 4 bytes");
    REFUSED(MOVING_AND(velocity, NULL, NULL, &g.crooked, -1, g.swept, found, g.size), 7, LH_ERROR_LIMIT,
            "lh_pairs_sweep_aabb_aabb_layers: argument 7 (t_max): it is negative or NaN");
    REFUSED(MOVING_AND(velocity, NULL, NULL, NULL, 1, g.swept, NULL, g.size), 10, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sweep_aabb_aabb_layers: argument 10 (found): the pointer is NULL");
    REFUSED(MOVING_AND(velocity, NULL, NULL, NULL, 1, g.swept, found, 9), 12, LH_ERROR_SIZE,
            "lh_pairs_sweep_aabb_aabb_layers: argument 12 (scratch_size): it is too small");
    end(&g);
}

static void parts(void **state)
{
    (void)state;
    given g;
    begin(&g);
    size_t *const found = g.found;
#define PART(of, prepared, a_layers, b_layers, pairs, part)                                                  \
    lh_pairs_find_##of##_layers(prepared, a_layers, b_layers, part, 2, pairs, 2, found, g.kept,              \
                                lh_pairs_part_scratch_size(g.memory))
    assert_int_equal(lh_pairs_prepare_sphere_aabb(&g.a.spheres, &g.a.boxes, g.memory, g.size), LH_OK);
    REFUSED(PART(swept_part, NULL, NULL, NULL, g.swept, 0), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_find_swept_part_layers: argument 1 (prepared): the memory is NULL");
    REFUSED(
        PART(swept_part, g.memory, NULL, NULL, g.swept, 0), 1, LH_ERROR_UNAVAILABLE,
        "lh_pairs_find_swept_part_layers: argument 1 (prepared): it was prepared for pairs of another kind");
    REFUSED(PART(part, g.memory, NULL, &g.crooked, g.pair, 0), 3, LH_ERROR_STRIDE,
            "lh_pairs_find_part_layers: argument 3 (b_layers): the stride is not a multiple of 4 bytes");
    assert_int_equal(
        lh_pairs_prepare_sweep_aabb_aabb(&g.a.boxes, &g.a.velocity, NULL, NULL, 1, g.memory, g.size), LH_OK);
    REFUSED(PART(part, g.memory, NULL, NULL, g.pair, 0), 1, LH_ERROR_UNAVAILABLE,
            "lh_pairs_find_part_layers: argument 1 (prepared): it was prepared for pairs of another kind");
    REFUSED(
        PART(swept_part, g.memory, &g.askew, NULL, g.swept, 0), 2, LH_ERROR_ALIGNMENT,
        "lh_pairs_find_swept_part_layers: argument 2 (a_layers): layer or mask is not aligned to 4 bytes");
    REFUSED(PART(swept_part, g.memory, NULL, &g.crooked, g.swept, 2), 4, LH_ERROR_COUNT,
            "lh_pairs_find_swept_part_layers: argument 4 (part): it is not less than parts");
    end(&g);
}

static void what_is_kept(void **state)
{
    (void)state;
    given g;
    begin(&g);
    size_t *const found = g.found;
    lh_capsules lost = g.a.capsules;
    lost.ax = NULL;
    REFUSED(lh_pairs_sphere_kept_layers(NULL, NULL, g.kept, NULL, g.pair, 2, found), 1, LH_ERROR_NULL_VIEW,
            "lh_pairs_sphere_kept_layers: argument 1 (spheres): the view is NULL");
    REFUSED(lh_pairs_sphere_kept_layers(&g.a.spheres, &g.crooked, g.kept, NULL, g.pair, 2, found), 2,
            LH_ERROR_STRIDE,
            "lh_pairs_sphere_kept_layers: argument 2 (a_layers): the stride is not a multiple of 4 bytes");
    REFUSED(lh_pairs_capsule_kept_layers(&lost, NULL, g.kept, NULL, g.pair, 2, found), 1, LH_ERROR_NULL_ARRAY,
            "lh_pairs_capsule_kept_layers: argument 1 (capsules): an array is NULL");
    REFUSED(lh_pairs_capsule_kept_layers(&g.a.capsules, NULL, NULL, NULL, g.pair, 2, found), 3,
            LH_ERROR_NULL_ARRAY, "lh_pairs_capsule_kept_layers: argument 3 (kept): the memory is NULL");
    REFUSED(lh_pairs_obb_kept_layers(&g.a.obbs, NULL, g.kept, &g.askew, g.pair, 2, found), 4,
            LH_ERROR_ALIGNMENT,
            "lh_pairs_obb_kept_layers: argument 4 (kept_layers): layer or mask is not aligned to 4 bytes");
    REFUSED(lh_pairs_obb_kept_layers(&g.a.obbs, &g.good, g.kept, NULL, g.pair, 2, NULL), 7,
            LH_ERROR_NULL_ARRAY, "lh_pairs_obb_kept_layers: argument 7 (found): the pointer is NULL");
#define MOVING_KEPT(a_layers, t_max, kept, kept_layers, pairs)                                               \
    lh_pairs_sweep_aabb_kept_layers(&g.a.boxes, &g.a.velocity, a_layers, t_max, kept, kept_layers, pairs, 2, \
                                    found)
    REFUSED(
        MOVING_KEPT(&g.crooked, 1, g.kept, NULL, g.swept), 3, LH_ERROR_STRIDE,
        "lh_pairs_sweep_aabb_kept_layers: argument 3 (a_layers): the stride is not a multiple of 4 bytes");
    REFUSED(MOVING_KEPT(NULL, -1, g.kept, NULL, g.swept), 4, LH_ERROR_LIMIT,
            "lh_pairs_sweep_aabb_kept_layers: argument 4 (t_max): it is negative or NaN");
    REFUSED(MOVING_KEPT(NULL, 1, NULL, NULL, g.swept), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sweep_aabb_kept_layers: argument 5 (kept): the memory is NULL");
    REFUSED(
        MOVING_KEPT(NULL, 1, g.kept, &g.askew, g.swept), 6, LH_ERROR_ALIGNMENT,
        "lh_pairs_sweep_aabb_kept_layers: argument 6 (kept_layers): layer or mask is not aligned to 4 bytes");
    REFUSED(MOVING_KEPT(NULL, 1, g.kept, NULL, NULL), 7, LH_ERROR_NULL_ARRAY,
            "lh_pairs_sweep_aabb_kept_layers: argument 7 (pairs): the array is NULL");
    end(&g);
}

static void bits(void **state)
{
    (void)state;
    given g;
    begin(&g);
    const size_t *const found = g.found; /* which these do not have */
    uint64_t *const askew = (uint64_t *)(void *)((char *)g.bits + 4);
    REFUSED(lh_pairs_any_aabb_kept_layers(&g.a.boxes, &g.askew, g.kept, NULL, g.bits), 2, LH_ERROR_ALIGNMENT,
            "lh_pairs_any_aabb_kept_layers: argument 2 (a_layers): layer or mask is not aligned to 4 bytes");
    REFUSED(lh_pairs_any_aabb_kept_layers(&g.a.boxes, NULL, g.kept, NULL, askew), 5, LH_ERROR_ALIGNMENT,
            "lh_pairs_any_aabb_kept_layers: argument 5 (hits): the array is not aligned to 8 bytes");
    REFUSED(lh_pairs_any_sphere_kept_layers(&g.a.spheres, NULL, NULL, NULL, g.bits), 3, LH_ERROR_NULL_ARRAY,
            "lh_pairs_any_sphere_kept_layers: argument 3 (kept): the memory is NULL");
    REFUSED(lh_pairs_any_capsule_kept_layers(&g.a.capsules, NULL, g.kept, &g.crooked, g.bits), 4,
            LH_ERROR_STRIDE,
            "lh_pairs_any_capsule_kept_layers: argument 4 (kept_layers): the stride is not a multiple of 4 "
            "bytes");
    REFUSED(lh_pairs_any_obb_kept_layers(&g.a.obbs, NULL, g.kept, NULL, NULL), 5, LH_ERROR_NULL_ARRAY,
            "lh_pairs_any_obb_kept_layers: argument 5 (hits): the array is NULL");
#define MOVING_BITS(kept_layers, hits)                                                                       \
    lh_pairs_any_sweep_aabb_kept_layers(&g.a.boxes, &g.a.velocity, NULL, 1, g.kept, kept_layers, hits)
    REFUSED(
        MOVING_BITS(&g.crooked, g.bits), 6, LH_ERROR_STRIDE,
        "lh_pairs_any_sweep_aabb_kept_layers: argument 6 (kept_layers): the stride is not a multiple of 4 "
        "bytes");
    REFUSED(MOVING_BITS(NULL, NULL), 7, LH_ERROR_NULL_ARRAY,
            "lh_pairs_any_sweep_aabb_kept_layers: argument 7 (hits): the array is NULL");
    end(&g);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_from_scratch),
        cmocka_unit_test(parts),
        cmocka_unit_test(what_is_kept),
        cmocka_unit_test(bits),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
