/* Queries of shapes and a grid: what lanehit/grid.h says, sentence by sentence; that cells are what boxes are is for
 * the parity tests. The first test is the first call of the process. */
#include <float.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "lanehit/lanehit.h"

enum { WORDS = 4 };

static const lh_grid three = {0, 0, 0, 1, 1, 1, 0, 0, 0, 3, 3, 3};
static float corner[9] = {1.5f, 1.5f, 1.5f, 1.75f, 1.5f, 1.5f, 1.5f, 1.75f, 1.5f};
static float ball[4] = {1.5f, 1.5f, 1.5f, 0.5f};
static uint64_t hits[WORDS];

static lh_triangles triangle(void)
{
    return lh_triangles_aos(corner, sizeof corner, 1);
}

static lh_spheres sphere(void)
{
    return lh_spheres_aos(ball, sizeof ball, 1);
}

static void assert_hit_cells(size_t n, const size_t *cells)
{
    uint64_t expected[WORDS] = {0};
    for (size_t k = 0; k < n; k++)
        expected[cells[k] / 64] |= (uint64_t)1 << cells[k] % 64;
    assert_int_equal(hits[0], expected[0]);
}

static void test_first_call(void **state)
{
    (void)state;
    static const size_t middle[] = {13};
    const lh_triangles t = triangle();
    memset(hits, 0xff, sizeof hits);
    assert_int_equal(lh_overlap_triangle_grid(&t, &three, hits), LH_OK);
    assert_hit_cells(1, middle);
    assert_int_equal(hits[1], UINT64_MAX);
    assert_int_equal(lh_grid_bit(&three, 1, 1, 1), 13);
    assert_int_equal(lh_grid_cells(&three), 27);
}

/* A ball that touches the six faces of its cell touches the neighbours behind these. */
static void test_neighbours_share_faces(void **state)
{
    (void)state;
    static const size_t touched[] = {4, 10, 12, 13, 14, 16, 22};
    const lh_spheres s = sphere();
    assert_int_equal(lh_overlap_sphere_grid(&s, &three, hits), LH_OK);
    assert_hit_cells(7, touched);
    lh_grid moved = three;
    moved.first_x = -5;
    moved.origin_x = 5;
    assert_int_equal(lh_overlap_sphere_grid(&s, &moved, hits), LH_OK);
    assert_hit_cells(7, touched);
    assert_true(lh_grid_plane(0.1f, 0.3f, 7) == 0.1f + (float)(0.3f * 7.0f));
}

/* The hits are of the cells: none of no shapes, but of no cells nothing is written. */
static void test_nothing(void **state)
{
    (void)state;
    lh_triangles none = {.count = 0};
    memset(hits, 0xff, sizeof hits);
    assert_int_equal(lh_overlap_triangle_grid(&none, &three, hits), LH_OK);
    assert_int_equal(hits[0], 0);
    assert_int_equal(hits[1], UINT64_MAX);
    lh_grid empty = three;
    empty.count_y = 0;
    empty.cell_x = NAN;
    const lh_spheres s = sphere();
    assert_int_equal(lh_overlap_sphere_grid(&s, &empty, NULL), LH_OK);
}

/* One set of hits for all shapes, and a NaN is one of its own shape alone. */
static void test_many(void **state)
{
    (void)state;
    static float balls[3][4] = {{0.5f, 0.5f, 0.5f, 0.1f}, {NAN, 1, 1, 9}, {2.5f, 2.5f, 2.5f, 0.1f}};
    static const size_t both[] = {0, 26};
    const lh_spheres s = lh_spheres_aos(balls[0], sizeof balls[0], 3);
    assert_int_equal(lh_overlap_sphere_grid(&s, &three, hits), LH_OK);
    assert_hit_cells(2, both);
}

static void assert_refused(const lh_triangles *t, const lh_grid *grid, uint64_t *to, int argument, int kind,
                           const char *text)
{
    memset(hits, 0x5a, sizeof hits);
    for (lh_isa isa = 0; isa < LH_ISA_COUNT; isa++) {
        if (!lh_isa_available(isa))
            continue;
        assert_int_equal(lh_isa_select(isa), LH_OK);
        const lh_status status = lh_overlap_triangle_grid(t, grid, to);
        assert_string_equal(lh_status_text(status), text);
        assert_int_equal(lh_status_argument(status), argument);
        assert_int_equal(lh_status_kind(status), kind);
    }
    for (size_t k = 0; k < WORDS; k++)
        assert_int_equal(hits[k], UINT64_C(0x5a5a5a5a5a5a5a5a));
}

