/* Moving boxes: checks, memory, and the order of the work. */
#include "other_shapes.h"

#include "dispatch/by_isa.h"
#include "pair_arguments.h"
#include "shape_filter.h"
#include "kept.h"
#include "layers.h"
#include "shape_set.h"

static lh_pairs_functions functions(void)
{
    const int isa = lh_choose_isa();
    return (lh_pairs_functions){lh_pairs_by_isa[isa], lh_round_by_isa[isa], lh_sweep_aabb_aabb_by_isa[isa]};
}

/* Of a set of moving boxes, two arguments: velocities are as many, or one; those of b, which is not the first argument,
 * may be absent. */
static lh_status check_moving(int function, int argument, const lh_aabbs *boxes, const lh_vectors *velocity,
                              size_t others)
{
    lh_status status = lh_pairs_check_view(function, argument, LH_KIND_AABBS, boxes, others);
    if (status != LH_OK || (argument > 1 && !velocity))
        return status;
    status = lh_pairs_check_view(function, argument + 1, LH_KIND_VECTORS, velocity, 0);
    if (status == LH_OK && velocity->count != boxes->count && velocity->count != 1)
        status = lh_failure(function, argument + 1, LH_ERROR_COUNT);
    return status;
}

static lh_status check_limit(int function, int argument, float t_max)
{
    return t_max >= 0.0f ? LH_OK : lh_failure(function, argument, LH_ERROR_LIMIT);
}

static lh_status check_two_moving(int function, const lh_aabbs *a, const lh_vectors *a_velocity,
                                  const lh_aabbs *b, const lh_vectors *b_velocity, float t_max)
{
    lh_status status = check_moving(function, 1, a, a_velocity, 0);
    if (status == LH_OK && b)
        status = check_moving(function, 3, b, b_velocity, a->count);
    return status == LH_OK ? check_limit(function, 5, t_max) : status;
}

/* b of NULL boxes: of a with itself. */
typedef struct moving_sets {
    lh_pairs_shapes a, b;
    const lh_pairs_shapes *to;
} moving_sets;

static void set_moving(moving_sets *of, const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                       const lh_vectors *b_velocity, float t_max)
{
    of->a = lh_pairs_of_moving_boxes(a, a_velocity, t_max);
    if (b)
        of->b = lh_pairs_of_moving_boxes(b, b_velocity, t_max);
    of->to = b ? &of->b : NULL;
}

lh_status lh_pairs_sweep_aabb_aabb_by(lh_pairs_functions by, const lh_aabbs *a, const lh_vectors *a_velocity,
                                      const lh_aabbs *b, const lh_vectors *b_velocity, float t_max,
                                      lh_swept_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                      size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sweep_aabb_aabb };
    lh_status status = check_two_moving(FUNCTION, a, a_velocity, b, b_velocity, t_max);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 6, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 9, scratch, scratch_size,
                                       lh_pairs_shapes_scratch_size(a->count, count_of(b)));
    if (status != LH_OK)
        return status;
    moving_sets of;
    set_moving(&of, a, a_velocity, b, b_velocity, t_max);
    *found = lh_pairs_find_all_shapes(by, &of.a, of.to, NULL, pairs, capacity, scratch);
    return LH_OK;
}

lh_status lh_pairs_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                                   const lh_vectors *b_velocity, float t_max, lh_swept_pair *pairs,
                                   size_t capacity, size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_sweep_aabb_aabb_by(functions(), a, a_velocity, b, b_velocity, t_max, pairs, capacity,
                                       found, scratch, scratch_size);
}

lh_status lh_pairs_prepare_sweep_aabb_aabb_by(lh_pairs_functions by, const lh_aabbs *a,
                                              const lh_vectors *a_velocity, const lh_aabbs *b,
                                              const lh_vectors *b_velocity, float t_max, void *prepared,
                                              size_t prepared_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_prepare_sweep_aabb_aabb };
    lh_status status = check_two_moving(FUNCTION, a, a_velocity, b, b_velocity, t_max);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 6, prepared, prepared_size,
                                       lh_pairs_shapes_prepared_size(a->count, count_of(b)));
    if (status != LH_OK)
        return status;
    moving_sets of;
    set_moving(&of, a, a_velocity, b, b_velocity, t_max);
    lh_pairs_fill_shapes(align(prepared), by, &of.a, of.to);
    return LH_OK;
}

