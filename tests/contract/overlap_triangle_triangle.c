/* lh_overlap_triangle_triangle: do two closed triangles meet? */
#include "table.h"

#include <string.h>

#define SAME(p)    p, p, p
#define FLAT       TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0))
#define SKEW       TRIANGLE(POINT(3, 0, 0), POINT(0, 3, 0), POINT(0, 0, 3))
#define IN_PLANE   TRIANGLE(POINT(0, 0, 0), POINT(4, -4, 0), POINT(0, -2, 2)) /* of x + y + z = 0 */
#define BELOW(top) TRIANGLE(POINT(2, 2, 2), POINT(-2, -2, -2), POINT(-1, -1, top))
#define ABOVE(x, y, z, top)                                                                                  \
    TRIANGLE(POINT(2 + x, -2 + y, z), POINT(-2 + x, 2 + y, z), POINT(x + 2, y + 2, top))

static const row closed_sets[] = {
    {"the same", {SKEW, SKEW}, HIT},
    {"one through the other", {FLAT, TRIANGLE(POINT(1, 1, -1), POINT(1, 1, 3), POINT(2, 1, 3))}, HIT},
    {"each through the other", {FLAT, TRIANGLE(POINT(1, -1, 0), POINT(1, 1, -1), POINT(1, 1, 1))}, HIT},
    {"a vertex on the inside", {FLAT, TRIANGLE(POINT(1, 1, 0), POINT(1, 1, 3), POINT(2, 1, 3))}, HIT},
    {"a vertex on an edge", {FLAT, TRIANGLE(POINT(2, 2, 0), POINT(1, 1, 3), POINT(2, 1, 3))}, HIT},
    {"a vertex on a vertex", {FLAT, TRIANGLE(POINT(4, 0, 0), POINT(1, 1, 3), POINT(2, 1, 3))}, HIT},
    {"an edge that is the same", {FLAT, TRIANGLE(POINT(4, 0, 0), POINT(0, 0, 0), POINT(2, 1, 3))}, HIT},
    {"an edge across an edge", {BELOW(2), ABOVE(0, 0, 0, -4)}, HIT},
    {"an edge across the inside", {FLAT, TRIANGLE(POINT(1, 1, 0), POINT(9, 9, 0), POINT(2, 1, 3))}, HIT},
    {"in one plane", {IN_PLANE, TRIANGLE(POINT(1, -2, 1), POINT(4, -5, 1), POINT(3, -5, 2))}, HIT},
    {"in one plane, one within the other",
     {IN_PLANE, TRIANGLE(POINT(1, -1.5f, 0.5f), POINT(1.5f, -2, 0.5f), POINT(1, -1.75f, 0.75f))},
     HIT},
    {"in one plane, a vertex on an edge",
     {IN_PLANE, TRIANGLE(POINT(2, -3, 1), POINT(4, -5, 1), POINT(3, -5, 2))},
     HIT},
    {"2^40 across",
     {TRIANGLE(POINT(-0x1p40f, 0, 0), POINT(0x1p40f, 0, 0), POINT(0, 0x1p40f, 0)),
      TRIANGLE(POINT(0, 0x1p39f, -0x1p40f), POINT(0, 0x1p39f, 0), POINT(0x1p40f, 0x1p40f, 0x1p40f))},
     HIT},
    {"2^-40 across",
     {TRIANGLE(POINT(-0x1p-40f, 0, 0), POINT(0x1p-40f, 0, 0), POINT(0, 0x1p-40f, 0)),
      TRIANGLE(POINT(0, 0, -0x1p-40f), POINT(0, 0, 0x1p-40f), POINT(0, -0x1p-40f, 0))},
     HIT},
};
static table closed_sets_table = TABLE(overlap_triangle_triangle, closed_sets);

