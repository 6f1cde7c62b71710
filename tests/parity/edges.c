/* The greatest radius with which a capsule or a sphere does not reach a triangle, and the next: there every rounding
 * counts. Triangles are points, lines and others. All backends agree with the reference on which is which. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

#include "../support/dice.h"
#include "../support/subjects.h"
#include "description/query.h"

enum { SHAPES = 4000, WORDS = SHAPES / 64 + 1, RADIUS = 6 };

/* A segment and a radius, of which a sphere is the start and the radius; and three vertices. */
static float segment[SHAPES][7], vertex[SHAPES][9];

static float place(dice *d, int whole)
{
    return whole ? (float)dice_below(d, 9) - 4.0f : dice_between(d, -4.0f, 4.0f);
}

static void make(dice *d, size_t i)
{
    const int whole = dice_one_in(d, 2), kind = (int)dice_below(d, 3);
    float along[3];
    for (int k = 0; k < 6; k++)
        segment[i][k] = place(d, whole);
    for (int k = 0; k < 3; k++) {
        vertex[i][k] = place(d, whole);
        along[k] = place(d, whole);
    }
    for (int v = 1; v < 3; v++) {
        const float times = kind == 0 ? 0.0f : (float)dice_below(d, 5);
        for (int k = 0; k < 3; k++)
            vertex[i][3 * v + k] = kind == 2 ? place(d, whole) : vertex[i][k] + times * along[k];
    }
}

static unsigned query;

/* Of n pairs from the first on. */
static void ask(uint64_t *hits, const lh_backend *by, size_t first, size_t n)
{
    const lh_capsules capsules = lh_capsules_aos(segment[first], sizeof segment[0], n);
    lh_spheres spheres = lh_spheres_aos(segment[first], sizeof segment[0], n);
    spheres.radius = &segment[first][RADIUS];
    const lh_triangles triangles = lh_triangles_aos(vertex[first], sizeof vertex[0], n);
    lh_call call;
    call.argument[0].view = &capsules;
    if (lh_kind_name_of(&lh_queries[query], 0) == LH_KIND_SPHERES)
        call.argument[0].view = &spheres;
    call.argument[1].view = &triangles;
    call.argument[2].output = hits;
    assert_int_equal(by->query[query](&call), LH_OK);
}

static int reaches(size_t i, float radius)
{
    uint64_t hit = 0;
    segment[i][RADIUS] = radius;
    ask(&hit, lh_isa_backend(LH_ISA_SCALAR), i, 1);
    return (int)(hit & 1);
}

/* By bisection; the less of the two, or -1 where there is none. */
static float edge_of(size_t i)
{
    float low = 0.0f, high = 64.0f;
    if (reaches(i, low))
        return -1.0f;
    float middle = 0.5f * high;
    while (middle > low && middle < high) {
        *(reaches(i, middle) ? &high : &low) = middle;
        middle = 0.5f * (low + high);
    }
    return low;
}

static void edges_are_at_one_place(unsigned of)
{
    dice d = {5};
    subject subjects[MOST_SUBJECTS];
    const size_t count = list_subjects(subjects);
    uint64_t expected[WORDS], got[WORDS];
    size_t hits = 0;
    query = of;
    for (size_t i = 0; i < SHAPES; i++) {
        make(&d, i);
        const float low = edge_of(i);
        segment[i][RADIUS] = i % 2 && low >= 0.0f ? nextafterf(low, INFINITY) : low;
    }
    memset(expected, 0, sizeof expected);
    memset(got, 0, sizeof got);
    ask(expected, lh_isa_backend(LH_ISA_SCALAR), 0, SHAPES);
    hits = lh_hits_count(expected, SHAPES);
    assert_in_range(hits, SHAPES / 3, SHAPES / 2);
    for (size_t s = 0; s < count; s++) {
        ask(got, subjects[s].backend, 0, SHAPES);
        for (size_t w = 0; w < WORDS; w++)
            if (got[w] != expected[w])
                fail_msg("among the pairs from %zu on by %s%s", 64 * w, lh_isa_name(subjects[s].backend->isa),
                         subjects[s].emulated ? ", emulated" : "");
    }
}

/* Those of capsules or spheres with triangles that answer by hits alone. */
static void edges_of_every_query(void **state)
{
    (void)state;
    unsigned asked = 0;
    for (unsigned q = 0; q < LH_ALL_QUERIES; q++) {
        const lh_query *const about = &lh_queries[q];
        const int has_radius =
            lh_kind_name_of(about, 0) == LH_KIND_CAPSULES || lh_kind_name_of(about, 0) == LH_KIND_SPHERES;
        if (has_radius && lh_kind_name_of(about, 1) == LH_KIND_TRIANGLES &&
            lh_kind_name_of(about, 2) == LH_KIND_HITS) {
            edges_are_at_one_place(q);
            asked++;
        }
    }
    assert_true(asked > 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(edges_of_every_query)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
