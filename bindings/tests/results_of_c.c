/* Written by bindings/write_bindings.py: each query, asked about the same shapes in every language. */
/* clang-format off */
#include "query_subjects.h"

static void ask_overlap_sphere_aabb(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const boxes_x = columns("sss012", N, 1);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_sphere_aabb(&spheres, &boxes, hits);
    tell("overlap_sphere_aabb", status, hits, HITS / 8);
}

static void ask_overlap_triangle_aabb(void)
{
    const float *const triangles_x = columns("sssssssss", N, 0);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const boxes_x = columns("sss012", N, 1);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_triangle_aabb(&triangles, &boxes, hits);
    tell("overlap_triangle_aabb", status, hits, HITS / 8);
}

static void ask_overlap_aabb_aabb(void)
{
    const float *const a_x = columns("sss012", N, 0);
    const lh_aabbs a = lh_aabbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x +
        5 * N);
    const float *const b_x = columns("sss012", N, 1);
    const lh_aabbs b = lh_aabbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x +
        5 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_aabb_aabb(&a, &b, hits);
    tell("overlap_aabb_aabb", status, hits, HITS / 8);
}

static void ask_contains_aabb_aabb(void)
{
    const float *const outer_x = columns("sss012", N, 0);
    const lh_aabbs outer = lh_aabbs_soa(N, outer_x + 0 * N, outer_x + 1 * N, outer_x + 2 * N, outer_x + 3 * N,
        outer_x + 4 * N, outer_x + 5 * N);
    const float *const inner_x = columns("sss012", N, 1);
    const lh_aabbs inner = lh_aabbs_soa(N, inner_x + 0 * N, inner_x + 1 * N, inner_x + 2 * N, inner_x + 3 * N,
        inner_x + 4 * N, inner_x + 5 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_contains_aabb_aabb(&outer, &inner, hits);
    tell("contains_aabb_aabb", status, hits, HITS / 8);
}

static void ask_raycast_aabb(void)
{
    const float *const rays_x = columns("ssssss", N, 0);
    const lh_rays rays = lh_rays_soa(N, rays_x + 0 * N, rays_x + 1 * N, rays_x + 2 * N, rays_x + 3 * N, rays_x
        + 4 * N, rays_x + 5 * N);
    const float *const boxes_x = columns("sss012", N, 1);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    uint64_t *const hits = output(HITS);
    float *const t_enter = output(N * sizeof *t_enter);
    float *const t_exit = output(N * sizeof *t_exit);
    const lh_status status = lh_raycast_aabb(&rays, &boxes, hits, t_enter, t_exit);
    tell("raycast_aabb", status, hits, HITS / 8);
}

static void ask_sweep_aabb_aabb(void)
{
    const float *const a_x = columns("sss012", N, 0);
    const lh_aabbs a = lh_aabbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x +
        5 * N);
    const float *const a_velocity_x = columns("sss", N, 1);
    const lh_vectors a_velocity = lh_vectors_soa(N, a_velocity_x + 0 * N, a_velocity_x + 1 * N, a_velocity_x +
        2 * N);
    const float *const b_x = columns("sss012", N, 2);
    const lh_aabbs b = lh_aabbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x +
        5 * N);
    const float *const b_velocity_x = columns("sss", N, 3);
    const lh_vectors b_velocity = lh_vectors_soa(N, b_velocity_x + 0 * N, b_velocity_x + 1 * N, b_velocity_x +
        2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    int8_t *const normal = output(N * sizeof *normal);
    const lh_status status = lh_sweep_aabb_aabb(&a, &a_velocity, &b, &b_velocity, T_MAX, hits, toi, normal);
    tell("sweep_aabb_aabb", status, hits, HITS / 8);
}

static void ask_raycast_sphere(void)
{
    const float *const rays_x = columns("ssssss", N, 0);
    const lh_rays rays = lh_rays_soa(N, rays_x + 0 * N, rays_x + 1 * N, rays_x + 2 * N, rays_x + 3 * N, rays_x
        + 4 * N, rays_x + 5 * N);
    const float *const spheres_x = columns("sssp", N, 1);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    uint64_t *const hits = output(HITS);
    float *const t_enter = output(N * sizeof *t_enter);
    float *const t_exit = output(N * sizeof *t_exit);
    const lh_status status = lh_raycast_sphere(&rays, &spheres, hits, t_enter, t_exit);
    tell("raycast_sphere", status, hits, HITS / 8);
}

static void ask_overlap_sphere_sphere(void)
{
    const float *const a_x = columns("sssp", N, 0);
    const lh_spheres a = lh_spheres_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N);
    const float *const b_x = columns("sssp", N, 1);
    const lh_spheres b = lh_spheres_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_sphere_sphere(&a, &b, hits);
    tell("overlap_sphere_sphere", status, hits, HITS / 8);
}

