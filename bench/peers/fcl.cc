// FCL: the oriented boxes of its trees, and contacts by `collide`. In double precision, as the library is compiled.
#include <fcl/math/bv/OBB.h>
#include <fcl/narrowphase/collision.h>

#include "solid.h"

namespace
{

using vector = fcl::Vector3d;

vector vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

fcl::Matrix3d rotation_of(const float *e)
{
    return fcl::Quaterniond(e[3], e[0], e[1], e[2]).normalized().toRotationMatrix();
}

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

// ---- Contacts ----

struct engine {
    using object = std::unique_ptr<fcl::CollisionObjectd>;

    template <typename Shape> static object placed(const Shape &shape, const solid &s)
    {
        const fcl::Quaterniond turn(s.turn[3], s.turn[0], s.turn[1], s.turn[2]);
        return std::make_unique<fcl::CollisionObjectd>(std::make_shared<Shape>(shape),
                                                       turn.toRotationMatrix(),
                                                       vector(s.place[0], s.place[1], s.place[2]));
    }

    static object sphere(double radius, const solid &s)
    {
        return placed(fcl::Sphered(radius), s);
    }

    static object capsule(double radius, const solid &s)
    {
        return placed(fcl::Capsuled(radius, 2 * s.half[2]), s);
    }

    static object box(const solid &s)
    {
        return placed(fcl::Boxd(2 * s.half[0], 2 * s.half[1], 2 * s.half[2]), s);
    }

    static object plane(double x, double y, double z, double d)
    {
        return placed(fcl::Halfspaced(x, y, z, d), {{}, {0, 0, 0, 1}, {}});
    }

    template <int Points> static bool touch(const object &a, const object &b, touching &found)
    {
        fcl::CollisionResultd result;
        fcl::collide(a.get(), b.get(), fcl::CollisionRequestd(Points, true), result);
        for (std::size_t k = 0; k < result.numContacts(); k++) {
            const auto &contact = result.getContact(k);
            add_point(found, contact.normal, 1, contact.pos, -contact.penetration_depth);
        }
        return result.isCollision();
    }
};

} // namespace

extern const peers fcl_peers;
const peers fcl_peers = joined(
    {
        {"fcl", "overlap_aabb_obb", "double; any placement", "",
         lay_out_pairs<upright_of, obb_of, overlap_obbs>},
        {"fcl", "overlap_obb_obb", "double", "", lay_out_pairs<obb_of, obb_of, overlap_obbs>},
        {"fcl", "contains_obb_point", "double", "", lay_out_pairs<obb_of, vector_of, contains_point>},
    },
    solids<engine>::all({"fcl", "double", ""}));
