#include "grid_scene.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { MOST_WORDS = MOST_CELLS / 64 + 1 };

void grid_shop_open(grid_shop *shop)
{
    guarded_open(&shop->inputs, MOST_FLOATS + 1, sizeof(float[2 * MOST_SHAPES][MOST_FLOATS]));
    guarded_open(&shop->outputs, 1, sizeof(uint64_t[MOST_WORDS]));
}

void grid_shop_close(grid_shop *shop)
{
    guarded_close(&shop->inputs);
    guarded_close(&shop->outputs);
}

/* ---- Boxes written out -------------------------------------------------------------------------------- */

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

static size_t number_of(const grid_scene *s, size_t i)
{
    return s->form == FORM_INDEXED ? s->index[i] : i;
}

void grid_scene_expect(const lh_backend *backend, const grid_scene *s, uint64_t *expected)
{
    const lh_aabbs boxes = lh_aabbs_soa(s->cells, box_columns[0], box_columns[1], box_columns[2],
                                        box_columns[3], box_columns[4], box_columns[5]);
    uint64_t hits[MOST_WORDS] = {0};
    memset(expected, 0, lh_hits_words(s->cells) * sizeof *expected);
    write_boxes(&s->grid);
    for (size_t i = 0; i < s->shapes; i++) {
        const float *const shape = s->shape[number_of(s, i)];
        const lh_triangles triangle = lh_triangles_aos(shape, 0, 1);
        const lh_spheres sphere = lh_spheres_aos(shape, 0, 1);
        const unsigned query = s->spheres ? LH_QUERY_overlap_sphere_aabb : LH_QUERY_overlap_triangle_aabb;
        lh_call call = {.argument = {[1].view = &boxes, [2].output = hits}};
        call.argument[0].view = s->spheres ? (const void *)&sphere : &triangle;
        assert_int_equal(backend->query[query](&call), LH_OK);
        for (size_t w = 0; w < lh_hits_words(s->cells); w++)
            expected[w] |= hits[w];
    }
}

/* ---- The grid ----------------------------------------------------------------------------------------- */

typedef struct placed_shapes {
    lh_triangles triangles;
    lh_spheres spheres;
} placed_shapes;

static const float *place(grid_shop *shop, const void *what, size_t bytes)
{
    const guarded_block block = guarded_take(&shop->inputs, bytes);
    memcpy(block.bytes, what, bytes);
    return (const float *)(const void *)block.bytes;
}

static placed_shapes place_columns(grid_shop *shop, const grid_scene *s)
{
    const float *column[MOST_FLOATS];
    for (size_t k = 0; k < MOST_FLOATS; k++) {
        float values[MOST_SHAPES] = {0};
        for (size_t i = 0; i < s->shapes; i++)
            values[i] = s->shape[i][k];
        column[k] = place(shop, values, s->shapes * sizeof *values);
    }
    return (placed_shapes){lh_triangles_soa(s->shapes, column[0], column[1], column[2], column[3], column[4],
                                            column[5], column[6], column[7], column[8]),
                           lh_spheres_soa(s->shapes, column[0], column[1], column[2], column[3])};
}

/* As far as they are used. */
static placed_shapes place_structs(grid_shop *shop, const grid_scene *s)
{
    const uint32_t stride = sizeof s->shape[0];
    size_t last = 0;
    for (size_t i = 0; i < s->shapes; i++)
        last = number_of(s, i) > last ? number_of(s, i) : last;
    const float *const first = place(shop, s->shape, last * stride + (s->spheres ? 4 : 9) * sizeof(float));
    placed_shapes placed = {lh_triangles_aos(first, stride, s->shapes),
                            lh_spheres_aos(first, stride, s->shapes)};
    if (s->form == FORM_INDEXED) {
        const uint32_t *const index =
            (const uint32_t *)(const void *)place(shop, s->index, s->shapes * sizeof *s->index);
        placed.triangles = lh_triangles_indexed(placed.triangles, index, 0, s->shapes);
        placed.spheres = lh_spheres_indexed(placed.spheres, index, 0, s->shapes);
    }
    return placed;
}

static lh_status ask_grid(grid_shop *shop, const lh_backend *backend, const grid_scene *s, uint64_t *hits)
{
    placed_shapes placed = {{0}, {0}};
    guarded_reset(&shop->inputs);
    if (s->shapes > 0)
        placed = s->form == FORM_COLUMNS ? place_columns(shop, s) : place_structs(shop, s);
    lh_call call = {.argument = {[1].view = &s->grid, [2].output = hits}};
    call.argument[0].view = s->spheres ? (const void *)&placed.spheres : &placed.triangles;
    return backend->query[s->spheres ? LH_QUERY_overlap_sphere_grid : LH_QUERY_overlap_triangle_grid](&call);
}

static guarded_block take_hits(grid_shop *shop, size_t bytes)
{
    guarded_reset(&shop->outputs);
    const guarded_block block = guarded_take(&shop->outputs, bytes);
    guarded_set_canary(block);
    return block;
}

void grid_scene_check(grid_shop *shop, const subject *of, const grid_scene *s, guarded_edge edge,
                      const uint64_t *expected)
{
    const size_t bytes = lh_hits_words(s->cells) * sizeof *expected;
    shop->inputs.edge = shop->outputs.edge = edge;
    const guarded_block block = take_hits(shop, bytes);
    assert_int_equal(ask_grid(shop, of->backend, s, (uint64_t *)(void *)block.bytes), LH_OK);
    if (memcmp(block.bytes, expected, bytes) != 0)
        print_message("%s%s:\n", lh_isa_name(of->backend->isa), of->emulated ? ", emulated" : "");
    assert_memory_equal(block.bytes, expected, bytes);
    assert_true(guarded_canary_is_intact(block));
}

void grid_scene_check_refused(grid_shop *shop, const subject *of, const grid_scene *s, int fault)
{
    unsigned char untouched[64];
    const guarded_block block = take_hits(shop, sizeof untouched);
    memcpy(untouched, block.bytes, sizeof untouched);
    const lh_status status = ask_grid(shop, of->backend, s, (uint64_t *)(void *)block.bytes);
    assert_int_equal(lh_status_kind(status), fault);
    assert_int_equal(lh_status_argument(status), 2);
    assert_memory_equal(block.bytes, untouched, sizeof untouched);
    assert_true(guarded_canary_is_intact(block));
}
