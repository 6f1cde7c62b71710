/* All pairs of spheres, moving boxes and rays with boxes: those that the reference hits, with its times, in one order by every
 * backend; at every capacity. */
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "finders.h"
#include "lists.h"
#include "pairs/shapes.h"
#include "scenes.h"

/* What every list is compared as: of spheres without times. */
typedef struct hit {
    uint32_t a, b;
    float first, second;
    int32_t normal;
} hit;

typedef struct hits {
    hit *list;
    size_t count;
} hits;

static void *take(size_t bytes)
{
    void *const memory = malloc(bytes + 64);
    if (!memory)
        abort();
    return memory;
}

static void add_hit(hits *to, hit h)
{
    if ((to->count & (to->count - 1)) == 0) {
        to->list = realloc(to->list, (2 * to->count + 1) * sizeof *to->list);
        if (!to->list)
            abort();
    }
    to->list[to->count++] = h;
}

static int compare(const void *a, const void *b)
{
    const hit *const p = a, *const q = b;
    return p->a != q->a ? (p->a < q->a ? -1 : 1) : p->b < q->b ? -1 : p->b > q->b;
}

static int are_equal(const hits *l, const hits *other)
{
    return l->count == other->count &&
           (l->count == 0 || memcmp(l->list, other->list, l->count * sizeof *l->list) == 0);
}

/* ---- Shapes of a scene -------------------------------------------------------------------------------- */

/* Floats for each box of a set, of which a view takes some. */
typedef struct shapes {
    size_t count;
    boxes set;
    float *column[8];
} shapes;

static float odd_float(dice *d, float usual)
{
    static const float odd[] = {NAN,    INFINITY, -INFINITY, 0.0f,      -0.0f,
                                1e-45f, 3.4e38f,  -1e30f,    0x1p-100f, 0x1p101f};
    return dice_one_in(d, 12) ? odd[dice_below(d, sizeof odd / sizeof odd[0])] : usual;
}

static int is_odd(const scene *of)
{
    return strcmp(of->name, "odd") == 0;
}

enum { ALONG = 3, RADIUS = 6, LIMIT = 7 }; /* columns: a centre, a direction or velocity */

static shapes shapes_of_scene(const scene *of, size_t n, uint64_t seed)
{
    shapes s = {.count = n, .set = boxes_of_scene(of, n, seed)};
    for (int k = 0; k < 8; k++)
        s.column[k] = take(n * sizeof(float));
    dice d = {seed + n};
    for (size_t i = 0; i < n; i++) {
        const float long_as = dice_one_in(&d, 4) ? 1.0f : 0.1f;
        for (int k = 0; k < 3; k++) {
            const float low = s.set.end[k][i], high = s.set.end[k + 3][i];
            s.column[k][i] = low * 0.5f + high * 0.5f;
            const float along = dice_one_in(&d, 9) ? 0.0f : dice_between(&d, -long_as, long_as);
            s.column[ALONG + k][i] = is_odd(of) ? odd_float(&d, along) : along;
        }
        const float length = s.set.end[3][i] - s.set.end[0][i];
        s.column[RADIUS][i] = is_odd(of) ? odd_float(&d, length) : length * 0.5f;
        s.column[LIMIT][i] = dice_one_in(&d, 3) ? INFINITY : dice_between(&d, 0.0f, 2.0f);
    }
    return s;
}

static void free_shapes(shapes *s)
{
    for (int k = 0; k < 8; k++)
        free(s->column[k]);
    free_boxes(&s->set);
}

static lh_spheres spheres_of(const shapes *s)
{
    return lh_spheres_soa(s->count, s->column[0], s->column[1], s->column[2], s->column[RADIUS]);
}

static lh_vectors velocities_of(const shapes *s)
{
    return lh_vectors_soa(s->count, s->column[ALONG], s->column[ALONG + 1], s->column[ALONG + 2]);
}

static lh_rays rays_of(const shapes *s)
{
    lh_rays rays = lh_rays_soa(s->count, s->column[0], s->column[1], s->column[2], s->column[ALONG],
                               s->column[ALONG + 1], s->column[ALONG + 2]);
    rays.t_max = s->column[LIMIT];
    return rays;
}

/* ---- By brute force ----------------------------------------------------------------------------------- */

