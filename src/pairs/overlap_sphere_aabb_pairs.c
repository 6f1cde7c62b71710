/* Spheres and boxes: checks, memory, and the order of the work. */
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
    return (lh_pairs_functions){lh_pairs_by_isa[isa], lh_round_by_isa[isa],
                                lh_overlap_sphere_aabb_by_isa[isa]};
}

static lh_status check_spheres_and_boxes(int function, const lh_spheres *spheres, const lh_aabbs *boxes)
{
    const lh_status status = lh_pairs_check_view(function, 1, LH_KIND_SPHERES, spheres, 0);
    return status != LH_OK ? status : lh_pairs_check_view(function, 2, LH_KIND_AABBS, boxes, spheres->count);
}

lh_status lh_pairs_sphere_aabb_by(lh_pairs_functions by, const lh_spheres *spheres, const lh_aabbs *boxes,
                                  lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                  size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sphere_aabb };
    lh_status status = check_spheres_and_boxes(FUNCTION, spheres, boxes);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 3, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 6, scratch, scratch_size,
                                       lh_pairs_shapes_scratch_size(spheres->count, boxes->count));
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_spheres(spheres), b = lh_pairs_of_boxes(boxes);
    *found = lh_pairs_find_all_shapes(by, &a, &b, NULL, pairs, capacity, scratch);
    return LH_OK;
}

lh_status lh_pairs_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, lh_pair *pairs,
                               size_t capacity, size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_sphere_aabb_by(functions(), spheres, boxes, pairs, capacity, found, scratch,
                                   scratch_size);
}

lh_status lh_pairs_prepare_sphere_aabb_by(lh_pairs_functions by, const lh_spheres *spheres,
                                          const lh_aabbs *boxes, void *prepared, size_t prepared_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_prepare_sphere_aabb };
    lh_status status = check_spheres_and_boxes(FUNCTION, spheres, boxes);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 3, prepared, prepared_size,
                                       lh_pairs_shapes_prepared_size(spheres->count, boxes->count));
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_spheres(spheres), b = lh_pairs_of_boxes(boxes);
    lh_pairs_fill_shapes(align(prepared), by, &a, &b);
    return LH_OK;
}

lh_status lh_pairs_prepare_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, void *prepared,
                                       size_t prepared_size)
{
    const lh_status status =
        lh_pairs_prepare_sphere_aabb_by(functions(), spheres, boxes, prepared, prepared_size);
    if (status == LH_OK)
        ((lh_pairs_set *)align(prepared))->decided_by = lh_overlap_sphere_aabb_by_isa;
    return status;
}

lh_status lh_pairs_sphere_kept_by(lh_pairs_functions by, const lh_spheres *spheres, const void *kept,
                                  lh_pair *pairs, size_t capacity, size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sphere_kept };
    const lh_status status = lh_pairs_check_question(FUNCTION, LH_KIND_SPHERES, spheres, kept);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_spheres(spheres);
    return lh_pairs_list_shapes_kept(FUNCTION, 3, by, &a, kept, NULL, pairs, capacity, found);
}

lh_status lh_pairs_sphere_kept(const lh_spheres *spheres, const void *kept, lh_pair *pairs, size_t capacity,
                               size_t *found)
{
    return lh_pairs_sphere_kept_by(functions(), spheres, kept, pairs, capacity, found);
}

lh_status lh_pairs_any_sphere_kept_by(lh_pairs_functions by, const lh_spheres *spheres, const void *kept,
                                      uint64_t *hits)
{
    enum { FUNCTION = LH_FUNCTION_pairs_any_sphere_kept };
    const lh_status status = lh_pairs_check_question(FUNCTION, LH_KIND_SPHERES, spheres, kept);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_spheres(spheres);
    return lh_pairs_mark_shapes_kept(FUNCTION, 3, by, &a, kept, NULL, hits);
}

lh_status lh_pairs_any_sphere_kept(const lh_spheres *spheres, const void *kept, uint64_t *hits)
{
    return lh_pairs_any_sphere_kept_by(functions(), spheres, kept, hits);
}

