// Open3D: IntersectionTest.
#include <open3d/Open3DConfig.h>
#include <open3d/geometry/BoundingVolume.h>
#include <open3d/geometry/IntersectionTest.h>
#include <open3d/geometry/Line3D.h>

#include "peer.h"

namespace
{

using vector = Eigen::Vector3d;
using tests = open3d::geometry::IntersectionTest;

vector vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

struct box {
    vector min, max;
};

box box_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

struct centred_box {
    vector centre, half;
};

centred_box centred_box_of(const float *e)
{
    return {(vector_of(e) + vector_of(e + 3)) * 0.5, (vector_of(e + 3) - vector_of(e)) * 0.5};
}

struct triangle {
    vector a, b, c;
};

triangle triangle_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3), vector_of(e + 6)};
}

open3d::geometry::AxisAlignedBoundingBox bounding_box_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

open3d::geometry::Ray3D ray_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

bool overlap(const box &a, const box &b)
{
    return tests::AABBAABB(a.min, a.max, b.min, b.max);
}

bool raycast(const open3d::geometry::Ray3D &r, const open3d::geometry::AxisAlignedBoundingBox &b, float &t)
{
    const auto result = tests::LineSlabAABB(r, b);
    if (result.has_value())
        t = static_cast<float>(result.value());
    return result.has_value();
}

bool overlap_triangle(const triangle &t, const centred_box &b)
{
    return tests::TriangleAABB(b.centre, b.half, t.a, t.b, t.c);
}

std::string version()
{
    return OPEN3D_VERSION;
}

} // namespace

extern const peer_library open3d_peers;
const peer_library open3d_peers = {
    "open3d",
    version,
    {
        {"peer_open3d", "overlap_aabb_aabb", "IntersectionTest::AABBAABB", "double", "",
         lay_out_pairs<box_of, box_of, overlap>},
        {"peer_open3d", "raycast_aabb.dir.t", "IntersectionTest::LineSlabAABB", "double; unit direction", "",
         lay_out_pairs<ray_of, bounding_box_of, raycast>},
        {"peer_open3d", "overlap_triangle_aabb", "IntersectionTest::TriangleAABB", "double", "",
         lay_out_pairs<triangle_of, centred_box_of, overlap_triangle>},
    }};
