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

/* A point as it is told. */
typedef struct told_point {
    vector3 at;
    float distance;
    uint32_t feature;
} told_point;

static inline void record_point(lh_manifolds to, size_t k, size_t i, told_point told)
{
    record_vector(to.point[k], i, told.at);
    record_float(to.distance[k], i, told.distance);
    if (to.feature[k])
        to.feature[k][i] = told.feature;
}

static inline void sort_by_feature(told_point *points, int count)
{
    for (int k = 1; k < count; k++)
        for (int j = k; j > 0 && points[j].feature < points[j - 1].feature; j--) {
            const told_point later = points[j - 1];
            points[j - 1] = points[j];
            points[j] = later;
        }
}

/* The results of pair i; returns whether it is a hit. */
static inline int record_points(const told_point *points, uint8_t count, vector3 normal, lh_manifolds to,
                                size_t i)
{
    const told_point none = {{0.0f, 0.0f, 0.0f}, INFINITY, 0};
    for (size_t k = 0; k < LH_POINTS_OF_MANIFOLDS; k++)
        record_point(to, k, i, k < count ? points[k] : none);
    record_vector(to.normal, i, count ? normal : none.at);
    if (to.count)
        to.count[i] = count;
    return count > 0;
}

/* Those of some points that are within the margin. */
static inline int record_manifold(const manifold_point *points, size_t count, float margin, lh_manifolds to,
                                  size_t i)
{
    told_point told[LH_POINTS_OF_MANIFOLDS];
    uint8_t found = 0;
    for (size_t k = 0; k < count; k++) {
        const contact_result result = contact_of(&points[k].cores, margin);
        if (result.hit)
            told[found++] = (told_point){contact_point(&points[k].cores), result.distance, points[k].feature};
    }
    return record_points(told, found, points[0].cores.normal, to, i);
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
