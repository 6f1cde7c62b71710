/* Oriented box against half-space: the heights over the plane of the corners of the face that looks most into it
 * (Ericson, Real-Time Collision Detection, 5.2.3). */
#include "scalar/reference_box_over_plane.h"
#include "scalar/reference_manifold.h"

static inline void manifold(oriented_box a, plane b, manifold_point points[4])
{
    vector3 seen = rotate_back(a.rotation, b.n), slope = magnitude_each(seen);
    int is_x = slope.x >= slope.y && slope.x >= slope.z, is_z = !is_x && slope.z > slope.y;
    const int face = is_x ? 0 : is_z ? 2 : 1;
    const float half[3] = {a.half.x, a.half.y, a.half.z};
    const uint32_t lower[3] = {seen.x < 0.0f, seen.y < 0.0f, seen.z < 0.0f};
    for (uint32_t k = 0, found = 0; k < 8; k++) {
        const uint32_t upper[3] = {k & 1, k >> 1 & 1, k >> 2};
        if (upper[face] != lower[face])
            continue;
        const vector3 corner = {upper[0] ? half[0] : -half[0], upper[1] ? half[1] : -half[1],
                                upper[2] ? half[2] : -half[2]};
        points[found++] = (manifold_point){contact_of_corner(a, b, corner, dot(seen, corner)),
                                           feature_of(LH_VERTEX, k << 2)};
    }
}

MANIFOLD(obb_plane, 4, oriented_box_at(of->boxes, i), plane_at(of->planes, i))
