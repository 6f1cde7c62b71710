/* Of a capsule either end may touch what is behind a plane. Ericson, Real-Time Collision Detection, 5.2.2. */
#ifndef LANEHIT_SRC_QUERIES_MANIFOLD_CAPSULE_PLANE_H
#define LANEHIT_SRC_QUERIES_MANIFOLD_CAPSULE_PLANE_H

#include "engine/manifold.h"
#include "mathematics/plane_gap.h"

/* Both heights are padded as the lower one is in contact_capsule_plane, so hits are the same. */
LH_INLINE manifold manifold_capsule_plane(capsule a, unit_plane b, lanes margin)
{
    high_point of_a = point_over(b, a.axis.a), of_b = point_over(b, a.axis.b);
    of_a.height.padding = of_b.height.padding = lower_of(of_a, of_b).height.padding;
    const core_gap gap_of_a = gap_over_plane(of_a, a.radius, b), gap_of_b = gap_over_plane(of_b, a.radius, b);
    manifold found; /* the rest of which nobody asks for */
    found.normal = b.inwards;
    found.point[0] = point_of_gap(&gap_of_a, b.inwards, margin, feature_of(LH_VERTEX, 0));
    found.point[1] = point_of_gap(&gap_of_b, b.inwards, margin, feature_of(LH_VERTEX, 1));
    return found;
}

LH_MANIFOLD(manifold_capsule_plane, capsule, unit_plane, 2)

#endif
