/* Pairs of other shapes than boxes at rest: candidates are the pairs of their bounds, and the query decides each. */
#include "shapes.h"

#include <string.h>

#include "../dispatch.h"
#include "../query.h"
#include "arguments.h"
#include "bounds.h"

enum { CANDIDATES = 1024, MOST_VIEWS = 4 };

/* An operand of the query: the view, and whether it goes with b. */
typedef struct operand {
    const void *view;
    size_t size;
    int is_of_b;
} operand;

/* A list that takes candidates, as positions, and keeps those that the query hits. */
typedef struct sieve {
    lh_pairs_list list; /* first, so that it is a sieve */
    const lh_backend *by;
    int query;
    unsigned views;
    operand operand[MOST_VIEWS];
    float t_max;
    void *pairs; /* lh_pair or lh_swept_pair */
    size_t capacity, found, count;
    lh_pair candidate[CANDIDATES];
} sieve;

/* The elements of an operand that are candidates. Of one for all there is nothing to pick. */
static void pick(lh_own_view *picked, uint32_t ids[CANDIDATES], const sieve *of, const operand *from)
{
    lh_view_start *const start = &picked->start;
    memcpy(picked, from->view, from->size);
    if (from->size == sizeof(lh_vectors) && start->count == 1)
        return;
    for (size_t k = 0; k < of->count; k++)
        ids[k] = lh_pairs_id_of(from->view, from->is_of_b ? of->candidate[k].b : of->candidate[k].a);
    start->count = of->count;
    start->index = ids;
    start->index_stride = 0;
}

static void decide(sieve *of)
{
    lh_own_view picked[MOST_VIEWS];
    uint32_t ids[MOST_VIEWS][CANDIDATES];
    uint64_t hits[CANDIDATES / 64];
    float toi[CANDIDATES];
    int8_t normal[CANDIDATES];
    const int is_swept = of->query == LH_QUERY_sweep_aabb_aabb, b = is_swept ? 2 : 1;
    lh_call call;
    for (unsigned k = 0; k < of->views; k++) {
        pick(&picked[k], ids[k], of, &of->operand[k]);
        call.argument[k].view = &picked[k];
    }
    lh_argument *rest = call.argument + of->views;
    if (is_swept)
        rest++->number = of->t_max;
    rest[0].output = hits;
    rest[1].output = toi;
    rest[2].output = normal;
    if (of->count > 0)
        of->by->query[of->query](&call); /* arguments have been checked */
    for (size_t k = 0; k < of->count; k++) {
        if (!(hits[k / 64] >> k % 64 & 1))
            continue;
        const size_t at = of->found++;
        if (at >= of->capacity)
            continue;
        if (is_swept)
            ((lh_swept_pair *)of->pairs)[at] = (lh_swept_pair){ids[0][k], ids[b][k], toi[k], normal[k]};
        else
            ((lh_pair *)of->pairs)[at] = (lh_pair){ids[0][k], ids[b][k]};
    }
    of->count = 0;
}

static void take(lh_pairs_list *list, const lh_pair *pairs, size_t count)
{
    sieve *const of = (sieve *)list;
    for (size_t k = 0; k < count; k++) {
        of->candidate[of->count++] = pairs[k];
        if (of->count == CANDIDATES)
            decide(of);
    }
}

/* ---- All candidates ----------------------------------------------------------------------------------- */

static size_t bounds_size(size_t count)
{
    return lh_pairs_aligned(6 * count * sizeof(float));
}

size_t lh_pairs_shapes_scratch_size(size_t a_count, size_t b_count)
{
    return bounds_size(a_count) + bounds_size(b_count) + lh_pairs_scratch_size(a_count, b_count);
}

/* Bounds, then what a search for pairs has. b NULL: of a with itself. Returns how many there are. */
static size_t sift(sieve *of, const lh_pairs_shapes *a, size_t a_count, const lh_pairs_shapes *b,
                   size_t b_count, void *scratch)
{
    char *const memory = align(scratch), *const of_b = memory + bounds_size(a_count),
                *const rest = of_b + bounds_size(b_count);
    const lh_aabbs around_a = lh_pairs_bounds_of(a, a_count, (float *)(void *)memory);
    lh_aabbs around_b;
    if (b)
        around_b = lh_pairs_bounds_of(b, b_count, (float *)(void *)of_b);
    lh_pairs_set *const set = (lh_pairs_set *)(void *)rest;
    lh_pairs_fill(set, of->by->pairs, &around_a, b ? &around_b : NULL);
    const lh_pairs_room room = lh_pairs_room_at(
        rest + lh_pairs_aligned(lh_pairs_set_size(a_count + b_count, 1)), set->largest_column);
    of->found = of->count = 0;
    of->list = (lh_pairs_list){.a = &set->a, .b = &set->b, .is_of_one_set = set->is_of_one_set, .take = take};
    for (size_t c = 0; c < set->columns; c++)
        of->by->pairs->find(lh_pairs_records(set), &lh_pairs_columns(set)[c], &room, &of->list);
    decide(of);
    return of->found;
}

