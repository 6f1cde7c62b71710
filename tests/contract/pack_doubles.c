/* What pack.h says of doubles, number by number, and of boxes around oriented boxes. tests/exact/pack.c has chance. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "lanehit/lanehit.h"

static void assert_bits(const float *found, const uint32_t *expected, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        uint32_t bits;
        memcpy(&bits, &found[i], sizeof bits);
        if (bits != expected[i])
            fail_msg("number %zu is 0x%08x, not 0x%08x", i, (unsigned)bits, (unsigned)expected[i]);
    }
}

static void test_special_doubles(void **state)
{
    (void)state;
    static const double x[] = {0.0,
                               -0.0,
                               INFINITY,
                               -INFINITY,
                               NAN,
                               -NAN,
                               1e300,
                               -1e300,
                               1e-300,
                               -1e-300,
                               0x1.ffffffp127,
                               -0x1.ffffffp127,
                               0x1.fffffefp127,
                               0x1p-150,
                               0x1.8p-149,
                               0x1.8p-150,
                               5e-324};
    enum { COUNT = sizeof x / sizeof x[0] };
    static const uint32_t down[COUNT] = {0,          0x80000000, 0x7f800000, 0xff800000, 0x7fc00000,
                                         0x7fc00000, 0x7f7fffff, 0xff800000, 0,          0x80000001,
                                         0x7f7fffff, 0xff800000, 0x7f7fffff, 0,          1,
                                         0,          0},
                          up[COUNT] = {0,          0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 0x7fc00000,
                                       0x7f800000, 0xff7fffff, 1,          0x80000000, 0x7f800000, 0xff7fffff,
                                       0x7f800000, 1,          2,          1,          1},
                          nearest[COUNT] = {0,          0x80000000, 0x7f800000, 0xff800000, 0x7fc00000,
                                            0x7fc00000, 0x7f800000, 0xff800000, 0,          0x80000000,
                                            0x7f800000, 0xff800000, 0x7f7fffff, 0,          2,
                                            1,          0};
    float room[6 * 48];
    lh_doubles all = lh_doubles_aos(x, 0, 0, COUNT);
    for (int k = 0; k < 6; k++)
        all.array[k] = x;
    lh_aabbs boxes;
    assert_int_equal(lh_pack_aabbs_from_doubles(&all, room, &boxes), LH_OK);
    assert_bits(boxes.min_y, down, COUNT);
    assert_bits(boxes.max_z, up, COUNT);
    lh_vectors points;
    assert_int_equal(lh_pack_vectors_from_doubles(&all, room, &points), LH_OK);
    assert_bits(points.z, nearest, COUNT);
}

/* Zeros of a sum are those of IEEE 754, to nearest. */
static void test_special_centres(void **state)
{
    (void)state;
    enum { COUNT = 8 };
    static const double pairs[COUNT][2] = {{0.0, 0.0}, {0.0, -0.0}, {-0.0, 0.0},          {-0.0, -0.0},
                                           {5, 5},     {5, -5},     {INFINITY, INFINITY}, {1, NAN}};
    static const uint32_t min[COUNT] = {0, 0, 0x80000000, 0, 0, 0x41200000, 0x7fc00000, 0x7fc00000},
                          max[COUNT] = {0, 0, 0, 0x80000000, 0x41200000, 0, 0x7f800000, 0x7fc00000};
    float room[6 * 16];
    lh_doubles given = lh_doubles_aos(NULL, 0, sizeof pairs[0], COUNT);
    for (int axis = 0; axis < 3; axis++) {
        given.array[axis] = &pairs[0][0];
        given.array[axis + 3] = &pairs[0][1];
    }
    lh_aabbs packed;
    assert_int_equal(lh_pack_aabbs_from_centres(&given, room, &packed), LH_OK);
    assert_bits(packed.min_x, min, COUNT);
    assert_bits(packed.max_z, max, COUNT);
}

/* A ball that says NaN, or has an infinite centre, changes no other. */
static void test_spheres_of_doubles(void **state)
{
    (void)state;
    static const double balls[][4] = {{1, 2, 3, 4},      {1, 2, 3, -1e-60},   {1, 2, 3, -0.0},
                                      {NAN, 2, 3, 1},    {INFINITY, 2, 3, 1}, {1 + 0x1p-30, 2, 3, 1},
                                      {1e-300, 0, 0, 1}, {NAN, 2, 3, -1}};
    static const uint32_t radii[] = {0x40800000, 0x80000001, 0x00000000, 0x7fc00000,
                                     0x3f800000, 0x3f800001, 0x3f800001, 0xbf800000};
    float room[4 * 16];
    lh_spheres packed;
    lh_doubles given = lh_doubles_aos(balls[0], 4, sizeof balls[0], 8);
    assert_int_equal(lh_pack_spheres_from_doubles(&given, room, &packed), LH_OK);
    assert_bits(packed.radius, radii, 8);
    given.array[3] = NULL; /* points */
    assert_int_equal(lh_pack_spheres_from_doubles(&given, room, &packed), LH_OK);
    assert_true(packed.radius[0] == 0 && packed.radius[5] >= 0x1p-30f && packed.radius[6] > 0);
}

