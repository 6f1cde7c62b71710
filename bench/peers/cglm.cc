// cglm: a C library of inline functions, arrays of arrays.
extern "C" {
#include <cglm/cglm.h>
#include <cglm/version.h>
}

#include "peer.h"

namespace
{

struct box {
    vec3 corner[2];
};

box box_of(const float *e)
{
    return {{{e[0], e[1], e[2]}, {e[3], e[4], e[5]}}};
}

struct sphere {
    vec4 of;
};

sphere sphere_of(const float *e)
{
    return {{e[0], e[1], e[2], e[3]}};
}

bool overlap_sphere(sphere &s, box &b)
{
    return glm_aabb_sphere(b.corner, s.of);
}

bool overlap(box &a, box &b)
{
    return glm_aabb_aabb(a.corner, b.corner);
}

bool contains(box &outer, box &inner)
{
    return glm_aabb_contains(outer.corner, inner.corner);
}

std::string version()
{
    return dotted(CGLM_VERSION_MAJOR, CGLM_VERSION_MINOR, CGLM_VERSION_PATCH);
}

} // namespace

extern const peer_library cglm_peers;
const peer_library cglm_peers = {
    "cglm",
    version,
    {
        {"peer_cglm", "overlap_sphere_aabb", "glm_aabb_sphere", "",
         "measures from the far face where the centre is below min: both sides index max",
         lay_out_pairs<sphere_of, box_of, overlap_sphere>},
        {"peer_cglm", "overlap_aabb_aabb", "glm_aabb_aabb", "", "", lay_out_pairs<box_of, box_of, overlap>},
        {"peer_cglm", "contains_aabb_aabb", "glm_aabb_contains", "", "",
         lay_out_pairs<box_of, box_of, contains>},
    }};
