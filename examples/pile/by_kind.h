/* A list of pairs of bodies becomes a list for each two kinds of bodies: each is one call to lanehit. */
#ifndef PILE_BY_KIND_H
#define PILE_BY_KIND_H

#include "body.h"

/* The kinds of a pair, the lower one first. */
typedef enum pair_kind {
    SPHERE_SPHERE,
    SPHERE_CAPSULE,
    SPHERE_BOX,
    CAPSULE_CAPSULE,
    CAPSULE_BOX,
    BOX_BOX,
    PAIR_KINDS
} pair_kind;

/* Writes the pairs to `sorted` in the order of their kinds, and within a kind in the order in which they come; those of
 * kind k are from first[k] to first[k + 1]. In each the body of the lower kind is the first, and of two of one kind
 * they stay as they are. */
void pairs_by_kind(const body *bodies, const lh_pair *pairs, size_t count, lh_pair *sorted,
                   size_t first[PAIR_KINDS + 1]);

#endif
