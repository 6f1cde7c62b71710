/* Queries of shapes and a grid on every backend: the bit of a cell is that of the query on boxes for the box written out, of any of
 * the shapes. Grids of many sizes, places and proportions, some with planes that rounding makes one, some that overflow; shapes
 * that are small beside a cell, cut many, lie on planes, are degenerate or not numbers; packed, in structs and through an index.
 * The hits stand before an unreadable page or behind one. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "floats.h"
#include "guarded.h"
#include "subjects.h"

enum { MOST_CELLS = 8192, MOST_SHAPES = 5, MOST_FLOATS = 9, CASES = 4000 };

typedef struct scene {
    lh_grid grid;
    size_t cells, shapes;
    float shape[2 * MOST_SHAPES][MOST_FLOATS]; /* structs, of which an index takes every other */
    uint32_t index[MOST_SHAPES];
    int indexed;
} scene;

/* Where something of interest is on an axis: between planes, on one, next to one, or anywhere near. */
static float draw_coordinate(dice *d, float origin, float cell, int32_t first, uint32_t count)
{
    const float number = (float)first + dice_between(d, -0.5f, (float)count + 0.5f);
    const size_t how = dice_below(d, 8);
    if (how == 0)
        return lh_grid_plane(origin, cell, (int32_t)number);
    if (how == 1)
        return float_steps(lh_grid_plane(origin, cell, (int32_t)number), dice_one_in(d, 2) ? 1 : -1);
    return origin + cell * number;
}

static void draw_axis(dice *d, float *origin, float *cell, int32_t *first, uint32_t count, size_t how)
{
    *cell = ldexpf(dice_between(d, 0.5f, 1), (int)dice_below(d, 8) - 4);
    *origin = dice_between(d, -4, 4);
    *first = (int32_t)dice_below(d, 40) - 20;
    if (how == 1) /* planes that are one */
        *origin = dice_sign(d) * ldexpf(*cell, 20 + (int)dice_below(d, 6));
    if (how == 2)
        *first = (dice_one_in(d, 2) ? 1 : -1) * ((1 << 24) - 256) - (int32_t)dice_below(d, 2);
    if (how == 3) { /* denormal, beyond the promised range, overflowing */
        const int exponent = (int)dice_below(d, 275) - 148;
        *cell = ldexpf(dice_between(d, 0.5f, 1), exponent);
        *origin = dice_between(d, -4, 4) * *cell;
        *origin = isfinite(*origin) && *cell > 0 ? *origin : 0;
        *cell = *cell > 0 ? *cell : 0x1p-149f;
    }
    (void)count;
}

static void draw_grid(dice *d, lh_grid *g)
{
    const size_t how = dice_below(d, 8), tall = dice_below(d, 6);
    g->count_x = (uint32_t)(1 + dice_below(d, tall == 0 ? 200 : 24));
    g->count_y = (uint32_t)(1 + dice_below(d, tall == 1 ? 200 : 12));
    g->count_z = (uint32_t)(1 + dice_below(d, tall == 2 ? 200 : 12));
    while ((size_t)g->count_x * g->count_y * g->count_z > MOST_CELLS)
        g->count_y = (g->count_y + 1) / 2, g->count_x = (g->count_x + 1) / 2;
    draw_axis(d, &g->origin_x, &g->cell_x, &g->first_x, g->count_x, how);
    draw_axis(d, &g->origin_y, &g->cell_y, &g->first_y, g->count_y, how);
    draw_axis(d, &g->origin_z, &g->cell_z, &g->first_z, g->count_z, how);
}

static void draw_point(dice *d, const lh_grid *g, float *at)
{
    at[0] = draw_coordinate(d, g->origin_x, g->cell_x, g->first_x, g->count_x);
    at[1] = draw_coordinate(d, g->origin_y, g->cell_y, g->first_y, g->count_y);
    at[2] = draw_coordinate(d, g->origin_z, g->cell_z, g->first_z, g->count_z);
}

/* Three points near each other or not; or a centre and a radius, and what is not read. */
static void draw_shape(dice *d, const lh_grid *g, float *shape)
{
    const float size = dice_one_in(d, 3) ? 40.0f : dice_between(d, 0.1f, 4);
    const float cell[3] = {g->cell_x, g->cell_y, g->cell_z};
    const size_t degenerate = dice_below(d, 8);
    draw_point(d, g, shape);
    if (dice_one_in(d, 4)) {
        draw_point(d, g, shape + 3);
        draw_point(d, g, shape + 6);
    } else {
        for (int k = 3; k < 9; k++)
            shape[k] = shape[k % 3] + cell[k % 3] * dice_between(d, -size, size);
    }
    for (int axis = 0; axis < 3 && degenerate < 3; axis++)
        if (degenerate == 0 || axis == (int)degenerate)
            shape[6 + axis] = shape[3 + axis] = degenerate == 0 ? shape[3 + axis] : shape[axis];
    if (dice_one_in(d, 16))
        shape[dice_below(d, 9)] = dice_special(d);
}

/* In place of the second point. */
static void draw_radius(dice *d, const lh_grid *g, float *shape)
{
    shape[3] = g->cell_x * dice_between(d, 0, dice_one_in(d, 4) ? 20 : 3);
    if (dice_one_in(d, 8))
        shape[3] = dice_special(d);
}

static void draw_scene(dice *d, scene *s, int spheres)
{
    draw_grid(d, &s->grid);
    s->cells = lh_grid_cells(&s->grid);
    s->shapes = dice_below(d, MOST_SHAPES + 1);
    s->indexed = dice_one_in(d, 2);
    for (size_t i = 0; i < 2 * MOST_SHAPES; i++) {
        draw_shape(d, &s->grid, s->shape[i]);
        if (spheres)
            draw_radius(d, &s->grid, s->shape[i]);
    }
    for (uint32_t i = 0; i < MOST_SHAPES; i++)
        s->index[i] = 2 * i + (uint32_t)dice_below(d, 2);
}

