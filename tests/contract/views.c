/* The header's view helpers, in C and in C++. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lanehit/lanehit.h"

/* Every helper yields a view without an index, of the count, strides and arrays given. */
#define ASSERT_HEAD(v, expected_count, expected_stride)                                                      \
    do {                                                                                                     \
        assert_int_equal((v).count, expected_count);                                                         \
        assert_null((v).index);                                                                              \
        assert_int_equal((v).stride, expected_stride);                                                       \
        assert_int_equal((v).index_stride, 0);                                                               \
    } while (0)

static float arrays[26][4];

/* Packed, component c is array c; in structs, it follows the one before. */
static void assert_components(const float *const *soa, const float *const *aos, size_t components)
{
    for (size_t c = 0; c < components; c++) {
        assert_ptr_equal(soa[c], arrays[c]);
        assert_ptr_equal(aos[c], &arrays[0][0] + c);
    }
}

static void test_aabbs(void **state)
{
    (void)state;
    const lh_aabbs soa = lh_aabbs_soa(4, arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5]);
    const float *const in_soa[] = {soa.min_x, soa.min_y, soa.min_z, soa.max_x, soa.max_y, soa.max_z};
    ASSERT_HEAD(soa, 4, 0);
    const lh_aabbs aos = lh_aabbs_aos(arrays[0], 24, 3);
    const float *const in_aos[] = {aos.min_x, aos.min_y, aos.min_z, aos.max_x, aos.max_y, aos.max_z};
    ASSERT_HEAD(aos, 3, 24);
    assert_components(in_soa, in_aos, 6);
}

static void test_spheres(void **state)
{
    (void)state;
    const lh_spheres soa = lh_spheres_soa(4, arrays[0], arrays[1], arrays[2], arrays[3]);
    const float *const in_soa[] = {soa.x, soa.y, soa.z, soa.radius};
    ASSERT_HEAD(soa, 4, 0);
    assert_int_equal(soa.radius_stride, 0);
    const lh_spheres aos = lh_spheres_aos(arrays[0], 16, 3);
    const float *const in_aos[] = {aos.x, aos.y, aos.z, aos.radius};
    ASSERT_HEAD(aos, 3, 16);
    assert_int_equal(aos.radius_stride, 16);
    assert_components(in_soa, in_aos, 4);
}

/* Of a mesh, every vertex has an index, which says where in the same array it is. */
static void test_mesh(void **state)
{
    (void)state;
    static const uint32_t corners[6] = {2, 0, 1, 1, 3, 2};
    const lh_triangles mesh = lh_triangles_mesh(arrays[0], 12, corners, 2);
    const float *const vertices[] = {mesh.ax, mesh.ay, mesh.az, mesh.bx, mesh.by,
                                     mesh.bz, mesh.cx, mesh.cy, mesh.cz};
    assert_int_equal(mesh.count, 2);
    assert_int_equal(mesh.stride, 12);
    assert_int_equal(mesh.index_stride, 12);
    assert_ptr_equal(mesh.index, corners);
    assert_ptr_equal(mesh.index_b, corners + 1);
    assert_ptr_equal(mesh.index_c, corners + 2);
    for (size_t k = 0; k < 9; k++)
        assert_ptr_equal(vertices[k], arrays[0] + k % 3);
    assert_null(lh_triangles_mesh(NULL, 12, NULL, 0).index_b);
}

static void test_triangles(void **state)
{
    (void)state;
    const lh_triangles soa = lh_triangles_soa(4, arrays[0], arrays[1], arrays[2], arrays[3], arrays[4],
                                              arrays[5], arrays[6], arrays[7], arrays[8]);
    const float *const in_soa[] = {soa.ax, soa.ay, soa.az, soa.bx, soa.by, soa.bz, soa.cx, soa.cy, soa.cz};
    ASSERT_HEAD(soa, 4, 0);
    const lh_triangles aos = lh_triangles_aos(arrays[0], 36, 3);
    const float *const in_aos[] = {aos.ax, aos.ay, aos.az, aos.bx, aos.by, aos.bz, aos.cx, aos.cy, aos.cz};
    ASSERT_HEAD(aos, 3, 36);
    assert_components(in_soa, in_aos, 9);
}

