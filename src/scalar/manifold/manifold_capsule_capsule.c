/* Capsule against capsule: the nearest points of the segments; or, where these lie along each other, those at both ends
 * of what they have in common, seen across. */
#include "scalar/reference_capsule_pair.h"
#include "scalar/reference_manifold.h"

/* The cosine of their angle, squared, and what the first has in common with the second. */
static inline int lie_along_each_other(segment a, segment b, float s, float other_s)
{
    vector3 way_a = subtract(a.b, a.a), way_b = subtract(b.b, b.a);
    float both = dot(way_a, way_b);
    float squared_cosine = (both * inverse_of_squared(way_a)) * (both * inverse_of_squared(way_b));
    return (squared_cosine >= 1.0f - largest_tilt * largest_tilt) & (s != other_s);
}

/* The contact and both ends: pairs of points, and their features. */
typedef struct candidates {
    capsule_pair pair[3];
    uint32_t feature[3];
    int lie_along;
} candidates;

/* Where a is nearest to an end of b, and b to that. */
static inline segment_pair pair_at_end(segment a, segment b, uint32_t end)
{
    vector3 way_a = subtract(a.b, a.a), way_b = subtract(b.b, b.a), between = subtract(b.a, a.a);
    float both = dot(way_a, way_b), inverse_b = inverse_of_squared(way_b);
    float s = share_of_way((dot(between, way_a) + (end ? both : 0.0f)) * inverse_of_squared(way_a));
    float t = share_of_way(s * (both * inverse_b) - dot(between, way_b) * inverse_b);
    return (segment_pair){
        .s = s, .t = t, .apart = subtract(subtract(scale(way_a, s), scale(way_b, t)), between)};
}

static inline candidates in_this_order(capsule a, capsule b)
{
    segment_pair nearest = nearest_of_segments(a.axis, b.axis), ends[2];
    candidates c;
    int is_against = dot(subtract(a.axis.b, a.axis.a), subtract(b.axis.b, b.axis.a)) < 0.0f;
    c.pair[0] = nearest_in_this_order(a, b, &nearest);
    c.feature[0] = features_of(feature_at_share(nearest.s), feature_at_share(nearest.t));
    for (uint32_t end = 0; end < 2; end++) {
        ends[end] = pair_at_end(a.axis, b.axis, end);
        c.pair[1 + end] = pair_at(a, b, ends[end].s, ends[end].t, ends[end].apart);
        c.feature[1 + end] =
            features_of(feature_of(LH_VERTEX, is_against ? 1 - end : end), feature_of(LH_VERTEX, end));
    }
    c.lie_along = lie_along_each_other(a.axis, b.axis, ends[0].s, ends[1].s);
    return c;
}

static inline candidates in_order(capsule a, capsule b)
{
    if (!segment_comes_before(b.axis, a.axis))
        return in_this_order(a, b);
    candidates c = in_this_order(b, a);
    for (int k = 0; k < 3; k++) {
        c.pair[k] = exchanged(c.pair[k]);
        c.feature[k] = exchanged_features(c.feature[k]);
    }
    return c;
}

static inline void manifold(capsule a, capsule b, manifold_point points[3])
{
    candidates c = in_order(a, b);
    vector3 normal = normal_of_pair(&c.pair[0]);
    for (int k = 0; k < 3; k++) {
        points[k] = (manifold_point){c.pair[k].cores, c.feature[k]};
        points[k].cores.normal = normal;
        if (k > 0) {
            points[k].cores.distance = c.lie_along ? dot(c.pair[k].way, normal) : NAN;
            points[k].cores.padding = c.pair[0].cores.padding;
        }
    }
}

MANIFOLD_OF_TWO_OR_ONE(capsule_capsule, capsule_at(of->a, i), capsule_at(of->b, i))
