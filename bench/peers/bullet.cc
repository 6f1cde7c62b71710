// Bullet: the inline tests of its broadphases and of GImpact.
#include <BulletCollision/BroadphaseCollision/btDbvt.h>
#include <BulletCollision/Gimpact/btBoxCollision.h>
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

} // namespace

extern const peers bullet_peers;
const peers bullet_peers = {
    {"bullet_dbvt", "overlap_aabb_aabb", "", "", lay_out_pairs<volume_of, volume_of, overlap>},
    {"bullet_dbvt", "contains_aabb_aabb", "", "", lay_out_pairs<volume_of, volume_of, contains>},
    {"bullet", "raycast_aabb", "computes the time too", "",
     lay_out_pairs<ray_of, bounds_of, verdict<ray, bounds, raycast>>},
    {"bullet", "raycast_aabb.t_enter", "", "", lay_out_pairs<ray_of, bounds_of, raycast>},
    {"bullet", "sweep_aabb_aabb.toi", "given the reciprocal; composed, as its trees do", "",
     lay_out_pairs<moving_box_of, bounds_of, sweep>},
    {"bullet_gimpact", "overlap_triangle_aabb", "given the plane and the bounds of the triangle",
     "a degenerate triangle has no plane: NaN, a miss", lay_out_pairs<triangle_of, box_of, overlap_triangle>},
    {"bullet", "raycast_obb.t_enter", "composed", "",
     lay_out_pairs<line_of, turned_bounds_of, raycast_turned>},
};