/* One of the first operands with all boxes, by the reference. */
typedef struct answers {
    uint64_t *hits;
    float *first, *second;
    int8_t *normal;
} answers;

static answers answers_of(size_t n)
{
    return (answers){take((n / 64 + 1) * 8), take(n * 4), take(n * 4), take(n)};
}

static void free_answers(answers *of)
{
    free(of->hits);
    free(of->first);
    free(of->second);
    free(of->normal);
}

static void ask_reference(int query, lh_call *call)
{
    assert_int_equal(lh_isa_backend(LH_ISA_SCALAR)->query[query](call), LH_OK);
}

static void collect(hits *to, uint32_t a, const answers *from, size_t n, int times)
{
    for (uint32_t b = 0; b < n; b++)
        if (from->hits[b / 64] >> b % 64 & 1)
            add_hit(to, (hit){a, b, times > 0 ? from->first[b] : 0.0f, times == 2 ? from->second[b] : 0.0f,
                              times == 1 ? from->normal[b] : 0});
}

static hits spheres_by_brute_force(const lh_spheres *spheres, const lh_aabbs *b)
{
    hits found = {NULL, 0};
    answers of = answers_of(b->count);
    for (uint32_t i = 0; i < spheres->count && b->count > 0; i++) {
        const lh_spheres one = lh_spheres_indexed(*spheres, &i, 0, 1);
        lh_call call;
        call.argument[0].view = &one;
        call.argument[1].view = b;
        call.argument[2].output = of.hits;
        ask_reference(LH_QUERY_overlap_sphere_aabb, &call);
        collect(&found, i, &of, b->count, 0);
    }
    free_answers(&of);
    return found;
}

static hits rays_by_brute_force(const lh_rays *rays, const lh_aabbs *b)
{
    hits found = {NULL, 0};
    answers of = answers_of(b->count);
    for (uint32_t i = 0; i < rays->count && b->count > 0; i++) {
        const lh_rays one = lh_rays_indexed(*rays, &i, 0, 1);
        lh_call call;
        call.argument[0].view = &one;
        call.argument[1].view = b;
        call.argument[2].output = of.hits;
        call.argument[3].output = of.first;
        call.argument[4].output = of.second;
        ask_reference(LH_QUERY_raycast_aabb, &call);
        collect(&found, i, &of, b->count, 2);
    }
    free_answers(&of);
    return found;
}

typedef struct moving {
    const lh_aabbs *others;
    const lh_vectors *velocity; /* NULL: at rest */
} moving;

/* b NULL: of a with itself. */
static hits swept_by_brute_force(const moving *a, const moving *b, float t_max)
{
    static const float rest[3];
    const lh_vectors at_rest = lh_vectors_aos(rest, 0, 1);
    const moving *const to = b ? b : a;
    hits found = {NULL, 0};
    answers of = answers_of(to->others->count);
    for (uint32_t i = 0; i < a->others->count && to->others->count > 0; i++) {
        const lh_aabbs one = lh_aabbs_indexed(*a->others, &i, 0, 1);
        const lh_vectors velocity =
            a->velocity->count == 1 ? *a->velocity : lh_vectors_indexed(*a->velocity, &i, 0, 1);
        lh_call call;
        call.argument[0].view = &one;
        call.argument[1].view = &velocity;
        call.argument[2].view = to->others;
        call.argument[3].view = to->velocity ? to->velocity : &at_rest;
        call.argument[4].number = t_max;
        call.argument[5].output = of.hits;
        call.argument[6].output = of.first;
        call.argument[7].output = of.normal;
        ask_reference(LH_QUERY_sweep_aabb_aabb, &call);
        for (uint32_t k = 0; !b && k <= i; k++)
            of.hits[k / 64] &= ~(UINT64_C(1) << k % 64);
        collect(&found, i, &of, to->others->count, 1);
    }
    free_answers(&of);
    return found;
}

/* ---- By a backend ------------------------------------------------------------------------------------- */

