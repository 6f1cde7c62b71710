/* Ellipsoid against half-space: the height of the centre, less what the ellipsoid reaches down from there. */
#include "scalar/reference_ellipsoid.h"
#include "scalar/reference_plane_gap.h"

static inline core_pair contact(ellipsoid a, plane b)
{
    ellipsoid_reach reach = reach_of_ellipsoid(a, opposite(scale(b.n, 1.0f / length_of(b.n))));
    vector3 spot = scale(reach.along, inverse_length(dot(reach.along, reach.along)));
    high_point lowest = point_over(b, a.centre);
    lowest.at = add(lowest.at, add(add(scale(a.a, spot.x), scale(a.b, spot.y)), scale(a.c, spot.z)));
    lowest.height -= reach.length;
    lowest.padding += reach.padding;
    return contact_over_plane(lowest, 0.0f, b);
}

CONTACT(ellipsoid_plane, ellipsoid_at(of->ellipsoids, i), plane_at(of->planes, i))
