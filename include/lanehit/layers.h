/* Which pairs are wanted: by layers of bodies, as engines have them, and of some boxes with all. Part of lanehit.h,
 * which includes it. */
#ifndef LANEHIT_LAYERS_H
#define LANEHIT_LAYERS_H

#include "pairs.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Layers --------------------------------------------------------------------------------------------
 *
 * Each body is in some of 32 layers, and has a mask of the layers that it meets; a bit each. Two bodies want each other
 * if either is in a layer of the other's mask:
 *
 *     (layer[a] & mask[b]) != 0 && (layer[b] & mask[a]) != 0
 *
 * This is the rule of Box2D (categoryBits and maskBits) and Bullet (group and mask), and Jolt's with
 * ObjectLayerPairFilterMask. */

/* The layers of the boxes of a view: as many, and each where its box is. That of a box at a position is at that
 * position, or, for a view with an index, at the entry of the index there. They may lie in the structs of bodies. */
typedef struct lh_layers {
    const uint32_t *layer, *mask; /* NULL: all layers */
    size_t stride;                /* of both, in bytes; 0: packed */
} lh_layers;

/* lh_pairs_aabb_aabb without the pairs that do not want each other: the others in the same order, and `found` counts
 * these alone. Layers that are NULL: all boxes are in all layers and meet all. With b NULL, b_layers is not read.
 * Layers overlap neither outputs nor scratch.
 * Refused: as there; layers that are not aligned to 4 bytes, or whose stride is no multiple of 4. */
LH_API lh_status lh_pairs_aabb_aabb_layers(const lh_aabbs *a, const lh_layers *a_layers, const lh_aabbs *b,
                                           const lh_layers *b_layers, lh_pair *pairs, size_t capacity,
                                           size_t *found, void *scratch, size_t scratch_size);

/* lh_pairs_find_part in the same way, of boxes and of spheres with boxes. Layers are those of the views that were
 * prepared: of one set, a_layers. */
LH_API lh_status lh_pairs_find_part_layers(const void *prepared, const lh_layers *a_layers,
                                           const lh_layers *b_layers, size_t part, size_t parts,
                                           lh_pair *pairs, size_t capacity, size_t *found, void *scratch,
                                           size_t scratch_size);

/* lh_pairs_aabb_kept in the same way. kept_layers are those of the view that is kept; they may change while it is. */
LH_API lh_status lh_pairs_aabb_kept_layers(const lh_aabbs *a, const lh_layers *a_layers, const void *kept,
                                           const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                           size_t *found);

/* ---- Layers of other shapes ----------------------------------------------------------------------------
 *
 * The lists of lh_pairs_sphere_aabb, lh_pairs_sphere_kept and so on in the same way: a_layers are those of the spheres,
 * or of whatever is asked about. What does not want each other is left out before a query decides about it. */

LH_API lh_status lh_pairs_sphere_aabb_layers(const lh_spheres *spheres, const lh_layers *a_layers,
                                             const lh_aabbs *boxes, const lh_layers *b_layers, lh_pair *pairs,
                                             size_t capacity, size_t *found, void *scratch,
                                             size_t scratch_size);

LH_API lh_status lh_pairs_sphere_kept_layers(const lh_spheres *spheres, const lh_layers *a_layers,
                                             const void *kept, const lh_layers *kept_layers, lh_pair *pairs,
                                             size_t capacity, size_t *found);

LH_API lh_status lh_pairs_capsule_kept_layers(const lh_capsules *capsules, const lh_layers *a_layers,
                                              const void *kept, const lh_layers *kept_layers, lh_pair *pairs,
                                              size_t capacity, size_t *found);

LH_API lh_status lh_pairs_obb_kept_layers(const lh_obbs *obbs, const lh_layers *a_layers, const void *kept,
                                          const lh_layers *kept_layers, lh_pair *pairs, size_t capacity,
                                          size_t *found);

/* lh_pairs_sweep_aabb_aabb in the same way. With b NULL, b_velocity and b_layers are not read. */
LH_API lh_status lh_pairs_sweep_aabb_aabb_layers(const lh_aabbs *a, const lh_vectors *a_velocity,
                                                 const lh_layers *a_layers, const lh_aabbs *b,
                                                 const lh_vectors *b_velocity, const lh_layers *b_layers,
                                                 float t_max, lh_swept_pair *pairs, size_t capacity,
                                                 size_t *found, void *scratch, size_t scratch_size);

