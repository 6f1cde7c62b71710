#include "kept_kinds.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "functions_of.h"
#include "pairs/all_pairs.h"
#include "take.h"

asking_shapes asking_shapes_of(const scene *of, size_t n, uint64_t seed)
{
    asking_shapes a = {.of = shapes_of_scene(of, n, seed)};
    dice d = {seed};
    float *const *const c = a.of.column;
    for (int k = 0; k < 3; k++) {
        a.end[k] = take(n * sizeof(float));
        a.half[k] = take(n * sizeof(float));
    }
    for (int k = 0; k < 4; k++)
        a.q[k] = take(n * sizeof(float));
    for (size_t i = 0; i < n; i++) {
        for (int k = 0; k < 3; k++) {
            a.end[k][i] = c[k][i] + 0.3f * c[ALONG + k][i];
            a.half[k][i] = c[RADIUS][i] * dice_between(&d, 0.5f, 2.0f);
        }
        for (int k = 0; k < 4; k++)
            a.q[k][i] = i % 7 == 0 ? (k == 3 ? 1.0f : 0.0f) : dice_between(&d, -1.0f, 1.0f);
    }
    a.boxes = view_of_boxes(&a.of.set);
    a.spheres = spheres_of(&a.of);
    a.velocity = velocities_of(&a.of);
    a.capsules = lh_capsules_soa(n, c[0], c[1], c[2], a.end[0], a.end[1], a.end[2], c[RADIUS]);
    a.obbs =
        lh_obbs_soa(n, c[0], c[1], c[2], a.half[0], a.half[1], a.half[2], a.q[0], a.q[1], a.q[2], a.q[3]);
    return a;
}

void enlarge_some(asking_shapes *a, size_t n, size_t one_in)
{
    for (size_t i = 0; i < n; i += one_in) {
        a->of.column[RADIUS][i] = 0.6f;
        for (int k = 0; k < 3; k++) {
            a->half[k][i] = 0.4f;
            a->of.set.end[k][i] -= 0.4f;
            a->of.set.end[k + 3][i] += 0.4f;
        }
    }
}

void free_asking_shapes(asking_shapes *a)
{
    for (int k = 0; k < 3; k++) {
        free(a->end[k]);
        free(a->half[k]);
    }
    for (int k = 0; k < 4; k++)
        free(a->q[k]);
    free_shapes(&a->of);
}

void *kept_of(const lh_backend *by, const lh_aabbs *set)
{
    const size_t size = lh_pairs_kept_size(set->count);
    void *const kept = take(size);
    assert_int_equal(lh_pairs_keep_by(by->pairs, set, kept, size), LH_OK);
    return kept;
}

/* ---- Each kind of shape ------------------------------------------------------------------------------- */

static const float UNTIL = 0.3f;

lh_pairs_functions by_query(const lh_backend *by, int query)
{
    return (lh_pairs_functions){by->pairs, by->round, by->query[query]};
}

static lh_status list_boxes(const lh_backend *by, const asking_shapes *a, const void *kept, void *pairs,
                            size_t capacity, size_t *found)
{
    return lh_pairs_aabb_kept_by(by->pairs, &a->boxes, kept, pairs, capacity, found);
}

static lh_status any_box(const lh_backend *by, const asking_shapes *a, const void *kept, uint64_t *bits)
{
    return lh_pairs_any_aabb_kept_by(by->pairs, &a->boxes, kept, bits);
}

static lh_status list_spheres(const lh_backend *by, const asking_shapes *a, const void *kept, void *pairs,
                              size_t capacity, size_t *found)
{
    return lh_pairs_sphere_kept_by(spheres_by(by), &a->spheres, kept, pairs, capacity, found);
}

static lh_status any_sphere(const lh_backend *by, const asking_shapes *a, const void *kept, uint64_t *bits)
{
    return lh_pairs_any_sphere_kept_by(spheres_by(by), &a->spheres, kept, bits);
}

static lh_status list_capsules(const lh_backend *by, const asking_shapes *a, const void *kept, void *pairs,
                               size_t capacity, size_t *found)
{
    return lh_pairs_capsule_kept_by(by_query(by, kept_kinds[CAPSULES].query), &a->capsules, kept, pairs,
                                    capacity, found);
}

static lh_status any_capsule(const lh_backend *by, const asking_shapes *a, const void *kept, uint64_t *bits)
{
    return lh_pairs_any_capsule_kept_by(by_query(by, kept_kinds[CAPSULES].query), &a->capsules, kept, bits);
}

static lh_status list_obbs(const lh_backend *by, const asking_shapes *a, const void *kept, void *pairs,
                           size_t capacity, size_t *found)
{
    return lh_pairs_obb_kept_by(by_query(by, kept_kinds[OBBS].query), &a->obbs, kept, pairs, capacity, found);
}

static lh_status any_obb(const lh_backend *by, const asking_shapes *a, const void *kept, uint64_t *bits)
{
    return lh_pairs_any_obb_kept_by(by_query(by, kept_kinds[OBBS].query), &a->obbs, kept, bits);
}

static lh_status list_moving(const lh_backend *by, const asking_shapes *a, const void *kept, void *pairs,
                             size_t capacity, size_t *found)
{
    return lh_pairs_sweep_aabb_kept_by(sweeps_by(by), &a->boxes, &a->velocity, UNTIL, kept, pairs, capacity,
                                       found);
}

static lh_status any_moving(const lh_backend *by, const asking_shapes *a, const void *kept, uint64_t *bits)
{
    return lh_pairs_any_sweep_aabb_kept_by(sweeps_by(by), &a->boxes, &a->velocity, UNTIL, kept, bits);
}

const kept_kind kept_kinds[KINDS] = {
    {"boxes", list_boxes, any_box, sizeof(lh_pair), LH_QUERY_overlap_aabb_aabb},
    {"spheres", list_spheres, any_sphere, sizeof(lh_pair), LH_QUERY_overlap_sphere_aabb},
    {"capsules", list_capsules, any_capsule, sizeof(lh_pair), LH_QUERY_overlap_capsule_aabb},
    {"oriented boxes", list_obbs, any_obb, sizeof(lh_pair), LH_QUERY_overlap_aabb_obb},
    {"moving boxes", list_moving, any_moving, sizeof(lh_swept_pair), LH_QUERY_sweep_aabb_aabb},
};

lh_pair *listed(int kind, const lh_backend *by, const asking_shapes *a, const void *kept, size_t *count)
{
    size_t found = 0;
    assert_int_equal(kept_kinds[kind].list(by, a, kept, NULL, 0, count), LH_OK);
    char *const written = take(*count * kept_kinds[kind].size);
    lh_pair *const pairs = take(*count * sizeof *pairs);
    assert_int_equal(kept_kinds[kind].list(by, a, kept, written, *count, &found), LH_OK);
    assert_int_equal(found, *count);
    for (size_t k = 0; k < found; k++)
        memcpy(&pairs[k], written + k * kept_kinds[kind].size, sizeof pairs[k]);
    free(written);
    return pairs;
}
