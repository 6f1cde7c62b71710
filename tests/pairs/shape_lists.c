#include "shape_lists.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "take.h"
#include "functions_of.h"

static void add_hit(hits *to, hit h)
{
    if ((to->count & (to->count - 1)) == 0) {
        to->list = realloc(to->list, (2 * to->count + 1) * sizeof *to->list);
        if (!to->list)
            abort();
    }
    to->list[to->count++] = h;
}

int compare_hits(const void *a, const void *b)
{
    const hit *const p = a, *const q = b;
    return p->a != q->a ? (p->a < q->a ? -1 : 1) : p->b < q->b ? -1 : p->b > q->b;
}

int hits_are_equal(const hits *l, const hits *other)
{
    return l->count == other->count &&
           (l->count == 0 || memcmp(l->list, other->list, l->count * sizeof *l->list) == 0);
}

/* ---- Shapes of a scene -------------------------------------------------------------------------------- */

static float odd_float(dice *d, float usual)
{
    static const float odd[] = {NAN,    INFINITY, -INFINITY, 0.0f,      -0.0f,
                                1e-45f, 3.4e38f,  -1e30f,    0x1p-100f, 0x1p101f};
    return dice_one_in(d, 12) ? odd[dice_below(d, sizeof odd / sizeof odd[0])] : usual;
}

int is_odd_scene(const scene *of)
{
    return strcmp(of->name, "odd") == 0;
}

shapes shapes_of_scene(const scene *of, size_t n, uint64_t seed)
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
            s.column[ALONG + k][i] = is_odd_scene(of) ? odd_float(&d, along) : along;
        }
        const float length = s.set.end[3][i] - s.set.end[0][i];
        s.column[RADIUS][i] = is_odd_scene(of) ? odd_float(&d, length) : length * 0.5f;
        s.column[LIMIT][i] = dice_one_in(&d, 3) ? INFINITY : dice_between(&d, 0.0f, 2.0f);
    }
    return s;
}

void free_shapes(shapes *s)
{
    for (int k = 0; k < 8; k++)
        free(s->column[k]);
    free_boxes(&s->set);
}

lh_spheres spheres_of(const shapes *s)
{
    return lh_spheres_soa(s->count, s->column[0], s->column[1], s->column[2], s->column[RADIUS]);
}

lh_vectors velocities_of(const shapes *s)
{
    return lh_vectors_soa(s->count, s->column[ALONG], s->column[ALONG + 1], s->column[ALONG + 2]);
}

lh_rays rays_of(const shapes *s)
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

hits spheres_by_brute_force(const lh_spheres *spheres, const lh_aabbs *b)
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

hits rays_by_brute_force(const lh_rays *rays, const lh_aabbs *b)
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

hits swept_by_brute_force(const moving *a, const moving *b, float t_max)
{
    static const float rest[3];
    const lh_vectors at_rest = lh_vectors_aos(rest, 0, 1);
    const moving *const to = b ? b : a;
    hits found = {NULL, 0};
    answers of = answers_of(to->set->count);
    for (uint32_t i = 0; i < a->set->count && to->set->count > 0; i++) {
        const lh_aabbs one = lh_aabbs_indexed(*a->set, &i, 0, 1);
        const lh_vectors velocity =
            a->velocity->count == 1 ? *a->velocity : lh_vectors_indexed(*a->velocity, &i, 0, 1);
        lh_call call;
        call.argument[0].view = &one;
        call.argument[1].view = &velocity;
        call.argument[2].view = to->set;
        call.argument[3].view = to->velocity ? to->velocity : &at_rest;
        call.argument[4].number = t_max;
        call.argument[5].output = of.hits;
        call.argument[6].output = of.first;
        call.argument[7].output = of.normal;
        ask_reference(LH_QUERY_sweep_aabb_aabb, &call);
        for (uint32_t k = 0; !b && k <= i; k++)
            of.hits[k / 64] &= ~(UINT64_C(1) << k % 64);
        collect(&found, i, &of, to->set->count, 1);
    }
    free_answers(&of);
    return found;
}

/* ---- By a backend ------------------------------------------------------------------------------------- */

hits spheres_with_boxes(const lh_backend *by, const lh_spheres *spheres, const lh_aabbs *others)
{
    const size_t size = lh_pairs_shapes_scratch_size(spheres->count, others->count);
    void *const scratch = take(size);
    hits all = {NULL, 0};
    size_t count = 0, again = 0;
    assert_int_equal(lh_pairs_sphere_aabb_by(spheres_by(by), spheres, others, NULL, 0, &count, scratch, size),
                     LH_OK);
    lh_pair *const pairs = take(count * sizeof *pairs);
    assert_int_equal(
        lh_pairs_sphere_aabb_by(spheres_by(by), spheres, others, pairs, count, &again, scratch, size), LH_OK);
    assert_int_equal(count, again);
    for (size_t k = 0; k < count; k++)
        add_hit(&all, (hit){pairs[k].a, pairs[k].b, 0.0f, 0.0f, 0});
    free(pairs);
    free(scratch);
    return all;
}

hits swept_boxes(const lh_backend *by, const moving *a, const moving *b, float t_max)
{
    const size_t size = lh_pairs_shapes_scratch_size(a->set->count, b ? b->set->count : 0);
    void *const scratch = take(size);
    hits all = {NULL, 0};
    size_t count = 0, again = 0;
    const lh_aabbs *const to = b ? b->set : NULL;
    const lh_vectors *const to_velocity = b ? b->velocity : NULL;
    assert_int_equal(lh_pairs_sweep_aabb_aabb_by(sweeps_by(by), a->set, a->velocity, to, to_velocity, t_max,
                                                 NULL, 0, &count, scratch, size),
                     LH_OK);
    lh_swept_pair *const pairs = take(count * sizeof *pairs);
    assert_int_equal(lh_pairs_sweep_aabb_aabb_by(sweeps_by(by), a->set, a->velocity, to, to_velocity, t_max,
                                                 pairs, count, &again, scratch, size),
                     LH_OK);
    assert_int_equal(count, again);
    for (size_t k = 0; k < count; k++)
        add_hit(&all, (hit){pairs[k].a, pairs[k].b, pairs[k].toi, 0.0f, pairs[k].normal});
    free(pairs);
    free(scratch);
    return all;
}

void *groups_of(const lh_aabbs *others)
{
    const size_t size = lh_pairs_group_size(others->count);
    void *const groups = take(size);
    assert_int_equal(lh_pairs_group(others, groups, size), LH_OK);
    return groups;
}

hits rays_with_boxes(const lh_backend *by, const lh_rays *rays, const void *groups)
{
    hits all = {NULL, 0};
    size_t count = 0, again = 0;
    assert_int_equal(lh_pairs_ray_aabb_by(rays_by(by), rays, groups, NULL, 0, &count), LH_OK);
    lh_ray_pair *const pairs = take(count * sizeof *pairs);
    assert_int_equal(lh_pairs_ray_aabb_by(rays_by(by), rays, groups, pairs, count, &again), LH_OK);
    assert_int_equal(count, again);
    for (size_t k = 0; k < count; k++)
        add_hit(&all, (hit){pairs[k].a, pairs[k].b, pairs[k].t_enter, pairs[k].t_exit, 0});
    free(pairs);
    return all;
}
