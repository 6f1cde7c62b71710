/* What a caller can tell of shapes that touch at the start of a sweep, by its results alone: whether they move towards
 * each other, apart, or along each other. Of every sweep that gives a normal as a vector, by its description. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

#include "../support/subjects.h"
#include "../support/views.h"
#include "../support/described.h"
#include "description/query.h"
#include "lanehit/lanehit.h"

static subject subjects[MOST_SUBJECTS];
static size_t subject_count;

/* A shape that touches the plane z = 0 at the origin: it lies on it, or hangs below. */
static element shape_at_origin(lh_kind_name kind, float side)
{
    const float turn = 0.70710678f;
    switch (kind) {
    case LH_KIND_SPHERES:
        return (element){{0, 0, side, 1}};
    case LH_KIND_CAPSULES:
        return side > 0 ? (element){{-2, 0, 1, 3, 0, 1, 1}} : (element){{-1, -2, -1, 1.5f, 3, -1, 1}};
    case LH_KIND_AABBS:
        return side > 0 ? (element){{-1, -1, 0, 2, 3, 1}} : (element){{-1, -1, -1, 2, 3, 0}};
    case LH_KIND_OBBS: /* turned about z by a quarter */
        return (element){{0.25f, 0, 2 * side, 3, 4, 2, 0, 0, turn, turn}};
    case LH_KIND_TRIANGLES:
        return (element){{-3, -2, 0, 3, -2, 0, 0, 4, 0}};
    case LH_KIND_POSES: /* of the hull below */
        return (element){{0.25f, 0, 2 * side, 0, 0, turn, turn}};
    default:
        fail_msg("no shape of kind %d that touches the origin", (int)kind);
        return (element){{0}};
    }
}

/* A box, as the hull of its corners. */
static const float corners[8][3] = {{-3, -1, -2}, {3, -1, -2}, {-3, 1, -2}, {3, 1, -2},
                                    {-3, -1, 2},  {3, -1, 2},  {-3, 1, 2},  {3, 1, 2}};

static int is_sweep_with_vector(const lh_query *query)
{
    return lh_argument_of_kind(query, LH_KIND_VECTORS) < query->arguments &&
           lh_argument_of_kind(query, LH_KIND_XYZ_OF_HITS) < query->arguments;
}

static view view_of(const lh_shape *shape, element *e)
{
    view v = {.start.count = 1};
    for (unsigned k = 0; k < shape->arrays; k++)
        v.array[k] = &e->value[k];
    return v;
}

typedef struct touch {
    uint64_t hits;
    float toi, normal[3];
} touch;

/* a moves by the first velocity, b by the other. */
static touch touch_of(unsigned number, lh_query_function *run, const float *velocity, const float *other)
{
    const lh_query *query = &lh_queries[number];
    const float *const velocities[2] = {velocity, other};
    element elements[4];
    view views[4];
    lh_call call = {{{0}}};
    touch found;
    unsigned given = 0;
    const lh_vectors hull = lh_vectors_aos(corners[0], sizeof corners[0], 8);
    for (unsigned k = 0; k < 4; k++) {
        const lh_kind *kind = lh_kind_of(query, k);
        if (k % 2 == 0)
            elements[k] = shape_at_origin(lh_kind_name_of(query, k), k == 0 ? 1.0f : -1.0f);
        else
            for (int axis = 0; axis < 3; axis++)
                elements[k].value[axis] = velocities[k / 2][axis];
        views[k] = view_of(kind->shape, &elements[k]);
        call.argument[k].view = &views[k];
    }
    for (unsigned k = 4; k < query->arguments; k++)
        switch (lh_kind_name_of(query, k)) {
        case LH_KIND_HULL:
            call.argument[k].view = &hull;
            break;
        case LH_KIND_LIMIT:
            call.argument[k].number = 1.0f;
            break;
        case LH_KIND_HITS:
            call.argument[k].output = &found.hits;
            break;
        case LH_KIND_TIMES:
            call.argument[k].output = &found.toi;
            break;
        default:
            call.argument[k].output = &found.normal[given++];
        }
    assert_int_equal(run(&call), LH_OK);
    assert_int_equal(given, 3);
    return found;
}

/* The way of a relative to b along z, and aside. */
static void check_way(unsigned number, lh_query_function *run, float along, float aside)
{
    const float whole[3] = {aside, 0, along}, rest[3] = {0, 0, 0}, back[3] = {-aside, 0, -along};
    for (int which = 0; which < 2; which++) {
        const touch found = touch_of(number, run, which ? rest : whole, which ? back : rest);
        assert_int_equal(found.hits, 1);
        if (found.toi != 0.0f)
            fail_msg("%s: %g %g toi %g", query_names[number], (double)along, (double)aside,
                     (double)found.toi);
        assert_true(fabsf(found.normal[2] - 1.0f) < 0x1p-20f);
        const float dot = aside * found.normal[0] + along * found.normal[2];
        assert_true(along < 0 ? dot < 0 : along > 0 ? dot > 0 : fabsf(dot) < 0x1p-10f * fabsf(aside));
    }
}

static void check_query(unsigned number)
{
    for (size_t s = 0; s < subject_count; s++) {
        lh_query_function *const run = subjects[s].backend->query[number];
        check_way(number, run, -1, 0);
        check_way(number, run, 1, 0);
        check_way(number, run, 0, 1);
        check_way(number, run, -1, 8);
        check_way(number, run, 0x1p-8f, -1);
    }
}

static void the_normal_tells_what_recedes(void **state)
{
    (void)state;
    unsigned asked = 0, found = 0;
    for (unsigned number = 0; number < LH_QUERY_COUNT; number++) {
        if (!is_sweep_with_vector(&lh_queries[number]))
            continue;
        found++;
        if (!query_is_asked(number))
            continue;
        check_query(number);
        asked++;
    }
    assert_true(found > 0 && asked <= found);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_normal_tells_what_recedes)};
    subject_count = list_subjects(subjects);
    return cmocka_run_group_tests_name("receding", tests, NULL, NULL);
}
