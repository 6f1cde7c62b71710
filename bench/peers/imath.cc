// Imath, of OpenEXR.
#include <ImathBox.h>
#include <ImathBoxAlgo.h>
#include <ImathConfig.h>
#include <ImathLine.h>

#include "peer.h"

namespace
{

Imath::V3f vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

Imath::Box3f box_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

Imath::Line3f ray_of(const float *e)
{
    return {vector_of(e), vector_of(e) + vector_of(e + 3)};
}

struct sphere {
    Imath::V3f centre;
    float radius;
};

sphere sphere_of(const float *e)
{
    return {vector_of(e), e[3]};
}

bool overlap_sphere(const sphere &s, const Imath::Box3f &b)
{
    return (Imath::clip(s.centre, b) - s.centre).length2() <= s.radius * s.radius;
}

bool overlap(const Imath::Box3f &a, const Imath::Box3f &b)
{
    return a.intersects(b);
}

bool raycast(const Imath::Line3f &r, const Imath::Box3f &b)
{
    return Imath::intersects(b, r);
}

std::string version()
{
    return IMATH_VERSION_STRING;
}

} // namespace

extern const peer_library imath_peers;
const peer_library imath_peers = {
    "imath",
    version,
    {
        {"peer_imath", "overlap_sphere_aabb", "clip(point, box)", "composed", "",
         lay_out_pairs<sphere_of, box_of, overlap_sphere>},
        {"peer_imath", "overlap_aabb_aabb", "Box3f::intersects", "", "",
         lay_out_pairs<box_of, box_of, overlap>},
        {"peer_imath", "raycast_aabb", "intersects(Box3f, Line3f)", "unit direction; computes the point too",
         "", lay_out_pairs<ray_of, box_of, raycast>},
    }};
