// FCL: the boxes of its trees, and collide() of shapes of any placement. In double precision, for which the library is
// compiled.
#include <fcl/config.h>
#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/capsule.h>
#include <fcl/geometry/shape/halfspace.h>
#include <fcl/geometry/shape/sphere.h>
#include <fcl/geometry/shape/triangle_p.h>
#include <fcl/math/bv/OBB.h>
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

bool collide(const object &a, const object &b)
{
    const fcl::CollisionRequestd request;
    fcl::CollisionResultd result;
    return fcl::collide(a.get(), b.get(), request, result) != 0;
}

// collide() takes triangles as meshes alone; its solver takes them as they are, in less than a quarter of the time.
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
    const vector low = vector_of(e), high = vector_of(e + 3);
    return {fcl::Matrix3d::Identity(), (low + high) / 2, (high - low) / 2};
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
        {"fcl", "overlap_sphere_capsule", "double", "", lay_out_pairs<sphere_of, capsule_of, collide>},
        {"fcl", "overlap_sphere_obb", "double", "", lay_out_pairs<sphere_of, turned_of, collide>},
        {"fcl", "overlap_capsule_aabb", "double; any placement", "",
         lay_out_pairs<capsule_of, box_of, collide>},
        {"fcl", "overlap_capsule_obb", "double", "", lay_out_pairs<capsule_of, turned_of, collide>},
        {"fcl", "overlap_capsule_triangle", "double", "",
         lay_out_pairs<capsule_of, triangle_of, meets<fcl::Capsuled>>},
        {"fcl", "overlap_triangle_obb", "double", "", lay_out_pairs<triangle_of, turned_of, meets_turned>},
        {"fcl", "classify_aabb_plane", "double; any placement", "",
         lay_out_pairs<box_of, half_space_of, collide>},
        {"fcl", "classify_obb_plane", "double", "", lay_out_pairs<turned_of, half_space_of, collide>},
        {"fcl", "overlap_aabb_obb", "double; any placement", "",
         lay_out_pairs<upright_of, obb_of, overlap_obbs>},
        {"fcl", "overlap_obb_obb", "double", "", lay_out_pairs<obb_of, obb_of, overlap_obbs>},
        {"fcl", "contains_obb_point", "double", "", lay_out_pairs<obb_of, vector_of, contains_point>},
    }};
