/* A voxelizer: which cells of a grid does a mesh touch? Before and after, in one run, by turns:
 *   boxes  cells near each triangle are written out as boxes, collected in long batches, and asked about by an index
 *   grid   one call of lh_overlap_triangle_grid, which reads the mesh's index buffer in place
 * Both give the same bits, or the program says so and fails.
 *
 *   voxelizer MESH.ply [RESOLUTION...]    ASCII PLY of x, y, z and triangles alone */
#include "client.h"

const char *const program = "voxelizer";

/* Around the mesh, cubes, so many along the longest side; the last plane is not below the mesh. */
static lh_grid grid_around(const mesh *m, unsigned resolution)
{
    float low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY};
    for (size_t i = 0; i < m->vertices; i++)
        include(low, high, m->positions + 3 * i);
    const float longest = fmaxf(high[0] - low[0], fmaxf(high[1] - low[1], high[2] - low[2]));
    const float cell = longest / (float)resolution * (1 + 0x1p-20f);
    if (!(cell >= 0x1p-100f && cell <= 0x1p100f))
        fail("the mesh is too small or too large");
    uint32_t count[3];
    for (int axis = 0; axis < 3; axis++) {
        count[axis] = (uint32_t)((high[axis] - low[axis]) / cell) + 1;
        while (lh_grid_plane(low[axis], cell, (int32_t)count[axis]) < high[axis])
            count[axis]++;
    }
    return (lh_grid){low[0], low[1], low[2], cell, cell, cell, 0, 0, 0, count[0], count[1], count[2]};
}

enum { BATCH = 4096 };
/* Cells, and the triangle that each may belong to. */
static struct {
    size_t count, asked;
    float box[6][BATCH];
    uint32_t triangle[BATCH];
    size_t bit[BATCH];
    uint64_t hits[BATCH / 64];
} some;

typedef struct planes {
    float *at[3];
    uint32_t count[3];
    float inverse;
} planes;

static planes planes_of(const lh_grid *g)
{
    const float origin[3] = {g->origin_x, g->origin_y, g->origin_z};
    planes p = {.count = {g->count_x, g->count_y, g->count_z}, .inverse = 1 / g->cell_x};
    for (int axis = 0; axis < 3; axis++) {
        p.at[axis] = allocate(p.count[axis] + 1, sizeof(float));
        for (uint32_t i = 0; i <= p.count[axis]; i++)
            p.at[axis][i] = lh_grid_plane(origin[axis], g->cell_x, (int32_t)i);
    }
    return p;
}

/* The cells that a range touches. The division is off by less than a cell. */
static void cells_near(const planes *p, int axis, float low, float high, uint32_t *first, uint32_t *last)
{
    const float *at = p->at[axis], most = (float)(p->count[axis] - 1);
    *first = (uint32_t)fmaxf((low - at[0]) * p->inverse - 1, 0);
    *last = (uint32_t)fminf((high - at[0]) * p->inverse + 1, most);
    while (at[*first + 1] < low)
        ++*first;
    while (at[*last] > high)
        --*last;
}

static void ask(const mesh *m, const float *flat, uint64_t *hits)
{
    const lh_triangles all = lh_triangles_aos(flat, 9 * sizeof(float), m->triangles);
    const lh_triangles triangles = lh_triangles_indexed(all, some.triangle, 0, some.count);
    const lh_aabbs boxes = lh_aabbs_soa(some.count, some.box[0], some.box[1], some.box[2], some.box[3],
                                        some.box[4], some.box[5]);
    uint32_t which[BATCH];
    must(lh_overlap_triangle_aabb(&triangles, &boxes, some.hits));
    const size_t count = lh_hits_to_indices(some.hits, some.count, which);
    for (size_t k = 0; k < count; k++)
        hits[some.bit[which[k]] / 64] |= (uint64_t)1 << some.bit[which[k]] % 64;
    some.asked += some.count;
    some.count = 0;
}