static void ask_contains_aabb_point(void)
{
    const float *const outer_x = columns("sss012", N, 0);
    const lh_aabbs outer = lh_aabbs_soa(N, outer_x + 0 * N, outer_x + 1 * N, outer_x + 2 * N, outer_x + 3 * N,
        outer_x + 4 * N, outer_x + 5 * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_contains_aabb_point(&outer, &points, hits);
    tell("contains_aabb_point", status, hits, HITS / 8);
}

static void ask_closest_aabb_point(void)
{
    const float *const boxes_x = columns("sss012", N, 0);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_box = outputs();
    const lh_status status = lh_closest_aabb_point(&boxes, &points, distance2, &on_box);
    tell("closest_aabb_point", status, NULL, 0);
}

static void ask_contains_sphere_point(void)
{
    const float *const outer_x = columns("sssp", N, 0);
    const lh_spheres outer = lh_spheres_soa(N, outer_x + 0 * N, outer_x + 1 * N, outer_x + 2 * N, outer_x + 3
        * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_contains_sphere_point(&outer, &points, hits);
    tell("contains_sphere_point", status, hits, HITS / 8);
}

static void ask_contains_sphere_sphere(void)
{
    const float *const outer_x = columns("sssp", N, 0);
    const lh_spheres outer = lh_spheres_soa(N, outer_x + 0 * N, outer_x + 1 * N, outer_x + 2 * N, outer_x + 3
        * N);
    const float *const inner_x = columns("sssp", N, 1);
    const lh_spheres inner = lh_spheres_soa(N, inner_x + 0 * N, inner_x + 1 * N, inner_x + 2 * N, inner_x + 3
        * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_contains_sphere_sphere(&outer, &inner, hits);
    tell("contains_sphere_sphere", status, hits, HITS / 8);
}

static void ask_contains_sphere_aabb(void)
{
    const float *const outer_x = columns("sssp", N, 0);
    const lh_spheres outer = lh_spheres_soa(N, outer_x + 0 * N, outer_x + 1 * N, outer_x + 2 * N, outer_x + 3
        * N);
    const float *const inner_x = columns("sss012", N, 1);
    const lh_aabbs inner = lh_aabbs_soa(N, inner_x + 0 * N, inner_x + 1 * N, inner_x + 2 * N, inner_x + 3 * N,
        inner_x + 4 * N, inner_x + 5 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_contains_sphere_aabb(&outer, &inner, hits);
    tell("contains_sphere_aabb", status, hits, HITS / 8);
}

static void ask_contains_aabb_sphere(void)
{
    const float *const outer_x = columns("sss012", N, 0);
    const lh_aabbs outer = lh_aabbs_soa(N, outer_x + 0 * N, outer_x + 1 * N, outer_x + 2 * N, outer_x + 3 * N,
        outer_x + 4 * N, outer_x + 5 * N);
    const float *const inner_x = columns("sssp", N, 1);
    const lh_spheres inner = lh_spheres_soa(N, inner_x + 0 * N, inner_x + 1 * N, inner_x + 2 * N, inner_x + 3
        * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_contains_aabb_sphere(&outer, &inner, hits);
    tell("contains_aabb_sphere", status, hits, HITS / 8);
}

static void ask_overlap_sphere_triangle(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const triangles_x = columns("sssssssss", N, 1);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_sphere_triangle(&spheres, &triangles, hits);
    tell("overlap_sphere_triangle", status, hits, HITS / 8);
}

static void ask_overlap_sphere_obb(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const boxes_x = columns("ssspppssss", N, 1);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_sphere_obb(&spheres, &boxes, hits);
    tell("overlap_sphere_obb", status, hits, HITS / 8);
}

static void ask_raycast_plane(void)
{
    const float *const rays_x = columns("ssssss", N, 0);
    const lh_rays rays = lh_rays_soa(N, rays_x + 0 * N, rays_x + 1 * N, rays_x + 2 * N, rays_x + 3 * N, rays_x
        + 4 * N, rays_x + 5 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    uint64_t *const hits = output(HITS);
    float *const t = output(N * sizeof *t);
    const lh_status status = lh_raycast_plane(&rays, &planes, hits, t);
    tell("raycast_plane", status, hits, HITS / 8);
}

static void ask_contains_obb_point(void)
{
    const float *const boxes_x = columns("ssspppssss", N, 0);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_contains_obb_point(&boxes, &points, hits);
    tell("contains_obb_point", status, hits, HITS / 8);
}

static void ask_overlap_sphere_capsule(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const capsules_x = columns("ssssssp", N, 1);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_sphere_capsule(&spheres, &capsules, hits);
    tell("overlap_sphere_capsule", status, hits, HITS / 8);
}

static void ask_classify_sphere_plane(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    uint64_t *const hits = output(HITS);
    uint64_t *const inside = output(HITS);
    const lh_status status = lh_classify_sphere_plane(&spheres, &planes, hits, inside);
    tell("classify_sphere_plane", status, hits, HITS / 8);
}

static void ask_closest_segment_point(void)
{
    const float *const segments_x = columns("ssssss", N, 0);
    const lh_segments segments = lh_segments_soa(N, segments_x + 0 * N, segments_x + 1 * N, segments_x + 2 *
        N, segments_x + 3 * N, segments_x + 4 * N, segments_x + 5 * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    float *const distance2 = output(N * sizeof *distance2);
    float *const t = output(N * sizeof *t);
    const lh_xyz on_segment = outputs();
    const lh_status status = lh_closest_segment_point(&segments, &points, distance2, t, &on_segment);
    tell("closest_segment_point", status, NULL, 0);
}

static void ask_sweep_sphere_sphere(void)
{
    const float *const a_x = columns("sssp", N, 0);
    const lh_spheres a = lh_spheres_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N);
    const float *const a_velocity_x = columns("sss", N, 1);
    const lh_vectors a_velocity = lh_vectors_soa(N, a_velocity_x + 0 * N, a_velocity_x + 1 * N, a_velocity_x +
        2 * N);
    const float *const b_x = columns("sssp", N, 2);
    const lh_spheres b = lh_spheres_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N);
    const float *const b_velocity_x = columns("sss", N, 3);
    const lh_vectors b_velocity = lh_vectors_soa(N, b_velocity_x + 0 * N, b_velocity_x + 1 * N, b_velocity_x +
        2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_sphere_sphere(&a, &a_velocity, &b, &b_velocity, T_MAX, hits, toi,
        &normal);
    tell("sweep_sphere_sphere", status, hits, HITS / 8);
}

static void ask_overlap_aabb_obb(void)
{
    const float *const boxes_x = columns("sss012", N, 0);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const obbs_x = columns("ssspppssss", N, 1);
    const lh_obbs obbs = lh_obbs_soa(N, obbs_x + 0 * N, obbs_x + 1 * N, obbs_x + 2 * N, obbs_x + 3 * N, obbs_x
        + 4 * N, obbs_x + 5 * N, obbs_x + 6 * N, obbs_x + 7 * N, obbs_x + 8 * N, obbs_x + 9 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_aabb_obb(&boxes, &obbs, hits);
    tell("overlap_aabb_obb", status, hits, HITS / 8);
}

static void ask_classify_aabb_plane(void)
{
    const float *const boxes_x = columns("sss012", N, 0);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    uint64_t *const hits = output(HITS);
    uint64_t *const inside = output(HITS);
    const lh_status status = lh_classify_aabb_plane(&boxes, &planes, hits, inside);
    tell("classify_aabb_plane", status, hits, HITS / 8);
}

static void ask_closest_triangle_point(void)
{
    const float *const triangles_x = columns("sssssssss", N, 0);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    float *const distance2 = output(N * sizeof *distance2);
    float *const u = output(N * sizeof *u);
    float *const v = output(N * sizeof *v);
    const lh_xyz on_triangle = outputs();
    const lh_status status = lh_closest_triangle_point(&triangles, &points, distance2, u, v, &on_triangle);
    tell("closest_triangle_point", status, NULL, 0);
}

static void ask_closest_plane_point(void)
{
    const float *const planes_x = columns("ssss", N, 0);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_plane = outputs();
    const lh_status status = lh_closest_plane_point(&planes, &points, distance2, &on_plane);
    tell("closest_plane_point", status, NULL, 0);
}

static void ask_overlap_triangle_obb(void)
{
    const float *const triangles_x = columns("sssssssss", N, 0);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const obbs_x = columns("ssspppssss", N, 1);
    const lh_obbs obbs = lh_obbs_soa(N, obbs_x + 0 * N, obbs_x + 1 * N, obbs_x + 2 * N, obbs_x + 3 * N, obbs_x
        + 4 * N, obbs_x + 5 * N, obbs_x + 6 * N, obbs_x + 7 * N, obbs_x + 8 * N, obbs_x + 9 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_triangle_obb(&triangles, &obbs, hits);
    tell("overlap_triangle_obb", status, hits, HITS / 8);
}

static void ask_classify_triangle_plane(void)
{
    const float *const triangles_x = columns("sssssssss", N, 0);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    uint64_t *const hits = output(HITS);
    uint64_t *const inside = output(HITS);
    const lh_status status = lh_classify_triangle_plane(&triangles, &planes, hits, inside);
    tell("classify_triangle_plane", status, hits, HITS / 8);
}

static void ask_classify_obb_plane(void)
{
    const float *const boxes_x = columns("ssspppssss", N, 0);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    uint64_t *const hits = output(HITS);
    uint64_t *const inside = output(HITS);
    const lh_status status = lh_classify_obb_plane(&boxes, &planes, hits, inside);
    tell("classify_obb_plane", status, hits, HITS / 8);
}

static void ask_closest_obb_point(void)
{
    const float *const boxes_x = columns("ssspppssss", N, 0);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_box = outputs();
    const lh_status status = lh_closest_obb_point(&boxes, &points, distance2, &on_box);
    tell("closest_obb_point", status, NULL, 0);
}

static void ask_sweep_sphere_plane(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const sphere_velocity_x = columns("sss", N, 1);
    const lh_vectors sphere_velocity = lh_vectors_soa(N, sphere_velocity_x + 0 * N, sphere_velocity_x + 1 * N,
        sphere_velocity_x + 2 * N);
    const float *const planes_x = columns("ssss", N, 2);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    const float *const plane_velocity_x = columns("sss", N, 3);
    const lh_vectors plane_velocity = lh_vectors_soa(N, plane_velocity_x + 0 * N, plane_velocity_x + 1 * N,
        plane_velocity_x + 2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_status status = lh_sweep_sphere_plane(&spheres, &sphere_velocity, &planes, &plane_velocity,
        T_MAX, hits, toi);
    tell("sweep_sphere_plane", status, hits, HITS / 8);
}

static void ask_sweep_sphere_aabb(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const sphere_velocity_x = columns("sss", N, 1);
    const lh_vectors sphere_velocity = lh_vectors_soa(N, sphere_velocity_x + 0 * N, sphere_velocity_x + 1 * N,
        sphere_velocity_x + 2 * N);
    const float *const boxes_x = columns("sss012", N, 2);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const box_velocity_x = columns("sss", N, 3);
    const lh_vectors box_velocity = lh_vectors_soa(N, box_velocity_x + 0 * N, box_velocity_x + 1 * N,
        box_velocity_x + 2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_sphere_aabb(&spheres, &sphere_velocity, &boxes, &box_velocity, T_MAX,
        hits, toi, &normal);
    tell("sweep_sphere_aabb", status, hits, HITS / 8);
}

static void ask_closest_segment_segment(void)
{
    const float *const a_x = columns("ssssss", N, 0);
    const lh_segments a = lh_segments_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N,
        a_x + 5 * N);
    const float *const b_x = columns("ssssss", N, 1);
    const lh_segments b = lh_segments_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N,
        b_x + 5 * N);
    float *const distance2 = output(N * sizeof *distance2);
    float *const s = output(N * sizeof *s);
    float *const t = output(N * sizeof *t);
    const lh_xyz on_a = outputs();
    const lh_xyz on_b = outputs();
    const lh_status status = lh_closest_segment_segment(&a, &b, distance2, s, t, &on_a, &on_b);
    tell("closest_segment_segment", status, NULL, 0);
}

static void ask_overlap_capsule_capsule(void)
{
    const float *const a_x = columns("ssssssp", N, 0);
    const lh_capsules a = lh_capsules_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N,
        a_x + 5 * N, a_x + 6 * N);
    const float *const b_x = columns("ssssssp", N, 1);
    const lh_capsules b = lh_capsules_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N,
        b_x + 5 * N, b_x + 6 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_capsule_capsule(&a, &b, hits);
    tell("overlap_capsule_capsule", status, hits, HITS / 8);
}

static void ask_overlap_capsule_aabb(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const boxes_x = columns("sss012", N, 1);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_capsule_aabb(&capsules, &boxes, hits);
    tell("overlap_capsule_aabb", status, hits, HITS / 8);
}

static void ask_overlap_capsule_obb(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const boxes_x = columns("ssspppssss", N, 1);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_capsule_obb(&capsules, &boxes, hits);
    tell("overlap_capsule_obb", status, hits, HITS / 8);
}

static void ask_overlap_capsule_triangle(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const triangles_x = columns("sssssssss", N, 1);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_capsule_triangle(&capsules, &triangles, hits);
    tell("overlap_capsule_triangle", status, hits, HITS / 8);
}

static void ask_overlap_obb_obb(void)
{
    const float *const a_x = columns("ssspppssss", N, 0);
    const lh_obbs a = lh_obbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x + 5
        * N, a_x + 6 * N, a_x + 7 * N, a_x + 8 * N, a_x + 9 * N);
    const float *const b_x = columns("ssspppssss", N, 1);
    const lh_obbs b = lh_obbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x + 5
        * N, b_x + 6 * N, b_x + 7 * N, b_x + 8 * N, b_x + 9 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_obb_obb(&a, &b, hits);
    tell("overlap_obb_obb", status, hits, HITS / 8);
}

static void ask_raycast_obb(void)
{
    const float *const rays_x = columns("ssssss", N, 0);
    const lh_rays rays = lh_rays_soa(N, rays_x + 0 * N, rays_x + 1 * N, rays_x + 2 * N, rays_x + 3 * N, rays_x
        + 4 * N, rays_x + 5 * N);
    const float *const boxes_x = columns("ssspppssss", N, 1);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    uint64_t *const hits = output(HITS);
    float *const t_enter = output(N * sizeof *t_enter);
    float *const t_exit = output(N * sizeof *t_exit);
    const lh_status status = lh_raycast_obb(&rays, &boxes, hits, t_enter, t_exit);
    tell("raycast_obb", status, hits, HITS / 8);
}

static void ask_classify_aabb_frustum(void)
{
    const float *const boxes_x = columns("sss012", N, 0);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const planes_x = columns("ssss", 5, 1);
    const lh_planes planes = lh_planes_soa(5, planes_x + 0 * 5, planes_x + 1 * 5, planes_x + 2 * 5, planes_x +
        3 * 5);
    uint64_t *const hits = output(HITS);
    uint64_t *const inside = output(HITS);
    const lh_status status = lh_classify_aabb_frustum(&boxes, &planes, hits, inside);
    tell("classify_aabb_frustum", status, hits, HITS / 8);
}

static void ask_classify_sphere_frustum(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const planes_x = columns("ssss", 5, 1);
    const lh_planes planes = lh_planes_soa(5, planes_x + 0 * 5, planes_x + 1 * 5, planes_x + 2 * 5, planes_x +
        3 * 5);
    uint64_t *const hits = output(HITS);
    uint64_t *const inside = output(HITS);
    const lh_status status = lh_classify_sphere_frustum(&spheres, &planes, hits, inside);
    tell("classify_sphere_frustum", status, hits, HITS / 8);
}

static void ask_overlap_triangle_triangle(void)
{
    const float *const a_x = columns("sssssssss", N, 0);
    const lh_triangles a = lh_triangles_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 *
        N, a_x + 5 * N, a_x + 6 * N, a_x + 7 * N, a_x + 8 * N);
    const float *const b_x = columns("sssssssss", N, 1);
    const lh_triangles b = lh_triangles_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 *
        N, b_x + 5 * N, b_x + 6 * N, b_x + 7 * N, b_x + 8 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_triangle_triangle(&a, &b, hits);
    tell("overlap_triangle_triangle", status, hits, HITS / 8);
}

static void ask_raycast_capsule(void)
{
    const float *const rays_x = columns("ssssss", N, 0);
    const lh_rays rays = lh_rays_soa(N, rays_x + 0 * N, rays_x + 1 * N, rays_x + 2 * N, rays_x + 3 * N, rays_x
        + 4 * N, rays_x + 5 * N);
    const float *const capsules_x = columns("ssssssp", N, 1);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    uint64_t *const hits = output(HITS);
    float *const t_enter = output(N * sizeof *t_enter);
    float *const t_exit = output(N * sizeof *t_exit);
    const lh_status status = lh_raycast_capsule(&rays, &capsules, hits, t_enter, t_exit);
    tell("raycast_capsule", status, hits, HITS / 8);
}

static void ask_raycast_triangle(void)
{
    const float *const rays_x = columns("ssssss", N, 0);
    const lh_rays rays = lh_rays_soa(N, rays_x + 0 * N, rays_x + 1 * N, rays_x + 2 * N, rays_x + 3 * N, rays_x
        + 4 * N, rays_x + 5 * N);
    const float *const triangles_x = columns("sssssssss", N, 1);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    uint64_t *const hits = output(HITS);
    float *const t = output(N * sizeof *t);
    float *const u = output(N * sizeof *u);
    float *const v = output(N * sizeof *v);
    const lh_status status = lh_raycast_triangle(&rays, &triangles, hits, t, u, v);
    tell("raycast_triangle", status, hits, HITS / 8);
}

static void ask_raycast_triangle_front(void)
{
    const float *const rays_x = columns("ssssss", N, 0);
    const lh_rays rays = lh_rays_soa(N, rays_x + 0 * N, rays_x + 1 * N, rays_x + 2 * N, rays_x + 3 * N, rays_x
        + 4 * N, rays_x + 5 * N);
    const float *const triangles_x = columns("sssssssss", N, 1);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    uint64_t *const hits = output(HITS);
    float *const t = output(N * sizeof *t);
    float *const u = output(N * sizeof *u);
    float *const v = output(N * sizeof *v);
    const lh_status status = lh_raycast_triangle_front(&rays, &triangles, hits, t, u, v);
    tell("raycast_triangle_front", status, hits, HITS / 8);
}

static void ask_classify_capsule_plane(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    uint64_t *const hits = output(HITS);
    uint64_t *const inside = output(HITS);
    const lh_status status = lh_classify_capsule_plane(&capsules, &planes, hits, inside);
    tell("classify_capsule_plane", status, hits, HITS / 8);
}

static void ask_contains_capsule_point(void)
{
    const float *const outer_x = columns("ssssssp", N, 0);
    const lh_capsules outer = lh_capsules_soa(N, outer_x + 0 * N, outer_x + 1 * N, outer_x + 2 * N, outer_x +
        3 * N, outer_x + 4 * N, outer_x + 5 * N, outer_x + 6 * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_contains_capsule_point(&outer, &points, hits);
    tell("contains_capsule_point", status, hits, HITS / 8);
}

static void ask_contact_sphere_sphere(void)
{
    const float *const a_x = columns("sssp", N, 0);
    const lh_spheres a = lh_spheres_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N);
    const float *const b_x = columns("sssp", N, 1);
    const lh_spheres b = lh_spheres_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_sphere_sphere(&a, &b, &margin, hits, distance, &normal, &point);
    tell("contact_sphere_sphere", status, hits, HITS / 8);
}

static void ask_contact_sphere_plane(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_sphere_plane(&spheres, &planes, &margin, hits, distance, &normal,
        &point);
    tell("contact_sphere_plane", status, hits, HITS / 8);
}

static void ask_contact_sphere_capsule(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const capsules_x = columns("ssssssp", N, 1);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_sphere_capsule(&spheres, &capsules, &margin, hits, distance, &normal,
        &point);
    tell("contact_sphere_capsule", status, hits, HITS / 8);
}

static void ask_contact_sphere_aabb(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const boxes_x = columns("sss012", N, 1);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_sphere_aabb(&spheres, &boxes, &margin, hits, distance, &normal,
        &point);
    tell("contact_sphere_aabb", status, hits, HITS / 8);
}

static void ask_contact_sphere_obb(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const boxes_x = columns("ssspppssss", N, 1);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_sphere_obb(&spheres, &boxes, &margin, hits, distance, &normal,
        &point);
    tell("contact_sphere_obb", status, hits, HITS / 8);
}

static void ask_contact_sphere_triangle(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const triangles_x = columns("sssssssss", N, 1);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_sphere_triangle(&spheres, &triangles, &margin, hits, distance,
        &normal, &point);
    tell("contact_sphere_triangle", status, hits, HITS / 8);
}

static void ask_contact_capsule_plane(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_capsule_plane(&capsules, &planes, &margin, hits, distance, &normal,
        &point);
    tell("contact_capsule_plane", status, hits, HITS / 8);
}

static void ask_contact_capsule_capsule(void)
{
    const float *const a_x = columns("ssssssp", N, 0);
    const lh_capsules a = lh_capsules_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N,
        a_x + 5 * N, a_x + 6 * N);
    const float *const b_x = columns("ssssssp", N, 1);
    const lh_capsules b = lh_capsules_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N,
        b_x + 5 * N, b_x + 6 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_capsule_capsule(&a, &b, &margin, hits, distance, &normal, &point);
    tell("contact_capsule_capsule", status, hits, HITS / 8);
}

static void ask_contact_aabb_plane(void)
{
    const float *const boxes_x = columns("sss012", N, 0);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_aabb_plane(&boxes, &planes, &margin, hits, distance, &normal, &point);
    tell("contact_aabb_plane", status, hits, HITS / 8);
}

static void ask_contact_triangle_plane(void)
{
    const float *const triangles_x = columns("sssssssss", N, 0);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_triangle_plane(&triangles, &planes, &margin, hits, distance, &normal,
        &point);
    tell("contact_triangle_plane", status, hits, HITS / 8);
}

static void ask_contact_capsule_aabb(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const boxes_x = columns("sss012", N, 1);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_capsule_aabb(&capsules, &boxes, &margin, hits, distance, &normal,
        &point);
    tell("contact_capsule_aabb", status, hits, HITS / 8);
}

static void ask_contact_capsule_obb(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const boxes_x = columns("ssspppssss", N, 1);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_capsule_obb(&capsules, &boxes, &margin, hits, distance, &normal,
        &point);
    tell("contact_capsule_obb", status, hits, HITS / 8);
}

static void ask_contact_obb_plane(void)
{
    const float *const boxes_x = columns("ssspppssss", N, 0);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_obb_plane(&boxes, &planes, &margin, hits, distance, &normal, &point);
    tell("contact_obb_plane", status, hits, HITS / 8);
}

static void ask_contact_aabb_aabb(void)
{
    const float *const a_x = columns("sss012", N, 0);
    const lh_aabbs a = lh_aabbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x +
        5 * N);
    const float *const b_x = columns("sss012", N, 1);
    const lh_aabbs b = lh_aabbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x +
        5 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_aabb_aabb(&a, &b, &margin, hits, distance, &normal, &point);
    tell("contact_aabb_aabb", status, hits, HITS / 8);
}

static void ask_contact_capsule_triangle(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const triangles_x = columns("sssssssss", N, 1);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_capsule_triangle(&capsules, &triangles, &margin, hits, distance,
        &normal, &point);
    tell("contact_capsule_triangle", status, hits, HITS / 8);
}

static void ask_contact_obb_obb(void)
{
    const float *const a_x = columns("ssspppssss", N, 0);
    const lh_obbs a = lh_obbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x + 5
        * N, a_x + 6 * N, a_x + 7 * N, a_x + 8 * N, a_x + 9 * N);
    const float *const b_x = columns("ssspppssss", N, 1);
    const lh_obbs b = lh_obbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x + 5
        * N, b_x + 6 * N, b_x + 7 * N, b_x + 8 * N, b_x + 9 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_obb_obb(&a, &b, &margin, hits, distance, &normal, &point);
    tell("contact_obb_obb", status, hits, HITS / 8);
}

static void ask_contact_triangle_obb(void)
{
    const float *const triangles_x = columns("sssssssss", N, 0);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const boxes_x = columns("ssspppssss", N, 1);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_triangle_obb(&triangles, &boxes, &margin, hits, distance, &normal,
        &point);
    tell("contact_triangle_obb", status, hits, HITS / 8);
}

static void ask_overlap_sphere_cylinder(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const cylinders_x = columns("ssssssp", N, 1);
    const lh_cylinders cylinders = lh_cylinders_soa(N, cylinders_x + 0 * N, cylinders_x + 1 * N, cylinders_x +
        2 * N, cylinders_x + 3 * N, cylinders_x + 4 * N, cylinders_x + 5 * N, cylinders_x + 6 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_sphere_cylinder(&spheres, &cylinders, hits);
    tell("overlap_sphere_cylinder", status, hits, HITS / 8);
}

static void ask_contact_sphere_cylinder(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const cylinders_x = columns("ssssssp", N, 1);
    const lh_cylinders cylinders = lh_cylinders_soa(N, cylinders_x + 0 * N, cylinders_x + 1 * N, cylinders_x +
        2 * N, cylinders_x + 3 * N, cylinders_x + 4 * N, cylinders_x + 5 * N, cylinders_x + 6 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_sphere_cylinder(&spheres, &cylinders, &margin, hits, distance,
        &normal, &point);
    tell("contact_sphere_cylinder", status, hits, HITS / 8);
}

static void ask_closest_cylinder_point(void)
{
    const float *const cylinders_x = columns("ssssssp", N, 0);
    const lh_cylinders cylinders = lh_cylinders_soa(N, cylinders_x + 0 * N, cylinders_x + 1 * N, cylinders_x +
        2 * N, cylinders_x + 3 * N, cylinders_x + 4 * N, cylinders_x + 5 * N, cylinders_x + 6 * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_cylinder = outputs();
    const lh_status status = lh_closest_cylinder_point(&cylinders, &points, distance2, &on_cylinder);
    tell("closest_cylinder_point", status, NULL, 0);
}

static void ask_classify_cylinder_plane(void)
{
    const float *const cylinders_x = columns("ssssssp", N, 0);
    const lh_cylinders cylinders = lh_cylinders_soa(N, cylinders_x + 0 * N, cylinders_x + 1 * N, cylinders_x +
        2 * N, cylinders_x + 3 * N, cylinders_x + 4 * N, cylinders_x + 5 * N, cylinders_x + 6 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    uint64_t *const hits = output(HITS);
    uint64_t *const inside = output(HITS);
    const lh_status status = lh_classify_cylinder_plane(&cylinders, &planes, hits, inside);
    tell("classify_cylinder_plane", status, hits, HITS / 8);
}

static void ask_contact_cylinder_plane(void)
{
    const float *const cylinders_x = columns("ssssssp", N, 0);
    const lh_cylinders cylinders = lh_cylinders_soa(N, cylinders_x + 0 * N, cylinders_x + 1 * N, cylinders_x +
        2 * N, cylinders_x + 3 * N, cylinders_x + 4 * N, cylinders_x + 5 * N, cylinders_x + 6 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_cylinder_plane(&cylinders, &planes, &margin, hits, distance, &normal,
        &point);
    tell("contact_cylinder_plane", status, hits, HITS / 8);
}

static void ask_raycast_cylinder(void)
{
    const float *const rays_x = columns("ssssss", N, 0);
    const lh_rays rays = lh_rays_soa(N, rays_x + 0 * N, rays_x + 1 * N, rays_x + 2 * N, rays_x + 3 * N, rays_x
        + 4 * N, rays_x + 5 * N);
    const float *const cylinders_x = columns("ssssssp", N, 1);
    const lh_cylinders cylinders = lh_cylinders_soa(N, cylinders_x + 0 * N, cylinders_x + 1 * N, cylinders_x +
        2 * N, cylinders_x + 3 * N, cylinders_x + 4 * N, cylinders_x + 5 * N, cylinders_x + 6 * N);
    uint64_t *const hits = output(HITS);
    float *const t_enter = output(N * sizeof *t_enter);
    float *const t_exit = output(N * sizeof *t_exit);
    const lh_status status = lh_raycast_cylinder(&rays, &cylinders, hits, t_enter, t_exit);
    tell("raycast_cylinder", status, hits, HITS / 8);
}

static void ask_overlap_capsule_cylinder(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const cylinders_x = columns("ssssssp", N, 1);
    const lh_cylinders cylinders = lh_cylinders_soa(N, cylinders_x + 0 * N, cylinders_x + 1 * N, cylinders_x +
        2 * N, cylinders_x + 3 * N, cylinders_x + 4 * N, cylinders_x + 5 * N, cylinders_x + 6 * N);
    uint64_t *const hits = output(HITS);
    const lh_status status = lh_overlap_capsule_cylinder(&capsules, &cylinders, hits);
    tell("overlap_capsule_cylinder", status, hits, HITS / 8);
}

static void ask_manifold_capsule_plane(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    const lh_manifolds manifolds = manifold();
    const lh_status status = lh_manifold_capsule_plane(&capsules, &planes, &margin, hits, &manifolds);
    tell("manifold_capsule_plane", status, hits, HITS / 8);
}

static void ask_manifold_obb_plane(void)
{
    const float *const boxes_x = columns("ssspppssss", N, 0);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const planes_x = columns("ssss", N, 1);
    const lh_planes planes = lh_planes_soa(N, planes_x + 0 * N, planes_x + 1 * N, planes_x + 2 * N, planes_x +
        3 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    const lh_manifolds manifolds = manifold();
    const lh_status status = lh_manifold_obb_plane(&boxes, &planes, &margin, hits, &manifolds);
    tell("manifold_obb_plane", status, hits, HITS / 8);
}

static void ask_manifold_capsule_capsule(void)
{
    const float *const a_x = columns("ssssssp", N, 0);
    const lh_capsules a = lh_capsules_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N,
        a_x + 5 * N, a_x + 6 * N);
    const float *const b_x = columns("ssssssp", N, 1);
    const lh_capsules b = lh_capsules_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N,
        b_x + 5 * N, b_x + 6 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    const lh_manifolds manifolds = manifold();
    const lh_status status = lh_manifold_capsule_capsule(&a, &b, &margin, hits, &manifolds);
    tell("manifold_capsule_capsule", status, hits, HITS / 8);
}

static void ask_manifold_capsule_obb(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const boxes_x = columns("ssspppssss", N, 1);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    const lh_manifolds manifolds = manifold();
    const lh_status status = lh_manifold_capsule_obb(&capsules, &boxes, &margin, hits, &manifolds);
    tell("manifold_capsule_obb", status, hits, HITS / 8);
}

static void ask_manifold_obb_obb(void)
{
    const float *const a_x = columns("ssspppssss", N, 0);
    const lh_obbs a = lh_obbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x + 5
        * N, a_x + 6 * N, a_x + 7 * N, a_x + 8 * N, a_x + 9 * N);
    const float *const b_x = columns("ssspppssss", N, 1);
    const lh_obbs b = lh_obbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x + 5
        * N, b_x + 6 * N, b_x + 7 * N, b_x + 8 * N, b_x + 9 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    const lh_manifolds manifolds = manifold();
    const lh_status status = lh_manifold_obb_obb(&a, &b, &margin, hits, &manifolds);
    tell("manifold_obb_obb", status, hits, HITS / 8);
}

static void ask_manifold_capsule_triangle(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const triangles_x = columns("sssssssss", N, 1);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    const lh_manifolds manifolds = manifold();
    const lh_status status = lh_manifold_capsule_triangle(&capsules, &triangles, &margin, hits, &manifolds);
    tell("manifold_capsule_triangle", status, hits, HITS / 8);
}

static void ask_manifold_triangle_obb(void)
{
    const float *const triangles_x = columns("sssssssss", N, 0);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const boxes_x = columns("ssspppssss", N, 1);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    const lh_manifolds manifolds = manifold();
    const lh_status status = lh_manifold_triangle_obb(&triangles, &boxes, &margin, hits, &manifolds);
    tell("manifold_triangle_obb", status, hits, HITS / 8);
}

static void ask_contact_capsule_cylinder(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const cylinders_x = columns("ssssssp", N, 1);
    const lh_cylinders cylinders = lh_cylinders_soa(N, cylinders_x + 0 * N, cylinders_x + 1 * N, cylinders_x +
        2 * N, cylinders_x + 3 * N, cylinders_x + 4 * N, cylinders_x + 5 * N, cylinders_x + 6 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    float *const distance = output(N * sizeof *distance);
    const lh_xyz normal = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_contact_capsule_cylinder(&capsules, &cylinders, &margin, hits, distance,
        &normal, &point);
    tell("contact_capsule_cylinder", status, hits, HITS / 8);
}

static void ask_manifold_obb_obb_all(void)
{
    const float *const a_x = columns("ssspppssss", N, 0);
    const lh_obbs a = lh_obbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x + 5
        * N, a_x + 6 * N, a_x + 7 * N, a_x + 8 * N, a_x + 9 * N);
    const float *const b_x = columns("ssspppssss", N, 1);
    const lh_obbs b = lh_obbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x + 5
        * N, b_x + 6 * N, b_x + 7 * N, b_x + 8 * N, b_x + 9 * N);
    const float *const margin_x = columns("s", N, 2);
    const lh_numbers margin = lh_numbers_soa(N, margin_x + 0 * N);
    uint64_t *const hits = output(HITS);
    const lh_manifolds manifolds = manifold();
    const lh_manifolds more = manifold();
    const lh_status status = lh_manifold_obb_obb_all(&a, &b, &margin, hits, &manifolds, &more);
    tell("manifold_obb_obb_all", status, hits, HITS / 8);
}

static void ask_closest_aabb_aabb(void)
{
    const float *const a_x = columns("sss012", N, 0);
    const lh_aabbs a = lh_aabbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x +
        5 * N);
    const float *const b_x = columns("sss012", N, 1);
    const lh_aabbs b = lh_aabbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x +
        5 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_a = outputs();
    const lh_xyz on_b = outputs();
    const lh_status status = lh_closest_aabb_aabb(&a, &b, distance2, &on_a, &on_b);
    tell("closest_aabb_aabb", status, NULL, 0);
}

static void ask_closest_segment_triangle(void)
{
    const float *const segments_x = columns("ssssss", N, 0);
    const lh_segments segments = lh_segments_soa(N, segments_x + 0 * N, segments_x + 1 * N, segments_x + 2 *
        N, segments_x + 3 * N, segments_x + 4 * N, segments_x + 5 * N);
    const float *const triangles_x = columns("sssssssss", N, 1);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_segment = outputs();
    const lh_xyz on_triangle = outputs();
    const lh_status status = lh_closest_segment_triangle(&segments, &triangles, distance2, &on_segment,
        &on_triangle);
    tell("closest_segment_triangle", status, NULL, 0);
}

static void ask_closest_segment_aabb(void)
{
    const float *const segments_x = columns("ssssss", N, 0);
    const lh_segments segments = lh_segments_soa(N, segments_x + 0 * N, segments_x + 1 * N, segments_x + 2 *
        N, segments_x + 3 * N, segments_x + 4 * N, segments_x + 5 * N);
    const float *const boxes_x = columns("sss012", N, 1);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_segment = outputs();
    const lh_xyz on_box = outputs();
    const lh_status status = lh_closest_segment_aabb(&segments, &boxes, distance2, &on_segment, &on_box);
    tell("closest_segment_aabb", status, NULL, 0);
}

static void ask_closest_segment_obb(void)
{
    const float *const segments_x = columns("ssssss", N, 0);
    const lh_segments segments = lh_segments_soa(N, segments_x + 0 * N, segments_x + 1 * N, segments_x + 2 *
        N, segments_x + 3 * N, segments_x + 4 * N, segments_x + 5 * N);
    const float *const boxes_x = columns("ssspppssss", N, 1);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_segment = outputs();
    const lh_xyz on_box = outputs();
    const lh_status status = lh_closest_segment_obb(&segments, &boxes, distance2, &on_segment, &on_box);
    tell("closest_segment_obb", status, NULL, 0);
}

static void ask_closest_triangle_triangle(void)
{
    const float *const a_x = columns("sssssssss", N, 0);
    const lh_triangles a = lh_triangles_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 *
        N, a_x + 5 * N, a_x + 6 * N, a_x + 7 * N, a_x + 8 * N);
    const float *const b_x = columns("sssssssss", N, 1);
    const lh_triangles b = lh_triangles_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 *
        N, b_x + 5 * N, b_x + 6 * N, b_x + 7 * N, b_x + 8 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_a = outputs();
    const lh_xyz on_b = outputs();
    const lh_status status = lh_closest_triangle_triangle(&a, &b, distance2, &on_a, &on_b);
    tell("closest_triangle_triangle", status, NULL, 0);
}

static void ask_closest_line_point(void)
{
    const float *const lines_x = columns("ssssss", N, 0);
    const lh_rays lines = lh_rays_soa(N, lines_x + 0 * N, lines_x + 1 * N, lines_x + 2 * N, lines_x + 3 * N,
        lines_x + 4 * N, lines_x + 5 * N);
    const float *const points_x = columns("sss", N, 1);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    float *const distance2 = output(N * sizeof *distance2);
    float *const t = output(N * sizeof *t);
    const lh_xyz on_line = outputs();
    const lh_status status = lh_closest_line_point(&lines, &points, distance2, t, &on_line);
    tell("closest_line_point", status, NULL, 0);
}

static void ask_closest_line_line(void)
{
    const float *const a_x = columns("ssssss", N, 0);
    const lh_rays a = lh_rays_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x + 5
        * N);
    const float *const b_x = columns("ssssss", N, 1);
    const lh_rays b = lh_rays_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x + 5
        * N);
    float *const distance2 = output(N * sizeof *distance2);
    float *const s = output(N * sizeof *s);
    float *const t = output(N * sizeof *t);
    const lh_xyz on_a = outputs();
    const lh_xyz on_b = outputs();
    const lh_status status = lh_closest_line_line(&a, &b, distance2, s, t, &on_a, &on_b);
    tell("closest_line_line", status, NULL, 0);
}

static void ask_intersect_plane_plane(void)
{
    const float *const a_x = columns("ssss", N, 0);
    const lh_planes a = lh_planes_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N);
    const float *const b_x = columns("ssss", N, 1);
    const lh_planes b = lh_planes_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N);
    uint64_t *const hits = output(HITS);
    uint64_t *const coincident = output(HITS);
    const lh_xyz direction = outputs();
    const lh_xyz point = outputs();
    const lh_status status = lh_intersect_plane_plane(&a, &b, hits, coincident, &direction, &point);
    tell("intersect_plane_plane", status, hits, HITS / 8);
}

