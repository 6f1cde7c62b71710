/* A voxelizer: which cells of a grid does a mesh touch? Before and after, in one run, by turns:
 *   boxes  cells near each triangle are written out as boxes, collected into long batches, and asked about through an index
 *   grid   one call of lh_overlap_triangle_grid, which reads the mesh's index buffer in place
 * Both give the same bits, or the program says so and fails.
 *
 *   voxelizer MESH.ply [RESOLUTION...]    ASCII PLY of x, y, z and triangles alone */
#include <inttypes.h>
#include <lanehit/lanehit.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct mesh {
    size_t vertices, triangles;
    float *positions;  /* three a vertex */
    uint32_t *corners; /* three a triangle */
} mesh;

static _Noreturn void fail(const char *words)
{
    fprintf(stderr, "voxelizer: %s\n", words);
    exit(EXIT_FAILURE);
}

static void *allocate(size_t count, size_t size)
{
    void *memory = calloc(count ? count : 1, size);
    if (!memory)
        fail("no memory");
    return memory;
}

static void must(lh_status status)
{
    if (status != LH_OK)
        fail(lh_status_text(status));
}

/* ---- The mesh ----------------------------------------------------------------------------------------- */

static void read_header(FILE *file, mesh *m)
{
    char line[256];
    while (fgets(line, sizeof line, file) && strncmp(line, "end_header", 10) != 0) {
        sscanf(line, "element vertex %zu", &m->vertices);
        sscanf(line, "element face %zu", &m->triangles);
    }
    if (m->vertices == 0 || m->triangles == 0)
        fail("no mesh in an ASCII PLY");
}

/* Vertices are lines of three floats, and faces lines of a 3 and three corners. */
static mesh read_mesh(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file)
        fail("cannot open the mesh");
    mesh m = {0};
    read_header(file, &m);
    m.positions = allocate(m.vertices, 3 * sizeof *m.positions);
    m.corners = allocate(m.triangles, 3 * sizeof *m.corners);
    int sound = 1;
    for (size_t i = 0; i < m.vertices; i++) {
        float *p = m.positions + 3 * i;
        sound &= fscanf(file, "%f %f %f", p, p + 1, p + 2) == 3;
    }
    for (size_t i = 0; i < m.triangles; i++) {
        uint32_t *c = m.corners + 3 * i;
        sound &= fscanf(file, " 3 %" SCNu32 " %" SCNu32 " %" SCNu32, c, c + 1, c + 2) == 3;
        for (int k = 0; k < 3; k++)
            sound &= c[k] < m.vertices;
    }
    fclose(file);
    if (!sound)
        fail("the mesh is cut off, or not of triangles");
    return m;
}

/* ---- The grid ----------------------------------------------------------------------------------------- */

/* Around the mesh, cubes, so many along the longest side; the last plane is not below the mesh. */
static lh_grid grid_around(const mesh *m, unsigned resolution)
{
    float low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY};
    for (size_t i = 0; i < 3 * m->vertices; i++) {
        low[i % 3] = fminf(low[i % 3], m->positions[i]);
        high[i % 3] = fmaxf(high[i % 3], m->positions[i]);
    }
    const float longest = fmaxf(high[0] - low[0], fmaxf(high[1] - low[1], high[2] - low[2]));
    const float cell = longest / (float)resolution * (1 + 0x1p-20f);
    uint32_t count[3];
    for (int axis = 0; axis < 3; axis++) {
        count[axis] = (uint32_t)((high[axis] - low[axis]) / cell) + 1;
        while (lh_grid_plane(low[axis], cell, (int32_t)count[axis]) < high[axis])
            count[axis]++;
    }
    return (lh_grid){low[0], low[1], low[2], cell, cell, cell, 0, 0, 0, count[0], count[1], count[2]};
}

/* ---- Before ------------------------------------------------------------------------------------------- */

enum { BATCH = 4096 };

/* Cells, and the triangle that each may belong to. */
typedef struct pairs {
    size_t count, asked;
    float box[6][BATCH];
    uint32_t triangle[BATCH];
    size_t bit[BATCH];
    uint64_t hits[BATCH / 64];
} pairs;

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

/* The division only guesses. */
static uint32_t cell_near(const planes *p, int axis, float value)
{
    const float at = (value - p->at[axis][0]) * p->inverse, most = (float)(p->count[axis] - 1);
    return at <= 0 ? 0 : at >= most ? p->count[axis] - 1 : (uint32_t)at;
}

