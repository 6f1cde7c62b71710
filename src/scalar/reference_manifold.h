/* Manifolds: the points of a pair that are within its margin, in the order of their features. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_MANIFOLD_H
#define LANEHIT_SRC_SCALAR_REFERENCE_MANIFOLD_H

#include "reference_contact.h"

typedef struct manifold_point {
    core_pair cores;
    uint32_t feature;
} manifold_point;

static inline uint32_t feature_of(uint32_t kind, uint32_t number)
{
    return kind | number << LH_FEATURE_NUMBER;
}

static inline void record_point(lh_manifolds to, size_t k, size_t i, vector3 at, float distance,
                                uint32_t feature)
{
    record_vector(to.point[k], i, at);
    record_float(to.distance[k], i, distance);
    if (to.feature[k])
        to.feature[k][i] = feature;
}

/* The results of pair i; returns whether it is a hit. */
static inline int record_manifold(const manifold_point *points, size_t count, float margin, lh_manifolds to,
                                  size_t i)
{
    const vector3 zero = {0.0f, 0.0f, 0.0f};
    uint8_t found = 0;
    for (size_t k = 0; k < count; k++) {
        const contact_result result = contact_of(&points[k].cores, margin);
        if (result.hit)
            record_point(to, found++, i, contact_point(&points[k].cores), result.distance, points[k].feature);
    }
    for (size_t k = found; k < LH_POINTS_OF_MANIFOLDS; k++)
        record_point(to, k, i, zero, INFINITY, 0);
    record_vector(to.normal, i, found ? points[0].cores.normal : zero);
    if (to.count)
        to.count[i] = found;
    return found > 0;
}

/* MANIFOLD(capsule_plane, 2, capsule_at(of->capsules, i), plane_at(of->planes, i)) makes the reference of
 * manifold_capsule_plane from its points, which manifold(a, b, points) writes. */
#define MANIFOLD(shapes, POINTS, A, B)                                                                       \
    static inline int manifold_##shapes(const manifold_##shapes##_arguments *of, size_t i)                   \
    {                                                                                                        \
        manifold_point points[POINTS];                                                                       \
        manifold(A, B, points);                                                                              \
        return record_manifold(points, POINTS, number_at(of->margin, i), lh_manifolds_of(of->manifolds), i); \
    }                                                                                                        \
                                                                                                             \
    REFERENCE(manifold_##shapes)

#endif
