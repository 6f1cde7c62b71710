/* What pack.h says of the functions that pack: refusals, no elements, first use. That columns hold what was packed is
 * the matter of tests/parity/pack.c, and what doubles become that of pack_doubles.c and tests/exact/pack.c. */
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
WRAP(pack_aabbs_from_ellipsoids, aabbs)

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
    {"lh_pack_aabbs_from_ellipsoids", "ellipsoids", pack_aabbs_from_ellipsoids_any, &lh_shape_ellipsoids,
     &lh_shape_aabbs, ""},
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

/* With everything that a view may have; doubles are without reciprocals of directions, which are not read. */
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
    };
    return cmocka_run_group_tests_name("packing", tests, NULL, NULL);
}
