// Irrlicht: its inline boxes.
#include <irrlicht/aabbox3d.h>
#include <irrlicht/line3d.h>
#include <irrlicht/IrrCompileConfig.h>

#include "peer.h"

namespace
{

using vector = irr::core::vector3df;
using box = irr::core::aabbox3df;

vector vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

box box_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

// It knows segments only, by their middles; this one is as long as the world is wide.
struct segment {
    vector middle, direction;
    float half;
};

segment segment_of(const float *e)
{
    const float half = 32;
    const vector direction = vector_of(e + 3).normalize();
    return {vector_of(e) + direction * half, direction, half};
}

bool overlap(const box &a, const box &b)
{
    return a.intersectsWithBox(b);
}

bool contains(const box &outer, const box &inner)
{
    return inner.isFullInside(outer);
}

bool raycast(const segment &s, const box &b)
{
    return b.intersectsWithLine(s.middle, s.direction, s.half);
}

std::string version()
{
    return IRRLICHT_SDK_VERSION;
}

} // namespace

extern const peer_library irrlicht_peers;
const peer_library irrlicht_peers = {
    "irrlicht",
    version,
    {
        {"peer_irrlicht", "overlap_aabb_aabb", "aabbox3df::intersectsWithBox", "", "",
         lay_out_pairs<box_of, box_of, overlap>},
        {"peer_irrlicht", "contains_aabb_aabb", "aabbox3df::isFullInside", "", "",
         lay_out_pairs<box_of, box_of, contains>},
        {"peer_irrlicht", "raycast_aabb", "aabbox3df::intersectsWithLine", "a segment; unit direction", "",
         lay_out_pairs<segment_of, box_of, raycast>},
    }};