static void ask_sweep_obb_obb_turning(void)
{
    const float *const a_x = columns("ssspppssss", N, 0);
    const lh_obbs a = lh_obbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x + 5
        * N, a_x + 6 * N, a_x + 7 * N, a_x + 8 * N, a_x + 9 * N);
    const float *const a_after_x = columns("ssspppssss", N, 1);
    const lh_obbs a_after = lh_obbs_soa(N, a_after_x + 0 * N, a_after_x + 1 * N, a_after_x + 2 * N, a_after_x
        + 3 * N, a_after_x + 4 * N, a_after_x + 5 * N, a_after_x + 6 * N, a_after_x + 7 * N, a_after_x + 8 *
        N, a_after_x + 9 * N);
    const float *const b_x = columns("ssspppssss", N, 2);
    const lh_obbs b = lh_obbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x + 5
        * N, b_x + 6 * N, b_x + 7 * N, b_x + 8 * N, b_x + 9 * N);
    const float *const b_after_x = columns("ssspppssss", N, 3);
    const lh_obbs b_after = lh_obbs_soa(N, b_after_x + 0 * N, b_after_x + 1 * N, b_after_x + 2 * N, b_after_x
        + 3 * N, b_after_x + 4 * N, b_after_x + 5 * N, b_after_x + 6 * N, b_after_x + 7 * N, b_after_x + 8 *
        N, b_after_x + 9 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    float *const nearest = output(N * sizeof *nearest);
    const lh_xyz normal = outputs();
    uint64_t *const ran_out = output(HITS);
    const lh_status status = lh_sweep_obb_obb_turning(&a, &a_after, &b, &b_after, T_MAX, hits, toi, nearest,
        &normal, ran_out);
    tell("sweep_obb_obb_turning", status, hits, HITS / 8);
}

