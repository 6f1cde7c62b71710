/* Capsules with boxes that are kept: checks, and what decides. */
#include "other_shapes.h"

#include "dispatch/by_isa.h"
#include "pair_arguments.h"
#include "shape_filter.h"
#include "kept.h"
#include "layers.h"

static lh_pairs_functions functions(void)
{
    const int isa = lh_choose_isa();
    return (lh_pairs_functions){lh_pairs_by_isa[isa], lh_round_by_isa[isa],
                                lh_overlap_capsule_aabb_by_isa[isa]};
}

lh_status lh_pairs_capsule_kept_by(lh_pairs_functions by, const lh_capsules *capsules, const void *kept,
                                   lh_pair *pairs, size_t capacity, size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_capsule_kept };
    const lh_status status = lh_pairs_check_question(FUNCTION, LH_KIND_CAPSULES, capsules, kept);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_capsules(capsules);
    return lh_pairs_list_shapes_kept(FUNCTION, 3, by, &a, kept, NULL, pairs, capacity, found);
}

lh_status lh_pairs_capsule_kept(const lh_capsules *capsules, const void *kept, lh_pair *pairs,
                                size_t capacity, size_t *found)
{
    return lh_pairs_capsule_kept_by(functions(), capsules, kept, pairs, capacity, found);
}

lh_status lh_pairs_any_capsule_kept_by(lh_pairs_functions by, const lh_capsules *capsules, const void *kept,
                                       uint64_t *hits)
{
    enum { FUNCTION = LH_FUNCTION_pairs_any_capsule_kept };
    const lh_status status = lh_pairs_check_question(FUNCTION, LH_KIND_CAPSULES, capsules, kept);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_capsules(capsules);
    return lh_pairs_mark_shapes_kept(FUNCTION, 3, by, &a, kept, NULL, hits);
}

lh_status lh_pairs_any_capsule_kept(const lh_capsules *capsules, const void *kept, uint64_t *hits)
{
    return lh_pairs_any_capsule_kept_by(functions(), capsules, kept, hits);
}

lh_status lh_pairs_capsule_kept_layers_by(lh_pairs_functions by, const lh_capsules *capsules,
                                          const lh_layers *a_layers, const void *kept,
                                          const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                          size_t *found)
{
    enum { FUNCTION = LH_FUNCTION_pairs_capsule_kept_layers };
    const lh_status status =
        lh_pairs_check_layered_question(FUNCTION, LH_KIND_CAPSULES, capsules, a_layers, kept, kept_layers);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_capsules(capsules);
    const lh_pairs_both_layers layers = lh_pairs_layers_of_both(a_layers, kept_layers);
    return lh_pairs_list_shapes_kept(FUNCTION, 5, by, &a, kept, &layers, pairs, capacity, found);
}

lh_status lh_pairs_capsule_kept_layers(const lh_capsules *capsules, const lh_layers *a_layers,
                                       const void *kept, const lh_layers *kept_layers, lh_pair *pairs,
                                       size_t capacity, size_t *found)
{
    return lh_pairs_capsule_kept_layers_by(functions(), capsules, a_layers, kept, kept_layers, pairs,
                                           capacity, found);
}

lh_status lh_pairs_any_capsule_kept_layers_by(lh_pairs_functions by, const lh_capsules *capsules,
                                              const lh_layers *a_layers, const void *kept,
                                              const lh_layers *kept_layers, uint64_t *hits)
{
    enum { FUNCTION = LH_FUNCTION_pairs_any_capsule_kept_layers };
    const lh_status status =
        lh_pairs_check_layered_question(FUNCTION, LH_KIND_CAPSULES, capsules, a_layers, kept, kept_layers);
    if (status != LH_OK)
        return status;
    const lh_pairs_shapes a = lh_pairs_of_capsules(capsules);
    const lh_pairs_both_layers layers = lh_pairs_layers_of_both(a_layers, kept_layers);
    return lh_pairs_mark_shapes_kept(FUNCTION, 5, by, &a, kept, &layers, hits);
}

lh_status lh_pairs_any_capsule_kept_layers(const lh_capsules *capsules, const lh_layers *a_layers,
                                           const void *kept, const lh_layers *kept_layers, uint64_t *hits)
{
    return lh_pairs_any_capsule_kept_layers_by(functions(), capsules, a_layers, kept, kept_layers, hits);
}
