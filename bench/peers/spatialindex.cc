// libspatialindex: regions at rest and in motion, of any dimension.
#include <spatialindex/SpatialIndex.h>

#include "peer.h"

namespace
{

struct coordinates {
    double at[3];
};

coordinates coordinates_of(const float *e)
{
    return {{e[0], e[1], e[2]}};
}

SpatialIndex::Region region_of(const float *e)
{
    return {coordinates_of(e).at, coordinates_of(e + 3).at, 3};
}

SpatialIndex::MovingRegion moving_region_of(const float *e)
{
    const coordinates velocity = coordinates_of(e + 6);
    return {coordinates_of(e).at, coordinates_of(e + 3).at, velocity.at, velocity.at, 0.0, 1.0, 3};
}

SpatialIndex::MovingRegion resting_region_of(const float *e)
{
    const coordinates velocity = {{0, 0, 0}};
    return {coordinates_of(e).at, coordinates_of(e + 3).at, velocity.at, velocity.at, 0.0, 1.0, 3};
}

bool overlap(const SpatialIndex::Region &a, const SpatialIndex::Region &b)
{
    return a.intersectsRegion(b);
}

bool contains(const SpatialIndex::Region &outer, const SpatialIndex::Region &inner)
{
    return outer.containsRegion(inner);
}

bool sweep(const SpatialIndex::MovingRegion &a, const SpatialIndex::MovingRegion &b, float &t)
{
    Tools::Interval times;
    const bool hit = a.intersectsRegionInTime(b, times);
    t = static_cast<float>(times.getLowerBound());
    return hit;
}

std::string version()
{
    return dotted(SIDX_VERSION_MAJOR, SIDX_VERSION_MINOR, SIDX_VERSION_REV);
}

} // namespace

extern const peer_library spatialindex_peers;
const peer_library spatialindex_peers = {
    "spatialindex",
    version,
    {
        {"peer_spatialindex", "overlap_aabb_aabb", "Region::intersectsRegion", "double", "",
         lay_out_pairs<region_of, region_of, overlap>},
        {"peer_spatialindex", "contains_aabb_aabb", "Region::containsRegion", "double", "",
         lay_out_pairs<region_of, region_of, contains>},
        {"peer_spatialindex", "sweep_aabb_aabb.toi", "MovingRegion::intersectsRegionInTime",
         "double; boxes may grow; computes the end too", "",
         lay_out_pairs<moving_region_of, resting_region_of, sweep>},
    }};
