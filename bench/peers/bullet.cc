// Bullet: the inline tests of its broadphases and of GImpact, and its casts of convex shapes.
#include <BulletCollision/BroadphaseCollision/btDbvt.h>
#include <BulletCollision/Gimpact/btBoxCollision.h>
#include <BulletCollision/NarrowPhaseCollision/btSubSimplexConvexCast.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>
#include <LinearMath/btAabbUtil2.h>
#include <btBulletCollisionCommon.h>

#include "peer.h"

namespace
{

btVector3 vector_of(const float *e)
{
    return {e[0], e[1], e[2]};
}

// ---- Boxes ----

struct bounds {
    btVector3 corner[2];
};

bounds bounds_of(const float *e)
{
    return {{vector_of(e), vector_of(e + 3)}};
}

btDbvtVolume volume_of(const float *e)
{
    return btDbvtVolume::FromMM(vector_of(e), vector_of(e + 3));
}

bool overlap(const btDbvtVolume &a, const btDbvtVolume &b)
{
    return Intersect(a, b);
}

bool contains(const btDbvtVolume &outer, const btDbvtVolume &inner)
{
    return outer.Contain(inner);
}

// ---- Rays ----

struct ray {
    btVector3 origin, inverse;
    unsigned sign[3];
};

ray ray_of(const float *e)
{
    return {vector_of(e), vector_of(e + 6), {e[6] < 0, e[7] < 0, e[8] < 0}};
}

bool raycast(const ray &r, const bounds &b, float &t)
{
    return btRayAabb2(r.origin, r.inverse, r.sign, b.corner, t, 0.0f, BT_LARGE_FLOAT);
}

// As its trees cast boxes: the box at rest grows by the moving one, whose centre is a ray.
struct moving_box {
    ray path;
    btVector3 half;
};

moving_box moving_box_of(const float *e)
{
    const btVector3 low = vector_of(e), high = vector_of(e + 3);
    moving_box m = {{(low + high) * 0.5f, {}, {}}, (high - low) * 0.5f};
    for (int i = 0; i < 3; i++) {
        m.path.inverse[i] = e[6 + i] == 0 ? BT_LARGE_FLOAT : 1 / e[6 + i];
        m.path.sign[i] = m.path.inverse[i] < 0;
    }
    return m;
}

bool sweep(const moving_box &a, const bounds &b, float &t)
{
    const btVector3 grown[2] = {b.corner[0] - a.half, b.corner[1] + a.half};
    return btRayAabb2(a.path.origin, a.path.inverse, a.path.sign, grown, t, 0.0f, 1.0f);
}

// ---- Triangles: GImpact keeps their planes, and looks at their bounds first. ----

struct triangle {
    btVector3 vertex[3];
    btVector4 plane;
    btAABB box;
};

triangle triangle_of(const float *e)
{
    triangle t;
    for (int k = 0; k < 3; k++)
        t.vertex[k] = vector_of(e + 3 * k);
    const btVector3 normal = (t.vertex[1] - t.vertex[0]).cross(t.vertex[2] - t.vertex[0]).normalized();
    t.plane = btVector4(normal[0], normal[1], normal[2], t.vertex[0].dot(normal));
    t.box = btAABB(t.vertex[0], t.vertex[1], t.vertex[2]);
    return t;
}

btAABB box_of(const float *e)
{
    btAABB b;
    b.m_min = vector_of(e);
    b.m_max = vector_of(e + 3);
    return b;
}

bool overlap_triangle(const triangle &t, const btAABB &b)
{
    return b.has_collision(t.box) && b.collide_triangle_exact(t.vertex[0], t.vertex[1], t.vertex[2], t.plane);
}

// ---- Rays with oriented boxes ----

struct line {
    btVector3 origin, direction;
};

line line_of(const float *e)
{
    return {vector_of(e), vector_of(e + 3)};
}

struct turned_bounds {
    btTransform at;
    btVector3 corner[2];
};

turned_bounds turned_bounds_of(const float *e)
{
    return {btTransform(btQuaternion(e[6], e[7], e[8], e[9]).normalized(), vector_of(e)),
            {-vector_of(e + 3), vector_of(e + 3)}};
}

bool raycast_turned(const line &l, const turned_bounds &b, float &t)
{
    const btVector3 inverse = btVector3(1, 1, 1) / (l.direction * b.at.getBasis());
    const unsigned sign[3] = {inverse[0] < 0, inverse[1] < 0, inverse[2] < 0};
    return btRayAabb2(b.at.invXform(l.origin), inverse, sign, b.corner, t, 0.0f, BT_LARGE_FLOAT);
}

// ---- Casts of convex shapes, which are of any placement ----

struct convex {
    std::unique_ptr<btConvexShape> shape;
    btTransform at, end; // the same where it stays
};

convex resting(std::unique_ptr<btConvexShape> shape, const btVector3 &place,
               const btQuaternion &turn = btQuaternion::getIdentity())
{
    return {std::move(shape), btTransform(turn, place), btTransform(turn, place)};
}

convex ball_of(const float *e)
{
    return resting(std::make_unique<btSphereShape>(e[3]), vector_of(e));
}

convex capsule_of(const float *e)
{
    const btVector3 a = vector_of(e), b = vector_of(e + 3);
    return resting(std::make_unique<btCapsuleShapeZ>(e[6], (b - a).length()), (a + b) * 0.5f,
                   shortestArcQuat(btVector3(0, 0, 1), (b - a).normalized()));
}

// Without a margin, which would make its edges round.
convex upright_of(const float *e)
{
    const btVector3 low = vector_of(e), high = vector_of(e + 3);
    auto box = std::make_unique<btBoxShape>((high - low) * 0.5f);
    box->setMargin(0);
    return resting(std::move(box), (low + high) * 0.5f);
}

convex moving_ball_of(const float *e)
{
    convex ball = ball_of(e);
    ball.end.setOrigin(vector_of(e) + vector_of(e + 4));
    return ball;
}

// As its worlds cast rays: a ball of no size goes to where the ray ends.
convex point_of(const float *e)
{
    convex point = resting(std::make_unique<btSphereShape>(0.0f), vector_of(e));
    point.end.setOrigin(vector_of(e) + 64 * vector_of(e + 3));
    return point;
}

bool cast(const convex &a, const convex &b, float &t)
{
    btVoronoiSimplexSolver simplex;
    btSubsimplexConvexCast caster(a.shape.get(), b.shape.get(), &simplex);
    btConvexCast::CastResult result;
    const bool hit = caster.calcTimeOfImpact(a.at, a.end, b.at, b.end, result);
    t = result.m_fraction;
    return hit;
}

const char apart[] = "shapes must be apart at the start; where they are not, a miss";
std::string version()
{
    return std::to_string(BT_BULLET_VERSION / 100) + "." + std::to_string(BT_BULLET_VERSION % 100);
}

} // namespace