lh_status lh_pairs_prepare_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                                           const lh_vectors *b_velocity, float t_max, void *prepared,
                                           size_t prepared_size)
{
    const lh_status status = lh_pairs_prepare_sweep_aabb_aabb_by(functions(), a, a_velocity, b, b_velocity,
                                                                 t_max, prepared, prepared_size);
    if (status == LH_OK)
        ((lh_pairs_set *)align(prepared))->decided_by = lh_sweep_aabb_aabb_by_isa;
    return status;
}

static lh_status check_moving_question(int function, const lh_aabbs *a, const lh_vectors *a_velocity,
                                       float t_max, const void *kept)
{
    lh_status status = check_moving(function, 1, a, a_velocity, 0);
    if (status == LH_OK)
        status = check_limit(function, 3, t_max);
    return status == LH_OK && !kept ? lh_failure(function, 4, LH_ERROR_NULL_ARRAY) : status;
}

lh_status lh_pairs_sweep_aabb_kept_by(lh_pairs_functions by, const lh_aabbs *a, const lh_vectors *a_velocity,
                                      float t_max, const void *kept, lh_swept_pair *pairs, size_t capacity,
                                      size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sweep_aabb_kept };
    const lh_status status = check_moving_question(FUNCTION, a, a_velocity, t_max, kept);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes moving = lh_pairs_of_moving_boxes(a, a_velocity, t_max);
    return lh_pairs_list_shapes_kept(FUNCTION, 5, by, &moving, kept, NULL, pairs, capacity, found);
}

lh_status lh_pairs_sweep_aabb_kept(const lh_aabbs *a, const lh_vectors *a_velocity, float t_max,
                                   const void *kept, lh_swept_pair *pairs, size_t capacity, size_t *found)
{
    return lh_pairs_sweep_aabb_kept_by(functions(), a, a_velocity, t_max, kept, pairs, capacity, found);
}

lh_status lh_pairs_any_sweep_aabb_kept_by(lh_pairs_functions by, const lh_aabbs *a,
                                          const lh_vectors *a_velocity, float t_max, const void *kept,
                                          uint64_t *hits)
{
    enum { FUNCTION = LH_FUNCTION_pairs_any_sweep_aabb_kept };
    const lh_status status = check_moving_question(FUNCTION, a, a_velocity, t_max, kept);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes moving = lh_pairs_of_moving_boxes(a, a_velocity, t_max);
    return lh_pairs_mark_shapes_kept(FUNCTION, 5, by, &moving, kept, NULL, hits);
}

lh_status lh_pairs_any_sweep_aabb_kept(const lh_aabbs *a, const lh_vectors *a_velocity, float t_max,
                                       const void *kept, uint64_t *hits)
{
    return lh_pairs_any_sweep_aabb_kept_by(functions(), a, a_velocity, t_max, kept, hits);
}

/* ---- Those that want each other ----------------------------------------------------------------------- */

static lh_status check_in_layers(int function, int argument, const lh_aabbs *boxes,
                                 const lh_vectors *velocity, const lh_layers *layers, size_t others)
{
    const lh_status status = check_moving(function, argument, boxes, velocity, others);
    return status == LH_OK ? lh_pairs_check_layers(function, argument + 2, layers) : status;
}

lh_status lh_pairs_sweep_aabb_aabb_layers_by(lh_pairs_functions by, const lh_aabbs *a,
                                             const lh_vectors *a_velocity, const lh_layers *a_layers,
                                             const lh_aabbs *b, const lh_vectors *b_velocity,
                                             const lh_layers *b_layers, float t_max, lh_swept_pair *pairs,
                                             size_t capacity, size_t *found, void *scratch,
                                             size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sweep_aabb_aabb_layers };
    lh_status status = check_in_layers(FUNCTION, 1, a, a_velocity, a_layers, 0);
    if (status == LH_OK && b)
        status = check_in_layers(FUNCTION, 4, b, b_velocity, b_layers, a->count);
    if (status == LH_OK)
        status = check_limit(FUNCTION, 7, t_max);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 8, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 11, scratch, scratch_size,
                                       lh_pairs_shapes_scratch_size(a->count, count_of(b)));
    if (status != LH_OK)
        return status;
    moving_sets of;
    const lh_pairs_both_layers layers = lh_pairs_layers_of_both(a_layers, b ? b_layers : a_layers);
    set_moving(&of, a, a_velocity, b, b_velocity, t_max);
    *found = lh_pairs_find_all_shapes(by, &of.a, of.to, &layers, pairs, capacity, scratch);
    return LH_OK;
}

