// libccd: convex shapes by their support functions, in double precision, as Debian compiles it.
extern "C" {
#include <ccd/ccd.h>
#include <ccd/quat.h>
}

#include "peer.h"

namespace
{

struct body {
    ccd_vec3_t place;
    ccd_quat_t turn, back;
};

body body_of(const float *e)
{
    body b;
    const double length = std::sqrt(e[3] * e[3] + e[4] * e[4] + e[5] * e[5] + e[6] * e[6]);
    ccdVec3Set(&b.place, e[0], e[1], e[2]);
    ccdQuatSet(&b.turn, e[3] / length, e[4] / length, e[5] / length, e[6] / length);
    ccdQuatInvert2(&b.back, &b.turn);
    return b;
}

void support(const void *of, const ccd_vec3_t *direction, ccd_vec3_t *furthest)
{
    static const lh_vectors hull = hull_of_workloads();
    const auto &b = *static_cast<const body *>(of);
    ccd_vec3_t along = *direction;
    ccdQuatRotVec(&along, &b.back);
    double highest = -HUGE_VAL;
    for (std::size_t k = 0; k < hull.count; k++) {
        const double height = hull.x[k] * along.v[0] + hull.y[k] * along.v[1] + hull.z[k] * along.v[2];
        if (height > highest) {
            highest = height;
            ccdVec3Set(furthest, hull.x[k], hull.y[k], hull.z[k]);
        }
    }
    ccdQuatRotVec(furthest, &b.turn);
    ccdVec3Add(furthest, &b.place);
}

void centre(const void *of, ccd_vec3_t *c)
{
    *c = static_cast<const body *>(of)->place;
}

template <auto Intersect> bool overlap(const body &a, const body &b)
{
    ccd_t how;
    CCD_INIT(&how);
    how.support1 = how.support2 = support;
    how.center1 = how.center2 = centre;
    how.max_iterations = 100;
    return Intersect(&a, &b, &how) != 0;
}

} // namespace

extern const peers ccd_peers;
const peers ccd_peers = {
    {"ccd", "overlap_hull_hull", "double; portal refinement", "",
     lay_out_pairs<body_of, body_of, overlap<ccdMPRIntersect>>},
    {"ccd_gjk", "overlap_hull_hull", "double; GJK", "",
     lay_out_pairs<body_of, body_of, overlap<ccdGJKIntersect>>},
};