static void voxelize_boxes(const mesh *m, const float *flat, const lh_grid *g, const planes *p,
                           uint64_t *hits)
{
    memset(hits, 0, lh_hits_words(lh_grid_cells(g)) * sizeof *hits);
    some.count = some.asked = 0;
    for (size_t i = 0; i < m->triangles; i++) {
        uint32_t first[3], last[3];
        for (int axis = 0; axis < 3; axis++) {
            const float *a = flat + 9 * i + axis;
            cells_near(p, axis, fminf(a[0], fminf(a[3], a[6])), fmaxf(a[0], fmaxf(a[3], a[6])), &first[axis],
                       &last[axis]);
        }
        for (uint32_t z = first[2]; z <= last[2]; z++)
            for (uint32_t y = first[1]; y <= last[1]; y++)
                for (uint32_t x = first[0]; x <= last[0]; x++) {
                    const size_t k = some.count++;
                    const uint32_t cell[3] = {x, y, z};
                    for (int axis = 0; axis < 3; axis++) {
                        some.box[axis][k] = p->at[axis][cell[axis]];
                        some.box[3 + axis][k] = p->at[axis][cell[axis] + 1];
                    }
                    some.triangle[k] = (uint32_t)i;
                    some.bit[k] = lh_grid_bit(g, x, y, z);
                    if (some.count == BATCH)
                        ask(m, flat, hits);
                }
    }
    ask(m, flat, hits);
}

/* Three vertices of each triangle, one after the other, for want of an index buffer that is read in place. */
static float *flatten(const mesh *m)
{
    float *flat = allocate(m->triangles, 9 * sizeof *flat);
    for (size_t i = 0; i < 3 * m->triangles; i++)
        memcpy(flat + 3 * i, m->positions + 3 * (size_t)m->corners[i], 3 * sizeof *flat);
    return flat;
}

static void race(const mesh *m, const float *flat, unsigned resolution)
{
    const lh_grid g = grid_around(m, resolution);
    const planes p = planes_of(&g);
    const size_t words = lh_hits_words(lh_grid_cells(&g));
    uint64_t *before = allocate(words, sizeof *before), *after = allocate(words, sizeof *after);
    const lh_triangles indexed = lh_triangles_mesh(m->positions, 3 * sizeof(float), m->corners, m->triangles);
    const lh_triangles structs = lh_triangles_aos(flat, 9 * sizeof(float), m->triangles);
    double best[3] = {INFINITY, INFINITY, INFINITY};
    for (int round = 0; round < 15; round++) {
        const double t0 = seconds_now();
        voxelize_boxes(m, flat, &g, &p, before);
        const double t1 = seconds_now();
        must(lh_overlap_triangle_grid(&structs, &g, after));
        const double t2 = seconds_now();
        must(lh_overlap_triangle_grid(&indexed, &g, after));
        const double t3 = seconds_now();
        best[0] = fmin(best[0], t1 - t0);
        best[1] = fmin(best[1], t2 - t1);
        best[2] = fmin(best[2], t3 - t2);
    }
    if (memcmp(before, after, words * sizeof *before) != 0)
        fail("the cells differ");
    printf("%-7s %6u %10zu %9zu %9.2f %10.2f %10.2f %7.2f\n", lh_isa_name(lh_isa_active()), resolution,
           some.asked, lh_hits_count(after, lh_grid_cells(&g)), best[0] * 1e3, best[1] * 1e3, best[2] * 1e3,
           best[0] / best[2]);
    for (int axis = 0; axis < 3; axis++)
        free(p.at[axis]);
    free(before);
    free(after);
}

int main(int argc, char **argv)
{
    if (argc < 2)
        fail("MESH.ply [RESOLUTION...]");
    const mesh m = read_mesh(argv[1]);
    const float *flat = flatten(&m);
    printf("%-7s %6s %10s %9s %9s %10s %10s %7s\n", "backend", "cells", "pairs", "touched", "boxes, ms",
           "grid, flat", "grid, mesh", "ratio");
    for (lh_isa isa = LH_ISA_SCALAR + 1; isa < LH_ISA_COUNT; isa++)
        for (int k = 2; k < (argc > 2 ? argc : 4) && lh_isa_select(isa) == LH_OK; k++)
            race(&m, flat, argc > 2 ? number_up_to(4096, argv[k]) : k == 2 ? 64 : 512);
    return EXIT_SUCCESS;
}
