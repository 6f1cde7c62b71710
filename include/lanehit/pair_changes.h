/* What has changed in a list of pairs: which are new, which are gone, and where each was before. Part of lanehit.h,
 * which includes it. docs/engine.md says how an engine carries its contacts from frame to frame by it. */
#ifndef LANEHIT_PAIR_CHANGES_H
#define LANEHIT_PAIR_CHANGES_H

#include "lanehit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A pair, and where it is in its list. As an index for views: index = &changes.pairs[0].a, index_stride =
 * sizeof(lh_changed_pair). */
typedef struct lh_changed_pair {
    uint32_t a, b, position;
} lh_changed_pair;

/* A list of these, to be filled. */
typedef struct lh_pair_changes {
    lh_changed_pair *pairs; /* room for `capacity`; may be NULL if that is 0 */
    size_t capacity;
    size_t found; /* becomes the number of all, even if that is more than capacity */
} lh_pair_changes;

/* How many bytes of scratch lh_pairs_difference needs: 8 to 12 per pair of `before`. */
LH_API size_t lh_pairs_difference_scratch_size(size_t before_count);

/* What is new in this frame's list of pairs, `now`, and what has gone of the last one's, `before`.
 * added     receives the pairs of `now` that `before` has not, in the order of `now`; .position is that in `now`. The
 *           first `capacity` of them: nothing is written past those, and found says how many there are.
 * removed   likewise the pairs of `before` that `now` has not, in the order of `before`; .position is that in `before`.
 * previous  now_count numbers: where each pair of `now` is in `before`, UINT32_MAX if it is new. So what was kept of
 *           before[previous[i]] belongs to now[i], and no two pairs get the same. NULL if not wanted.
 * scratch   of any alignment, of scratch_size bytes, at least lh_pairs_difference_scratch_size(before_count). Nothing
 *           in it outlives the call.
 * Two pairs are the same if .a is the same and .b is: (1, 2) is not (2, 1). All numbers may occur. Both lists may be
 * the same memory; otherwise arrays and scratch overlap neither each other nor what is read.
 * A list may have a pair several times: the k-th in `now` goes with the k-th in `before`. What is left over of these in
 * either list is added, or removed.
 * The same bytes on every backend and architecture.
 * Method: a table by a hash of both numbers; the time is proportional to the pairs.
 * Refused: NULL for before, now or the pairs of a list, unless there are none; NULL for added or removed; what is not
 * aligned; lists of more than 2^31 pairs; scratch that is NULL or too small. */
LH_API lh_status lh_pairs_difference(const lh_pair *before, size_t before_count, const lh_pair *now,
                                     size_t now_count, lh_pair_changes *added, lh_pair_changes *removed,
                                     uint32_t *previous, void *scratch, size_t scratch_size);

#ifdef __cplusplus
}
#endif

#endif
