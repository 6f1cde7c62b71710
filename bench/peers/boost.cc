// Boost.Geometry: its algorithms on its own points and boxes.
#include <boost/geometry.hpp>
#include <boost/version.hpp>

#include "peer.h"

namespace
{

namespace geometry = boost::geometry;
using point = geometry::model::point<float, 3, geometry::cs::cartesian>;
using box = geometry::model::box<point>;

box box_of(const float *e)
{
    return {point(e[0], e[1], e[2]), point(e[3], e[4], e[5])};
}

struct sphere {
    point centre;
    float radius;
};

sphere sphere_of(const float *e)
{
    return {point(e[0], e[1], e[2]), e[3]};
}

bool overlap_sphere(const sphere &s, const box &b)
{
    return geometry::comparable_distance(s.centre, b) <= s.radius * s.radius;
}

bool overlap(const box &a, const box &b)
{
    return geometry::intersects(a, b);
}

bool contains(const box &outer, const box &inner)
{
    return geometry::covered_by(inner, outer);
}

std::string version()
{
    return dotted(BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000, BOOST_VERSION % 100);
}

} // namespace

extern const peer_library boost_peers;
const peer_library boost_peers = {"boost",
                                  version,
                                  {
                                      {"peer_boost", "overlap_sphere_aabb", "comparable_distance(point, box)",
                                       "", "", lay_out_pairs<sphere_of, box_of, overlap_sphere>},
                                      {"peer_boost", "overlap_aabb_aabb", "intersects(box, box)", "", "",
                                       lay_out_pairs<box_of, box_of, overlap>},
                                      {"peer_boost", "contains_aabb_aabb", "covered_by(box, box)", "", "",
                                       lay_out_pairs<box_of, box_of, contains>},
                                  }};
