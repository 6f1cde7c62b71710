/* Rays on their way down through groups of boxes. */
#include <float.h>
#include <math.h>

#include "dispatch/by_isa.h"
#include "pair_arguments.h"
#include "chunk.h"
#include "groups.h"
#include "other_shapes.h"

/* A ray on its way down, and what it has found. */
typedef struct journey {
    const grouped *of;
    lh_query_function *raycast;
    lh_rays ray;
    int is_ordinary;
    uint32_t id;
    lh_ray_pair *pairs;
    size_t capacity, found;
    uint32_t nearest;
    float nearest_time;
} journey;

/* The ray with some boxes of a level, at most GROUP. */
static uint64_t ask_level(const journey *on, size_t l, size_t first, size_t count, float *t_enter,
                          float *t_exit)
{
    const size_t pitch = on->of->level[l].count;
    const float *const ends = ends_of(on->of, l) + first;
    const lh_aabbs boxes = lh_aabbs_soa(count, ends, ends + pitch, ends + 2 * pitch, ends + 3 * pitch,
                                        ends + 4 * pitch, ends + 5 * pitch);
    uint64_t hits;
    lh_call call;
    call.argument[0].view = &on->ray;
    call.argument[1].view = &boxes;
    call.argument[2].output = &hits;
    call.argument[3].output = t_enter;
    call.argument[4].output = t_exit;
    on->raycast(&call); /* arguments have been checked */
    return hits;
}

static unsigned lowest_bit(uint64_t bits)
{
    return (unsigned)__builtin_ctzll(bits);
}

static size_t members_of(const grouped *of, size_t l, size_t first)
{
    const size_t left = of->level[l].count - first;
    return left < GROUP ? left : GROUP;
}

static void list_hits(journey *on, size_t first)
{
    float t_enter[GROUP], t_exit[GROUP];
    for (uint64_t hits = ask_level(on, 0, first, members_of(on->of, 0, first), t_enter, t_exit); hits;
         hits &= hits - 1) {
        const unsigned i = lowest_bit(hits);
        if (on->found < on->capacity)
            on->pairs[on->found] =
                (lh_ray_pair){on->id, positions_of(on->of)[first + i], t_enter[i], t_exit[i]};
        on->found++;
    }
}

/* Of the boxes at the same time, the one of lowest position. */
static void note_nearest(journey *on, size_t first)
{
    float t_enter[GROUP];
    for (uint64_t hits = ask_level(on, 0, first, members_of(on->of, 0, first), t_enter, NULL); hits;
         hits &= hits - 1) {
        const unsigned i = lowest_bit(hits);
        const uint32_t position = positions_of(on->of)[first + i];
        if (t_enter[i] < on->nearest_time || (t_enter[i] == on->nearest_time && position < on->nearest)) {
            on->nearest_time = t_enter[i];
            on->nearest = position;
        }
    }
}

static void list_in_groups(journey *on, size_t l, size_t first)
{
    if (l == 0) {
        list_hits(on, first);
        return;
    }
    for (uint64_t hits = ask_level(on, l, first, members_of(on->of, l, first), NULL, NULL); hits;
         hits &= hits - 1)
        list_in_groups(on, l - 1, (first + lowest_bit(hits)) * GROUP);
}

/* The nearer groups first; none that begins after the nearest box so far. Every comparison of a box is there with its
 * group, further out and rounded the same way, so a group is never entered later than its boxes. */
static void seek_in_groups(journey *on, size_t l, size_t first)
{
    if (l == 0) {
        note_nearest(on, first);
        return;
    }
    float t_enter[GROUP];
    for (uint64_t hits = ask_level(on, l, first, members_of(on->of, l, first), t_enter, NULL); hits;) {
        unsigned next = lowest_bit(hits);
        for (uint64_t rest = hits & (hits - 1); rest; rest &= rest - 1)
            next = t_enter[lowest_bit(rest)] < t_enter[next] ? lowest_bit(rest) : next;
        if (t_enter[next] > on->nearest_time)
            return;
        seek_in_groups(on, l - 1, (first + next) * GROUP);
        hits &= ~(UINT64_C(1) << next);
    }
}

/* A ray whose times may be no numbers where those of groups are: then no group can be passed over. */
static void walk(journey *on, void (*visit)(journey *, size_t l, size_t first))
{
    const size_t count = on->of->level[0].count;
    if (on->is_ordinary && count > 0)
        visit(on, on->of->levels - 1, 0);
    for (size_t first = 0; !on->is_ordinary && first < count; first += GROUP)
        visit(on, 0, first);
}