static void test_segments(void **state)
{
    (void)state;
    const lh_segments soa =
        lh_segments_soa(4, arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5]);
    const float *const in_soa[] = {soa.ax, soa.ay, soa.az, soa.bx, soa.by, soa.bz};
    ASSERT_HEAD(soa, 4, 0);
    const lh_segments aos = lh_segments_aos(arrays[0], 24, 3);
    const float *const in_aos[] = {aos.ax, aos.ay, aos.az, aos.bx, aos.by, aos.bz};
    ASSERT_HEAD(aos, 3, 24);
    assert_components(in_soa, in_aos, 6);
}

static void test_capsules(void **state)
{
    (void)state;
    const lh_capsules soa =
        lh_capsules_soa(4, arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5], arrays[6]);
    const float *const in_soa[] = {soa.ax, soa.ay, soa.az, soa.bx, soa.by, soa.bz, soa.radius};
    ASSERT_HEAD(soa, 4, 0);
    assert_int_equal(soa.radius_stride, 0);
    const lh_capsules aos = lh_capsules_aos(arrays[0], 28, 3);
    const float *const in_aos[] = {aos.ax, aos.ay, aos.az, aos.bx, aos.by, aos.bz, aos.radius};
    ASSERT_HEAD(aos, 3, 28);
    assert_int_equal(aos.radius_stride, 28);
    assert_components(in_soa, in_aos, 7);
}

static void test_cylinders(void **state)
{
    (void)state;
    const lh_cylinders soa =
        lh_cylinders_soa(4, arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5], arrays[6]);
    const float *const in_soa[] = {soa.ax, soa.ay, soa.az, soa.bx, soa.by, soa.bz, soa.radius};
    ASSERT_HEAD(soa, 4, 0);
    assert_int_equal(soa.radius_stride, 0);
    const lh_cylinders aos = lh_cylinders_aos(arrays[0], 28, 3);
    const float *const in_aos[] = {aos.ax, aos.ay, aos.az, aos.bx, aos.by, aos.bz, aos.radius};
    ASSERT_HEAD(aos, 3, 28);
    assert_int_equal(aos.radius_stride, 28);
    assert_components(in_soa, in_aos, 7);
}

static void test_ellipsoids(void **state)
{
    (void)state;
    const lh_ellipsoids soa =
        lh_ellipsoids_soa(4, arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5], arrays[6],
                          arrays[7], arrays[8], arrays[9], arrays[10], arrays[11]);
    const float *const in_soa[] = {soa.x,  soa.y,  soa.z,  soa.ax, soa.ay, soa.az,
                                   soa.bx, soa.by, soa.bz, soa.cx, soa.cy, soa.cz};
    ASSERT_HEAD(soa, 4, 0);
    assert_int_equal(soa.axes_stride, 0);
    const lh_ellipsoids aos = lh_ellipsoids_aos(arrays[0], 48, 3);
    const float *const in_aos[] = {aos.x,  aos.y,  aos.z,  aos.ax, aos.ay, aos.az,
                                   aos.bx, aos.by, aos.bz, aos.cx, aos.cy, aos.cz};
    ASSERT_HEAD(aos, 3, 48);
    assert_int_equal(aos.axes_stride, 48);
    assert_components(in_soa, in_aos, 12);
}

/* The arrays of a view of k-DOPs, in its order. */
typedef struct kdop_arrays {
    const float *at[26];
} kdop_arrays;

static kdop_arrays arrays_of_kdops(lh_kdops v)
{
    return (kdop_arrays){{v.min_x,
                          v.min_y,
                          v.min_z,
                          v.max_x,
                          v.max_y,
                          v.max_z,
                          v.min_x_plus_y_plus_z,
                          v.min_x_plus_y_minus_z,
                          v.min_x_minus_y_plus_z,
                          v.min_x_minus_y_minus_z,
                          v.max_x_plus_y_plus_z,
                          v.max_x_plus_y_minus_z,
                          v.max_x_minus_y_plus_z,
                          v.max_x_minus_y_minus_z,
                          v.min_x_plus_y,
                          v.min_x_minus_y,
                          v.min_x_plus_z,
                          v.min_x_minus_z,
                          v.min_y_plus_z,
                          v.min_y_minus_z,
                          v.max_x_plus_y,
                          v.max_x_minus_y,
                          v.max_x_plus_z,
                          v.max_x_minus_z,
                          v.max_y_plus_z,
                          v.max_y_minus_z}};
}