static const row separated[] = {
    {"by one ulp on an axis",
     {FLAT, TRIANGLE(POINT(4 + 0x1p-21f, 0, 0), POINT(5, 0, 1), POINT(5, 0, -1))},
     MISS},
    {"by a plane", {SKEW, TRIANGLE(POINT(1.001f, 1, 1), POINT(1.5f, 1, 1), POINT(1, 1.5f, 1))}, MISS},
    {"by no plane", {SKEW, TRIANGLE(POINT(1, 1, 1), POINT(1.5f, 1, 1), POINT(1, 1.5f, 1))}, HIT},
    {"by two edges", {BELOW(2), ABOVE(0.001f, 0.001f, -0.002f, -4)}, MISS},
    {"in one plane, by an edge",
     {IN_PLANE, TRIANGLE(POINT(2.001f, -3.001f, 1), POINT(4, -5, 1), POINT(3, -5, 2))},
     MISS},
    {"in one plane, both bounding boxes alike",
     {TRIANGLE(POINT(0, 0, 0), POINT(4, 0, 0), POINT(0, 4, 0)),
      TRIANGLE(POINT(4, 4, 0), POINT(4, 0.001f, 0), POINT(0.001f, 4, 0))},
     MISS},
    {"in planes that are parallel",
     {SKEW, TRIANGLE(POINT(3, 0.001f, 0), POINT(0, 3.001f, 0), POINT(0, 0.001f, 3))},
     MISS},
    {"by everything", {FLAT, TRIANGLE(POINT(30, 40, 50), POINT(31, 40, 50), POINT(30, 41, 50))}, MISS},
};
static table separated_table = TABLE(overlap_triangle_triangle, separated);

static const row degenerate[] = {
    {"a point and itself", {SAME(POINT(1, 2, 3)), SAME(POINT(1, 2, 3))}, HIT},
    {"two points, one ulp apart", {SAME(POINT(1, 2, 3)), SAME(POINT(1 + 0x1p-23f, 2, 3))}, MISS},
    {"a point on the inside", {SKEW, SAME(POINT(1, 1, 1))}, HIT},
    {"a point off the plane", {SKEW, SAME(POINT(1, 1, 1.001f))}, MISS},
    {"a point in the plane, beside", {SKEW, SAME(POINT(2, 2, -1))}, MISS},
    {"a point in the plane, just beside", {FLAT, SAME(POINT(2.001f, 2.001f, 0))}, MISS},
    {"a point on a segment",
     {SAME(POINT(1, 1, 1)), TRIANGLE(POINT(0, 0, 0), POINT(3, 3, 3), POINT(2, 2, 2))},
     HIT},
    {"a point beside it",
     {SAME(POINT(1, 1.001f, 1)), TRIANGLE(POINT(0, 0, 0), POINT(3, 3, 3), POINT(2, 2, 2))},
     MISS},
    {"a segment through", {FLAT, TRIANGLE(POINT(1, 1, 1), POINT(1, 1, -1), POINT(1, 1, 0))}, HIT},
    {"a segment that ends on it", {SKEW, TRIANGLE(POINT(1, 1, 1), POINT(4, 5, 6), POINT(4, 5, 6))}, HIT},
    {"a segment in its plane, across",
     {IN_PLANE, TRIANGLE(POINT(2, -3, 1), POINT(4, -5, 1), POINT(4, -5, 1))},
     HIT},
    {"a segment in its plane, beside",
     {IN_PLANE, TRIANGLE(POINT(2.001f, -3.001f, 1), POINT(4, -5, 1), POINT(4, -5, 1))},
     MISS},
    {"two segments that cross",
     {TRIANGLE(POINT(-1, -1, -1), POINT(1, 1, 1), POINT(0, 0, 0)),
      TRIANGLE(POINT(-1, 1, 0), POINT(1, -1, 0), POINT(1, -1, 0))},
     HIT},
    {"two segments in one plane, which do not",
     {TRIANGLE(POINT(0.01f, 0.01f, 0.01f), POINT(1, 1, 1), POINT(1, 1, 1)),
      TRIANGLE(POINT(-1, 1, 0), POINT(1, -1, 0), POINT(1, -1, 0))},
     MISS},
    {"two segments, one over the other",
     {TRIANGLE(POINT(-1, -1, -1), POINT(1, 1, 1), POINT(0, 0, 0)),
      TRIANGLE(POINT(-1, 1, 0.01f), POINT(1, -1, 0.01f), POINT(1, -1, 0.01f))},
     MISS},
    {"two segments of one line",
     {TRIANGLE(POINT(0, 0, 0), POINT(1, 2, 3), POINT(1, 2, 3)),
      TRIANGLE(POINT(1, 2, 3), POINT(2, 4, 6), POINT(1, 2, 3))},
     HIT},
    {"two segments of one line, apart",
     {TRIANGLE(POINT(0, 0, 0), POINT(1, 2, 3), POINT(1, 2, 3)),
      TRIANGLE(POINT(1.5f, 3, 4.5f), POINT(2, 4, 6), POINT(2, 4, 6))},
     MISS},
    {"two segments that are parallel",
     {TRIANGLE(POINT(0, 0, 0), POINT(1, 2, 3), POINT(1, 2, 3)),
      TRIANGLE(POINT(0, 0, 0.01f), POINT(1, 2, 3.01f), POINT(0, 0, 0.01f))},
     MISS},
    {"a needle through", {FLAT, TRIANGLE(POINT(1, 1, 9), POINT(1, 1, -9), POINT(1, 1 + 0x1p-20f, -9))}, HIT},
    {"a needle past",
     {FLAT, TRIANGLE(POINT(2.01f, 2, 9), POINT(2.01f, 2, -9), POINT(2.01f, 2 + 0x1p-20f, -9))},
     MISS},
};
static table degenerate_table = TABLE(overlap_triangle_triangle, degenerate);