/* lh_pairs_sweep_aabb_kept in the same way. */
LH_API lh_status lh_pairs_sweep_aabb_kept_layers(const lh_aabbs *a, const lh_vectors *a_velocity,
                                                 const lh_layers *a_layers, float t_max, const void *kept,
                                                 const lh_layers *kept_layers, lh_swept_pair *pairs,
                                                 size_t capacity, size_t *found);

/* As lh_pairs_find_part_layers, of moving boxes. */
LH_API lh_status lh_pairs_find_swept_part_layers(const void *prepared, const lh_layers *a_layers,
                                                 const lh_layers *b_layers, size_t part, size_t parts,
                                                 lh_swept_pair *pairs, size_t capacity, size_t *found,
                                                 void *scratch, size_t scratch_size);

/* One bit a shape, as lh_pairs_any_aabb_kept and the others: 1 where the list by these layers has a pair with it. */
LH_API lh_status lh_pairs_any_aabb_kept_layers(const lh_aabbs *a, const lh_layers *a_layers, const void *kept,
                                               const lh_layers *kept_layers, uint64_t *hits);
LH_API lh_status lh_pairs_any_sphere_kept_layers(const lh_spheres *spheres, const lh_layers *a_layers,
                                                 const void *kept, const lh_layers *kept_layers,
                                                 uint64_t *hits);
LH_API lh_status lh_pairs_any_capsule_kept_layers(const lh_capsules *capsules, const lh_layers *a_layers,
                                                  const void *kept, const lh_layers *kept_layers,
                                                  uint64_t *hits);
LH_API lh_status lh_pairs_any_obb_kept_layers(const lh_obbs *obbs, const lh_layers *a_layers,
                                              const void *kept, const lh_layers *kept_layers, uint64_t *hits);
LH_API lh_status lh_pairs_any_sweep_aabb_kept_layers(const lh_aabbs *a, const lh_vectors *a_velocity,
                                                     const lh_layers *a_layers, float t_max, const void *kept,
                                                     const lh_layers *kept_layers, uint64_t *hits);

/* ---- Some boxes with all -------------------------------------------------------------------------------
 *
 * Of the bodies of an engine some move, or are awake, and only their pairs matter: with those at rest and with each
 * other. They are a subset of the boxes, given by their positions in the view, in any order. */

/* How many bytes of scratch lh_pairs_subset_aabb needs for so many boxes of a set of `count`: about 160 per box of the
 * set. */
LH_API size_t lh_pairs_subset_scratch_size(size_t count, size_t subset_count);

/* All pairs of a box of the subset with another box, each once. .a is of the subset; of two that both are, .a has the
 * lower position in the view.
 * layers      of the boxes, or NULL.
 * subset      subset_count positions in the view, no two of them the same.
 * scratch     of any alignment, at least lh_pairs_subset_scratch_size of the counts.
 * Order: that of lh_pairs_aabb_aabb of all boxes, without the pairs of which neither is of the subset. It takes as long
 * as that list, too; with a kept set it takes less.
 * Everything else, and what is refused, as lh_pairs_aabb_aabb_layers; and a subset with a position beyond the view, or
 * with the same one twice. */
LH_API lh_status lh_pairs_subset_aabb(const lh_aabbs *boxes, const lh_layers *layers, const uint32_t *subset,
                                      size_t subset_count, lh_pair *pairs, size_t capacity, size_t *found,
                                      void *scratch, size_t scratch_size);

/* The same with a set that lh_pairs_keep has sorted, at a cost that depends on the subset alone: of `boxes` only those
 * of the subset are read, where they are now. The others are where they were kept. Which boxes are of the subset may
 * change from call to call, without keeping the set anew: all that are not where they were kept have to be.
 * Order: first the pairs with boxes that are not of the subset, as lh_pairs_aabb_kept; then those of two that are, as
 * lh_pairs_aabb_aabb of the subset: .a comes first in it. Refused: as above; a set of another number of boxes. scratch:
 * lh_pairs_subset_kept_scratch_size, about 160 bytes per box of the subset, and a bit per box of the set. */
LH_API size_t lh_pairs_subset_kept_scratch_size(size_t count, size_t subset_count);
LH_API lh_status lh_pairs_subset_kept(const lh_aabbs *boxes, const lh_layers *layers, const uint32_t *subset,
                                      size_t subset_count, const void *kept, lh_pair *pairs, size_t capacity,
                                      size_t *found, void *scratch, size_t scratch_size);

#ifdef __cplusplus
}
#endif

#endif
