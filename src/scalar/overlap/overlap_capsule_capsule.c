/* Capsule against capsule: the distance of their segments, against the sum of the radii (Ericson, Real-Time Collision
 * Detection, 4.5.1). */
#include "scalar/reference.h"
#include "scalar/reference_segment_pair.h"

/* Of the radii and of the lengths of the segments, and what underflows: up to where the distance from one segment does
 * not decide alone. A quarter of that is padded. */
static const float pair_doubt = 128.0f * unit_roundoff;
static const float pair_absolute_doubt = 0x1p-60f;

static inline float most_of(vector3 v)
{
    return max(v.x, max(v.y, v.z));
}

/* The bounding boxes of the segments are no further apart on any axis. */
static inline int boxes_are_within(segment a, segment b, float radii)
{
    vector3 low_a = min_each(a.a, a.b), high_a = max_each(a.a, a.b);
    vector3 low_b = min_each(b.a, b.b), high_b = max_each(b.a, b.b);
    return most_of(subtract(max_each(low_a, low_b), min_each(high_a, high_b))) <= radii;
}

static inline int overlap(capsule a, capsule b)
{
    float ways =
        sum_of_magnitudes(subtract(a.axis.b, a.axis.a)) + sum_of_magnitudes(subtract(b.axis.b, b.axis.a));
    float radii = a.radius + b.radius, doubt = (radii + ways) * pair_doubt + pair_absolute_doubt;
    float inner = max(radii - doubt, 0.0f), outer = radii + doubt, reach = radii + doubt * 0.25f;
    float from_a = nearest_of_segments(a.axis, b.axis).distance2;
    if (!((a.radius >= 0.0f) & (b.radius >= 0.0f) & (from_a <= outer * outer)))
        return 0;
    if (from_a < inner * inner)
        return 1;
    float from_b = nearest_of_segments(b.axis, a.axis).distance2;
    return boxes_are_within(a.axis, b.axis, radii) & (min(from_b, from_a) <= reach * reach);
}

static inline int overlap_capsule_capsule(const overlap_capsule_capsule_arguments *of, size_t i)
{
    return overlap(capsule_at(of->a, i), capsule_at(of->b, i));
}

REFERENCE(overlap_capsule_capsule)
