/* What manifolds share: functions of an object of its own, manifold_results.h. They are called once a block. */
#ifndef LANEHIT_SRC_ENGINE_MANIFOLD_CALLS_H
#define LANEHIT_SRC_ENGINE_MANIFOLD_CALLS_H

#include "mathematics/manifold/four_points.h"
#include "mathematics/manifold/contact_points.h"
#include "own.h"

/* mathematics/manifold/four_points.h */
void LH_OWN(keep_four)(lanes size, mask matters, int count, clipped_point *points, clipped_point *kept);

/* Puts the points in order and stores them; returns which pairs are hits. Up to two, and up to four, of which those
 * that are within the margin keep the order that they have; and four in any order. */
uint32_t LH_OWN(give_2_points)(manifold *found, const lh_argument *to, block at);
uint32_t LH_OWN(give_4_points)(manifold *found, const lh_argument *to, block at);
uint32_t LH_OWN(give_sorted_points)(manifold *found, const lh_argument *to, block at);

/* What is in order as it is. */
uint32_t LH_OWN(give_two_manifolds)(two_manifolds *found, const lh_argument *to, block at);

#endif
