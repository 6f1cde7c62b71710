/* What manifolds of two hulls are made by: a function of an object of its own, hull_manifolds.h. It is called once a
 * block. */
#ifndef LANEHIT_SRC_QUERIES_HULL_MANIFOLD_CALLS_H
#define LANEHIT_SRC_QUERIES_HULL_MANIFOLD_CALLS_H

#include "engine/manifold_calls.h"
#include "mathematics/hulls/convex_pair.h"

/* Of two hulls whose contact this is, by its gap and normal, and where it is on a, from the origin of that. */
void LH_OWN(find_hull_manifold)(const convex_pair *p, const core_gap *contact, v3 normal, v3 on_a,
                                lanes margin, manifold *found);

#endif
