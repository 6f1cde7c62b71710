// Shapes as physics engines have them: at a place, and turned.
#ifndef LANEHIT_BENCH_SOLID_H
#define LANEHIT_BENCH_SOLID_H

#include "peer.h"

// turn: a quaternion, its real part last. half: the half extents of a box.
struct solid {
    double place[3], turn[4], half[3];
};

inline solid solid_sphere(const float *e)
{
    return {{e[0], e[1], e[2]}, {0, 0, 0, 1}, {}};
}

inline solid solid_aabb(const float *e)
{
    solid s = {{}, {0, 0, 0, 1}, {}};
    for (int i = 0; i < 3; i++) {
        s.place[i] = (static_cast<double>(e[i]) + e[3 + i]) / 2;
        s.half[i] = (static_cast<double>(e[3 + i]) - e[i]) / 2;
    }
    return s;
}

inline solid solid_obb(const float *e)
{
    const double length = std::sqrt(e[6] * e[6] + e[7] * e[7] + e[8] * e[8] + e[9] * e[9]);
    return {
        {e[0], e[1], e[2]}, {e[6] / length, e[7] / length, e[8] / length, e[9] / length}, {e[3], e[4], e[5]}};
}

// Along its z axis; half[2] is half of the length of its segment.
inline solid solid_capsule(const float *e)
{
    solid s = solid_aabb(e);
    const double x = s.half[0], y = s.half[1], z = s.half[2], half = std::sqrt(x * x + y * y + z * z);
    const double length = std::sqrt(x * x + y * y + (half + z) * (half + z));
    return {{s.place[0], s.place[1], s.place[2]},
            {-y / length, x / length, 0, (half + z) / length},
            {0, 0, half}};
}

// A point of what touches. sign: -1 if the engine's normals point to the first shape.
template <typename Vector>
void add_point(touching &to, const Vector &normal, double sign, const Vector &at, double distance)
{
    for (int i = 0; i < 3; i++) {
        to.normal[i] = static_cast<float>(sign * normal[i]);
        to.at[to.count][i] = static_cast<float>(at[i]);
    }
    to.distance[to.count++] = static_cast<float>(distance);
}

// As in a peer.
struct library {
    const char *name, *label, *reason;
};

// Engine makes spheres, capsules, boxes and planes of its own, and has touch<how many points at most>.
template <typename Engine> struct solids {
    static auto sphere_of(const float *e)
    {
        return Engine::sphere(e[3], solid_sphere(e));
    }

    static auto capsule_of(const float *e)
    {
        return Engine::capsule(e[6], solid_capsule(e));
    }

    static auto aabb_of(const float *e)
    {
        return Engine::box(solid_aabb(e));
    }

    static auto obb_of(const float *e)
    {
        return Engine::box(solid_obb(e));
    }

    static auto plane_of(const float *e)
    {
        const double per = 1 / std::sqrt(e[0] * e[0] + e[1] * e[1] + e[2] * e[2]);
        return Engine::plane(e[0] * per, e[1] * per, e[2] * per, e[3] * per);
    }

    template <auto A, auto B> static peer contact(const library &of, const char *asked)
    {
        return {of.name, asked, of.label, of.reason, lay_out_pairs<A, B, Engine::template touch<1>>};
    }

    template <auto A, auto B> static peer manifold(const library &of, const char *asked)
    {
        return {of.name, asked, of.label, of.reason,
                lay_out_pairs<A, B, Engine::template touch<LH_POINTS_OF_MANIFOLDS>>};
    }

    static peers all(const library &of)
    {
        return {
            contact<sphere_of, sphere_of>(of, "contact_sphere_sphere.distance.normal.point"),
            contact<sphere_of, capsule_of>(of, "contact_sphere_capsule.distance.normal.point"),
            contact<sphere_of, aabb_of>(of, "contact_sphere_aabb.distance.normal.point"),
            contact<sphere_of, obb_of>(of, "contact_sphere_obb.distance.normal.point"),
            contact<capsule_of, capsule_of>(of, "contact_capsule_capsule.distance.normal.point"),
            contact<capsule_of, aabb_of>(of, "contact_capsule_aabb.distance.normal.point"),
            contact<capsule_of, obb_of>(of, "contact_capsule_obb.distance.normal.point"),
            contact<obb_of, plane_of>(of, "contact_obb_plane.distance.normal.point"),
            contact<obb_of, obb_of>(of, "contact_obb_obb.distance.normal.point"),
            contact<obb_of, obb_of>(of, "contact_obb_obb.rest.distance.normal.point"),
            manifold<obb_of, plane_of>(of, "manifold_obb_plane.manifolds"),
            manifold<obb_of, obb_of>(of, "manifold_obb_obb.manifolds"),
            manifold<obb_of, obb_of>(of, "manifold_obb_obb.rest.manifolds"),
        };
    }
};

// Both of one library.
inline peers joined(peers first, const peers &second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

#endif
