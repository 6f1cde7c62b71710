/* Oriented boxes with boxes that are kept: checks, and what decides. */
#include "other_shapes.h"

#include "dispatch/by_isa.h"
#include "pair_arguments.h"
#include "shape_filter.h"
#include "kept.h"
#include "layers.h"

static lh_pairs_functions functions(void)
{
    const int isa = lh_choose_isa();
    return (lh_pairs_functions){lh_pairs_by_isa[isa], lh_round_by_isa[isa], lh_overlap_aabb_obb_by_isa[isa]};
}

static lh_pairs_shapes shapes_of(const lh_obbs *obbs)
{
    return (lh_pairs_shapes){.kind = LH_PAIRS_OF_OBBS, .obbs = *obbs, .pack_obbs = lh_pack_aabbs_from_obbs};
}

lh_status lh_pairs_obb_kept_by(lh_pairs_functions by, const lh_obbs *obbs, const void *kept, lh_pair *pairs,
                               size_t capacity, size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_obb_kept };
    const lh_status status = lh_pairs_check_question(FUNCTION, LH_KIND_OBBS, obbs, kept);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = shapes_of(obbs);
    return lh_pairs_list_shapes_kept(FUNCTION, 3, by, &a, kept, NULL, pairs, capacity, found);
}

lh_status lh_pairs_obb_kept(const lh_obbs *obbs, const void *kept, lh_pair *pairs, size_t capacity,
                            size_t *found)
{
    return lh_pairs_obb_kept_by(functions(), obbs, kept, pairs, capacity, found);
}

lh_status lh_pairs_any_obb_kept_by(lh_pairs_functions by, const lh_obbs *obbs, const void *kept,
                                   uint64_t *hits)
{
    enum { FUNCTION = LH_FUNCTION_pairs_any_obb_kept };
    const lh_status status = lh_pairs_check_question(FUNCTION, LH_KIND_OBBS, obbs, kept);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = shapes_of(obbs);
    return lh_pairs_mark_shapes_kept(FUNCTION, 3, by, &a, kept, NULL, hits);
}

lh_status lh_pairs_any_obb_kept(const lh_obbs *obbs, const void *kept, uint64_t *hits)
{
    return lh_pairs_any_obb_kept_by(functions(), obbs, kept, hits);
}

lh_status lh_pairs_obb_kept_layers_by(lh_pairs_functions by, const lh_obbs *obbs, const lh_layers *a_layers,
                                      const void *kept, const lh_layers *kept_layers, lh_pair *pairs,
                                      size_t capacity, size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_obb_kept_layers };
    const lh_status status =
        lh_pairs_check_layered_question(FUNCTION, LH_KIND_OBBS, obbs, a_layers, kept, kept_layers);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = shapes_of(obbs);
    const lh_pairs_both_layers layers = lh_pairs_layers_of_both(a_layers, kept_layers);
    return lh_pairs_list_shapes_kept(FUNCTION, 5, by, &a, kept, &layers, pairs, capacity, found);
}

lh_status lh_pairs_obb_kept_layers(const lh_obbs *obbs, const lh_layers *a_layers, const void *kept,
                                   const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                   size_t *found)
{
    return lh_pairs_obb_kept_layers_by(functions(), obbs, a_layers, kept, kept_layers, pairs, capacity,
                                       found);
}

lh_status lh_pairs_any_obb_kept_layers_by(lh_pairs_functions by, const lh_obbs *obbs,
                                          const lh_layers *a_layers, const void *kept,
                                          const lh_layers *kept_layers, uint64_t *hits)
{
    enum { FUNCTION = LH_FUNCTION_pairs_any_obb_kept_layers };
    const lh_status status =
        lh_pairs_check_layered_question(FUNCTION, LH_KIND_OBBS, obbs, a_layers, kept, kept_layers);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = shapes_of(obbs);
    const lh_pairs_both_layers layers = lh_pairs_layers_of_both(a_layers, kept_layers);
    return lh_pairs_mark_shapes_kept(FUNCTION, 5, by, &a, kept, &layers, hits);
}

lh_status lh_pairs_any_obb_kept_layers(const lh_obbs *obbs, const lh_layers *a_layers, const void *kept,
                                       const lh_layers *kept_layers, uint64_t *hits)
{
    return lh_pairs_any_obb_kept_layers_by(functions(), obbs, a_layers, kept, kept_layers, hits);
}