static hits spheres_with_boxes(const lh_backend *by, const lh_spheres *spheres, const lh_aabbs *others)
{
    const size_t size = lh_pairs_shapes_scratch_size(spheres->count, others->count);
    void *const scratch = take(size);
    hits all = {NULL, 0};
    size_t count = 0, again = 0;
    assert_int_equal(lh_pairs_sphere_aabb_by(by, spheres, others, NULL, 0, &count, scratch, size), LH_OK);
    lh_pair *const pairs = take(count * sizeof *pairs);
    assert_int_equal(lh_pairs_sphere_aabb_by(by, spheres, others, pairs, count, &again, scratch, size),
                     LH_OK);
    assert_int_equal(count, again);
    for (size_t k = 0; k < count; k++)
        add_hit(&all, (hit){pairs[k].a, pairs[k].b, 0.0f, 0.0f, 0});
    free(pairs);
    free(scratch);
    return all;
}

static hits swept_boxes(const lh_backend *by, const moving *a, const moving *b, float t_max)
{
    const size_t size = lh_pairs_shapes_scratch_size(a->others->count, b ? b->others->count : 0);
    void *const scratch = take(size);
    hits all = {NULL, 0};
    size_t count = 0, again = 0;
    const lh_aabbs *const to = b ? b->others : NULL;
    const lh_vectors *const to_velocity = b ? b->velocity : NULL;
    assert_int_equal(lh_pairs_sweep_aabb_aabb_by(by, a->others, a->velocity, to, to_velocity, t_max, NULL, 0,
                                                 &count, scratch, size),
                     LH_OK);
    lh_swept_pair *const pairs = take(count * sizeof *pairs);
    assert_int_equal(lh_pairs_sweep_aabb_aabb_by(by, a->others, a->velocity, to, to_velocity, t_max, pairs,
                                                 count, &again, scratch, size),
                     LH_OK);
    assert_int_equal(count, again);
    for (size_t k = 0; k < count; k++)
        add_hit(&all, (hit){pairs[k].a, pairs[k].b, pairs[k].toi, 0.0f, pairs[k].normal});
    free(pairs);
    free(scratch);
    return all;
}

static void *grouped(const lh_aabbs *others)
{
    const size_t size = lh_pairs_group_size(others->count);
    void *const groups = take(size);
    assert_int_equal(lh_pairs_group(others, groups, size), LH_OK);
    return groups;
}

static hits rays_with_boxes(const lh_backend *by, const lh_rays *rays, const void *groups)
{
    hits all = {NULL, 0};
    size_t count = 0, again = 0;
    assert_int_equal(lh_pairs_ray_aabb_by(by, rays, groups, NULL, 0, &count), LH_OK);
    lh_ray_pair *const pairs = take(count * sizeof *pairs);
    assert_int_equal(lh_pairs_ray_aabb_by(by, rays, groups, pairs, count, &again), LH_OK);
    assert_int_equal(count, again);
    for (size_t k = 0; k < count; k++)
        add_hit(&all, (hit){pairs[k].a, pairs[k].b, pairs[k].t_enter, pairs[k].t_exit, 0});
    free(pairs);
    return all;
}

/* ---- Trials ------------------------------------------------------------------------------------------- */

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
    qsort(sorted.list, sorted.count, sizeof(hit), compare);
    const int is_first = t->order.list == NULL && t->order.count == 0;
    if (!are_equal(&sorted, &t->expected) || (!is_first && !are_equal(&got, &t->order)))
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
               a->others->count};
    for (size_t s = 0; s < subjects_count; s++)
        check(&t, s, swept_boxes(subjects[s].backend, a, b, t_max));
    end_trial(&t);
}

static void check_nearest(const lh_backend *by, const lh_rays *rays, const void *groups,
                          const hits *ascending)
{
    uint32_t *const nearest = take(rays->count * sizeof *nearest);
    float *const times = take(rays->count * sizeof *times);
    assert_int_equal(lh_pairs_nearest_ray_aabb_by(by, rays, groups, nearest, times), LH_OK);
    for (size_t i = 0, k = 0; i < rays->count; i++) {
        hit best = {(uint32_t)i, UINT32_MAX, INFINITY, 0.0f, 0};
        for (; k < ascending->count && ascending->list[k].a == i; k++)
            if (best.b == UINT32_MAX || ascending->list[k].first < best.first)
                best = ascending->list[k];
        assert_int_equal(nearest[i], best.b);
        assert_memory_equal(&times[i], &best.first, sizeof best.first);
    }
    assert_int_equal(lh_pairs_nearest_ray_aabb_by(by, rays, groups, nearest, NULL), LH_OK);
    free(nearest);
    free(times);
}