static uint32_t first_cell(const planes *p, int axis, float value)
{
    uint32_t i = cell_near(p, axis, value);
    while (i > 0 && p->at[axis][i] >= value)
        i--;
    while (i + 1 < p->count[axis] && p->at[axis][i + 1] < value)
        i++;
    return i;
}

static uint32_t last_cell(const planes *p, int axis, float value)
{
    uint32_t i = cell_near(p, axis, value);
    while (i + 1 < p->count[axis] && p->at[axis][i + 1] <= value)
        i++;
    while (i > 0 && p->at[axis][i] > value)
        i--;
    return i;
}

static void ask(pairs *some, const mesh *m, const float *flat, uint64_t *hits)
{
    const lh_triangles all = lh_triangles_aos(flat, 9 * sizeof(float), m->triangles);
    const lh_triangles triangles = lh_triangles_indexed(all, some->triangle, 0, some->count);
    const lh_aabbs boxes = lh_aabbs_soa(some->count, some->box[0], some->box[1], some->box[2], some->box[3],
                                        some->box[4], some->box[5]);
    uint32_t which[BATCH];
    must(lh_overlap_triangle_aabb(&triangles, &boxes, some->hits));
    const size_t count = lh_hits_to_indices(some->hits, some->count, which);
    for (size_t k = 0; k < count; k++)
        hits[some->bit[which[k]] / 64] |= (uint64_t)1 << some->bit[which[k]] % 64;
    some->asked += some->count;
    some->count = 0;
}

static size_t voxelize_boxes(const mesh *m, const float *flat, const lh_grid *g, const planes *p, pairs *some,
                             uint64_t *hits)
{
    memset(hits, 0, lh_hits_words(lh_grid_cells(g)) * sizeof *hits);
    some->count = some->asked = 0;
    for (size_t i = 0; i < m->triangles; i++) {
        uint32_t first[3], last[3];
        for (int axis = 0; axis < 3; axis++) {
            const float *a = flat + 9 * i + axis;
            first[axis] = first_cell(p, axis, fminf(a[0], fminf(a[3], a[6])));
            last[axis] = last_cell(p, axis, fmaxf(a[0], fmaxf(a[3], a[6])));
        }
        for (uint32_t z = first[2]; z <= last[2]; z++)
            for (uint32_t y = first[1]; y <= last[1]; y++)
                for (uint32_t x = first[0]; x <= last[0]; x++) {
                    const size_t k = some->count++;
                    const uint32_t cell[3] = {x, y, z};
                    for (int axis = 0; axis < 3; axis++) {
                        some->box[axis][k] = p->at[axis][cell[axis]];
                        some->box[3 + axis][k] = p->at[axis][cell[axis] + 1];
                    }
                    some->triangle[k] = (uint32_t)i;
                    some->bit[k] = lh_grid_bit(g, x, y, z);
                    if (some->count == BATCH)
                        ask(some, m, flat, hits);
                }
    }
    if (some->count > 0)
        ask(some, m, flat, hits);
    return some->asked;
}

/* ---- The race ----------------------------------------------------------------------------------------- */