static void ask_closest_triangle_aabb(void)
{
    const float *const triangles_x = columns("sssssssss", N, 0);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const boxes_x = columns("sss012", N, 1);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_triangle = outputs();
    const lh_xyz on_box = outputs();
    const lh_status status = lh_closest_triangle_aabb(&triangles, &boxes, distance2, &on_triangle, &on_box);
    tell("closest_triangle_aabb", status, NULL, 0);
}

static void ask_closest_triangle_obb(void)
{
    const float *const triangles_x = columns("sssssssss", N, 0);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const boxes_x = columns("ssspppssss", N, 1);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_triangle = outputs();
    const lh_xyz on_box = outputs();
    const lh_status status = lh_closest_triangle_obb(&triangles, &boxes, distance2, &on_triangle, &on_box);
    tell("closest_triangle_obb", status, NULL, 0);
}

static void ask_closest_aabb_obb(void)
{
    const float *const boxes_x = columns("sss012", N, 0);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const obbs_x = columns("ssspppssss", N, 1);
    const lh_obbs obbs = lh_obbs_soa(N, obbs_x + 0 * N, obbs_x + 1 * N, obbs_x + 2 * N, obbs_x + 3 * N, obbs_x
        + 4 * N, obbs_x + 5 * N, obbs_x + 6 * N, obbs_x + 7 * N, obbs_x + 8 * N, obbs_x + 9 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_box = outputs();
    const lh_xyz on_obb = outputs();
    const lh_status status = lh_closest_aabb_obb(&boxes, &obbs, distance2, &on_box, &on_obb);
    tell("closest_aabb_obb", status, NULL, 0);
}

static void ask_closest_obb_obb(void)
{
    const float *const a_x = columns("ssspppssss", N, 0);
    const lh_obbs a = lh_obbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x + 5
        * N, a_x + 6 * N, a_x + 7 * N, a_x + 8 * N, a_x + 9 * N);
    const float *const b_x = columns("ssspppssss", N, 1);
    const lh_obbs b = lh_obbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x + 5
        * N, b_x + 6 * N, b_x + 7 * N, b_x + 8 * N, b_x + 9 * N);
    float *const distance2 = output(N * sizeof *distance2);
    const lh_xyz on_a = outputs();
    const lh_xyz on_b = outputs();
    const lh_status status = lh_closest_obb_obb(&a, &b, distance2, &on_a, &on_b);
    tell("closest_obb_obb", status, NULL, 0);
}