extern const peer_library bullet_peers;
const peer_library bullet_peers = {
    "bullet",
    version,
    {
        {"bullet_dbvt", "overlap_aabb_aabb", "", "", lay_out_pairs<volume_of, volume_of, overlap>},
        {"bullet_dbvt", "contains_aabb_aabb", "", "", lay_out_pairs<volume_of, volume_of, contains>},
        {"bullet", "raycast_aabb", "computes the time too", "",
         lay_out_pairs<ray_of, bounds_of, verdict<ray, bounds, raycast>>},
        {"bullet", "raycast_aabb.t_enter", "", "", lay_out_pairs<ray_of, bounds_of, raycast>},
        {"bullet", "sweep_aabb_aabb.toi", "given the reciprocal; composed, as its trees do", "",
         lay_out_pairs<moving_box_of, bounds_of, sweep>},
        {"bullet_gimpact", "overlap_triangle_aabb", "given the plane and the bounds of the triangle",
         "a degenerate triangle has no plane: NaN, a miss",
         lay_out_pairs<triangle_of, box_of, overlap_triangle>},
        {"bullet", "sweep_sphere_sphere.toi", "computes the normal too", apart,
         lay_out_pairs<moving_ball_of, ball_of, cast>},
        {"bullet", "sweep_sphere_aabb.toi", "computes the normal too; any placement", apart,
         lay_out_pairs<moving_ball_of, upright_of, cast>},
        {"bullet", "raycast_capsule.t_enter", "computes the normal too; to a far end", "",
         lay_out_pairs<point_of, capsule_of, cast>},
        {"bullet", "raycast_obb.t_enter", "composed", "",
         lay_out_pairs<line_of, turned_bounds_of, raycast_turned>},
    }};
