/* What the scene of a query needs beyond the usual one, where it needs anything. */
#include "workload.h"

/* The outer shape contains every inner one that has its centre. */
#define OF_CONTAINERS                                                                                        \
    {                                                                                                        \
        .first_size = {1.0f, 2.0f}, .second_size = { 0.25f, 0.5f }                                           \
    }

/* A frustum is larger than what is in it. Rows of misses end early. */
#define OF_FRUSTUMS                                                                                          \
    {                                                                                                        \
        .second_size = {4.0f, 8.0f}, .depends_on_hits = 1                                                    \
    }

const query_notes notes[LH_QUERY_COUNT] = {
    [LH_QUERY_contains_aabb_aabb] = OF_CONTAINERS,
    [LH_QUERY_contains_aabb_sphere] = OF_CONTAINERS,
    [LH_QUERY_contains_aabb_triangle] = OF_CONTAINERS,
    [LH_QUERY_contains_aabb_capsule] = OF_CONTAINERS,
    [LH_QUERY_contains_aabb_obb] = OF_CONTAINERS,
    [LH_QUERY_contains_kdop_kdop] = OF_CONTAINERS,
    [LH_QUERY_contains_sphere_aabb] = OF_CONTAINERS,
    [LH_QUERY_contains_sphere_sphere] = OF_CONTAINERS,
    [LH_QUERY_classify_aabb_frustum] = OF_FRUSTUMS,
    [LH_QUERY_classify_sphere_frustum] = OF_FRUSTUMS,
    [LH_QUERY_classify_obb_frustum] = OF_FRUSTUMS,
    [LH_QUERY_classify_capsule_frustum] = OF_FRUSTUMS,
    [LH_QUERY_raycast_aabb] = {.is_by_inverse = 1},
    [LH_QUERY_overlap_capsule_capsule] = {.depends_on_hits = 1},
    [LH_QUERY_overlap_capsule_obb] = {.depends_on_hits = 1},
    [LH_QUERY_overlap_capsule_triangle] = {.depends_on_hits = 1},
    [LH_QUERY_overlap_obb_obb] = {.depends_on_hits = 1},
    [LH_QUERY_overlap_triangle_aabb] = {.depends_on_hits = 1},
    [LH_QUERY_overlap_triangle_triangle] = {.depends_on_hits = 1},
};
