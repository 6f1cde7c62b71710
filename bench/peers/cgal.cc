// CGAL: do_intersect, by two of its kernels.
#include <CGAL/Bbox_3.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Simple_cartesian.h>
#include <CGAL/intersections.h>
#include <CGAL/squared_distance_3.h>
#include <CGAL/version.h>

#include "peer.h"

namespace
{

using box = CGAL::Bbox_3;

box box_of(const float *e)
{
    return {e[0], e[1], e[2], e[3], e[4], e[5]};
}

bool overlap(const box &a, const box &b)
{
    return CGAL::do_overlap(a, b);
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

const char degenerate[] = "its triangles must not be degenerate; where they are, it may hit what is apart";

std::string version()
{
    return CGAL_VERSION_STR;
}

} // namespace

extern const peer_library cgal_peers;
const peer_library cgal_peers = {
    "cgal",
    version,
    {
        {"peer_cgal", "overlap_sphere_aabb", "do_intersect(Sphere_3, Bbox_3), Simple_cartesian<double>",
         "double", "", lay_out_pairs<plain::sphere_of, box_of, plain::meet<plain::sphere, box>>},
        {"peer_cgal", "overlap_aabb_aabb", "do_overlap(Bbox_3, Bbox_3)", "double", "",
         lay_out_pairs<box_of, box_of, overlap>},
        {"peer_cgal", "raycast_aabb", "do_intersect(Ray_3, Bbox_3), Simple_cartesian<double>",
         "double; takes two points", "", lay_out_pairs<plain::ray_of, box_of, plain::meet<plain::ray, box>>},
        {"peer_cgal_epick", "raycast_aabb", "do_intersect(Ray_3, Bbox_3), Epick", "exact; takes two points",
         "", lay_out_pairs<exact::ray_of, box_of, exact::meet<exact::ray, box>>},
        {"peer_cgal", "raycast_triangle", "do_intersect(Ray_3, Triangle_3), Simple_cartesian<double>",
         "double", "",
         lay_out_pairs<plain::ray_of, plain::triangle_of, plain::meet<plain::ray, plain::triangle>>},
        {"peer_cgal_epick", "raycast_triangle", "do_intersect(Ray_3, Triangle_3)", "exact", "",
         lay_out_pairs<exact::ray_of, exact::triangle_of, exact::meet<exact::ray, exact::triangle>>},
        {"peer_cgal", "overlap_triangle_aabb", "do_intersect(Triangle_3, Bbox_3), Simple_cartesian<double>",
         "double", degenerate, lay_out_pairs<plain::triangle_of, box_of, plain::meet<plain::triangle, box>>},
        {"peer_cgal_epick", "overlap_triangle_aabb", "do_intersect(Triangle_3, Bbox_3), Epick", "exact",
         degenerate, lay_out_pairs<exact::triangle_of, box_of, exact::meet<exact::triangle, box>>},
        {"peer_cgal", "overlap_sphere_triangle", "do_intersect(Sphere_3, Triangle_3)", "double",
         "its spheres are surfaces: what lies within is a miss",
         lay_out_pairs<plain::sphere_of, plain::triangle_of, plain::meet<plain::sphere, plain::triangle>>},
        {"peer_cgal", "overlap_capsule_capsule", "squared_distance(Segment_3, Segment_3)", "double; composed",
         "", lay_out_pairs<plain::capsule_of, plain::capsule_of, plain::overlap_capsules>},
        {"peer_cgal", "overlap_triangle_triangle", "do_intersect(Triangle_3, Triangle_3)", "double", "",
         lay_out_pairs<plain::triangle_of, plain::triangle_of,
                       plain::meet<plain::triangle, plain::triangle>>},
        {"peer_cgal_epick", "overlap_triangle_triangle", "do_intersect(Triangle_3, Triangle_3), Epick",
         "exact", "",
         lay_out_pairs<exact::triangle_of, exact::triangle_of,
                       exact::meet<exact::triangle, exact::triangle>>},
    }};
