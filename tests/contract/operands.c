/* What lanehit.h says of kinds of operands, whatever is asked of them: a negative radius is a miss, and so is a NaN in
 * a sphere, capsule, cylinder, oriented box, ellipsoid, pose, plane or point; a box that is inside out neither
 * contains nor is contained; a radius of -0, or none, is 0. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "../support/subjects.h"
#include "description/traits.h"
#include "sample.h"

static subject subjects[MOST_SUBJECTS];
static size_t subject_count;
static sample asked, other;

enum { NO_RADIUS = LH_MOST_ARRAYS };

/* Which array of a shape has it. */
static unsigned radius_of(lh_kind_name kind)
{
    return kind == LH_KIND_SPHERES                                 ? 3
           : kind == LH_KIND_CAPSULES || kind == LH_KIND_CYLINDERS ? 6
                                                                   : NO_RADIUS;
}

static int has(int query, lh_kind_name kind)
{
    return lh_argument_of_kind(&lh_queries[query], kind) < lh_queries[query].arguments;
}

/* Checks every argument that is a view, of every query that has hits; the sample is made. */
static void for_operands(void (*check)(int query, unsigned argument, lh_kind_name kind))
{
    for (int query = 0; query < LH_QUERY_COUNT; query++)
        for (unsigned k = 0; k < lh_queries[query].arguments; k++) {
            if (!query_is_asked((unsigned)query) || !has(query, LH_KIND_HITS) ||
                lh_kind_of(&lh_queries[query], k)->role != LH_VIEW)
                continue;
            sample_make(&asked, query, EVERYTHING);
            check(query, k, lh_kind_name_of(&lh_queries[query], k));
        }
}

/* ---- Numbers that make a pair miss -------------------------------------------------------------------- */

static int hit_at(const sample *s, size_t i)
{
    const unsigned hits = lh_argument_of_kind(s->query, LH_KIND_HITS);
    return (int)(s->outputs[hits][i / 64] >> i % 64 & 1);
}

static void assert_misses(size_t i, unsigned argument, float number)
{
    for (size_t s = 0; s < subject_count; s++) {
        assert_int_equal(sample_call(&asked, subjects[s].backend->query[asked.number]), LH_OK);
        if (hit_at(&asked, i))
            fail_msg("%s: pair %zu hits by %s, with %g in %s", query_names[asked.number], i,
                     lh_isa_name(subjects[s].backend->isa), (double)number,
                     argument_names[asked.number][argument]);
    }
}

/* In one pair after the other. */
static void assert_is_miss(float number, unsigned argument, unsigned array)
{
    float *component = lattice[argument][array];
    for (size_t i = 0; i < PAIRS; i++) {
        const float kept = component[i];
        component[i] = number;
        assert_misses(i, argument, number);
        component[i] = kept;
    }
}

static void check_negative(int query, unsigned argument, lh_kind_name kind)
{
    (void)query;
    if (radius_of(kind) == NO_RADIUS)
        return;
    assert_is_miss(-1.0f, argument, radius_of(kind));
    assert_is_miss(-0x1p-149f, argument, radius_of(kind));
}

static void test_negative_radius(void **state)
{
    (void)state;
    for_operands(check_negative);
}

/* Not an end that is asked for its side of a plane: it is on none, and the other end decides. */
static void check_nan(int query, unsigned argument, lh_kind_name kind)
{
    const int is_end_on_a_side = kind == LH_KIND_CAPSULES && has(query, LH_KIND_INSIDE);
    const int is_a_miss = kind == LH_KIND_SPHERES || kind == LH_KIND_CAPSULES || kind == LH_KIND_CYLINDERS ||
                          kind == LH_KIND_OBBS || kind == LH_KIND_ELLIPSOIDS || kind == LH_KIND_POSES ||
                          kind == LH_KIND_PLANES || kind == LH_KIND_POINTS;
    const unsigned first = is_end_on_a_side ? radius_of(kind) : 0;
    for (unsigned array = first; is_a_miss && array < lh_kinds[kind].shape->arrays; array++)
        assert_is_miss(NAN, argument, array);
}

static void test_nan(void **state)
{
    (void)state;
    for_operands(check_nan);
}

static void check_inverted(int query, unsigned argument, lh_kind_name kind)
{
    enum { ABOVE_ALL = 1000 };
    for (unsigned axis = 0; axis < 3 && kind == LH_KIND_AABBS && lh_has_trait((unsigned)query, LH_NESTED);
         axis++)
        assert_is_miss(ABOVE_ALL, argument, axis);
}

static void test_inverted_boxes(void **state)
{
    (void)state;
    for_operands(check_inverted);
}

/* ---- Numbers that are the same ------------------------------------------------------------------------ */

static void assert_results_are_as(const sample *expected, lh_query_function *run)
{
    assert_int_equal(sample_call(&other, run), LH_OK);
    assert_memory_equal(other.outputs, expected->outputs, sizeof other.outputs);
}

/* All of 0 first, then of -0, then none. */
static void check_radius_of_0(int query, unsigned argument, lh_kind_name kind)
{
    const unsigned array = radius_of(kind);
    if (array == NO_RADIUS)
        return;
    float kept[PAIRS];
    memcpy(kept, lattice[argument][array], sizeof kept);
    sample_make(&other, query, EVERYTHING);
    for (size_t s = 0; s < subject_count; s++) {
        lh_query_function *const run = subjects[s].backend->query[query];
        memset(lattice[argument][array], 0, sizeof kept);
        assert_int_equal(sample_call(&asked, run), LH_OK);
        for (size_t i = 0; i < PAIRS; i++)
            lattice[argument][array][i] = -0.0f;
        assert_results_are_as(&asked, run);
        other.views[argument].array[array] = NULL;
        assert_results_are_as(&asked, run);
        other.views[argument].array[array] = lattice[argument][array];
    }
    memcpy(lattice[argument][array], kept, sizeof kept);
}

static void test_radius_of_0(void **state)
{
    (void)state;
    for_operands(check_radius_of_0);
}

int main(void)
{
    lattice_fill();
    subject_count = list_subjects(subjects);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_negative_radius),
        cmocka_unit_test(test_nan),
        cmocka_unit_test(test_inverted_boxes),
        cmocka_unit_test(test_radius_of_0),
    };
    return cmocka_run_group_tests_name("operands", tests, NULL, NULL);
}
