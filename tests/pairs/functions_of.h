/* What the library has pairs found by, of a backend. */
#ifndef LANEHIT_TESTS_FUNCTIONS_OF_H
#define LANEHIT_TESTS_FUNCTIONS_OF_H

#include "pairs/grid.h"

static inline lh_pairs_functions spheres_by(const lh_backend *backend)
{
    return (lh_pairs_functions){backend->pairs, backend->round, backend->query[LH_QUERY_overlap_sphere_aabb]};
}

static inline lh_pairs_functions sweeps_by(const lh_backend *backend)
{
    return (lh_pairs_functions){backend->pairs, backend->round, backend->query[LH_QUERY_sweep_aabb_aabb]};
}

static inline lh_query_function *rays_by(const lh_backend *backend)
{
    lh_query_function *const raycast = backend->query[LH_QUERY_raycast_aabb];
    return raycast;
}

#endif