static void test_kdops(void **state)
{
    (void)state;
    const lh_kdops soa =
        lh_kdops_soa(4, arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5], arrays[6],
                     arrays[7], arrays[8], arrays[9], arrays[10], arrays[11], arrays[12], arrays[13],
                     arrays[14], arrays[15], arrays[16], arrays[17], arrays[18], arrays[19], arrays[20],
                     arrays[21], arrays[22], arrays[23], arrays[24], arrays[25]);
    const lh_kdops aos = lh_kdops_aos(arrays[0], 26, 104, 3);
    const kdop_arrays in_soa = arrays_of_kdops(soa), in_aos = arrays_of_kdops(aos);
    ASSERT_HEAD(soa, 4, 0);
    assert_int_equal(soa.corner_stride | soa.edge_stride, 0);
    ASSERT_HEAD(aos, 3, 104);
    assert_int_equal(aos.corner_stride, 104);
    assert_int_equal(aos.edge_stride, 104);
    assert_components(in_soa.at, in_aos.at, 26);
}

/* Directions that structs do not have are not there, and edges lie where corners would. */
static void test_kdops_of_fewer_directions(void **state)
{
    (void)state;
    const lh_kdops boxes = lh_kdops_aos(arrays[0], 6, 24, 3),
                   with_corners = lh_kdops_aos(arrays[0], 14, 56, 3),
                   with_edges = lh_kdops_aos(arrays[0], 18, 72, 3);
    for (size_t k = 0; k < 26; k++) {
        const float *const first = arrays[0], *const none = NULL;
        assert_ptr_equal(arrays_of_kdops(boxes).at[k], k < 6 ? first + k : none);
        assert_ptr_equal(arrays_of_kdops(with_corners).at[k], k < 14 ? first + k : none);
        assert_ptr_equal(arrays_of_kdops(with_edges).at[k], k < 6    ? first + k
                                                            : k < 14 ? none
                                                                     : first + k - 8);
    }
    static const uint32_t index[2] = {1, 0};
    const lh_aabbs as_boxes = lh_aabbs_indexed(lh_aabbs_aos(arrays[0], 24, 3), index, 4, 2);
    const lh_kdops as_kdops = lh_kdops_of_aabbs(as_boxes);
    assert_int_equal(as_kdops.count, 2);
    assert_int_equal(as_kdops.stride, 24);
    assert_int_equal(as_kdops.index_stride, 4);
    assert_ptr_equal(as_kdops.index, index);
    for (size_t k = 0; k < 26; k++)
        assert_ptr_equal(arrays_of_kdops(as_kdops).at[k], arrays_of_kdops(boxes).at[k]);
}

static void test_planes(void **state)
{
    (void)state;
    const lh_planes soa = lh_planes_soa(4, arrays[0], arrays[1], arrays[2], arrays[3]);
    const float *const in_soa[] = {soa.nx, soa.ny, soa.nz, soa.d};
    ASSERT_HEAD(soa, 4, 0);
    const lh_planes aos = lh_planes_aos(arrays[0], 16, 3);
    const float *const in_aos[] = {aos.nx, aos.ny, aos.nz, aos.d};
    ASSERT_HEAD(aos, 3, 16);
    assert_components(in_soa, in_aos, 4);
}

static void test_vectors(void **state)
{
    (void)state;
    const lh_vectors soa = lh_vectors_soa(4, arrays[0], arrays[1], arrays[2]);
    const float *const in_soa[] = {soa.x, soa.y, soa.z};
    ASSERT_HEAD(soa, 4, 0);
    const lh_vectors aos = lh_vectors_aos(arrays[0], 12, 3);
    const float *const in_aos[] = {aos.x, aos.y, aos.z};
    ASSERT_HEAD(aos, 3, 12);
    assert_components(in_soa, in_aos, 3);
}

