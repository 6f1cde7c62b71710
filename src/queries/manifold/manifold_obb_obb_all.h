/* Two turned boxes: all points of faces that look at each other, up to eight, or the contact. */
#ifndef LANEHIT_SRC_QUERIES_MANIFOLD_OBB_OBB_ALL_H
#define LANEHIT_SRC_QUERIES_MANIFOLD_OBB_OBB_ALL_H

#include "queries/obb_manifold_calls.h"

LH_INLINE two_manifolds manifold_obb_obb_all(obb a, obb b, lanes margin)
{
    two_manifolds found;
    LH_OWN(find_obb_manifolds)(&a, &b, margin, 2, found.of);
    return found;
}

LH_BLOCK_OF_TWO_MANIFOLDS(manifold_obb_obb_all, obb, obb)
LH_MANIFOLDS_OF_OBBS(manifold_obb_obb_all)

#endif
