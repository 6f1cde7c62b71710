// cglm: a C library of inline functions, arrays of arrays.
extern "C" {
#include <cglm/cglm.h>
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

bool overlap(box &a, box &b)
{
    return glm_aabb_aabb(a.corner, b.corner);
}

bool contains(box &outer, box &inner)
{
    return glm_aabb_contains(outer.corner, inner.corner);
}

bool overlap_spheres(sphere &a, sphere &b)
{
    return glm_sphere_sphere(a.of, b.of);
}

// A point is the centre of a sphere.
bool contains_point(box &outer, sphere &p)
{
    return glm_aabb_point(outer.corner, p.of);
}

bool ball_contains_point(sphere &outer, sphere &p)
{
    return glm_sphere_point(outer.of, p.of);
}

// Its normals point inwards.
struct frustum {
    vec4 plane[FRUSTUM_PLANES];
};

frustum frustum_of(const float *e)
{
    frustum f;
    for (int k = 0; k < 4 * FRUSTUM_PLANES; k++)
        f.plane[k / 4][k % 4] = k % 4 == 3 ? e[k] : -e[k];
    return f;
}

bool meets_frustum(box &b, frustum &f)
{
    return glm_aabb_frustum(b.corner, f.plane);
}

} // namespace

extern const peers cglm_peers;
const peers cglm_peers = {
    {"cglm", "overlap_aabb_aabb", "", "", lay_out_pairs<box_of, box_of, overlap>},
    {"cglm", "contains_aabb_aabb", "", "", lay_out_pairs<box_of, box_of, contains>},
    {"cglm", "overlap_sphere_sphere", "", "", lay_out_pairs<sphere_of, sphere_of, overlap_spheres>},
    {"cglm", "contains_aabb_point", "", "", lay_out_pairs<box_of, sphere_of, contains_point>},
    {"cglm", "contains_sphere_point", "", "", lay_out_pairs<sphere_of, sphere_of, ball_contains_point>},
    {"cglm", "classify_aabb_frustum", "", "", lay_out_pairs<box_of, frustum_of, meets_frustum>},
};
