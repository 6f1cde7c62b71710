#include "shapes.h"

#include "figures.h"

#define SHARED(type, member)                                                                                 \
    {                                                                                                        \
#member, offsetof(type, member), SHARED_STRIDE                                                       \
    }
#define OWN(type, member)                                                                                    \
    {                                                                                                        \
#member, offsetof(type, member), OWN_STRIDE                                                          \
    }

static unsigned all_present(dice *d)
{
    (void)d;
    return (1u << MOST_COMPONENTS) - 1;
}

const shape shape_aabb = {
    .name = "aabbs",
    .components = 6,
    .component = {SHARED(lh_aabbs, min_x), SHARED(lh_aabbs, min_y), SHARED(lh_aabbs, min_z),
                  SHARED(lh_aabbs, max_x), SHARED(lh_aabbs, max_y), SHARED(lh_aabbs, max_z)},
    .choose_present = all_present,
    .point_of = aabb_point,
    .build = aabb_build,
    .degenerate = aabb_degenerate,
};

enum { CENTRE_COMPONENTS = 3, RADIUS = 3 };

static unsigned radius_present_or_not(dice *d)
{
    const unsigned centre = (1u << CENTRE_COMPONENTS) - 1;
    return dice_one_in(d, 4) ? centre : centre | 1u << RADIUS;
}

const shape shape_sphere = {
    .name = "spheres",
    .own_stride = offsetof(lh_spheres, radius_stride),
    .components = 4,
    .component = {SHARED(lh_spheres, x), SHARED(lh_spheres, y), SHARED(lh_spheres, z),
                  OWN(lh_spheres, radius)},
    .choose_present = radius_present_or_not,
    .point_of = sphere_point,
    .build = sphere_build,
    .degenerate = sphere_degenerate,
};

const shape shape_triangle = {
    .name = "triangles",
    .components = 9,
    .component = {SHARED(lh_triangles, ax), SHARED(lh_triangles, ay), SHARED(lh_triangles, az),
                  SHARED(lh_triangles, bx), SHARED(lh_triangles, by), SHARED(lh_triangles, bz),
                  SHARED(lh_triangles, cx), SHARED(lh_triangles, cy), SHARED(lh_triangles, cz)},
    .choose_present = all_present,
    .point_of = triangle_point,
    .build = triangle_build,
    .degenerate = triangle_degenerate,
};

const shape shape_vector = {
    .name = "vectors",
    .components = 3,
    .component = {SHARED(lh_vectors, x), SHARED(lh_vectors, y), SHARED(lh_vectors, z)},
    .choose_present = all_present,
    .point_of = vector_point,
    .build = vector_build,
    .degenerate = vector_degenerate,
};

/* dir, inv_dir or both, and each limit or not. */
static unsigned some_of_a_ray(dice *d)
{
    static const unsigned directions[] = {1u << 1, 1u << 2, 1u << 1 | 1u << 2};
    const unsigned triples = 1u | directions[dice_below(d, 3)];
    unsigned present = 0;
    for (unsigned triple = 0; triple < 3; triple++)
        if (triples >> triple & 1)
            present |= 7u << 3 * triple;
    return present | (unsigned)dice_below(d, 4) << RAY_T_MIN;
}

const shape shape_ray = {
    .name = "rays",
    .own_stride = offsetof(lh_rays, t_stride),
    .components = 11,
    .component = {SHARED(lh_rays, origin_x), SHARED(lh_rays, origin_y), SHARED(lh_rays, origin_z),
                  SHARED(lh_rays, dir_x), SHARED(lh_rays, dir_y), SHARED(lh_rays, dir_z),
                  SHARED(lh_rays, inv_dir_x), SHARED(lh_rays, inv_dir_y), SHARED(lh_rays, inv_dir_z),
                  OWN(lh_rays, t_min), OWN(lh_rays, t_max)},
    .choose_present = some_of_a_ray,
    .point_of = ray_point,
    .build = ray_build,
    .degenerate = ray_degenerate,
};