static void try_rays(const scene *of, lh_rays rays, const lh_aabbs *others)
{
    trial t = {rays_by_brute_force(&rays, others), {NULL, 0}, "rays", of->name, rays.count};
    void *const groups = grouped(others);
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
            is_odd(&scenes[s]))
            try_scene(&scenes[s], 150, 5000);
}

/* The furthest box that the query hits, by whatever it is over: bounds hold that, too. */
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

/* ---- Capacity, and views ------------------------------------------------------------------------------ */

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
    void *const scratch = take(size), *const groups = grouped(&others);
    for (size_t s = 0; s < subjects_count; s++) {
        const lh_backend *const by = subjects[s].backend;
#define SPHERES(pairs, capacity, found)                                                                      \
    lh_pairs_sphere_aabb_by(by, &spheres, &others, pairs, capacity, found, scratch, size)
#define SWEPT(pairs, capacity, found)                                                                        \
    lh_pairs_sweep_aabb_aabb_by(by, &others, &velocity, NULL, NULL, 0.5f, pairs, capacity, found, scratch,   \
                                size)
#define RAYS(pairs, capacity, found) lh_pairs_ray_aabb_by(by, &rays, groups, pairs, capacity, found)
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
    const size_t step = sizeof index[0], stride = sizeof others[0];
    const lh_aabbs packed = view_of_boxes(&a.set),
                   view = lh_aabbs_indexed(lh_aabbs_aos(ends[0], sizeof ends[0], SOME), index[0], step, SOME);
    lh_spheres spheres = spheres_of(&a), turned = spheres;
    turned.x = &others[0][0];
    turned.y = &others[0][1];
    turned.z = &others[0][2];
    turned.radius = &others[0][RADIUS];
    turned.stride = turned.radius_stride = (uint32_t)stride;
    turned = lh_spheres_indexed(turned, index[0], step, SOME);
    const lh_vectors velocity = velocities_of(&a),
                     other_velocity = lh_vectors_indexed(
                         lh_vectors_aos(&others[0][ALONG], (uint32_t)stride, SOME), index[0], step, SOME);
    const moving straight = {&packed, &velocity}, backwards = {&view, &other_velocity},
                 mixed = {&view, &velocity};
    lh_rays rays = rays_of(&a), other_rays = lh_rays_aos(others[0], (uint32_t)stride, SOME);
    other_rays.t_max = &others[0][LIMIT];
    other_rays.t_stride = (uint32_t)stride;
    other_rays = lh_rays_indexed(other_rays, index[0], step, SOME);
    void *const groups = grouped(&packed), *const other_groups = grouped(&view);
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
            assert_true(are_equal(&got[q], &expected[q]));
            free(got[q].list);
            free(expected[q].list);
        }
        uint32_t nearest[SOME], other[SOME];
        assert_int_equal(lh_pairs_nearest_ray_aabb_by(by, &rays, groups, nearest, NULL), LH_OK);
        assert_int_equal(lh_pairs_nearest_ray_aabb_by(by, &other_rays, other_groups, other, NULL), LH_OK);
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
    void *const scratch = take(size), *const groups = grouped(&others);
    lh_pair pair[2];
    lh_swept_pair swept[2];
    lh_ray_pair hit_pair[2];
    uint32_t nearest[SOME];
    float times[SOME];
    size_t found[2] = {77, 77};
#define REFUSED(call, argument, kind, text)                                                                  \
    do {                                                                                                     \
        const lh_status status = call;                                                                       \
        assert_int_equal(lh_status_argument(status), argument);                                              \
        assert_int_equal(lh_status_kind(status), kind);                                                      \
        assert_string_equal(lh_status_text(status), text);                                                   \
        assert_int_equal(found[0], 77);                                                                      \
    } while (0)
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
        cmocka_unit_test(lists_are_those_of_brute_force),   cmocka_unit_test(many_are_those_of_brute_force),
        cmocka_unit_test(what_is_hit_at_the_edge_is_found), cmocka_unit_test(capacity_is_kept),
        cmocka_unit_test(views_may_be_strided_and_indexed), cmocka_unit_test(bad_arguments_are_refused),
    };
    return cmocka_run_group_tests(tests, list_pair_finders, NULL);
}