/* One ray, packed; its numbers are those of `number`. */
static void set_out(journey *on, float number[8], const lh_rays *rays, size_t i)
{
    const float *const origin[3] = {rays->origin_x, rays->origin_y, rays->origin_z};
    const float *const dir[3] = {rays->dir_x, rays->dir_y, rays->dir_z};
    const float *const inv_dir[3] = {rays->inv_dir_x, rays->inv_dir_y, rays->inv_dir_z};
    on->is_ordinary = 1;
    for (int k = 0; k < 3; k++) {
        const float *const given = rays->inv_dir_x ? inv_dir[k] : dir[k];
        const float along = lh_component_of(given, rays->stride, rays->index, rays->index_stride, i);
        number[k] = lh_component_of(origin[k], rays->stride, rays->index, rays->index_stride, i);
        number[k + 3] = rays->inv_dir_x ? along : 1.0f / along;
        on->is_ordinary &= fabsf(number[k]) <= FLT_MAX && fabsf(number[k + 3]) >= 0x1p-120f;
    }
    on->ray = lh_rays_soa(1, &number[0], &number[1], &number[2], NULL, NULL, NULL);
    on->ray.inv_dir_x = &number[3];
    on->ray.inv_dir_y = &number[4];
    on->ray.inv_dir_z = &number[5];
    if (rays->t_min) {
        number[6] = lh_component_of(rays->t_min, rays->t_stride, rays->index, rays->index_stride, i);
        on->ray.t_min = &number[6];
    }
    if (rays->t_max) {
        number[7] = lh_component_of(rays->t_max, rays->t_stride, rays->index, rays->index_stride, i);
        on->ray.t_max = &number[7];
    }
}

lh_status lh_pairs_ray_aabb_by(lh_query_function *raycast, const lh_rays *rays, const void *groups,
                               lh_ray_pair *pairs, size_t capacity, size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_ray_aabb };
    lh_status status = lh_pairs_check_question(FUNCTION, LH_KIND_RAYS, rays, groups);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 3, pairs, capacity, found);
    if (status != LH_OK)
        return status;
    journey on = {.of = align(groups), .raycast = raycast, .pairs = pairs, .capacity = capacity};
    const lh_aabbs *const boxes = &on.of->boxes;
    for (size_t i = 0; i < rays->count; i++) {
        float number[8];
        set_out(&on, number, rays, i);
        on.id = lh_pairs_id_of(rays, i);
        const size_t before = on.found;
        walk(&on, list_in_groups);
        for (size_t k = before; boxes->index && k < on.found && k < capacity; k++)
            pairs[k].b = lh_pairs_id_of(boxes, pairs[k].b);
    }
    *found = on.found;
    return LH_OK;
}

lh_status lh_pairs_ray_aabb(const lh_rays *rays, const void *groups, lh_ray_pair *pairs, size_t capacity,
                            size_t *found)
{
    return lh_pairs_ray_aabb_by(lh_raycast_aabb_by_isa[lh_choose_isa()], rays, groups, pairs, capacity,
                                found);
}

lh_status lh_pairs_nearest_ray_aabb_by(lh_query_function *raycast, const lh_rays *rays, const void *groups,
                                       uint32_t *nearest, float *t_enter)
{
    enum { FUNCTION = LH_FUNCTION_pairs_nearest_ray_aabb };
    lh_status status = lh_pairs_check_question(FUNCTION, LH_KIND_RAYS, rays, groups);
    if (status == LH_OK && !nearest && rays->count > 0)
        status = lh_failure(FUNCTION, 3, LH_ERROR_NULL_ARRAY);
    if (status == LH_OK && (uintptr_t)nearest % sizeof *nearest != 0)
        status = lh_failure(FUNCTION, 3, LH_ERROR_ALIGNMENT);
    if (status == LH_OK && (uintptr_t)t_enter % sizeof *t_enter != 0)
        status = lh_failure(FUNCTION, 4, LH_ERROR_ALIGNMENT);
    if (status != LH_OK)
        return status;
    journey on = {.of = align(groups), .raycast = raycast};
    const lh_aabbs *const boxes = &on.of->boxes;
    for (size_t i = 0; i < rays->count; i++) {
        float number[8];
        set_out(&on, number, rays, i);
        on.nearest = UINT32_MAX;
        on.nearest_time = INFINITY;
        walk(&on, seek_in_groups);
        nearest[i] = on.nearest == UINT32_MAX ? UINT32_MAX : lh_pairs_id_of(boxes, on.nearest);
        if (t_enter)
            t_enter[i] = on.nearest_time;
    }
    return LH_OK;
}

lh_status lh_pairs_nearest_ray_aabb(const lh_rays *rays, const void *groups, uint32_t *nearest,
                                    float *t_enter)
{
    return lh_pairs_nearest_ray_aabb_by(lh_raycast_aabb_by_isa[lh_choose_isa()], rays, groups, nearest,
                                        t_enter);
}