static void test_numbers(void **state)
{
    (void)state;
    const lh_numbers soa = lh_numbers_soa(4, arrays[0]);
    ASSERT_HEAD(soa, 4, 0);
    assert_ptr_equal(soa.x, arrays[0]);
    const lh_numbers aos = lh_numbers_aos(arrays[0], 24, 3);
    ASSERT_HEAD(aos, 3, 24);
    assert_ptr_equal(aos.x, arrays[0]);
}

static void test_poses(void **state)
{
    (void)state;
    const lh_poses soa =
        lh_poses_soa(4, arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5], arrays[6]);
    const float *const in_soa[] = {soa.x, soa.y, soa.z, soa.qx, soa.qy, soa.qz, soa.qw};
    ASSERT_HEAD(soa, 4, 0);
    assert_int_equal(soa.rotation_stride, 0);
    const lh_poses aos = lh_poses_aos(arrays[0], 28, 3);
    const float *const in_aos[] = {aos.x, aos.y, aos.z, aos.qx, aos.qy, aos.qz, aos.qw};
    ASSERT_HEAD(aos, 3, 28);
    assert_int_equal(aos.rotation_stride, 28);
    assert_components(in_soa, in_aos, 7);
}

static void test_obbs(void **state)
{
    (void)state;
    const lh_obbs soa = lh_obbs_soa(4, arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5],
                                    arrays[6], arrays[7], arrays[8], arrays[9]);
    const float *const in_soa[] = {soa.x,      soa.y,  soa.z,  soa.half_x, soa.half_y,
                                   soa.half_z, soa.qx, soa.qy, soa.qz,     soa.qw};
    ASSERT_HEAD(soa, 4, 0);
    assert_int_equal(soa.half_stride, 0);
    assert_int_equal(soa.rotation_stride, 0);
    const lh_obbs aos = lh_obbs_aos(arrays[0], 40, 3);
    const float *const in_aos[] = {aos.x,      aos.y,  aos.z,  aos.half_x, aos.half_y,
                                   aos.half_z, aos.qx, aos.qy, aos.qz,     aos.qw};
    ASSERT_HEAD(aos, 3, 40);
    assert_int_equal(aos.half_stride, 40);
    assert_int_equal(aos.rotation_stride, 40);
    assert_components(in_soa, in_aos, 10);
}

/* Directions, no reciprocals, no limits. */
static void assert_only_directions(const lh_rays *v)
{
    assert_null(v->inv_dir_x);
    assert_null(v->inv_dir_y);
    assert_null(v->inv_dir_z);
    assert_null(v->t_min);
    assert_null(v->t_max);
    assert_int_equal(v->t_stride, 0);
}

static void test_rays(void **state)
{
    (void)state;
    const lh_rays soa = lh_rays_soa(4, arrays[0], arrays[1], arrays[2], arrays[3], arrays[4], arrays[5]);
    const float *const in_soa[] = {soa.origin_x, soa.origin_y, soa.origin_z, soa.dir_x, soa.dir_y, soa.dir_z};
    ASSERT_HEAD(soa, 4, 0);
    assert_only_directions(&soa);
    const lh_rays aos = lh_rays_aos(arrays[0], 24, 3);
    const float *const in_aos[] = {aos.origin_x, aos.origin_y, aos.origin_z, aos.dir_x, aos.dir_y, aos.dir_z};
    ASSERT_HEAD(aos, 3, 24);
    assert_only_directions(&aos);
    assert_components(in_soa, in_aos, 6);
}

/* In structs with something between them, by an index that skips and repeats; and they hit what lies on them alone. */
static void test_segments_of_edges(void **state)
{
    (void)state;
    static const float vertices[3][4] = {{1.0f, 2.0f, 3.0f}, {4.0f, 5.0f, 6.0f}, {7.0f, 8.0f, 9.0f}};
    static const uint32_t ends[2][2] = {{2, 0}, {1, 2}};
    float room[6][2];
    const lh_segments edges = lh_segments_of_edges(vertices[0], sizeof vertices[0], ends[0], 2, room[0]);
    const float *const columns[] = {edges.ax, edges.ay, edges.az, edges.bx, edges.by, edges.bz};
    assert_int_equal(edges.count, 2);
    assert_int_equal(edges.stride, 0);
    assert_null(edges.index);
    for (size_t k = 0; k < 6; k++)
        for (size_t i = 0; i < 2; i++)
            assert_true(columns[k][i] == vertices[ends[i][k / 3]][k % 3]);
}