/* ---- Orders ------------------------------------------------------------------------------------------- */

enum { CASES = 512, KINDS = 5, FLOATS = 18, OF_B = 9, ORDERS = 6 };
static const int orders[ORDERS][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

static uint32_t state_of_dice = 1;

static int roll(int low, int high)
{
    state_of_dice = state_of_dice * 1664525u + 1013904223u;
    return low + (int)((state_of_dice >> 16) % (uint32_t)(high - low + 1));
}

static void set(float *vertex, const int p[3], float times_p, const int q[3], float times_q)
{
    for (int k = 0; k < 3; k++)
        vertex[k] = (float)p[k] * times_p + (float)q[k] * times_q;
}

/* Kind 0: both triangles in one plane. Other kinds: an edge of a crosses an edge of b at 0, the rest of a is below
 * their plane and the rest of b above it; in kind 2, vertex c of a is also next to its vertex a. Then all is moved and
 * scaled, so that it is rounded, and the triangles are moved apart by about what the padding allows: where the last bit
 * decides. */
static void make_case(int kind, float *c)
{
    int p[3], q[3], normal[3];
    for (int k = 0; k < 3; k++) {
        p[k] = roll(-3, 3);
        q[k] = roll(-3, 3);
    }
    for (int k = 0; k < 3; k++)
        normal[k] = p[(k + 1) % 3] * q[(k + 2) % 3] - p[(k + 2) % 3] * q[(k + 1) % 3];
    for (int v = 0; v < 6; v++)
        set(c + 3 * v, p, (float)roll(-4, 4), q, (float)roll(-4, 4));
    if (kind > 0) {
        set(c, p, (float)roll(0, 3), q, 0.0f);
        set(c + 3, p, (float)-roll(0, 3), q, 0.0f);
        set(c + OF_B, p, 0.0f, q, (float)roll(0, 3));
        set(c + OF_B + 3, p, 0.0f, q, (float)-roll(0, 3));
        for (int k = 0; k < 3; k++) {
            c[6 + k] -= (float)normal[k];
            c[OF_B + 6 + k] += (float)normal[k];
        }
    }
    if (kind == 2)
        for (int k = 0; k < 3; k++)
            c[6 + k] = c[k] + (c[6 + k] - c[k]) * 0x1p-18f;
    float at[3], scale = 1.0f / (float)roll(3, 99);
    const float gap = (float)roll(0, 48) * (kind == 3 ? 0x1p-22f : 0x1p-24f);
    for (int k = 0; k < 3; k++)
        at[k] = (float)roll(-99, 99) / 7.0f;
    for (int i = 0; i < FLOATS; i++)
        c[i] = (c[i] + (i < OF_B ? 0.0f : gap * (float)normal[i % 3]) + at[i % 3]) * scale;
}

static int is_hit(const float *c)
{
    const lh_triangles a = lh_triangles_aos(c, 0, 1), b = lh_triangles_aos(c + OF_B, 0, 1);
    uint64_t hits = 0;
    assert_int_equal(lh_overlap_triangle_triangle(&a, &b, &hits), LH_OK);
    return (int)hits;
}

/* Edges across each other at z = 0 and at the last float that hits, or the first that does not: so near to the padding
 * that how that is rounded decides. */
static void make_last(float *c)
{
    for (int i = 0; i < FLOATS; i++)
        c[i] = (float)roll(-99, 99) / 37.0f;
    c[0] = (float)roll(10, 99) / 7.0f;
    c[3] = -(float)roll(10, 99) / 7.0f;
    c[OF_B + 1] = (float)roll(10, 99) / 7.0f;
    c[OF_B + 4] = -(float)roll(10, 99) / 7.0f;
    c[2] = c[5] = 0.0f;
    c[8] = -1.0f - fabsf(c[8]);
    c[OF_B + 8] = 1.0f + fabsf(c[OF_B + 8]);
    float last = 0.0f, first = 0x1p-8f;
    for (;;) {
        const float between = last + (first - last) * 0.5f;
        if (between <= last || between >= first)
            break;
        c[OF_B + 2] = c[OF_B + 5] = between;
        *(is_hit(c) ? &last : &first) = between;
    }
    c[OF_B + 2] = c[OF_B + 5] = roll(0, 1) ? last : first;
}

static void check_orders_of_vertices(void **state)
{
    (void)state;
    static float cases[CASES][FLOATS], ordered[CASES][FLOATS];
    uint64_t first[CASES / 64], hits[CASES / 64];
    for (int i = 0; i < CASES; i++)
        if (i % KINDS == KINDS - 1)
            make_last(cases[i]);
        else
            make_case(i % KINDS, cases[i]);
    const lh_triangles a = lh_triangles_aos(ordered[0], sizeof *ordered, CASES);
    const lh_triangles b = lh_triangles_aos(ordered[0] + OF_B, sizeof *ordered, CASES);
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++) {
        if (lh_isa_select(isa) != LH_OK)
            continue;
        for (int order = 0; order < ORDERS * ORDERS; order++) {
            for (int i = 0; i < CASES; i++)
                for (int v = 0; v < 3; v++) {
                    memcpy(ordered[i] + 3 * v, cases[i] + 3 * orders[order % ORDERS][v], 3 * sizeof(float));
                    memcpy(ordered[i] + OF_B + 3 * v, cases[i] + OF_B + 3 * orders[order / ORDERS][v],
                           3 * sizeof(float));
                }
            assert_int_equal(lh_overlap_triangle_triangle(&a, &b, order == 0 ? first : hits), LH_OK);
            if (order > 0)
                assert_memory_equal(hits, first, sizeof first);
            assert_int_equal(lh_overlap_triangle_triangle(&b, &a, hits), LH_OK);
            assert_memory_equal(hits, first, sizeof first);
        }
        const size_t count = lh_hits_count(first, CASES);
        assert_in_range(count, CASES / 4, CASES * 3 / 4);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        CHECK("touching counts", check_table, closed_sets_table),
        CHECK("separated", check_table, separated_table),
        CHECK("points, segments and needles", check_table, degenerate_table),
        {"in any order of vertices and triangles", check_orders_of_vertices, NULL, NULL, NULL},
    };
    return cmocka_run_group_tests_name("overlap_triangle_triangle", tests, NULL, NULL);
}
