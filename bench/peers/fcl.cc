// FCL: its boxes, and collide() of shapes of any placement. In double precision, for which the library is
// compiled.
#include <fcl/config.h>
#include <fcl/geometry/bvh/BVH_model.h>
#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/capsule.h>
#include <fcl/geometry/shape/halfspace.h>
#include <fcl/geometry/shape/sphere.h>
#include <fcl/geometry/shape/triangle_p.h>
#include <fcl/math/bv/AABB.h>
#include <fcl/math/bv/OBB.h>
#include <fcl/math/bv/OBBRSS.h>
#include <fcl/narrowphase/collision.h>
#include <fcl/narrowphase/collision_object.h>
#include <fcl/narrowphase/detail/gjk_solver_libccd.h>

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

object object_at(const vector &place, const std::shared_ptr<fcl::CollisionGeometryd> &shape,
                 const fcl::Matrix3d &rotation = fcl::Matrix3d::Identity())
{
    return std::make_unique<fcl::CollisionObjectd>(shape, rotation, place);
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

object capsule_of(const float *e)
{
    const vector a = vector_of(e), b = vector_of(e + 3);
    const auto turn = fcl::Quaterniond::FromTwoVectors(vector::UnitZ(), b - a).toRotationMatrix();
    return object_at((a + b) / 2, std::make_shared<fcl::Capsuled>(e[6], (b - a).norm()), turn);
}

fcl::Matrix3d rotation_of(const float *e)
{
    return fcl::Quaterniond(e[3], e[0], e[1], e[2]).normalized().toRotationMatrix();
}

object turned_of(const float *e)
{
    return object_at(vector_of(e), std::make_shared<fcl::Boxd>(2 * vector_of(e + 3)), rotation_of(e + 6));
}

object half_space_of(const float *e)
{
    return object_at(vector::Zero(), std::make_shared<fcl::Halfspaced>(vector_of(e), e[3]));
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

// Its solver takes triangles as they are, in less than a quarter of the time.
fcl::TrianglePd triangle_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3), vector_of(e + 6)};
}

template <typename Shape> bool meets(const object &o, const fcl::TrianglePd &t)
{
    const auto &shape = static_cast<const Shape &>(*o->collisionGeometry());
    return fcl::detail::GJKSolver_libccdd().shapeTriangleIntersect(shape, o->getTransform(), t.a, t.b, t.c);
}

bool meets_turned(const fcl::TrianglePd &t, const object &o)
{
    return meets<fcl::Boxd>(o, t);
}

// ---- Oriented boxes of its trees ----

fcl::OBBd obb_of(const float *e)
{
    return {rotation_of(e + 6), vector_of(e), vector_of(e + 3)};
}

fcl::OBBd upright_of(const float *e)
{
    const fcl::AABBd b = bounds_of(e);
    return {fcl::Matrix3d::Identity(), b.center(), (b.max_ - b.min_) / 2};
}

bool overlap_obbs(const fcl::OBBd &a, const fcl::OBBd &b)
{
    return a.overlap(b);
}

bool contains_point(const fcl::OBBd &b, const vector &p)
{
    return b.contain(p);
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
        {"peer_fcl", "overlap_sphere_capsule", "collide(Sphere, Capsule)", "double", "",
         lay_out_pairs<sphere_of, capsule_of, collide>},
        {"peer_fcl", "overlap_sphere_obb", "collide(Sphere, Box)", "double", "",
         lay_out_pairs<sphere_of, turned_of, collide>},
        {"peer_fcl", "overlap_capsule_aabb", "collide(Capsule, Box)", "double; any placement", "",
         lay_out_pairs<capsule_of, box_of, collide>},
        {"peer_fcl", "overlap_capsule_obb", "collide(Capsule, Box)", "double", "",
         lay_out_pairs<capsule_of, turned_of, collide>},
        {"peer_fcl", "overlap_capsule_triangle", "GJKSolver_libccd::shapeTriangleIntersect", "double", "",
         lay_out_pairs<capsule_of, triangle_of, meets<fcl::Capsuled>>},
        {"peer_fcl", "overlap_triangle_obb", "GJKSolver_libccd::shapeTriangleIntersect", "double", "",
         lay_out_pairs<triangle_of, turned_of, meets_turned>},
        {"peer_fcl", "classify_aabb_plane", "collide(Box, Halfspace)", "double; any placement", "",
         lay_out_pairs<box_of, half_space_of, collide>},
        {"peer_fcl", "classify_obb_plane", "collide(Box, Halfspace)", "double", "",
         lay_out_pairs<turned_of, half_space_of, collide>},
        {"peer_fcl", "overlap_aabb_obb", "OBB::overlap", "double; any placement", "",
         lay_out_pairs<upright_of, obb_of, overlap_obbs>},
        {"peer_fcl", "overlap_obb_obb", "OBB::overlap", "double", "",
         lay_out_pairs<obb_of, obb_of, overlap_obbs>},
        {"peer_fcl", "contains_obb_point", "OBB::contain", "double", "",
         lay_out_pairs<obb_of, vector_of, contains_point>},
    }};
