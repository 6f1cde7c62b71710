// OpenVDB: rays and boxes of its inline mathematics.
#include <openvdb/math/BBox.h>
#include <openvdb/math/Ray.h>
#include <openvdb/version.h>

#include "peer.h"

namespace
{

using vector = openvdb::math::Vec3<float>;
using box = openvdb::math::BBox<vector>;
using ray = openvdb::math::Ray<float>;

vector vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

box box_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

ray ray_of(const float *e)
{
    return ray(vector_of(e), vector_of(e + 3), 0.0f);
}

bool overlap(const box &a, const box &b)
{
    return a.hasOverlap(b);
}

bool contains(const box &outer, const box &inner)
{
    return outer.isInside(inner);
}

bool raycast(const ray &r, const box &b, float &t)
{
    float exit;
    return r.intersects(b, t, exit);
}

std::string version()
{
    return OPENVDB_LIBRARY_VERSION_STRING;
}

} // namespace

extern const peer_library openvdb_peers;
const peer_library openvdb_peers = {"openvdb",
                                    version,
                                    {
                                        {"peer_openvdb", "overlap_aabb_aabb", "BBox::hasOverlap", "", "",
                                         lay_out_pairs<box_of, box_of, overlap>},
                                        {"peer_openvdb", "contains_aabb_aabb", "BBox::isInside", "", "",
                                         lay_out_pairs<box_of, box_of, contains>},
                                        {"peer_openvdb", "raycast_aabb.t", "Ray::intersects(BBox, t0, t1)",
                                         "computes the exit too", "", lay_out_pairs<ray_of, box_of, raycast>},
                                    }};
