// Ignition Math, of Gazebo.
#include <ignition/math/AxisAlignedBox.hh>
#include <ignition/math/config.hh>

#include "peer.h"

namespace
{

using vector = ignition::math::Vector3d;
using box = ignition::math::AxisAlignedBox;

vector vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

box box_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

struct ray {
    vector origin, direction;
};

ray ray_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

bool overlap(const box &a, const box &b)
{
    return a.Intersects(b);
}

// Distances along the ray, in place of times: no box is farther than the world is wide.
bool raycast(const ray &r, const box &b)
{
    return b.IntersectCheck(r.origin, r.direction, 0, 64);
}

bool raycast_distance(const ray &r, const box &b, float &t)
{
    const std::tuple<bool, double> result = b.IntersectDist(r.origin, r.direction, 0, 64);
    t = static_cast<float>(std::get<1>(result));
    return std::get<0>(result);
}

std::string version()
{
    return IGNITION_MATH_VERSION_FULL;
}

} // namespace

extern const peer_library ignition_peers;
const peer_library ignition_peers = {
    "ignition",
    version,
    {
        {"peer_ignition", "overlap_aabb_aabb", "AxisAlignedBox::Intersects", "double", "",
         lay_out_pairs<box_of, box_of, overlap>},
        {"peer_ignition", "raycast_aabb", "AxisAlignedBox::IntersectCheck",
         "double; normalises the direction", "", lay_out_pairs<ray_of, box_of, raycast>},
        {"peer_ignition", "raycast_aabb.dir.t", "AxisAlignedBox::IntersectDist",
         "double; normalises the direction", "", lay_out_pairs<ray_of, box_of, raycast_distance>},
    }};