lh_status lh_pairs_sphere_aabb_layers_by(lh_pairs_functions by, const lh_spheres *spheres,
                                         const lh_layers *a_layers, const lh_aabbs *boxes,
                                         const lh_layers *b_layers, lh_pair *pairs, size_t capacity,
                                         size_t *found, void *scratch, size_t scratch_size)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sphere_aabb_layers };
    lh_status status = lh_pairs_check_view(FUNCTION, 1, LH_KIND_SPHERES, spheres, 0);
    if (status == LH_OK)
        status = lh_pairs_check_layers(FUNCTION, 2, a_layers);
    if (status == LH_OK)
        status = lh_pairs_check_view(FUNCTION, 3, LH_KIND_AABBS, boxes, spheres->count);
    if (status == LH_OK)
        status = lh_pairs_check_layers(FUNCTION, 4, b_layers);
    if (status == LH_OK)
        status = lh_pairs_check_list(FUNCTION, 5, pairs, capacity, found);
    if (status == LH_OK)
        status = lh_pairs_check_memory(FUNCTION, 8, scratch, scratch_size,
                                       lh_pairs_shapes_scratch_size(spheres->count, boxes->count));
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_spheres(spheres), b = lh_pairs_of_boxes(boxes);
    const lh_pairs_both_layers layers = lh_pairs_layers_of_both(a_layers, b_layers);
    *found = lh_pairs_find_all_shapes(by, &a, &b, &layers, pairs, capacity, scratch);
    return LH_OK;
}

lh_status lh_pairs_sphere_aabb_layers(const lh_spheres *spheres, const lh_layers *a_layers,
                                      const lh_aabbs *boxes, const lh_layers *b_layers, lh_pair *pairs,
                                      size_t capacity, size_t *found, void *scratch, size_t scratch_size)
{
    return lh_pairs_sphere_aabb_layers_by(functions(), spheres, a_layers, boxes, b_layers, pairs, capacity,
                                          found, scratch, scratch_size);
}

lh_status lh_pairs_sphere_kept_layers_by(lh_pairs_functions by, const lh_spheres *spheres,
                                         const lh_layers *a_layers, const void *kept,
                                         const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                         size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_sphere_kept_layers };
    const lh_status status =
        lh_pairs_check_layered_question(FUNCTION, LH_KIND_SPHERES, spheres, a_layers, kept, kept_layers);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_spheres(spheres);
    const lh_pairs_both_layers layers = lh_pairs_layers_of_both(a_layers, kept_layers);
    return lh_pairs_list_shapes_kept(FUNCTION, 5, by, &a, kept, &layers, pairs, capacity, found);
}

lh_status lh_pairs_sphere_kept_layers(const lh_spheres *spheres, const lh_layers *a_layers, const void *kept,
                                      const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                      size_t *found)
{
    return lh_pairs_sphere_kept_layers_by(functions(), spheres, a_layers, kept, kept_layers, pairs, capacity,
                                          found);
}

lh_status lh_pairs_any_sphere_kept_layers_by(lh_pairs_functions by, const lh_spheres *spheres,
                                             const lh_layers *a_layers, const void *kept,
                                             const lh_layers *kept_layers, uint64_t *hits)
{
    enum { FUNCTION = LH_FUNCTION_pairs_any_sphere_kept_layers };
    const lh_status status =
        lh_pairs_check_layered_question(FUNCTION, LH_KIND_SPHERES, spheres, a_layers, kept, kept_layers);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_spheres(spheres);
    const lh_pairs_both_layers layers = lh_pairs_layers_of_both(a_layers, kept_layers);
    return lh_pairs_mark_shapes_kept(FUNCTION, 5, by, &a, kept, &layers, hits);
}

lh_status lh_pairs_any_sphere_kept_layers(const lh_spheres *spheres, const lh_layers *a_layers,
                                          const void *kept, const lh_layers *kept_layers, uint64_t *hits)
{
    return lh_pairs_any_sphere_kept_layers_by(functions(), spheres, a_layers, kept, kept_layers, hits);
}
