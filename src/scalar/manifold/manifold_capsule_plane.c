/* Capsule against half-space: the height of either end over the plane, less the radius (Ericson, Real-Time Collision
 * Detection, 5.2.2). */
#include "scalar/reference_manifold.h"
#include "scalar/reference_plane_gap.h"

static inline void manifold(capsule a, plane b, manifold_point points[2])
{
    high_point ends[2] = {point_over(b, a.axis.a), point_over(b, a.axis.b)};
    float padding = lower_of(ends[0], ends[1]).padding;
    for (uint32_t k = 0; k < 2; k++) {
        ends[k].padding = padding;
        points[k] = (manifold_point){contact_over_plane(ends[k], a.radius, b), feature_of(LH_VERTEX, k)};
    }
}

MANIFOLD(capsule_plane, 2, capsule_at(of->capsules, i), plane_at(of->planes, i))