lh_status lh_pairs_sphere_aabb_by(const lh_backend *by, const lh_spheres *spheres, const lh_aabbs *boxes,
                                  lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                  size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sphere_aabb };
    lh_status status = lh_pairs_check_view(FUNCTION, 1, LH_PAIRS_SPHERES, spheres, 0);
    if (status == LH_OK)
        status = lh_pairs_check_view(FUNCTION, 2, LH_PAIRS_BOXES, boxes, spheres->count);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 3, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 6, scratch, scratch_size,
                                       lh_pairs_shapes_scratch_size(spheres->count, boxes->count));
    if (status != LH_OK)
        return status;
    *found = 0;
    if (spheres->count == 0 || boxes->count == 0)
        return LH_OK;
    const lh_pairs_shapes a = {.spheres = spheres}, b = {.boxes = boxes};
    sieve of;
    of.by = by;
    of.query = LH_QUERY_overlap_sphere_aabb;
    of.views = 2;
    of.operand[0] = (operand){spheres, sizeof *spheres, 0};
    of.operand[1] = (operand){boxes, sizeof *boxes, 1};
    of.pairs = pairs;
    of.capacity = capacity;
    *found = sift(&of, &a, spheres->count, &b, boxes->count, scratch);
    return LH_OK;
}

lh_status lh_pairs_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, lh_pair *pairs,
                               size_t capacity, size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_sphere_aabb_by(lh_choose_backend(), spheres, boxes, pairs, capacity, found, scratch,
                                   scratch_size);
}

/* Of a set of moving boxes, two arguments: velocities are as many, or one; those of b, the third, may be absent. */
static lh_status check_moving(int argument, const lh_aabbs *boxes, const lh_vectors *velocity, size_t others)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sweep_aabb_aabb };
    lh_status status = lh_pairs_check_view(FUNCTION, argument, LH_PAIRS_BOXES, boxes, others);
    if (status != LH_OK || (argument == 3 && !velocity))
        return status;
    status = lh_pairs_check_view(FUNCTION, argument + 1, LH_PAIRS_VECTORS, velocity, 0);
    if (status == LH_OK && velocity->count != boxes->count && velocity->count != 1)
        status = lh_failure(FUNCTION, argument + 1, LH_ERROR_COUNT);
    return status;
}

lh_status lh_pairs_sweep_aabb_aabb_by(const lh_backend *by, const lh_aabbs *a, const lh_vectors *a_velocity,
                                      const lh_aabbs *b, const lh_vectors *b_velocity, float t_max,
                                      lh_swept_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                      size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sweep_aabb_aabb };
    static const float rest[3];
    const lh_vectors at_rest = lh_vectors_aos(rest, 0, 1);
    lh_status status = check_moving(1, a, a_velocity, 0);
    if (status == LH_OK && b)
        status = check_moving(3, b, b_velocity, a->count);
    if (status == LH_OK && !(t_max >= 0.0f))
        status = lh_failure(FUNCTION, 5, LH_ERROR_LIMIT);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 6, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 9, scratch, scratch_size,
                                       lh_pairs_shapes_scratch_size(a->count, count_of(b)));
    if (status != LH_OK)
        return status;
    *found = 0;
    if (b ? a->count == 0 || b->count == 0 : a->count < 2)
        return LH_OK;
    const lh_aabbs *const to = b ? b : a;
    const lh_vectors *const to_velocity = !b ? a_velocity : b_velocity ? b_velocity : &at_rest;
    const lh_pairs_shapes of_a = {.boxes = a, .velocity = a_velocity, .is_swept = 1, .t_max = t_max},
                          of_b = {.boxes = to, .velocity = to_velocity, .is_swept = 1, .t_max = t_max};
    sieve of;
    of.by = by;
    of.query = LH_QUERY_sweep_aabb_aabb;
    of.views = 4;
    of.operand[0] = (operand){a, sizeof *a, 0};
    of.operand[1] = (operand){a_velocity, sizeof *a_velocity, 0};
    of.operand[2] = (operand){to, sizeof *to, 1};
    of.operand[3] = (operand){to_velocity, sizeof *to_velocity, 1};
    of.t_max = t_max;
    of.pairs = pairs;
    of.capacity = capacity;
    *found = sift(&of, &of_a, a->count, b ? &of_b : NULL, count_of(b), scratch);
    return LH_OK;
}

lh_status lh_pairs_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                                   const lh_vectors *b_velocity, float t_max, lh_swept_pair *pairs,
                                   size_t capacity, size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_sweep_aabb_aabb_by(lh_choose_backend(), a, a_velocity, b, b_velocity, t_max, pairs,
                                       capacity, found, scratch, scratch_size);
}
