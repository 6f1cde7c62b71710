/* Two turned boxes: up to four points of faces that look at each other, or the contact. */
#ifndef LANEHIT_SRC_QUERIES_MANIFOLD_OBB_OBB_H
#define LANEHIT_SRC_QUERIES_MANIFOLD_OBB_OBB_H

#include "queries/obb_manifold_calls.h"

LH_INLINE manifold manifold_obb_obb(obb a, obb b, lanes margin)
{
    manifold found;
    LH_OWN(find_obb_manifolds)(&a, &b, margin, 1, &found);
    return found;
}

LH_BLOCK_OF_SORTED_MANIFOLD(manifold_obb_obb, obb, obb)
LH_MANIFOLDS_OF_OBBS(manifold_obb_obb)

#endif
