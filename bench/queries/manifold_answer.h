/* What a manifold is, a point after the other. */
#ifndef BENCH_QUERIES_MANIFOLD_ANSWER_H
#define BENCH_QUERIES_MANIFOLD_ANSWER_H

#include "loop.h"

/* The n-th, behind those that are there, if it is within the margin; in what is left it may stay till the end. */
ALWAYS_INLINE void add_point(of_MANIFOLD *m, int n, int is_within, point at, float distance, uint32_t feature)
{
    for (int k = 0; k <= n; k++) {
        const int is_here = is_within & (m->count <= k);
        m->at[k].x = is_here ? at.x : m->at[k].x;
        m->at[k].y = is_here ? at.y : m->at[k].y;
        m->at[k].z = is_here ? at.z : m->at[k].z;
        m->distance[k] = is_here ? distance : m->distance[k];
        m->feature[k] = is_here ? feature : m->feature[k];
    }
    m->count += is_within;
}

ALWAYS_INLINE answer manifold_of(of_MANIFOLD m)
{
    const int hit = m.count > 0;
    m.normal = times(m.normal, hit ? 1.0f : 0.0f);
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++) {
        const int is_there = k < m.count;
        m.at[k] = times(m.at[k], is_there ? 1.0f : 0.0f);
        m.distance[k] = is_there ? m.distance[k] : INFINITY;
        m.feature[k] = is_there ? m.feature[k] : 0;
    }
    return (answer){hit, m};
}

#endif
