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

/* The sine of an angle up to which what lies along each other is taken to have two points. */
static const float largest_tilt = 0x1p-5f;

/* Of a point at this share of the way of a capsule's segment. */
static inline uint32_t feature_at_share(float share)
{
    return share == 0.0f   ? feature_of(LH_VERTEX, 0)
           : share == 1.0f ? feature_of(LH_VERTEX, 1)
                           : feature_of(LH_EDGE, 0);
}

static inline uint32_t features_of(uint32_t of_a, uint32_t of_b)
{
    return of_a | of_b << LH_FEATURE_OF_B;
}

static inline uint32_t exchanged_features(uint32_t feature)
{
    return features_of(feature >> LH_FEATURE_OF_B, feature & ((1U << LH_FEATURE_OF_B) - 1));
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

/* Of the contact and two other points these, if both are within the margin; else that alone. */
static inline int record_two_points_or_one(const manifold_point points[3], float margin, lh_manifolds to,
                                           size_t i)
{
    int are_within = contact_of(&points[0].cores, margin).hit & contact_of(&points[1].cores, margin).hit &
                     contact_of(&points[2].cores, margin).hit;
    if (!are_within)
        return record_manifold(points, 1, margin, to, i);
    int is_in_order = points[1].feature < points[2].feature;
    const manifold_point both[2] = {points[is_in_order ? 1 : 2], points[is_in_order ? 2 : 1]};
    return record_manifold(both, 2, margin, to, i);
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

/* The same, where manifold(a, b, points) writes the contact and two points that may count for it. */
#define MANIFOLD_OF_TWO_OR_ONE(shapes, A, B)                                                                 \
    static inline int manifold_##shapes(const manifold_##shapes##_arguments *of, size_t i)                   \
    {                                                                                                        \
        manifold_point points[3];                                                                            \
        manifold(A, B, points);                                                                              \
        return record_two_points_or_one(points, number_at(of->margin, i), lh_manifolds_of(of->manifolds),    \
                                        i);                                                                  \
    }                                                                                                        \
                                                                                                             \
    REFERENCE(manifold_##shapes)

#endif