lh_status lh_pairs_sweep_aabb_aabb_layers(const lh_aabbs *a, const lh_vectors *a_velocity,
                                          const lh_layers *a_layers, const lh_aabbs *b,
                                          const lh_vectors *b_velocity, const lh_layers *b_layers,
                                          float t_max, lh_swept_pair *pairs, size_t capacity, size_t *found,
                                          void *scratch, size_t scratch_size)
{
    return lh_pairs_sweep_aabb_aabb_layers_by(functions(), a, a_velocity, a_layers, b, b_velocity, b_layers,
                                              t_max, pairs, capacity, found, scratch, scratch_size);
}

static lh_status check_layered_moving_question(int function, const lh_aabbs *a, const lh_vectors *a_velocity,
                                               const lh_layers *a_layers, float t_max, const void *kept,
                                               const lh_layers *kept_layers)
{
    lh_status status = check_in_layers(function, 1, a, a_velocity, a_layers, 0);
    if (status == LH_OK)
        status = check_limit(function, 4, t_max);
    if (status == LH_OK && !kept)
        status = lh_failure(function, 5, LH_ERROR_NULL_ARRAY);
    return status == LH_OK ? lh_pairs_check_layers(function, 6, kept_layers) : status;
}

lh_status lh_pairs_sweep_aabb_kept_layers_by(lh_pairs_functions by, const lh_aabbs *a,
                                             const lh_vectors *a_velocity, const lh_layers *a_layers,
                                             float t_max, const void *kept, const lh_layers *kept_layers,
                                             lh_swept_pair *pairs, size_t capacity, size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sweep_aabb_kept_layers };
    const lh_status status =
        check_layered_moving_question(FUNCTION, a, a_velocity, a_layers, t_max, kept, kept_layers);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes moving = lh_pairs_of_moving_boxes(a, a_velocity, t_max);
    const lh_pairs_both_layers layers = lh_pairs_layers_of_both(a_layers, kept_layers);
    return lh_pairs_list_shapes_kept(FUNCTION, 7, by, &moving, kept, &layers, pairs, capacity, found);
}

lh_status lh_pairs_sweep_aabb_kept_layers(const lh_aabbs *a, const lh_vectors *a_velocity,
                                          const lh_layers *a_layers, float t_max, const void *kept,
                                          const lh_layers *kept_layers, lh_swept_pair *pairs, size_t capacity,
                                          size_t *found)
{
    return lh_pairs_sweep_aabb_kept_layers_by(functions(), a, a_velocity, a_layers, t_max, kept, kept_layers,
                                              pairs, capacity, found);
}

lh_status lh_pairs_any_sweep_aabb_kept_layers_by(lh_pairs_functions by, const lh_aabbs *a,
                                                 const lh_vectors *a_velocity, const lh_layers *a_layers,
                                                 float t_max, const void *kept, const lh_layers *kept_layers,
                                                 uint64_t *hits)
{
    enum { FUNCTION = LH_FUNCTION_pairs_any_sweep_aabb_kept_layers };
    const lh_status status =
        check_layered_moving_question(FUNCTION, a, a_velocity, a_layers, t_max, kept, kept_layers);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes moving = lh_pairs_of_moving_boxes(a, a_velocity, t_max);
    const lh_pairs_both_layers layers = lh_pairs_layers_of_both(a_layers, kept_layers);
    return lh_pairs_mark_shapes_kept(FUNCTION, 7, by, &moving, kept, &layers, hits);
}

lh_status lh_pairs_any_sweep_aabb_kept_layers(const lh_aabbs *a, const lh_vectors *a_velocity,
                                              const lh_layers *a_layers, float t_max, const void *kept,
                                              const lh_layers *kept_layers, uint64_t *hits)
{
    return lh_pairs_any_sweep_aabb_kept_layers_by(functions(), a, a_velocity, a_layers, t_max, kept,
                                                  kept_layers, hits);
}
