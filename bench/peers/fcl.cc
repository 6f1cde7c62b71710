// FCL: its boxes, and collide() of shapes of any placement. In double precision, for which the library is
// compiled.
#include <fcl/config.h>
#include <fcl/geometry/bvh/BVH_model.h>
#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/sphere.h>
#include <fcl/math/bv/AABB.h>
#include <fcl/math/bv/OBBRSS.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/collision_object.h>

#include "peer.h"

namespace
{

using vector = fcl::Vector3d;

vector vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

fcl::AABBd bounds_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

bool overlap_bounds(const fcl::AABBd &a, const fcl::AABBd &b)
{
    return a.overlap(b);
}

bool contains(const fcl::AABBd &outer, const fcl::AABBd &inner)
{
    return outer.contain(inner);
}

// ---- Shapes of any placement ----

using object = std::unique_ptr<fcl::CollisionObjectd>;

object object_at(const vector &place, const std::shared_ptr<fcl::CollisionGeometryd> &shape)
{
    return std::make_unique<fcl::CollisionObjectd>(shape, fcl::Matrix3d::Identity(), place);
}

object box_of(const float *e)
{
    const vector size = vector_of(e + 3) - vector_of(e);
    return object_at((vector_of(e) + vector_of(e + 3)) / 2, std::make_shared<fcl::Boxd>(size));
}

object sphere_of(const float *e)
{
    return object_at(vector_of(e), std::make_shared<fcl::Sphered>(e[3]));
}

// collide() takes triangles as meshes alone.
object mesh_of(const float *e)
{
    const auto mesh = std::make_shared<fcl::BVHModel<fcl::OBBRSSd>>();
    mesh->beginModel(1, 3);
    mesh->addTriangle(vector_of(e), vector_of(e + 3), vector_of(e + 6));
    mesh->endModel();
    return object_at(vector::Zero(), mesh);
}

bool collide(const object &a, const object &b)
{
    const fcl::CollisionRequestd request;
    fcl::CollisionResultd result;
    return fcl::collide(a.get(), b.get(), request, result) != 0;
}

std::string version()
{
    return FCL_VERSION;
}

} // namespace

extern const peer_library fcl_peers;
const peer_library fcl_peers = {
    "fcl",
    version,
    {
        {"peer_fcl", "overlap_sphere_aabb", "collide(Sphere, Box)", "double; any placement", "",
         lay_out_pairs<sphere_of, box_of, collide>},
        {"peer_fcl", "overlap_aabb_aabb", "AABB::overlap", "double", "",
         lay_out_pairs<bounds_of, bounds_of, overlap_bounds>},
        {"peer_fcl_box", "overlap_aabb_aabb", "collide(Box, Box)", "double; any placement", "",
         lay_out_pairs<box_of, box_of, collide>},
        {"peer_fcl", "contains_aabb_aabb", "AABB::contain", "double", "",
         lay_out_pairs<bounds_of, bounds_of, contains>},
        {"peer_fcl", "overlap_triangle_aabb", "collide(BVHModel of one triangle, Box)",
         "double; any placement; a mesh", "", lay_out_pairs<mesh_of, box_of, collide>},
    }};
