#include "grid.h"

#include <stdlib.h>
#include <string.h>

#include "fail.h"

/* The last plane is not below the bounds, which a width rounded down might leave outside. */
static int encloses(const grid *g, box bounds)
{
    for (int axis = 0; axis < 3; axis++)
        if (lh_grid_plane(vec3_axis(g->origin, axis), g->cell, (int32_t)g->size[axis]) <
            vec3_axis(bounds.max, axis))
            return 0;
    return 1;
}

grid grid_make(box bounds, unsigned resolution)
{
    vec3 size = vec3_sub(bounds.max, bounds.min);
    double cell = (double)fmaxf(size.x, fmaxf(size.y, size.z)) / resolution;
    grid g = {.origin = bounds.min, .cell = (float)cell};
    for (int axis = 0; axis < 3; axis++) {
        double low = vec3_axis(bounds.min, axis), high = vec3_axis(bounds.max, axis);
        double count = ceil((high - low) / cell);
        g.size[axis] = count < 1 ? 1 : count > resolution ? resolution : (uint32_t)count;
    }
    while (!encloses(&g, bounds))
        g.cell = nextafterf(g.cell, INFINITY);
    g.cells = (lh_grid){g.origin.x, g.origin.y, g.origin.z, g.cell,    g.cell,    g.cell,
                        0,          0,          0,          g.size[0], g.size[1], g.size[2]};
    g.hits = allocate(lh_hits_words(grid_cells(&g)), sizeof *g.hits);
    return g;
}

box grid_bounds(const grid *g)
{
    float last[3];
    for (int axis = 0; axis < 3; axis++)
        last[axis] = lh_grid_plane(vec3_axis(g->origin, axis), g->cell, (int32_t)g->size[axis]);
    return (box){g->origin, {last[0], last[1], last[2]}};
}

void grid_free(grid *g)
{
    free(g->hits);
}

size_t grid_count(const grid *g)
{
    return lh_hits_count(g->hits, grid_cells(g));
}

/* A flood, row by row: what of this row is reached, given what was and what its neighbours are. */
typedef struct flood {
    const grid *grid;
    size_t row_words;
    uint64_t *reached;  /* row after row, each from a word of its own on */
    uint64_t last_mask; /* the bits of a row's last word that are cells */
    int changed;
} flood;

/* 64 bits of the hits. Behind the last word are none. */
static uint64_t hits_from(const grid *g, size_t bit)
{
    const size_t word = bit / 64, shift = bit % 64;
    const int reaches_next = shift > 0 && word + 1 < lh_hits_words(grid_cells(g));
    return g->hits[word] >> shift | (reaches_next ? g->hits[word + 1] << (64 - shift) : 0);
}

/* The cells reached along x, from bit to bit and from word to word, both ways. */
static void spread_in_row(uint64_t *reached, const uint64_t *open, size_t words)
{
    uint64_t carry = 0;
    for (size_t w = 0; w < words; w++) {
        uint64_t r = reached[w] | (carry & open[w]);
        for (uint64_t before = ~r; r != before;) {
            before = r;
            r |= (r << 1 | r >> 1) & open[w];
        }
        reached[w] = r;
        carry = r >> 63;
    }
    carry = 0;
    for (size_t w = words; w-- > 0;) {
        uint64_t r = reached[w] | (carry & open[w]);
        for (uint64_t before = ~r; r != before;) {
            before = r;
            r |= r >> 1 & open[w];
        }
        reached[w] = r;
        carry = r << 63;
    }
}

static void flood_row(flood *f, uint32_t y, uint32_t z)
{
    const grid *g = f->grid;
    size_t words = f->row_words, row = ((size_t)z * g->size[1] + y) * words, slice = g->size[1] * words;
    size_t bit = lh_grid_bit(&g->cells, 0, y, z);
    uint64_t open[1024 / 64], reached[1024 / 64];
    int at_edge = y == 0 || z == 0 || y + 1 == g->size[1] || z + 1 == g->size[2];
    for (size_t w = 0; w < words; w++) {
        open[w] = ~hits_from(g, bit + 64 * w) & (w + 1 == words ? f->last_mask : UINT64_MAX);
        uint64_t r = f->reached[row + w];
        r |= at_edge ? UINT64_MAX : 0;
        r |= y > 0 ? f->reached[row + w - words] : 0;
        r |= y + 1 < g->size[1] ? f->reached[row + w + words] : 0;
        r |= z > 0 ? f->reached[row + w - slice] : 0;
        r |= z + 1 < g->size[2] ? f->reached[row + w + slice] : 0;
        r |= w == 0 ? 1 : 0;
        r |= w + 1 == words ? f->last_mask ^ f->last_mask >> 1 : 0;
        reached[w] = r & open[w];
    }
    spread_in_row(reached, open, words);
    if (memcmp(f->reached + row, reached, words * sizeof *reached) != 0) {
        memcpy(f->reached + row, reached, words * sizeof *reached);
        f->changed = 1;
    }
}

/* Forwards and backwards over all rows, until nothing changes: a few times, unless the surface is a maze. */
static void flood_all(flood *f)
{
    const grid *g = f->grid;
    do {
        f->changed = 0;
        for (uint32_t z = 0; z < g->size[2]; z++)
            for (uint32_t y = 0; y < g->size[1]; y++)
                flood_row(f, y, z);
        for (uint32_t z = g->size[2]; z-- > 0;)
            for (uint32_t y = g->size[1]; y-- > 0;)
                flood_row(f, y, z);
    } while (f->changed);
}

size_t grid_count_enclosed(const grid *g)
{
    flood f = {.grid = g, .row_words = lh_hits_words(g->size[0])};
    size_t words = f.row_words * g->size[1] * g->size[2];
    f.reached = allocate(words, sizeof *f.reached);
    f.last_mask = UINT64_MAX >> (f.row_words * 64 - g->size[0]);
    flood_all(&f);
    size_t reached = lh_hits_count(f.reached, words * 64);
    free(f.reached);
    return grid_cells(g) - grid_count(g) - reached;
}