#define NAMED "lh_overlap_triangle_grid: argument "

static void test_refused_ranges(void **state)
{
    (void)state;
    static const char text[] = NAMED "2 (grid): its cells are too many, or not within 2^24 of the origin";
    const lh_triangles t = triangle();
    lh_grid g = three;
    assert_refused(&t, NULL, hits, 2, LH_ERROR_NULL_VIEW, NAMED "2 (grid): the grid is NULL");
    g.first_z = (1 << 24) - 2;
    assert_refused(&t, &g, hits, 2, LH_ERROR_COUNT, text);
    g.first_z = -(1 << 24) - 1;
    assert_refused(&t, &g, hits, 2, LH_ERROR_COUNT, text);
    g = three;
    g.count_x = UINT32_MAX;
    assert_refused(&t, &g, hits, 2, LH_ERROR_COUNT, text);
    g.count_x = g.count_y = g.count_z = 1 << 24;
    assert_refused(&t, &g, hits, 2, LH_ERROR_COUNT, text);
    assert_int_equal(lh_grid_cells(&g), 0);
    g = three;
    g.first_x = (1 << 24) - 3;
    assert_int_equal(lh_overlap_triangle_grid(&t, &g, hits), LH_OK);
}

static void test_refused_sizes(void **state)
{
    (void)state;
    static const char text[] =
        NAMED "2 (grid): its cells are not above 0 and finite in size, or its origin is not finite";
    static const float sizes[] = {0, -0.0f, -1, NAN, INFINITY}, origins[] = {NAN, INFINITY, -INFINITY};
    const lh_triangles t = triangle();
    for (int axis = 0; axis < 3; axis++) {
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            lh_grid g = three;
            *(axis == 0 ? &g.cell_x : axis == 1 ? &g.cell_y : &g.cell_z) = sizes[k];
            assert_refused(&t, &g, hits, 2, LH_ERROR_LIMIT, text);
        }
        for (size_t k = 0; k < sizeof origins / sizeof *origins; k++) {
            lh_grid g = three;
            *(axis == 0 ? &g.origin_x : axis == 1 ? &g.origin_y : &g.origin_z) = origins[k];
            assert_refused(&t, &g, hits, 2, LH_ERROR_LIMIT, text);
        }
    }
}

static void test_refused_arrays(void **state)
{
    (void)state;
    lh_triangles t = triangle();
    assert_refused(NULL, &three, hits, 1, LH_ERROR_NULL_VIEW, NAMED "1 (triangles): the view is NULL");
    assert_refused(&t, &three, NULL, 3, LH_ERROR_NULL_ARRAY, NAMED "3 (hits): the array is NULL");
    assert_refused(&t, &three, (uint64_t *)((uintptr_t)hits + 4), 3, LH_ERROR_ALIGNMENT,
                   NAMED "3 (hits): the array is not aligned (floats: 4 bytes; hits: 8 bytes)");
    t.by = NULL;
    assert_refused(&t, &three, hits, 1, LH_ERROR_NULL_ARRAY, NAMED "1 (triangles): an array is NULL");
    t = triangle();
    t.stride = 37;
    assert_refused(&t, &three, hits, 1, LH_ERROR_STRIDE,
                   NAMED "1 (triangles): a stride is not a multiple of 4 bytes");
    t = triangle();
    t.index_c = (const uint32_t *)((uintptr_t)hits + 2);
    assert_refused(&t, &three, hits, 1, LH_ERROR_ALIGNMENT,
                   NAMED "1 (triangles): an array is not aligned to 4 bytes");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_first_call),     cmocka_unit_test(test_neighbours_share_faces),
        cmocka_unit_test(test_nothing),        cmocka_unit_test(test_many),
        cmocka_unit_test(test_refused_ranges), cmocka_unit_test(test_refused_sizes),
        cmocka_unit_test(test_refused_arrays),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
