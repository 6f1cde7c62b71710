/* Two hulls meet unless a direction is verified to separate them: one that the caller gives, or one that is found. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_HULL_HULL_ALONG_H
#define LANEHIT_SRC_QUERIES_OVERLAP_HULL_HULL_ALONG_H

#include "queries/hull_query.h"

/* Among the views, and in `one`. */
enum { KEPT_VIEW = 2, ONE_KEPT = 1 << KEPT_VIEW };

LH_HULL_OPERANDS(overlap_hull_hull_along, overlap_hull_hull_along_poses, pose, pose)

typedef struct overlap_hull_hull_along_setup {
    overlap_hull_hull_along_poses_setup poses;
    view_columns kept;
    v3 kept_of_all; /* if it is one */
} overlap_hull_hull_along_setup;

LH_INLINE void overlap_hull_hull_along_prepare(void *setup, unsigned one, const lh_call *call)
{
    overlap_hull_hull_along_setup *const to = setup;
    overlap_hull_hull_along_poses_prepare(&to->poses, one, call);
    to->kept = columns_of(LH_QUERY_overlap_hull_hull_along, call, KEPT_VIEW);
    if (one & ONE_KEPT)
        to->kept_of_all = v3_load(to->kept, ONE_ELEMENT);
}

/* What is written may lie where the given directions do: a block is read before it is written, and one that is read
 * again has what the first test says the same of. */
LH_ONCE_A_KERNEL uint32_t overlap_hull_hull_along_in_one_copy(const void *setup, unsigned one, size_t first,
                                                              size_t count)
{
    const block at = block_of(first, count);
    const overlap_hull_hull_along_setup *const from = setup;
    const overlap_hull_hull_along_poses_setup *const poses = &from->poses;
    const lh_xyz separating = poses->operands.of.separating;
    const convex a = convex_of_hull(&poses->hulls[0], overlap_hull_hull_along_poses_a(poses, one, at));
    const convex b = convex_of_hull(&poses->hulls[1], overlap_hull_hull_along_poses_b(poses, one, at));
    const convex_pair pair = convex_pair_of(&a, &b, NULL);
    v3 along = one & ONE_KEPT ? from->kept_of_all : v3_load(from->kept, block_of_operand(at, ONE_KEPT));
    const uint32_t asked = bits_of_block(mask_bits(pair.is_sound), at);
    const uint32_t apart = LH_OWN(shapes_apart_along)(&pair, asked, (one & BY_MIDDLES) != 0, &along);
    store_block_if_wanted(separating.x, along.x, at);
    store_block_if_wanted(separating.y, along.y, at);
    store_block_if_wanted(separating.z, along.z, at);
    return asked & ~apart;
}

LH_INLINE uint32_t overlap_hull_hull_along_block(const void *setup, unsigned one, block at)
{
    return overlap_hull_hull_along_in_one_copy(setup, one | at.one, at.first, at.count);
}

LH_WHOLE_OF_SETUP(overlap_hull_hull_along)

static lh_status overlap_hull_hull_along_by_middles_part(const lh_call *call, unsigned one, size_t first,
                                                         size_t n)
{
    return overlap_hull_hull_along_any(call, one | BY_MIDDLES, first, n);
}

/* Of pairs that were asked before nearly all that are left meet, and to gather them pays up to more than a third. */
LH_FILTERED_QUERY(overlap_hull_hull_along, overlap_hull_hull_along_by_middles, MANY / 2)

#endif
