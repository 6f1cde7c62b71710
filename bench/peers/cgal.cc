// CGAL: do_intersect, by two of its kernels.
#include <CGAL/Bbox_3.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/intersections.h>
#include <CGAL/squared_distance_3.h>

#include "peer.h"

namespace
{

using box = CGAL::Bbox_3;

box box_of(const float *e)
{
    return {e[0], e[1], e[2], e[3], e[4], e[5]};
}

// Kernel: what its numbers are, and whether its decisions are exact.
template <typename Kernel> struct shapes {
    using point = typename Kernel::Point_3;
    using sphere = typename Kernel::Sphere_3;
    using triangle = typename Kernel::Triangle_3;
    using ray = typename Kernel::Ray_3;

    struct capsule {
        typename Kernel::Segment_3 core;
        double radius;
    };

    static point point_of(const float *e)
    {
        return point(e[0], e[1], e[2]);
    }

    static sphere sphere_of(const float *e)
    {
        return sphere(point_of(e), static_cast<double>(e[3]) * e[3]);
    }

    static triangle triangle_of(const float *e)
    {
        return triangle(point_of(e), point_of(e + 3), point_of(e + 6));
    }

    static ray ray_of(const float *e)
    {
        return ray(point_of(e), typename Kernel::Vector_3(e[3], e[4], e[5]));
    }

    static capsule capsule_of(const float *e)
    {
        return {{point_of(e), point_of(e + 3)}, e[6]};
    }

    static bool overlap_capsules(const capsule &a, const capsule &b)
    {
        const double radii = a.radius + b.radius;
        return CGAL::squared_distance(a.core, b.core) <= radii * radii;
    }

    template <typename First, typename Second> static bool meet(const First &a, const Second &b)
    {
        return CGAL::do_intersect(a, b);
    }
};

using plain = shapes<CGAL::Simple_cartesian<double>>;
using exact = shapes<CGAL::Exact_predicates_inexact_constructions_kernel>;

} // namespace

extern const peers cgal_peers;
const peers cgal_peers = {
    {"cgal_epick", "raycast_aabb", "exact; takes two points", "",
     lay_out_pairs<exact::ray_of, box_of, exact::meet<exact::ray, box>>},
    {"cgal", "raycast_triangle", "double", "",
     lay_out_pairs<plain::ray_of, plain::triangle_of, plain::meet<plain::ray, plain::triangle>>},
    {"cgal_epick", "raycast_triangle", "exact", "",
     lay_out_pairs<exact::ray_of, exact::triangle_of, exact::meet<exact::ray, exact::triangle>>},
    {"cgal_epick", "overlap_triangle_aabb", "exact",
     "its triangles must not be degenerate; where they are, it may hit what is apart",
     lay_out_pairs<exact::triangle_of, box_of, exact::meet<exact::triangle, box>>},
    {"cgal", "overlap_sphere_triangle", "double", "its spheres are surfaces: what lies within is a miss",
     lay_out_pairs<plain::sphere_of, plain::triangle_of, plain::meet<plain::sphere, plain::triangle>>},
    {"cgal", "overlap_capsule_capsule", "double; composed", "",
     lay_out_pairs<plain::capsule_of, plain::capsule_of, plain::overlap_capsules>},
    {"cgal", "overlap_triangle_triangle", "double", "",
     lay_out_pairs<plain::triangle_of, plain::triangle_of, plain::meet<plain::triangle, plain::triangle>>},
    {"cgal_epick", "overlap_triangle_triangle", "exact", "",
     lay_out_pairs<exact::triangle_of, exact::triangle_of, exact::meet<exact::triangle, exact::triangle>>},
};
