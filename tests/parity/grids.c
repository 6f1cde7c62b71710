/* Queries of shapes and a grid on every backend: the bit of a cell is that of the query on boxes for the box written
 * out, of any of the shapes. Grids of many sizes, places and proportions, some with planes that rounding makes one,
 * some that overflow; shapes that are small beside a cell, cut many, lie on planes, are degenerate or not numbers;
 * packed, in structs and through an index. Shapes and hits stand before an unreadable page or behind one. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include <cmocka.h>

#include "floats.h"
#include "grid_scene.h"

enum { CASES = 4000 };

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

static void draw_axis(dice *d, float *origin, float *cell, int32_t *first, size_t how)
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
}

static void draw_grid(dice *d, lh_grid *g)
{
    const size_t how = dice_below(d, 8), tall = dice_below(d, 6);
    g->count_x = (uint32_t)(1 + dice_below(d, tall == 0 ? 200 : 24));
    g->count_y = (uint32_t)(1 + dice_below(d, tall == 1 ? 200 : 12));
    g->count_z = (uint32_t)(1 + dice_below(d, tall == 2 ? 200 : 12));
    while ((size_t)g->count_x * g->count_y * g->count_z > MOST_CELLS)
        g->count_y = (g->count_y + 1) / 2, g->count_x = (g->count_x + 1) / 2;
    draw_axis(d, &g->origin_x, &g->cell_x, &g->first_x, how);
    draw_axis(d, &g->origin_y, &g->cell_y, &g->first_y, how);
    draw_axis(d, &g->origin_z, &g->cell_z, &g->first_z, how);
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

static void draw_scene(dice *d, grid_scene *s)
{
    draw_grid(d, &s->grid);
    s->cells = lh_grid_cells(&s->grid);
    s->shapes = dice_below(d, MOST_SHAPES + 1);
    s->form = (shape_form)dice_below(d, SHAPE_FORMS);
    for (size_t i = 0; i < 2 * MOST_SHAPES; i++) {
        draw_shape(d, &s->grid, s->shape[i]);
        if (s->spheres)
            draw_radius(d, &s->grid, s->shape[i]);
    }
    for (uint32_t i = 0; i < MOST_SHAPES; i++)
        s->index[i] = 2 * i + (uint32_t)dice_below(d, 2);
}

static void check_backends(int spheres)
{
    subject subjects[MOST_SUBJECTS];
    const size_t count = list_subjects(subjects);
    grid_shop shop;
    static uint64_t expected[MOST_CELLS / 64 + 1];
    static grid_scene s;
    s.spheres = spheres;
    size_t hits = 0, cells = 0;
    dice d = {.state = 17 + (unsigned)spheres};
    grid_shop_open(&shop);
    for (size_t n = 0; n < CASES; n++) {
        const uint64_t state = d.state;
        draw_scene(&d, &s);
        const guarded_edge edge = dice_one_in(&d, 2) ? GUARD_AFTER : GUARD_BEFORE;
        grid_scene_expect(subjects[0].backend, &s, expected);
        hits += lh_hits_count(expected, s.cells);
        cells += s.cells;
        for (size_t k = 0; k < count; k++) {
            if (subjects[k].emulated && n % 16 != 0) /* they are slow */
                continue;
            if (getenv("LANEHIT_SHOW_CASES"))
                print_message("case %zu, %s, from %llx\n", n, lh_isa_name(subjects[k].backend->isa),
                              (unsigned long long)state);
            grid_scene_check(&shop, &subjects[k], &s, edge, expected);
        }
    }
    grid_shop_close(&shop);
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

/* A tall column beside an upright triangle, so near to it that of the axes only the normal separates them: the others,
 * rounded, do not. Its uppermost or lowest cells have an infinite centre, and the 0 by which the normal ascends, times
 * infinity, is NaN, which separates nothing. So what is separated ends with the column where it would go on if the
 * normal did ascend. */
typedef struct upright {
    float origin_x, cell;
    int32_t first_y;
    float b[3], c[3]; /* a is 0 */
} upright;

static const upright uprights[] = {
    {0x1.4ec446p-13f,
     0x1p-20f,
     35,
     {0x1.d4p-13f, 0x1.92ap-15f, -0x1.b4a7cp127f},
     {0x1.d4p-11f, 0x1.92ap-13f, -0x1.b4a7cp127f}},
    {0x1.9dc7aep-14f,
     0x1p-18f,
     73,
     {0x1.2604p-13f, 0x1.a4a8p-12f, -0x1.5ae3cp126f},
     {0x1.2604p-11f, 0x1.a4a8p-10f, -0x1.5ae3cp127f}},
    {0x1.c1e37ap-13f,
     0x1p-20f,
     92,
     {0x1.412p-12f, 0x1.0988p-13f, 0x1.7dcdep127f},
     {0x1.e1bp-11f, 0x1.8e4cp-12f, 0x1.7dcdep127f}},
    {0x1.73027cp-14f,
     0x1p-18f,
     29,
     {0x1.08a8p-13f, 0x1.5668p-13f, 0x1.aec08p126f},
     {0x1.8cfcp-12f, 0x1.00cep-11f, 0x1.aec08p127f}},
};
enum { UPRIGHTS = sizeof uprights / sizeof *uprights };

static grid_scene column_beside(const upright *t)
{
    enum { LAYERS = 31 };
    const int32_t first = t->c[2] < 0 ? -LAYERS : 0;
    grid_scene s = {.shapes = 1, .form = FORM_STRUCTS};
    s.grid = (lh_grid){t->origin_x, 0, 0, t->cell, t->cell, 0x1p123f, 0, t->first_y, first, 1, 1, LAYERS};
    s.cells = lh_grid_cells(&s.grid);
    for (size_t k = 0; k < 3; k++) {
        s.shape[0][3 + k] = t->b[k];
        s.shape[0][6 + k] = t->c[k];
    }
    return s;
}

static void test_overflowing_columns(void **state)
{
    (void)state;
    subject subjects[MOST_SUBJECTS];
    const size_t count = list_subjects(subjects);
    grid_shop shop;
    static uint64_t expected[MOST_CELLS / 64 + 1];
    grid_shop_open(&shop);
    for (size_t n = 0; n < UPRIGHTS; n++) {
        const grid_scene s = column_beside(&uprights[n]);
        grid_scene_expect(subjects[0].backend, &s, expected);
        const size_t hits = lh_hits_count(expected, s.cells);
        assert_true(hits > 0 && hits < s.cells);
        for (size_t k = 0; k < count; k++)
            grid_scene_check(&shop, &subjects[k], &s, GUARD_AFTER, expected);
    }
    grid_shop_close(&shop);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_triangles), cmocka_unit_test(test_spheres),
                                       cmocka_unit_test(test_overflowing_columns)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
