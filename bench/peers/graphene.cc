// Graphene: opaque shapes, four-wide vectors in them.
#include <graphene.h>

#include "peer.h"

namespace
{

graphene_point3d_t point_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

graphene_box_t box_of(const float *e)
{
    const graphene_point3d_t low = point_of(e), high = point_of(e + 3);
    graphene_box_t b;
    graphene_box_init(&b, &low, &high);
    return b;
}

graphene_ray_t ray_of(const float *e)
{
    const graphene_point3d_t origin = point_of(e);
    graphene_vec3_t direction;
    graphene_vec3_init(&direction, e[3], e[4], e[5]);
    graphene_ray_t r;
    graphene_ray_init(&r, &origin, &direction);
    return r;
}

bool overlap(const graphene_box_t &a, const graphene_box_t &b)
{
    return graphene_box_intersection(&a, &b, nullptr);
}

bool contains(const graphene_box_t &outer, const graphene_box_t &inner)
{
    return graphene_box_contains_box(&outer, &inner);
}

bool raycast(const graphene_ray_t &r, const graphene_box_t &b, float &t)
{
    return graphene_ray_intersect_box(&r, &b, &t) != GRAPHENE_RAY_INTERSECTION_KIND_NONE;
}

std::string version()
{
    return dotted(GRAPHENE_MAJOR_VERSION, GRAPHENE_MINOR_VERSION, GRAPHENE_MICRO_VERSION);
}

} // namespace

extern const peer_library graphene_peers;
const peer_library graphene_peers = {
    "graphene",
    version,
    {
        {"peer_graphene", "overlap_aabb_aabb", "graphene_box_intersection", "", "",
         lay_out_pairs<box_of, box_of, overlap>},
        {"peer_graphene", "contains_aabb_aabb", "graphene_box_contains_box", "", "",
         lay_out_pairs<box_of, box_of, contains>},
        {"peer_graphene", "raycast_aabb.dir.t", "graphene_ray_intersect_box",
         "unit direction; the exit if the origin is inside", "", lay_out_pairs<ray_of, box_of, raycast>},
    }};