static void ask_sweep_sphere_capsule(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const sphere_velocity_x = columns("sss", N, 1);
    const lh_vectors sphere_velocity = lh_vectors_soa(N, sphere_velocity_x + 0 * N, sphere_velocity_x + 1 * N,
        sphere_velocity_x + 2 * N);
    const float *const capsules_x = columns("ssssssp", N, 2);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const capsule_velocity_x = columns("sss", N, 3);
    const lh_vectors capsule_velocity = lh_vectors_soa(N, capsule_velocity_x + 0 * N, capsule_velocity_x + 1 *
        N, capsule_velocity_x + 2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_sphere_capsule(&spheres, &sphere_velocity, &capsules, &capsule_velocity,
        T_MAX, hits, toi, &normal);
    tell("sweep_sphere_capsule", status, hits, HITS / 8);
}

static void ask_sweep_sphere_obb(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const sphere_velocity_x = columns("sss", N, 1);
    const lh_vectors sphere_velocity = lh_vectors_soa(N, sphere_velocity_x + 0 * N, sphere_velocity_x + 1 * N,
        sphere_velocity_x + 2 * N);
    const float *const boxes_x = columns("ssspppssss", N, 2);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const box_velocity_x = columns("sss", N, 3);
    const lh_vectors box_velocity = lh_vectors_soa(N, box_velocity_x + 0 * N, box_velocity_x + 1 * N,
        box_velocity_x + 2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_sphere_obb(&spheres, &sphere_velocity, &boxes, &box_velocity, T_MAX,
        hits, toi, &normal);
    tell("sweep_sphere_obb", status, hits, HITS / 8);
}

static void ask_sweep_sphere_triangle(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    const float *const sphere_velocity_x = columns("sss", N, 1);
    const lh_vectors sphere_velocity = lh_vectors_soa(N, sphere_velocity_x + 0 * N, sphere_velocity_x + 1 * N,
        sphere_velocity_x + 2 * N);
    const float *const triangles_x = columns("sssssssss", N, 2);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const triangle_velocity_x = columns("sss", N, 3);
    const lh_vectors triangle_velocity = lh_vectors_soa(N, triangle_velocity_x + 0 * N, triangle_velocity_x +
        1 * N, triangle_velocity_x + 2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_sphere_triangle(&spheres, &sphere_velocity, &triangles,
        &triangle_velocity, T_MAX, hits, toi, &normal);
    tell("sweep_sphere_triangle", status, hits, HITS / 8);
}

static void ask_sweep_aabb_triangle(void)
{
    const float *const boxes_x = columns("sss012", N, 0);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const box_velocity_x = columns("sss", N, 1);
    const lh_vectors box_velocity = lh_vectors_soa(N, box_velocity_x + 0 * N, box_velocity_x + 1 * N,
        box_velocity_x + 2 * N);
    const float *const triangles_x = columns("sssssssss", N, 2);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const triangle_velocity_x = columns("sss", N, 3);
    const lh_vectors triangle_velocity = lh_vectors_soa(N, triangle_velocity_x + 0 * N, triangle_velocity_x +
        1 * N, triangle_velocity_x + 2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_aabb_triangle(&boxes, &box_velocity, &triangles, &triangle_velocity,
        T_MAX, hits, toi, &normal);
    tell("sweep_aabb_triangle", status, hits, HITS / 8);
}

static void ask_sweep_obb_triangle(void)
{
    const float *const boxes_x = columns("ssspppssss", N, 0);
    const lh_obbs boxes = lh_obbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N, boxes_x + 6 * N, boxes_x + 7 * N, boxes_x + 8 * N, boxes_x + 9 * N);
    const float *const box_velocity_x = columns("sss", N, 1);
    const lh_vectors box_velocity = lh_vectors_soa(N, box_velocity_x + 0 * N, box_velocity_x + 1 * N,
        box_velocity_x + 2 * N);
    const float *const triangles_x = columns("sssssssss", N, 2);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const triangle_velocity_x = columns("sss", N, 3);
    const lh_vectors triangle_velocity = lh_vectors_soa(N, triangle_velocity_x + 0 * N, triangle_velocity_x +
        1 * N, triangle_velocity_x + 2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_obb_triangle(&boxes, &box_velocity, &triangles, &triangle_velocity,
        T_MAX, hits, toi, &normal);
    tell("sweep_obb_triangle", status, hits, HITS / 8);
}

static void ask_sweep_obb_obb(void)
{
    const float *const a_x = columns("ssspppssss", N, 0);
    const lh_obbs a = lh_obbs_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N, a_x + 5
        * N, a_x + 6 * N, a_x + 7 * N, a_x + 8 * N, a_x + 9 * N);
    const float *const a_velocity_x = columns("sss", N, 1);
    const lh_vectors a_velocity = lh_vectors_soa(N, a_velocity_x + 0 * N, a_velocity_x + 1 * N, a_velocity_x +
        2 * N);
    const float *const b_x = columns("ssspppssss", N, 2);
    const lh_obbs b = lh_obbs_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N, b_x + 5
        * N, b_x + 6 * N, b_x + 7 * N, b_x + 8 * N, b_x + 9 * N);
    const float *const b_velocity_x = columns("sss", N, 3);
    const lh_vectors b_velocity = lh_vectors_soa(N, b_velocity_x + 0 * N, b_velocity_x + 1 * N, b_velocity_x +
        2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_obb_obb(&a, &a_velocity, &b, &b_velocity, T_MAX, hits, toi, &normal);
    tell("sweep_obb_obb", status, hits, HITS / 8);
}

static void ask_sweep_capsule_capsule(void)
{
    const float *const a_x = columns("ssssssp", N, 0);
    const lh_capsules a = lh_capsules_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N,
        a_x + 5 * N, a_x + 6 * N);
    const float *const a_velocity_x = columns("sss", N, 1);
    const lh_vectors a_velocity = lh_vectors_soa(N, a_velocity_x + 0 * N, a_velocity_x + 1 * N, a_velocity_x +
        2 * N);
    const float *const b_x = columns("ssssssp", N, 2);
    const lh_capsules b = lh_capsules_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N,
        b_x + 5 * N, b_x + 6 * N);
    const float *const b_velocity_x = columns("sss", N, 3);
    const lh_vectors b_velocity = lh_vectors_soa(N, b_velocity_x + 0 * N, b_velocity_x + 1 * N, b_velocity_x +
        2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_capsule_capsule(&a, &a_velocity, &b, &b_velocity, T_MAX, hits, toi,
        &normal);
    tell("sweep_capsule_capsule", status, hits, HITS / 8);
}

static void ask_sweep_capsule_triangle(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const capsule_velocity_x = columns("sss", N, 1);
    const lh_vectors capsule_velocity = lh_vectors_soa(N, capsule_velocity_x + 0 * N, capsule_velocity_x + 1 *
        N, capsule_velocity_x + 2 * N);
    const float *const triangles_x = columns("sssssssss", N, 2);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const triangle_velocity_x = columns("sss", N, 3);
    const lh_vectors triangle_velocity = lh_vectors_soa(N, triangle_velocity_x + 0 * N, triangle_velocity_x +
        1 * N, triangle_velocity_x + 2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_capsule_triangle(&capsules, &capsule_velocity, &triangles,
        &triangle_velocity, T_MAX, hits, toi, &normal);
    tell("sweep_capsule_triangle", status, hits, HITS / 8);
}

static void ask_sweep_capsule_aabb(void)
{
    const float *const capsules_x = columns("ssssssp", N, 0);
    const lh_capsules capsules = lh_capsules_soa(N, capsules_x + 0 * N, capsules_x + 1 * N, capsules_x + 2 *
        N, capsules_x + 3 * N, capsules_x + 4 * N, capsules_x + 5 * N, capsules_x + 6 * N);
    const float *const capsule_velocity_x = columns("sss", N, 1);
    const lh_vectors capsule_velocity = lh_vectors_soa(N, capsule_velocity_x + 0 * N, capsule_velocity_x + 1 *
        N, capsule_velocity_x + 2 * N);
    const float *const boxes_x = columns("sss012", N, 2);
    const lh_aabbs boxes = lh_aabbs_soa(N, boxes_x + 0 * N, boxes_x + 1 * N, boxes_x + 2 * N, boxes_x + 3 * N,
        boxes_x + 4 * N, boxes_x + 5 * N);
    const float *const box_velocity_x = columns("sss", N, 3);
    const lh_vectors box_velocity = lh_vectors_soa(N, box_velocity_x + 0 * N, box_velocity_x + 1 * N,
        box_velocity_x + 2 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    const lh_xyz normal = outputs();
    const lh_status status = lh_sweep_capsule_aabb(&capsules, &capsule_velocity, &boxes, &box_velocity, T_MAX,
        hits, toi, &normal);
    tell("sweep_capsule_aabb", status, hits, HITS / 8);
}

static void ask_sweep_point_triangle(void)
{
    const float *const points_x = columns("sss", N, 0);
    const lh_vectors points = lh_vectors_soa(N, points_x + 0 * N, points_x + 1 * N, points_x + 2 * N);
    const float *const points_after_x = columns("sss", N, 1);
    const lh_vectors points_after = lh_vectors_soa(N, points_after_x + 0 * N, points_after_x + 1 * N,
        points_after_x + 2 * N);
    const float *const triangles_x = columns("sssssssss", N, 2);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    const float *const triangles_after_x = columns("sssssssss", N, 3);
    const lh_triangles triangles_after = lh_triangles_soa(N, triangles_after_x + 0 * N, triangles_after_x + 1
        * N, triangles_after_x + 2 * N, triangles_after_x + 3 * N, triangles_after_x + 4 * N,
        triangles_after_x + 5 * N, triangles_after_x + 6 * N, triangles_after_x + 7 * N, triangles_after_x + 8
        * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    float *const near_at = output(N * sizeof *near_at);
    uint64_t *const ran_out = output(HITS);
    const lh_status status = lh_sweep_point_triangle(&points, &points_after, &triangles, &triangles_after,
        hits, toi, near_at, ran_out);
    tell("sweep_point_triangle", status, hits, HITS / 8);
}

static void ask_sweep_segment_segment(void)
{
    const float *const a_x = columns("ssssss", N, 0);
    const lh_segments a = lh_segments_soa(N, a_x + 0 * N, a_x + 1 * N, a_x + 2 * N, a_x + 3 * N, a_x + 4 * N,
        a_x + 5 * N);
    const float *const a_after_x = columns("ssssss", N, 1);
    const lh_segments a_after = lh_segments_soa(N, a_after_x + 0 * N, a_after_x + 1 * N, a_after_x + 2 * N,
        a_after_x + 3 * N, a_after_x + 4 * N, a_after_x + 5 * N);
    const float *const b_x = columns("ssssss", N, 2);
    const lh_segments b = lh_segments_soa(N, b_x + 0 * N, b_x + 1 * N, b_x + 2 * N, b_x + 3 * N, b_x + 4 * N,
        b_x + 5 * N);
    const float *const b_after_x = columns("ssssss", N, 3);
    const lh_segments b_after = lh_segments_soa(N, b_after_x + 0 * N, b_after_x + 1 * N, b_after_x + 2 * N,
        b_after_x + 3 * N, b_after_x + 4 * N, b_after_x + 5 * N);
    uint64_t *const hits = output(HITS);
    float *const toi = output(N * sizeof *toi);
    float *const near_at = output(N * sizeof *near_at);
    uint64_t *const ran_out = output(HITS);
    const lh_status status = lh_sweep_segment_segment(&a, &a_after, &b, &b_after, hits, toi, near_at,
        ran_out);
    tell("sweep_segment_segment", status, hits, HITS / 8);
}

static void ask_overlap_sphere_grid(void)
{
    const float *const spheres_x = columns("sssp", N, 0);
    const lh_spheres spheres = lh_spheres_soa(N, spheres_x + 0 * N, spheres_x + 1 * N, spheres_x + 2 * N,
        spheres_x + 3 * N);
    uint64_t *const hits = output(CELLS);
    const lh_status status = lh_overlap_sphere_grid(&spheres, &subject_grid, hits);
    tell("overlap_sphere_grid", status, hits, CELLS / 8);
}

static void ask_overlap_triangle_grid(void)
{
    const float *const triangles_x = columns("sssssssss", N, 0);
    const lh_triangles triangles = lh_triangles_soa(N, triangles_x + 0 * N, triangles_x + 1 * N, triangles_x +
        2 * N, triangles_x + 3 * N, triangles_x + 4 * N, triangles_x + 5 * N, triangles_x + 6 * N, triangles_x
        + 7 * N, triangles_x + 8 * N);
    uint64_t *const hits = output(CELLS);
    const lh_status status = lh_overlap_triangle_grid(&triangles, &subject_grid, hits);
    tell("overlap_triangle_grid", status, hits, CELLS / 8);
}

int main(void)
{
    ask_overlap_sphere_aabb();
    ask_overlap_triangle_aabb();
    ask_overlap_aabb_aabb();
    ask_contains_aabb_aabb();
    ask_raycast_aabb();
    ask_sweep_aabb_aabb();
    ask_raycast_sphere();
    ask_overlap_sphere_sphere();
    ask_contains_aabb_point();
    ask_closest_aabb_point();
    ask_contains_sphere_point();
    ask_contains_sphere_sphere();
    ask_contains_sphere_aabb();
    ask_contains_aabb_sphere();
    ask_overlap_sphere_triangle();
    ask_overlap_sphere_obb();
    ask_raycast_plane();
    ask_contains_obb_point();
    ask_overlap_sphere_capsule();
    ask_classify_sphere_plane();
    ask_closest_segment_point();
    ask_sweep_sphere_sphere();
    ask_overlap_aabb_obb();
    ask_classify_aabb_plane();
    ask_closest_triangle_point();
    ask_closest_plane_point();
    ask_overlap_triangle_obb();
    ask_classify_triangle_plane();
    ask_classify_obb_plane();
    ask_closest_obb_point();
    ask_sweep_sphere_plane();
    ask_sweep_sphere_aabb();
    ask_closest_segment_segment();
    ask_overlap_capsule_capsule();
    ask_overlap_capsule_aabb();
    ask_overlap_capsule_obb();
    ask_overlap_capsule_triangle();
    ask_overlap_obb_obb();
    ask_raycast_obb();
    ask_classify_aabb_frustum();
    ask_classify_sphere_frustum();
    ask_overlap_triangle_triangle();
    ask_raycast_capsule();
    ask_raycast_triangle();
    ask_raycast_triangle_front();
    ask_classify_capsule_plane();
    ask_contains_capsule_point();
    ask_contact_sphere_sphere();
    ask_contact_sphere_plane();
    ask_contact_sphere_capsule();
    ask_contact_sphere_aabb();
    ask_contact_sphere_obb();
    ask_contact_sphere_triangle();
    ask_contact_capsule_plane();
    ask_contact_capsule_capsule();
    ask_contact_aabb_plane();
    ask_contact_triangle_plane();
    ask_contact_capsule_aabb();
    ask_contact_capsule_obb();
    ask_contact_obb_plane();
    ask_contact_aabb_aabb();
    ask_contact_capsule_triangle();
    ask_contact_obb_obb();
    ask_contact_triangle_obb();
    ask_overlap_sphere_cylinder();
    ask_contact_sphere_cylinder();
    ask_closest_cylinder_point();
    ask_classify_cylinder_plane();
    ask_contact_cylinder_plane();
    ask_raycast_cylinder();
    ask_overlap_capsule_cylinder();
    ask_manifold_capsule_plane();
    ask_manifold_obb_plane();
    ask_manifold_capsule_capsule();
    ask_manifold_capsule_obb();
    ask_manifold_obb_obb();
    ask_manifold_capsule_triangle();
    ask_manifold_triangle_obb();
    ask_contact_capsule_cylinder();
    ask_manifold_obb_obb_all();
    ask_closest_aabb_aabb();
    ask_closest_segment_triangle();
    ask_closest_segment_aabb();
    ask_closest_segment_obb();
    ask_closest_triangle_triangle();
    ask_closest_line_point();
    ask_closest_line_line();
    ask_intersect_plane_plane();
    ask_sweep_obb_obb_turning();
    ask_closest_triangle_aabb();
    ask_closest_triangle_obb();
    ask_closest_aabb_obb();
    ask_closest_obb_obb();
    ask_sweep_sphere_capsule();
    ask_sweep_sphere_obb();
    ask_sweep_sphere_triangle();
    ask_sweep_aabb_triangle();
    ask_sweep_obb_triangle();
    ask_sweep_obb_obb();
    ask_sweep_capsule_capsule();
    ask_sweep_capsule_triangle();
    ask_sweep_capsule_aabb();
    ask_sweep_point_triangle();
    ask_sweep_segment_segment();
    ask_overlap_sphere_grid();
    ask_overlap_triangle_grid();
    return 0;
}
