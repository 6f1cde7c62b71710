/* All pairs of spheres, moving boxes and rays with boxes: those that the reference hits, with its times, in one order
 * by every backend. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "finders.h"
#include "shape_lists.h"
#include "take.h"
#include "functions_of.h"

/* The first subject's list is that of brute force in some order; those of the others are the same. */
typedef struct trial {
    hits expected, order;
    const char *what, *scene;
    size_t n;
} trial;

static void check(trial *t, size_t s, hits got)
{
    hits sorted = {take(got.count * sizeof(hit)), got.count};
    if (got.count > 0)
        memcpy(sorted.list, got.list, got.count * sizeof(hit));
    qsort(sorted.list, sorted.count, sizeof(hit), compare_hits);
    const int is_first = t->order.list == NULL && t->order.count == 0;
    if (!hits_are_equal(&sorted, &t->expected) || (!is_first && !hits_are_equal(&got, &t->order)))
        fail_msg("%s, %zu %s, by %s%s: %zu for %zu", t->what, t->n, t->scene,
                 lh_isa_name(subjects[s].backend->isa), subjects[s].emulated ? ", emulated" : "", got.count,
                 t->expected.count);
    free(sorted.list);
    if (is_first)
        t->order = got;
    else
        free(got.list);
}

static void end_trial(trial *t)
{
    free(t->expected.list);
    free(t->order.list);
}

static void try_spheres(const scene *of, const shapes *a, const lh_aabbs *others)
{
    lh_spheres spheres = spheres_of(a);
    for (int points = 0; points < 2; points++) {
        trial t = {spheres_by_brute_force(&spheres, others), {NULL, 0}, "spheres", of->name, a->count};
        for (size_t s = 0; s < subjects_count; s++)
            check(&t, s, spheres_with_boxes(subjects[s].backend, &spheres, others));
        end_trial(&t);
        spheres.radius = NULL;
    }
}

static void try_swept(const scene *of, const moving *a, const moving *b, float t_max)
{
    trial t = {swept_by_brute_force(a, b, t_max),
               {NULL, 0},
               b ? "moving boxes" : "a moving set",
               of->name,
               a->set->count};
    for (size_t s = 0; s < subjects_count; s++)
        check(&t, s, swept_boxes(subjects[s].backend, a, b, t_max));
    end_trial(&t);
}

static void check_nearest(const lh_backend *by, const lh_rays *rays, const void *groups,
                          const hits *ascending)
{
    uint32_t *const nearest = take(rays->count * sizeof *nearest);
    float *const times = take(rays->count * sizeof *times);
    assert_int_equal(lh_pairs_nearest_ray_aabb_by(rays_by(by), rays, groups, nearest, times), LH_OK);
    for (size_t i = 0, k = 0; i < rays->count; i++) {
        hit best = {(uint32_t)i, UINT32_MAX, INFINITY, 0.0f, 0};
        for (; k < ascending->count && ascending->list[k].a == i; k++)
            if (best.b == UINT32_MAX || ascending->list[k].first < best.first)
                best = ascending->list[k];
        assert_int_equal(nearest[i], best.b);
        assert_memory_equal(&times[i], &best.first, sizeof best.first);
    }
    assert_int_equal(lh_pairs_nearest_ray_aabb_by(rays_by(by), rays, groups, nearest, NULL), LH_OK);
    free(nearest);
    free(times);
}

static void try_rays(const scene *of, lh_rays rays, const lh_aabbs *others)
{
    trial t = {rays_by_brute_force(&rays, others), {NULL, 0}, "rays", of->name, rays.count};
    void *const groups = groups_of(others);
    for (size_t s = 0; s < subjects_count; s++) {
        check(&t, s, rays_with_boxes(subjects[s].backend, &rays, groups));
        check_nearest(subjects[s].backend, &rays, groups, &t.expected);
    }
    for (size_t k = 1; k < t.order.count; k++)
        assert_true(t.order.list[k - 1].a <= t.order.list[k].a);
    free(groups);
    end_trial(&t);
}

static void try_scene(const scene *of, size_t n, size_t others)
{
    shapes a = shapes_of_scene(of, n, 1), b = shapes_of_scene(of, others, 2);
    const lh_aabbs a_boxes = view_of_boxes(&a.set), b_boxes = view_of_boxes(&b.set);
    const lh_vectors a_velocity = velocities_of(&a), b_velocity = velocities_of(&b);
    static const float wind[3] = {0.01f, -0.02f, 0.0f};
    const lh_vectors one = lh_vectors_aos(wind, 0, 1);
    const moving of_a = {&a_boxes, &a_velocity}, of_b = {&b_boxes, &b_velocity}, at_rest = {&b_boxes, NULL};
    const moving in_wind = {&b_boxes, &one};
    try_spheres(of, &a, &b_boxes);
    try_swept(of, &of_a, &of_b, 0.2f);
    try_swept(of, &of_a, &at_rest, 1.0f);
    try_swept(of, &of_a, &in_wind, 0.0f);
    try_swept(of, &of_a, NULL, 0.1f);
    if (n < 100)
        try_swept(of, &of_a, &of_b, INFINITY);
    lh_rays rays = rays_of(&a);
    try_rays(of, rays, &b_boxes);
    float *inverse[3];
    for (int k = 0; k < 3; k++) {
        inverse[k] = take(n * sizeof(float));
        for (size_t i = 0; i < n; i++)
            inverse[k][i] = 1.0f / a.column[ALONG + k][i];
    }
    rays.inv_dir_x = inverse[0];
    rays.inv_dir_y = inverse[1];
    rays.inv_dir_z = inverse[2];
    rays.t_max = NULL;
    rays.t_min = a.column[LIMIT];
    try_rays(of, rays, &b_boxes);
    for (int k = 0; k < 3; k++)
        free(inverse[k]);
    free_shapes(&a);
    free_shapes(&b);
}

