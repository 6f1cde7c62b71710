// Open CASCADE: its bounding boxes, and the tools of its trees.
#include <BVH_Tools.hxx>
#include <Bnd_B3f.hxx>
#include <Standard_Version.hxx>
#include <gp_Ax1.hxx>
#include <gp_XYZ.hxx>

#include "peer.h"

namespace
{

gp_XYZ point_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

Bnd_B3f box_of(const float *e)
{
    const gp_XYZ low = point_of(e), high = point_of(e + 3);
    return {(low + high) * 0.5, (high - low) * 0.5};
}

struct sphere {
    gp_XYZ centre;
    double radius;
};

sphere sphere_of(const float *e)
{
    return {point_of(e), e[3]};
}

gp_Ax1 axis_of(const float *e)
{
    return {gp_Pnt(point_of(e)), gp_Dir(point_of(e + 3))};
}

bool overlap_sphere(const sphere &s, const Bnd_B3f &b)
{
    return !b.IsOut(s.centre, s.radius);
}

bool overlap(const Bnd_B3f &a, const Bnd_B3f &b)
{
    return !a.IsOut(b);
}

bool contains(const Bnd_B3f &outer, const Bnd_B3f &inner)
{
    return inner.IsIn(outer);
}

bool raycast(const gp_Ax1 &r, const Bnd_B3f &b)
{
    return !b.IsOut(r, true);
}

// ---- The trees ----

using tools = BVH_Tools<float, 3>;
using vector = BVH_Vec3f;
using tree_box = BVH_Box<float, 3>;

vector vector_of(const float *e)
{
    return vector(e[0], e[1], e[2]);
}

tree_box tree_box_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

struct tree_sphere {
    vector centre;
    float radius;
};

tree_sphere tree_sphere_of(const float *e)
{
    return {vector_of(e), e[3]};
}

BVH_Ray<float, 3> tree_ray_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

bool overlap_tree_sphere(const tree_sphere &s, const tree_box &b)
{
    return tools::PointBoxSquareDistance(s.centre, b) <= s.radius * s.radius;
}

bool raycast_tree(const BVH_Ray<float, 3> &r, const tree_box &b, float &t)
{
    float exit;
    return tools::RayBoxIntersection(r, b, t, exit);
}

std::string version()
{
    return OCC_VERSION_COMPLETE;
}

} // namespace

extern const peer_library occt_peers;
const peer_library occt_peers = {
    "occt",
    version,
    {
        {"peer_occt", "overlap_sphere_aabb", "Bnd_B3f::IsOut(centre, radius)", "double in part", "",
         lay_out_pairs<sphere_of, box_of, overlap_sphere>},
        {"peer_occt_bvh", "overlap_sphere_aabb", "BVH_Tools::PointBoxSquareDistance", "", "",
         lay_out_pairs<tree_sphere_of, tree_box_of, overlap_tree_sphere>},
        {"peer_occt", "overlap_aabb_aabb", "Bnd_B3f::IsOut(box)", "", "",
         lay_out_pairs<box_of, box_of, overlap>},
        {"peer_occt", "contains_aabb_aabb", "Bnd_B3f::IsIn", "", "", lay_out_pairs<box_of, box_of, contains>},
        {"peer_occt", "raycast_aabb", "Bnd_B3f::IsOut(line, ray)", "double in part; unit direction", "",
         lay_out_pairs<axis_of, box_of, raycast>},
        {"peer_occt_bvh", "raycast_aabb.dir.t", "BVH_Tools::RayBoxIntersection", "computes the exit too",
         "a parallel slab that the origin is beyond counts as crossed at t = 0: the smallest float, not the "
         "lowest",
         lay_out_pairs<tree_ray_of, tree_box_of, raycast_tree>},
    }};