static void test_rays_of_segments(void **state)
{
    (void)state;
    static const float structs[3][7] = {{0, 0, 0, 4, 0, 0}, {9, 9, 9, 9, 9, 9}, {1, 2, 3, 0.5f, 8, -1}};
    static const uint32_t index[] = {2, 0, 2};
    static const float wanted[7][3] = {{1, 0, 1}, {2, 0, 2},   {3, 0, 3}, {-0.5f, 4, -0.5f},
                                       {6, 0, 6}, {-4, 0, -4}, {1, 1, 1}};
    float room[7][3];
    const lh_segments all = lh_segments_aos(structs[0], sizeof structs[0], 3);
    const lh_segments some = lh_segments_indexed(all, index, 0, 3);
    const lh_rays rays = lh_rays_of_segments(&some, room[0]);
    assert_memory_equal(room, wanted, sizeof room);
    const float *const found[] = {rays.origin_x, rays.origin_y, rays.origin_z, rays.dir_x,
                                  rays.dir_y,    rays.dir_z,    rays.t_max};
    for (size_t c = 0; c < 7; c++)
        assert_ptr_equal(found[c], room[c]);
    ASSERT_HEAD(rays, 3, 0);
    assert_null(rays.t_min);

    static const float boxes[2][6] = {{4, -1, -1, 5, 1, 1}, {4.5f, -1, -1, 5, 1, 1}};
    uint64_t hits[1];
    float t_enter[2], one_room[7];
    const lh_aabbs two_boxes = lh_aabbs_aos(boxes[0], sizeof boxes[0], 2);
    const lh_segments one = lh_segments_aos(structs[0], sizeof structs[0], 1);
    const lh_rays ray = lh_rays_of_segments(&one, one_room);
    assert_int_equal(lh_raycast_aabb(&ray, &two_boxes, hits, t_enter, NULL), LH_OK);
    assert_int_equal(hits[0], 1);
    assert_float_equal(t_enter[0], 1, 1e-6f);
}

static void test_status_parts(void **state)
{
    (void)state;
    uint64_t hits[1];
    const lh_spheres spheres = lh_spheres_aos(arrays[0], 16, 3);
    const lh_status status = lh_overlap_sphere_aabb(&spheres, NULL, hits);
    assert_int_equal(lh_status_kind(status), LH_ERROR_NULL_VIEW);
    assert_int_equal(lh_status_argument(status), 2);
}

static void test_call(void **state)
{
    (void)state;
    static const float points[2][4] = {{0, 0, 0, 1}, {9, 0, 0, 1}};
    static const float unit[6] = {-1, -1, -1, 1, 1, 1};
    uint64_t hits[1];
    const lh_spheres spheres = lh_spheres_aos(points[0], sizeof points[0], 2);
    const lh_aabbs box = lh_aabbs_aos(unit, sizeof unit, 1);
    assert_int_equal(lh_overlap_sphere_aabb(&spheres, &box, hits), LH_OK);
    assert_int_equal(hits[0], 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_aabbs),
        cmocka_unit_test(test_spheres),
        cmocka_unit_test(test_mesh),
        cmocka_unit_test(test_triangles),
        cmocka_unit_test(test_segments),
        cmocka_unit_test(test_capsules),
        cmocka_unit_test(test_cylinders),
        cmocka_unit_test(test_ellipsoids),
        cmocka_unit_test(test_kdops),
        cmocka_unit_test(test_kdops_of_fewer_directions),
        cmocka_unit_test(test_planes),
        cmocka_unit_test(test_vectors),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_rays),
        cmocka_unit_test(test_poses),
        cmocka_unit_test(test_obbs),
        cmocka_unit_test(test_status_parts),
        cmocka_unit_test(test_call),
        cmocka_unit_test(test_segments_of_edges),
        cmocka_unit_test(test_rays_of_segments),
    };
    return cmocka_run_group_tests_name("views", tests, NULL, NULL);
}
