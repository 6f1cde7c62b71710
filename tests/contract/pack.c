/* What pack.h says of the functions that pack: refusals, no elements, first use, special doubles. That columns hold what
 * was packed is the matter of tests/parity/pack.c, and what doubles become that of tests/exact/pack.c. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "../support/views.h"

enum { ELEMENTS = 5, CANARY = 0x5a };

/* ---- Every function ----------------------------------------------------------------------------------- */

typedef lh_status packer(const void *from, float *columns, void *packed);

#define WRAP(function, type)                                                                                 \
    static lh_status function##_any(const void *from, float *columns, void *packed)                          \
    {                                                                                                        \
        return lh_##function(from, columns, packed);                                                         \
    }
#define SHAPE(name, argument)             WRAP(pack_##name, name)
#define DOUBLES(name, argument, rounding) WRAP(pack_##name##_from_doubles, name)
#include "lanehit/shapes.def"
WRAP(pack_aabbs_from_centres, aabbs)
WRAP(pack_aabbs_from_obbs, aabbs)

static const struct tested {
    const char *name, *argument;
    packer *pack;
    const lh_shape *from; /* NULL: doubles, of which rounding says more */
    const lh_shape *to;
    const char *rounding;
} tested[] = {
#define SHAPE(name, argument)                                                                                \
    {"lh_pack_" #name, #argument, pack_##name##_any, &lh_shape_##name, &lh_shape_##name, ""},
#define DOUBLES(name, argument, rounding)                                                                    \
    {"lh_pack_" #name "_from_doubles",                                                                       \
     #argument,                                                                                              \
     pack_##name##_from_doubles_any,                                                                         \
     NULL,                                                                                                   \
     &lh_shape_##name,                                                                                       \
     rounding},
#include "lanehit/shapes.def"
    {"lh_pack_aabbs_from_centres", "boxes", pack_aabbs_from_centres_any, NULL, &lh_shape_aabbs, "======"},
    {"lh_pack_aabbs_from_obbs", "boxes", pack_aabbs_from_obbs_any, &lh_shape_obbs, &lh_shape_aabbs, ""},
};

enum { TESTED = sizeof tested / sizeof tested[0] };

/* What is packed, one of both. */
typedef struct source {
    view floats;
    lh_doubles doubles;
} source;

static float float_data[LH_MOST_ARRAYS][ELEMENTS + 1];
static double double_data[LH_MOST_ARRAYS][ELEMENTS + 1];
static uint32_t index_data[ELEMENTS + 1];

/* With everything that a view may have, but directions or their reciprocals. */
static source make_source(const struct tested *t)
{
    source s;
    memset(&s, 0, sizeof s);
    s.floats.start.count = s.doubles.count = ELEMENTS;
    for (unsigned k = 0; t->from && k < t->from->arrays; k++)
        s.floats.array[k] = float_data[k];
    for (unsigned k = 0; t->rounding[k]; k++)
        s.doubles.array[k] = t->rounding[k] == '-' ? NULL : double_data[k];
    return s;
}

static const void *argument_of(const struct tested *t, const source *s)
{
    return t->from ? (const void *)&s->floats : &s->doubles;
}

/* ---- Refusals ----------------------------------------------------------------------------------------- */

static float columns[LH_MOST_ARRAYS * 32];

static void assert_text(const struct tested *t, lh_status status, int argument, const char *name,
                        const char *problem)
{
    char expected[160];
    snprintf(expected, sizeof expected, "%s: argument %d (%s): %s", t->name, argument, name, problem);
    assert_string_equal(lh_status_text(status), expected);
    assert_int_equal(lh_status_argument(status), argument);
}

/* Nothing is written then. */
static void assert_refused(const struct tested *t, const void *from, float *to, void *packed, int argument,
                           const char *name, const char *problem)
{
    unsigned char before[sizeof(view)];
    memset(columns, CANARY, sizeof columns);
    if (packed)
        memcpy(before, packed, sizeof before);
    assert_text(t, t->pack(from, to, packed), argument, name, problem);
    for (size_t i = 0; i < sizeof columns; i++)
        assert_int_equal(((unsigned char *)columns)[i], CANARY);
    if (packed)
        assert_memory_equal(before, packed, sizeof before);
}

static float *misaligned(void)
{
    return (float *)((uintptr_t)columns + 2);
}

static void check_views(const struct tested *t, source *s, view *packed)
{
    const char *name = t->argument;
    const lh_shape *shape = t->from;
    s->floats.start.index_stride = 6;
    assert_refused(t, &s->floats, columns, packed, 1, name, "a stride is not a multiple of 4 bytes");
    s->floats.start.index_stride = 0;
    for (unsigned g = 0; g < shape->groups; g++) {
        set_stride(shape, &s->floats, shape->group[g].first, 6);
        assert_refused(t, &s->floats, columns, packed, 1, name, "a stride is not a multiple of 4 bytes");
        set_stride(shape, &s->floats, shape->group[g].first, 0);
    }
    for (unsigned k = 0; k < shape->arrays; k++) {
        const float *array = s->floats.array[k];
        s->floats.array[k] = (const float *)((uintptr_t)array + 1);
        assert_refused(t, &s->floats, columns, packed, 1, name, "an array is not aligned to 4 bytes");
        s->floats.array[k] = NULL;
        if (group_of(shape, k)->presence == LH_NEEDED)
            assert_refused(t, &s->floats, columns, packed, 1, name, "an array is NULL");
        s->floats.array[k] = array;
    }
}

static void check_doubles(const struct tested *t, source *s, view *packed)
{
    const char *name = t->argument;
    lh_doubles *d = &s->doubles;
    d->index_stride = 6;
    assert_refused(t, d, columns, packed, 1, name, "a stride is not a multiple of 4 bytes");
    d->index_stride = 0;
    d->index = (const uint32_t *)((uintptr_t)index_data + 2);
    assert_refused(t, d, columns, packed, 1, name, "an array is not aligned to 4 bytes");
    d->index = NULL;
    for (unsigned k = 0; t->rounding[k]; k++) {
        const double *array = d->array[k];
        if (!array) { /* and not even looked at */
            d->array[k] = (const double *)(uintptr_t)3;
            d->stride[k] = 3;
            continue;
        }
        d->stride[k] = 10;
        assert_refused(t, d, columns, packed, 1, name, "a stride is not a multiple of 4 bytes");
        d->stride[k] = 0;
        d->array[k] = (const double *)((uintptr_t)array + 2);
        assert_refused(t, d, columns, packed, 1, name, "an array is not aligned to 4 bytes");
        d->array[k] = NULL;
        if (t->to->group[t->to->groups - 1].presence == LH_NEEDED || k < 3)
            assert_refused(t, d, columns, packed, 1, name, "an array is NULL");
        d->array[k] = array;
    }
}

static void test_refusals(void **state)
{
    (void)state;
    for (size_t k = 0; k < TESTED; k++) {
        const struct tested *t = &tested[k];
        source s = make_source(t);
        view packed;
        memset(&packed, CANARY, sizeof packed);
        const void *from = argument_of(t, &s);
        assert_refused(t, NULL, columns, &packed, 1, t->argument, "the view is NULL");
        assert_refused(t, from, columns, NULL, 3, "packed", "the view is NULL");
        assert_refused(t, from, NULL, &packed, 2, "columns", "the array is NULL");
        assert_refused(t, from, misaligned(), &packed, 2, "columns", "the array is not aligned to 4 bytes");
        if (t->from)
            check_views(t, &s, &packed);
        else
            check_doubles(t, &s, &packed);
        assert_int_equal(t->pack(from, columns, &packed), LH_OK);
        assert_int_equal(packed.start.count, ELEMENTS);
    }
}

/* Directions are needed, since reciprocals of doubles are not taken. */
static void test_rays_without_directions(void **state)
{
    (void)state;
    lh_doubles rays = lh_doubles_aos(double_data[0], 6, 48, 1);
    lh_rays packed;
    rays.array[4] = NULL;
    assert_int_equal(lh_status_kind(lh_pack_rays_from_doubles(&rays, columns, &packed)), LH_ERROR_NULL_ARRAY);
}

static void test_no_elements(void **state)
{
    (void)state;
    for (size_t k = 0; k < TESTED; k++) {
        const struct tested *t = &tested[k];
        source s = make_source(t);
        const void *from = argument_of(t, &s);
        s.floats.start.count = s.doubles.count = 0;
        s.floats.start.index_stride = s.doubles.index_stride = 3;
        s.floats.array[0] = (const float *)(uintptr_t)3;
        view packed;
        memset(&packed, CANARY, sizeof packed);
        assert_int_equal(t->pack(from, (float *)(uintptr_t)67, &packed), LH_OK);
        assert_int_equal(packed.start.count, 0);
        assert_null(packed.start.index);
        for (unsigned array = 0; array < t->to->arrays; array++)
            assert_null(packed.array[array]);
        assert_text(t, t->pack(from, columns, NULL), 3, "packed", "the view is NULL");
    }
}

/* ---- Any -------------------------------------------------------------------------------------------------- */

static void test_any(void **state)
{
    (void)state;
    static const float box[2][6] = {{0, 0, 0, 1, 1, 1}, {3, 3, 3, 4, 4, 4}};
    const lh_aabbs one = lh_aabbs_aos(box[0], 24, 1), both = lh_aabbs_aos(box[0], 24, 2),
                   none = lh_aabbs_aos(NULL, 24, 0);
    lh_aabbs other = lh_aabbs_aos(box[1], 24, 1);
    int any = 7;
    assert_string_equal(lh_status_text(lh_any_overlap_aabb_aabb(&one, &both, NULL)),
                        "lh_any_*: argument 3 (any): the pointer is NULL");
    assert_string_equal(lh_status_text(lh_any_overlap_aabb_aabb(&one, NULL, &any)),
                        "lh_overlap_aabb_aabb: argument 2 (b): the view is NULL");
    assert_string_equal(lh_status_text(lh_any_overlap_aabb_aabb(NULL, &both, &any)),
                        "lh_overlap_aabb_aabb: argument 1 (a): the view is NULL");
    lh_aabbs many = lh_aabbs_aos(float_data[0], 4, 5000), fewer = many;
    fewer.count = 4999;
    assert_int_equal(lh_status_kind(lh_any_overlap_aabb_aabb(&many, &fewer, &any)), LH_ERROR_COUNT);
    assert_int_equal(lh_status_kind(lh_any_overlap_aabb_aabb(&many, &none, &any)), LH_ERROR_COUNT);
    many.stride = 6;
    assert_int_equal(lh_status_kind(lh_any_overlap_aabb_aabb(&many, &one, &any)), LH_ERROR_STRIDE);
    many.stride = 4;
    many.max_z = NULL;
    assert_int_equal(lh_status_kind(lh_any_overlap_aabb_aabb(&one, &many, &any)), LH_ERROR_NULL_ARRAY);
    assert_int_equal(any, 7);
    assert_int_equal(lh_any_overlap_aabb_aabb(&one, &both, &any), LH_OK);
    assert_int_equal(any, 1);
    assert_int_equal(lh_any_overlap_aabb_aabb(&one, &other, &any), LH_OK);
    assert_int_equal(any, 0);
    any = 7;
    assert_int_equal(lh_any_overlap_aabb_aabb(&one, &none, &any), LH_OK);
    assert_int_equal(any, 0);
}

/* ---- Special doubles ------------------------------------------------------------------------------------ */

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

static void test_spheres_of_doubles(void **state)
{
    (void)state;
    static const double balls[][4] = {{1, 2, 3, 4},     {1, 2, 3, -1e-60},   {1, 2, 3, -0.0},
                                      {NAN, 2, 3, 1},   {INFINITY, 2, 3, 1}, {1 + 0x1p-30, 2, 3, 1},
                                      {1e-300, 0, 0, 1}};
    static const uint32_t radii[] = {0x40800000, 0x80000001, 0x00000000, 0x7fc00000,
                                     0x3f800000, 0x3f800001, 0x3f800001};
    float room[4 * 16];
    lh_spheres packed;
    lh_doubles given = lh_doubles_aos(balls[0], 4, sizeof balls[0], 7);
    assert_int_equal(lh_pack_spheres_from_doubles(&given, room, &packed), LH_OK);
    assert_bits(packed.radius, radii, 7);
    given.array[3] = NULL; /* points */
    assert_int_equal(lh_pack_spheres_from_doubles(&given, room, &packed), LH_OK);
    assert_true(packed.radius[0] == 0 && packed.radius[5] >= 0x1p-30f && packed.radius[6] > 0);
}

/* A ball that says NaN, or has an infinite centre, changes no other; boxes around turned boxes with a bad q are NaN. */
static void test_turned_boxes(void **state)
{
    (void)state;
    static const float turned[][10] = {
        {0, 0, 0, 1, 2, 3, 0, 0, 0, 1}, {0, 0, 0, 1, 2, 3, 0, 0, 0, 0}, {0, 0, 0, 1, 2, 3, 0, 0, 1, 0}};
    float room[6 * 16];
    lh_aabbs packed;
    lh_obbs given = lh_obbs_aos(turned[0], sizeof turned[0], 3);
    assert_int_equal(lh_pack_aabbs_from_obbs(&given, room, &packed), LH_OK);
    assert_true(packed.max_x[0] == 1 + 0x1p-23f && isnan(packed.max_x[1]) && isnan(packed.min_z[1]) &&
                packed.max_y[2] == 2 + 0x1p-22f);
    given.qx = given.qy = given.qz = given.qw = NULL;
    assert_int_equal(lh_pack_aabbs_from_obbs(&given, room, &packed), LH_OK);
    assert_true(packed.max_x[0] == 1 && packed.min_y[1] == -2 && packed.max_z[2] == 3);
}

/* One side of pairs, and strides of their own: of centres in one array and radii in another, in structs with padding. */
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

/* The first call of this process chooses a backend. */
static void test_first_use(void **state)
{
    (void)state;
    static const float points[2][3] = {{1, 2, 3}, {4, 5, 6}};
    const lh_vectors v = lh_vectors_aos(points[0], 12, 2);
    float room[3 * 16];
    lh_vectors packed;
    assert_int_equal(lh_pack_vectors(&v, room, &packed), LH_OK);
    assert_true(packed.x[1] == 4 && packed.z[0] == 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_use),
        cmocka_unit_test(test_refusals),
        cmocka_unit_test(test_rays_without_directions),
        cmocka_unit_test(test_no_elements),
        cmocka_unit_test(test_any),
        cmocka_unit_test(test_special_doubles),
        cmocka_unit_test(test_special_centres),
        cmocka_unit_test(test_spheres_of_doubles),
        cmocka_unit_test(test_turned_boxes),
        cmocka_unit_test(test_indices),
    };
    return cmocka_run_group_tests_name("packing", tests, NULL, NULL);
}
