/* Capsule against capsule: the distance of their segments, against the sum of the radii (Ericson, Real-Time Collision
 * Detection, 4.5.1). */
#include "reference.h"
#include "segment_pair.h"

/* Covers what the distance is off by, of the radii and of the lengths of the segments; and what underflows. */
static const float pair_pad = 32.0f * unit_roundoff;
static const float pair_absolute_pad = 0x1p-62f;

static inline int overlap(capsule a, capsule b)
{
    float ways =
        sum_of_magnitudes(subtract(a.axis.b, a.axis.a)) + sum_of_magnitudes(subtract(b.axis.b, b.axis.a));
    float padding = ways * pair_pad + pair_absolute_pad;
    float reach = (a.radius + b.radius) * (1.0f + pair_pad) + padding;
    return (a.radius >= 0.0f) & (b.radius >= 0.0f) &
           (nearest_of_segments(a.axis, b.axis).distance2 <= reach * reach);
}

static inline int overlap_capsule_capsule(const overlap_capsule_capsule_arguments *of, size_t i)
{
    return overlap(capsule_at(of->a, i), capsule_at(of->b, i));
}

REFERENCE(overlap_capsule_capsule)
