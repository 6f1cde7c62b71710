// libccd: any convex shapes, by the points farthest along a direction, which its users write.
#include <ccd/ccd.h>
#include <ccd/vec3.h>

#include "peer.h"

namespace
{

ccd_vec3_t vector_of(const float *e)
{
    ccd_vec3_t v;
    ccdVec3Set(&v, e[0], e[1], e[2]);
    return v;
}

struct box {
    ccd_vec3_t min, max;
};

box box_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

struct sphere {
    ccd_vec3_t centre;
    ccd_real_t radius;
};

sphere sphere_of(const float *e)
{
    return {vector_of(e), e[3]};
}

struct triangle {
    ccd_vec3_t vertex[3];
};

triangle triangle_of(const float *e)
{
    return {{vector_of(e), vector_of(e + 3), vector_of(e + 6)}};
}

// ---- Centres, and points farthest along a direction ----

void centre_of(const box &b, ccd_vec3_t *out)
{
    for (int i = 0; i < 3; i++)
        out->v[i] = (b.min.v[i] + b.max.v[i]) / 2;
}

void centre_of(const sphere &s, ccd_vec3_t *out)
{
    *out = s.centre;
}

void centre_of(const triangle &t, ccd_vec3_t *out)
{
    for (int i = 0; i < 3; i++)
        out->v[i] = (t.vertex[0].v[i] + t.vertex[1].v[i] + t.vertex[2].v[i]) / 3;
}

void farthest_of(const box &b, const ccd_vec3_t *direction, ccd_vec3_t *out)
{
    for (int i = 0; i < 3; i++)
        out->v[i] = direction->v[i] < 0 ? b.min.v[i] : b.max.v[i];
}

void farthest_of(const sphere &s, const ccd_vec3_t *direction, ccd_vec3_t *out)
{
    const ccd_real_t length = std::sqrt(ccdVec3Len2(direction));
    for (int i = 0; i < 3; i++)
        out->v[i] = s.centre.v[i] + s.radius * direction->v[i] / length;
}

void farthest_of(const triangle &t, const ccd_vec3_t *direction, ccd_vec3_t *out)
{
    const ccd_vec3_t *farthest = &t.vertex[0];
    for (int k = 1; k < 3; k++)
        if (ccdVec3Dot(direction, &t.vertex[k]) > ccdVec3Dot(direction, farthest))
            farthest = &t.vertex[k];
    *out = *farthest;
}

template <typename Shape> void centre(const void *shape, ccd_vec3_t *out)
{
    centre_of(*static_cast<const Shape *>(shape), out);
}

template <typename Shape> void farthest(const void *shape, const ccd_vec3_t *direction, ccd_vec3_t *out)
{
    farthest_of(*static_cast<const Shape *>(shape), direction, out);
}

// ---- Tests ----

template <typename First> ccd_t functions()
{
    ccd_t ccd;
    CCD_INIT(&ccd);
    ccd.support1 = farthest<First>;
    ccd.support2 = farthest<box>;
    ccd.center1 = centre<First>;
    ccd.center2 = centre<box>;
    ccd.max_iterations = 100;
    return ccd;
}

template <typename First> bool gjk(const First &a, const box &b)
{
    const ccd_t ccd = functions<First>();
    return ccdGJKIntersect(&a, &b, &ccd);
}

template <typename First> bool mpr(const First &a, const box &b)
{
    const ccd_t ccd = functions<First>();
    return ccdMPRIntersect(&a, &b, &ccd);
}

std::string version()
{
    return LANEHIT_CCD_VERSION; // no header says it
}

} // namespace

extern const peer_library ccd_peers;
const peer_library ccd_peers = {
    "ccd",
    version,
    {
        {"peer_ccd_gjk", "overlap_sphere_aabb", "ccdGJKIntersect", "double; any convex shapes", "",
         lay_out_pairs<sphere_of, box_of, gjk<sphere>>},
        {"peer_ccd_mpr", "overlap_sphere_aabb", "ccdMPRIntersect", "double; any convex shapes",
         "it stops at its tolerance, 1e-4 as it comes", lay_out_pairs<sphere_of, box_of, mpr<sphere>>},
        {"peer_ccd_gjk", "overlap_triangle_aabb", "ccdGJKIntersect", "double; any convex shapes", "",
         lay_out_pairs<triangle_of, box_of, gjk<triangle>>},
        {"peer_ccd_mpr", "overlap_triangle_aabb", "ccdMPRIntersect", "double; any convex shapes", "",
         lay_out_pairs<triangle_of, box_of, mpr<triangle>>},
    }};