static lh_triangles triangles_of(const scene *s)
{
    const lh_triangles all = lh_triangles_aos(s->shape[0], sizeof s->shape[0], s->shapes);
    return s->indexed ? lh_triangles_indexed(all, s->index, 0, s->shapes) : all;
}

static lh_spheres spheres_of(const scene *s)
{
    const lh_spheres all = lh_spheres_aos(s->shape[0], sizeof s->shape[0], s->shapes);
    return s->indexed ? lh_spheres_indexed(all, s->index, 0, s->shapes) : all;
}

static float box_columns[6][MOST_CELLS];

static void write_boxes(const lh_grid *g)
{
    size_t i = 0;
    for (uint32_t z = 0; z < g->count_z; z++)
        for (uint32_t y = 0; y < g->count_y; y++)
            for (uint32_t x = 0; x < g->count_x; x++, i++)
                for (int k = 0; k < 2; k++) {
                    box_columns[3 * k][i] =
                        lh_grid_plane(g->origin_x, g->cell_x, g->first_x + (int32_t)x + k);
                    box_columns[3 * k + 1][i] =
                        lh_grid_plane(g->origin_y, g->cell_y, g->first_y + (int32_t)y + k);
                    box_columns[3 * k + 2][i] =
                        lh_grid_plane(g->origin_z, g->cell_z, g->first_z + (int32_t)z + k);
                }
}

/* By the query on boxes, shape by shape. */
static void ask_boxes(const lh_backend *backend, const scene *s, int spheres, uint64_t *expected)
{
    const lh_aabbs boxes = lh_aabbs_soa(s->cells, box_columns[0], box_columns[1], box_columns[2],
                                        box_columns[3], box_columns[4], box_columns[5]);
    uint64_t hits[MOST_CELLS / 64 + 1] = {0};
    memset(expected, 0, lh_hits_words(s->cells) * sizeof *expected);
    write_boxes(&s->grid);
    for (size_t i = 0; i < s->shapes; i++) {
        const size_t k = s->indexed ? s->index[i] : i;
        const lh_triangles triangle = lh_triangles_aos(s->shape[k], 0, 1);
        const lh_spheres sphere = lh_spheres_aos(s->shape[k], 0, 1);
        lh_call call = {.argument = {[1].view = &boxes, [2].output = hits}};
        call.argument[0].view = spheres ? (const void *)&sphere : &triangle;
        assert_int_equal(
            backend->query[spheres ? LH_QUERY_overlap_sphere_aabb : LH_QUERY_overlap_triangle_aabb](&call),
            LH_OK);
        for (size_t w = 0; w < lh_hits_words(s->cells); w++)
            expected[w] |= hits[w];
    }
}

static void check_scene(const lh_backend *backend, const scene *s, int spheres, guarded_pool *pool,
                        const uint64_t *expected)
{
    const size_t bytes = lh_hits_words(s->cells) * sizeof *expected;
    guarded_reset(pool);
    guarded_block block = guarded_take(pool, bytes);
    guarded_set_canary(block);
    const lh_triangles triangles = triangles_of(s);
    const lh_spheres balls = spheres_of(s);
    lh_call call = {.argument = {[1].view = &s->grid, [2].output = block.bytes}};
    call.argument[0].view = spheres ? (const void *)&balls : &triangles;
    assert_int_equal(
        backend->query[spheres ? LH_QUERY_overlap_sphere_grid : LH_QUERY_overlap_triangle_grid](&call),
        LH_OK);
    assert_memory_equal(block.bytes, expected, bytes);
    assert_true(guarded_canary_is_intact(block));
}

static void check_backends(int spheres)
{
    subject subjects[MOST_SUBJECTS];
    const size_t count = list_subjects(subjects);
    guarded_pool pool;
    static uint64_t expected[MOST_CELLS / 64 + 1];
    static scene s;
    size_t hits = 0, cells = 0;
    dice d = {.state = 17 + (unsigned)spheres};
    guarded_open(&pool, 1, sizeof expected);
    for (size_t n = 0; n < CASES; n++) {
        const uint64_t state = d.state;
        draw_scene(&d, &s, spheres);
        pool.edge = dice_one_in(&d, 2) ? GUARD_AFTER : GUARD_BEFORE;
        ask_boxes(subjects[0].backend, &s, spheres, expected);
        hits += lh_hits_count(expected, s.cells);
        cells += s.cells;
        for (size_t k = 0; k < count; k++) {
            /* Emulated backends are slow, and one has no queries of grids. */
            lh_query_function *const function = subjects[k].backend->query[LH_QUERY_overlap_sphere_grid];
            if (!function || (subjects[k].emulated && n % 16 != 0))
                continue;
            if (getenv("LANEHIT_SHOW_CASES"))
                print_message("case %zu, %s, from %llx\n", n, lh_isa_name(subjects[k].backend->isa),
                              (unsigned long long)state);
            check_scene(subjects[k].backend, &s, spheres, &pool, expected);
        }
    }
    guarded_close(&pool);
    /* Neither is rare, or there was nothing to see. */
    assert_true(hits > cells / 50 && hits < cells / 2);
}

static void test_triangles(void **state)
{
    (void)state;
    check_backends(0);
}

static void test_spheres(void **state)
{
    (void)state;
    check_backends(1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_triangles), cmocka_unit_test(test_spheres)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
