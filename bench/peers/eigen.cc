// Eigen: AlignedBox, and planes.
#include <Eigen/Geometry>

#include "peer.h"

namespace
{

using box = Eigen::AlignedBox3f;
using plane = Eigen::Hyperplane<float, 3>;
using line = Eigen::ParametrizedLine<float, 3>;

box box_of(const float *e)
{
    return {Eigen::Vector3f(e[0], e[1], e[2]), Eigen::Vector3f(e[3], e[4], e[5])};
}

struct sphere {
    Eigen::Vector3f centre;
    float radius;
};

sphere sphere_of(const float *e)
{
    return {Eigen::Vector3f(e[0], e[1], e[2]), e[3]};
}

bool overlap_sphere(const sphere &s, const box &b)
{
    return b.squaredExteriorDistance(s.centre) <= s.radius * s.radius;
}

plane plane_of(const float *e)
{
    return {Eigen::Vector3f(e[0], e[1], e[2]), -e[3]};
}

line line_of(const float *e)
{
    return {Eigen::Vector3f(e[0], e[1], e[2]), Eigen::Vector3f(e[3], e[4], e[5])};
}

bool raycast(const line &l, const plane &p, float &t)
{
    t = l.intersectionParameter(p);
    return t >= 0;
}

} // namespace

extern const peers eigen_peers;
const peers eigen_peers = {
    {"eigen", "overlap_sphere_aabb", "", "", lay_out_pairs<sphere_of, box_of, overlap_sphere>},
    {"eigen", "raycast_plane.t", "", "", lay_out_pairs<line_of, plane_of, raycast>},
};
