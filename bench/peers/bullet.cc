// Bullet: the inline tests of its broadphases and of GImpact, and contacts by what its worlds call for a pair.
#include <BulletCollision/BroadphaseCollision/btDbvt.h>
#include <BulletCollision/Gimpact/btBoxCollision.h>
#include <LinearMath/btAabbUtil2.h>
#include <btBulletCollisionCommon.h>

#include "solid.h"

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

// ---- Contacts: the algorithm that the usual configuration picks for two kinds of shapes ----

// Boxes are told of four points, whatever is asked: of a single one the deepest is kept.
template <int Points> class told final : public btManifoldResult
{
  public:
    told(const btCollisionObjectWrapper *a, const btCollisionObjectWrapper *b, touching *found)
        : btManifoldResult(a, b), found_(found)
    {
    }

    void addContactPoint(const btVector3 &from_b, const btVector3 &on_b, btScalar distance) override
    {
        if (Points == 1 && found_->count > 0 && distance < found_->distance[0])
            found_->count = 0;
        if (distance <= 0 && found_->count < Points)
            add_point(*found_, from_b, -1, on_b + from_b * (distance / 2), distance);
    }

  private:
    touching *found_;
};

struct engine {
    struct body {
        std::unique_ptr<btCollisionShape> shape;
        std::unique_ptr<btCollisionObject> place;

        btCollisionObjectWrapper wrapped() const
        {
            return {nullptr, shape.get(), place.get(), place->getWorldTransform(), -1, -1};
        }
    };

    static body placed(btCollisionShape *shape, const solid &s)
    {
        const auto real = [](double x) { return static_cast<btScalar>(x); };
        body b = {std::unique_ptr<btCollisionShape>(shape), std::make_unique<btCollisionObject>()};
        b.place->setCollisionShape(shape);
        b.place->setWorldTransform(
            btTransform(btQuaternion(real(s.turn[0]), real(s.turn[1]), real(s.turn[2]), real(s.turn[3])),
                        btVector3(real(s.place[0]), real(s.place[1]), real(s.place[2]))));
        return b;
    }

    static body sphere(float radius, const solid &s)
    {
        return placed(new btSphereShape(radius), s);
    }

    static body capsule(float radius, const solid &s)
    {
        return placed(new btCapsuleShapeZ(radius, static_cast<btScalar>(2 * s.half[2])), s);
    }

    static body box(const solid &s)
    {
        const float half[3] = {static_cast<float>(s.half[0]), static_cast<float>(s.half[1]),
                               static_cast<float>(s.half[2])};
        return placed(new btBoxShape(vector_of(half)), s);
    }

    static body plane(double x, double y, double z, double d)
    {
        const float normal[3] = {static_cast<float>(x), static_cast<float>(y), static_cast<float>(z)};
        return placed(new btStaticPlaneShape(vector_of(normal), static_cast<btScalar>(d)),
                      {{}, {0, 0, 0, 1}, {}});
    }

    // An algorithm keeps nothing of a pair but its manifold, which this one leaves empty.
    template <int Points> static bool touch(const body &a, const body &b, touching &found)
    {
        static btDefaultCollisionConfiguration usual;
        static btCollisionDispatcher dispatcher(&usual);
        static const btDispatcherInfo info;
        static btCollisionAlgorithm
            *algorithms[MAX_BROADPHASE_COLLISION_TYPES][MAX_BROADPHASE_COLLISION_TYPES];
        const btCollisionObjectWrapper first = a.wrapped(), second = b.wrapped();
        btCollisionAlgorithm *&algorithm = algorithms[a.shape->getShapeType()][b.shape->getShapeType()];
        if (!algorithm)
            algorithm = dispatcher.findAlgorithm(&first, &second, nullptr, BT_CONTACT_POINT_ALGORITHMS);
        told<Points> points(&first, &second, &found);
        algorithm->processCollision(&first, &second, info, &points);
        return found.count > 0;
    }
};

} // namespace

extern const peers bullet_peers;
const peers bullet_peers = joined(
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
        {"bullet", "raycast_obb.t_enter", "composed", "",
         lay_out_pairs<line_of, turned_bounds_of, raycast_turned>},
    },
    solids<engine>::all({"bullet", "", "its search for a depth fails for one pair in a hundred"}));