static void lists_are_those_of_brute_force(void **state)
{
    (void)state;
    static const size_t counts[][2] = {{0, 0},  {0, 5},   {5, 0},    {1, 1},    {2, 1},
                                       {1, 40}, {17, 33}, {100, 65}, {300, 700}};
    for (size_t s = 0; s < scenes_count; s++)
        for (size_t k = 0; k < sizeof counts / sizeof counts[0]; k++)
            try_scene(&scenes[s], counts[k][0], counts[k][1]);
}

/* More levels of groups, and more candidates than are decided at a time. */
static void many_are_those_of_brute_force(void **state)
{
    (void)state;
    for (size_t s = 0; s < scenes_count; s++)
        if (strcmp(scenes[s].name, "even") == 0 || strcmp(scenes[s].name, "clusters") == 0 ||
            is_odd_scene(&scenes[s]))
            try_scene(&scenes[s], 150, 5000);
}

/* Moves an end as far as the query still hits, and so by whatever it over-reports: bounds have to hold that, too. */
static void find_edge(float *end, int (*is_hit)(const void *), const void *of)
{
    while (is_hit(of))
        *end = nextafterf(*end, INFINITY);
    while (!is_hit(of) && *end > 0.0f)
        *end = nextafterf(*end, 0.0f);
}

typedef struct edge_case {
    float sphere[4], box[6], other[6], velocity[3], t_max;
} edge_case;

static int sphere_hits(const void *argument)
{
    const edge_case *const of = argument;
    const lh_spheres sphere = lh_spheres_aos(of->sphere, 16, 1);
    const lh_aabbs box = lh_aabbs_aos(of->box, 24, 1);
    hits found = spheres_by_brute_force(&sphere, &box);
    free(found.list);
    return found.count > 0;
}

static int moving_box_hits(const void *argument)
{
    const edge_case *const of = argument;
    const lh_aabbs box = lh_aabbs_aos(of->box, 24, 1), other = lh_aabbs_aos(of->other, 24, 1);
    const lh_vectors velocity = lh_vectors_aos(of->velocity, 12, 1);
    hits found = swept_by_brute_force(&(moving){&other, &velocity}, &(moving){&box, NULL}, of->t_max);
    free(found.list);
    return found.count > 0;
}

static void what_is_hit_at_the_edge_is_found(void **state)
{
    (void)state;
    dice d = {11};
    for (int turn = 0; turn < 2000; turn++) {
        const float size = ldexpf(1.0f, (int)dice_below(&d, 60) - 40);
        edge_case of = {.sphere = {dice_between(&d, 0.0f, size), 0.0f, 0.0f, dice_between(&d, 0.1f, 1.0f)},
                        .box = {0.0f, -1.0f, -1.0f, INFINITY, 1.0f, 1.0f},
                        .other = {-size, -1.0f, -1.0f, dice_between(&d, 0.0f, size), 1.0f, 1.0f},
                        .velocity = {dice_between(&d, 0.1f, 1.0f), 0.0f, 0.0f},
                        .t_max = dice_between(&d, 0.0f, 10.0f)};
        const lh_aabbs box = lh_aabbs_aos(of.box, 24, 1), other = lh_aabbs_aos(of.other, 24, 1);
        const lh_spheres sphere = lh_spheres_aos(of.sphere, 16, 1);
        const lh_vectors velocity = lh_vectors_aos(of.velocity, 12, 1);
        of.box[0] = of.sphere[0] + of.sphere[3];
        find_edge(&of.box[0], sphere_hits, &of);
        for (size_t s = 0; s < subjects_count; s++) {
            hits found = spheres_with_boxes(subjects[s].backend, &sphere, &box);
            assert_int_equal(found.count, 1);
            free(found.list);
        }
        of.box[0] = of.other[3] + of.velocity[0] * of.t_max;
        find_edge(&of.box[0], moving_box_hits, &of);
        for (size_t s = 0; s < subjects_count; s++) {
            hits found = swept_boxes(subjects[s].backend, &(moving){&other, &velocity}, &(moving){&box, NULL},
                                     of.t_max);
            assert_int_equal(found.count, 1);
            free(found.list);
        }
    }
}

/* ---- Groups --------------------------------------------------------------------------------------------- */

static size_t asked;

static lh_status count_and_raycast(const lh_call *call)
{
    asked += ((const lh_aabbs *)call->argument[1].view)->count;
    return lh_isa_backend(LH_ISA_SCALAR)->query[LH_QUERY_raycast_aabb](call);
}

/* Groups are neighbours: of 5000 boxes a ray is asked with few. */
static void most_groups_are_passed_over(void **state)
{
    (void)state;
    shapes a = shapes_of_scene(&scenes[0], 5000, 3);
    const lh_aabbs targets = view_of_boxes(&a.set);
    lh_rays rays = rays_of(&a);
    rays.count = 100;
    lh_backend counting = *lh_isa_backend(LH_ISA_SCALAR);
    counting.query[LH_QUERY_raycast_aabb] = count_and_raycast;
    void *const groups = groups_of(&targets);
    size_t found = 0;
    assert_int_equal(lh_pairs_ray_aabb_by(rays_by(&counting), &rays, groups, NULL, 0, &found), LH_OK);
    assert_in_range(asked, 1, rays.count * 1000);
    free(groups);
    free_shapes(&a);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lists_are_those_of_brute_force),
        cmocka_unit_test(many_are_those_of_brute_force),
        cmocka_unit_test(what_is_hit_at_the_edge_is_found),
        cmocka_unit_test(most_groups_are_passed_over),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