/* Boxes around those that are not turned are the smallest there are; with a bad q they are NaN. */
static void test_turned_boxes(void **state)
{
    (void)state;
    static const float turned[][10] = {
        {0, 0, 0, 1, 2, 3, 0, 0, 0, 1},        {0, 0, 0, 1, 2, 3, 0, 0, 0, 0},
        {0, 0, 0, 1, 2, 3, 0, 0, 1, 0},        {1, 1, 1, 0x1p-30f, 2, 3, 0, 0, 0, -0x1p-149f},
        {0, 0, 0, 1, 2, 3, 0, 0, 0, INFINITY}, {0, 0, 0, 1, 2, 3, 0, NAN, 0, 1},
        {0, 0, 0, 1, 2, 3, 0x1p-30f, 0, 0, 1}, {0, 0, 0, 1, 2, 3, 0, 0x1p-30f, 0, 1}};
    float room[6 * 16];
    lh_aabbs packed;
    lh_obbs given = lh_obbs_aos(turned[0], sizeof turned[0], 8);
    assert_int_equal(lh_pack_aabbs_from_obbs(&given, room, &packed), LH_OK);
    assert_true(packed.max_x[0] == 1 && packed.min_y[0] == -2 && packed.max_z[0] == 3);
    assert_true(packed.max_x[3] == 1 + 0x1p-23f && packed.min_x[3] == 1 - 0x1p-24f && packed.max_y[3] == 3);
    assert_true(isnan(packed.max_x[4]) && isnan(packed.max_x[5]));
    assert_true(packed.max_x[6] == 1 + 0x1p-23f && packed.max_x[7] > 1);
    assert_true(isnan(packed.max_x[1]) && isnan(packed.min_z[1]) && packed.max_y[2] == 2 + 0x1p-22f);
    given.qx = given.qy = given.qz = given.qw = NULL;
    assert_int_equal(lh_pack_aabbs_from_obbs(&given, room, &packed), LH_OK);
    assert_true(packed.max_x[0] == 1 && packed.min_y[1] == -2 && packed.max_z[2] == 3);
}

/* One side of pairs, and strides of their own: of centres in one array and radii in another, in structs with
 * padding. */
static void test_indices(void **state)
{
    (void)state;
    static const double centres[3][4] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, radii[3] = {10, 11, 12};
    static const uint32_t pairs[2][2] = {{0, 2}, {0, 1}};
    static const uint32_t index[2] = {1, 2};
    static const float turned[3][12] = {{0}, {1, 2, 3, 4, 5, 6, 7}, {8, 9, 10, 1, 2, 3}};
    float room[6 * 16];
    lh_doubles balls = lh_doubles_aos(centres[0], 3, sizeof centres[0], 2);
    balls.array[3] = radii;
    balls.stride[3] = 0;
    balls.index = pairs[0] + 1;
    balls.index_stride = sizeof pairs[0];
    lh_spheres spheres;
    assert_int_equal(lh_pack_spheres_from_doubles(&balls, room, &spheres), LH_OK);
    assert_true(spheres.x[0] == 7 && spheres.z[1] == 6 && spheres.radius[0] == 12 && spheres.radius[1] == 11);
    balls.index = index;
    balls.index_stride = 0;
    assert_int_equal(lh_pack_spheres_from_doubles(&balls, room, &spheres), LH_OK);
    assert_true(spheres.y[0] == 5 && spheres.y[1] == 8 && spheres.radius[1] == 12);

    /* Neighbours at first alone. */
    static const double numbers[6] = {0, 1, 2, 3, 4, 5};
    lh_doubles points = lh_doubles_aos(numbers, 3, 8, 2);
    points.stride[1] = 16;
    points.stride[2] = 24;
    lh_vectors packed_points;
    assert_int_equal(lh_pack_vectors_from_doubles(&points, room, &packed_points), LH_OK);
    assert_true(packed_points.x[0] == 0 && packed_points.y[0] == 1 && packed_points.z[0] == 2);
    assert_true(packed_points.x[1] == 1 && packed_points.y[1] == 3 && packed_points.z[1] == 5);

    lh_obbs boxes = lh_obbs_aos(turned[0], sizeof turned[0], 3);
    boxes.qx = boxes.qy = boxes.qz = boxes.qw = NULL;
    lh_aabbs packed;
    boxes = lh_obbs_indexed(boxes, pairs[0] + 1, sizeof pairs[0], 2);
    assert_int_equal(lh_pack_aabbs_from_obbs(&boxes, room, &packed), LH_OK);
    assert_true(packed.min_x[0] == 7 && packed.max_z[0] == 13 && packed.max_y[1] == 7);
    boxes = lh_obbs_indexed(boxes, index, 0, 2);
    assert_int_equal(lh_pack_aabbs_from_obbs(&boxes, room, &packed), LH_OK);
    assert_true(packed.min_x[0] == -3 && packed.max_z[1] == 13);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_special_doubles),
        cmocka_unit_test(test_special_centres),
        cmocka_unit_test(test_spheres_of_doubles),
        cmocka_unit_test(test_turned_boxes),
        cmocka_unit_test(test_indices),
    };
    return cmocka_run_group_tests_name("packing doubles", tests, NULL, NULL);
}