static double seconds_now(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* Three vertices of each triangle, one after the other: what is made for want of an index buffer that is read in place. */
static float *flatten(const mesh *m)
{
    float *flat = allocate(m->triangles, 9 * sizeof *flat);
    for (size_t i = 0; i < 3 * m->triangles; i++)
        memcpy(flat + 3 * i, m->positions + 3 * (size_t)m->corners[i], 3 * sizeof *flat);
    return flat;
}

static void race(const mesh *m, const float *flat, unsigned resolution, pairs *some)
{
    const lh_grid g = grid_around(m, resolution);
    const planes p = planes_of(&g);
    const size_t words = lh_hits_words(lh_grid_cells(&g));
    uint64_t *before = allocate(words, sizeof *before), *after = allocate(words, sizeof *after);
    const lh_triangles in_place =
        lh_triangles_mesh(m->positions, 3 * sizeof(float), m->corners, m->triangles);
    const lh_triangles structs = lh_triangles_aos(flat, 9 * sizeof(float), m->triangles);
    double best[3] = {INFINITY, INFINITY, INFINITY};
    size_t asked = 0;
    for (int round = 0; round < 15; round++) {
        const double t0 = seconds_now();
        asked = voxelize_boxes(m, flat, &g, &p, some, before);
        const double t1 = seconds_now();
        must(lh_overlap_triangle_grid(&structs, &g, after));
        const double t2 = seconds_now();
        must(lh_overlap_triangle_grid(&in_place, &g, after));
        const double t3 = seconds_now();
        best[0] = fmin(best[0], t1 - t0);
        best[1] = fmin(best[1], t2 - t1);
        best[2] = fmin(best[2], t3 - t2);
    }
    if (memcmp(before, after, words * sizeof *before) != 0)
        fail("the cells differ");
    printf("%-7s %6u %10zu %9zu %9.2f %10.2f %10.2f %7.2f\n", lh_isa_name(lh_isa_active()), resolution, asked,
           lh_hits_count(after, lh_grid_cells(&g)), best[0] * 1e3, best[1] * 1e3, best[2] * 1e3,
           best[0] / best[2]);
    for (int axis = 0; axis < 3; axis++)
        free(p.at[axis]);
    free(before);
    free(after);
}

/* The price of reading through the index buffer: each triangle of the mesh with a box of its own, which are small and near. */
static void compare_forms(const mesh *m, const float *flat)
{
    const size_t n = 4096 < m->triangles ? 4096 : m->triangles;
    float *boxes = allocate(n, 6 * sizeof *boxes), *columns = allocate(n, 9 * sizeof *columns);
    uint64_t hits[3][4096 / 64];
    for (size_t i = 0; i < n; i++)
        for (size_t axis = 0; axis < 3; axis++) {
            const float *a = flat + 9 * i + axis;
            const float low = fminf(a[0], fminf(a[3], a[6])), high = fmaxf(a[0], fmaxf(a[3], a[6]));
            boxes[axis * n + i] = low + (high - low) * 0.75F * (float)(i % 2);
            boxes[(3 + axis) * n + i] = boxes[axis * n + i] + (high - low) * 0.25F;
            for (size_t k = 0; k < 3; k++)
                columns[(3 * k + axis) * n + i] = a[3 * k];
        }
    const float *b = boxes, *c = columns;
    const lh_aabbs many = lh_aabbs_soa(n, b, b + n, b + 2 * n, b + 3 * n, b + 4 * n, b + 5 * n);
    const lh_triangles forms[3] = {lh_triangles_soa(n, c, c + n, c + 2 * n, c + 3 * n, c + 4 * n, c + 5 * n,
                                                    c + 6 * n, c + 7 * n, c + 8 * n),
                                   lh_triangles_aos(flat, 9 * sizeof(float), n),
                                   lh_triangles_mesh(m->positions, 3 * sizeof(float), m->corners, n)};
    double best[3] = {INFINITY, INFINITY, INFINITY};
    for (int round = 0; round < 60; round++)
        for (int form = 0; form < 3; form++) {
            const double begin = seconds_now();
            for (int k = 0; k < 20; k++)
                must(lh_overlap_triangle_aabb(&forms[form], &many, hits[form]));
            best[form] = fmin(best[form], (seconds_now() - begin) / 20);
        }
    if (memcmp(hits[0], hits[1], n / 8) != 0 || memcmp(hits[0], hits[2], n / 8) != 0)
        fail("the hits differ");
    printf("%-7s a triangle and a box, ns: packed %.2f, structs %.2f, mesh %.2f (%.2f of structs)\n",
           lh_isa_name(lh_isa_active()), best[0] / (double)n * 1e9, best[1] / (double)n * 1e9,
           best[2] / (double)n * 1e9, best[2] / best[1]);
    free(boxes);
    free(columns);
}

int main(int argc, char **argv)
{
    if (argc < 2)
        fail("MESH.ply [RESOLUTION...]");
    const mesh m = read_mesh(argv[1]);
    float *flat = flatten(&m);
    pairs *some = allocate(1, sizeof *some);
    printf("%-7s %6s %10s %9s %9s %10s %10s %7s\n", "backend", "cells", "pairs", "touched", "boxes, ms",
           "grid, flat", "grid, mesh", "ratio");
    for (lh_isa isa = LH_ISA_SCALAR + 1; isa < LH_ISA_COUNT; isa++) {
        if (!lh_isa_available(isa))
            continue;
        must(lh_isa_select(isa));
        compare_forms(&m, flat);
        for (int k = 2; k < (argc > 2 ? argc : 4); k++)
            race(&m, flat, argc > 2 ? (unsigned)strtoul(argv[k], NULL, 10) : k == 2 ? 64 : 512, some);
    }
    free(some);
    free(flat);
    free(m.positions);
    free(m.corners);
    return EXIT_SUCCESS;
}
