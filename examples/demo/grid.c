#include "grid.h"

#include <stdlib.h>
#include <string.h>

#include <lanehit/lanehit.h>

#include "fail.h"

/* Neighbours share their plane, the very float, so there is no gap between them for a point to be in. */
static float *make_planes(double low, double high, double cell, uint32_t count)
{
    float *planes = allocate((size_t)count + 1, sizeof *planes);
    for (uint32_t i = 0; i <= count; i++)
        planes[i] = (float)(low + cell * i);
    if (planes[count] < (float)high)
        planes[count] = (float)high;
    return planes;
}

static size_t word_count(const grid *g)
{
    return g->row_words * g->size[1] * g->size[2];
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
        g.planes[axis] = make_planes(low, high, cell, g.size[axis]);
    }
    g.row_words = lh_hits_words(g.size[0]);
    g.words = allocate(word_count(&g), sizeof *g.words);
    return g;
}

void grid_free(grid *g)
{
    for (int axis = 0; axis < 3; axis++)
        free(g->planes[axis]);
    free(g->words);
}

void grid_clear(grid *g)
{
    memset(g->words, 0, word_count(g) * sizeof *g->words);
}

/* The division only guesses; the planes decide. */
static uint32_t guess(const grid *g, int axis, float value)
{
    float position = (value - g->planes[axis][0]) / g->cell;
    uint32_t most = g->size[axis] - 1;
    return position <= 0 ? 0 : position >= (float)most ? most : (uint32_t)position;
}

static uint32_t first_cell(const grid *g, int axis, float value)
{
    const float *planes = g->planes[axis];
    uint32_t i = guess(g, axis, value);
    while (i > 0 && planes[i] >= value)
        i--;
    while (i + 1 < g->size[axis] && planes[i + 1] < value)
        i++;
    return i;
}

static uint32_t last_cell(const grid *g, int axis, float value)
{
    const float *planes = g->planes[axis];
    uint32_t i = guess(g, axis, value);
    while (i + 1 < g->size[axis] && planes[i + 1] <= value)
        i++;
    while (i > 0 && planes[i] > value)
        i--;
    return i;
}

cell_range grid_range(const grid *g, const box *b)
{
    cell_range r;
    for (int axis = 0; axis < 3; axis++) {
        r.first[axis] = first_cell(g, axis, vec3_axis(b->min, axis));
        r.last[axis] = last_cell(g, axis, vec3_axis(b->max, axis));
    }
    return r;
}

box grid_box(const grid *g, const cell_range *r)
{
    const float *x = g->planes[0], *y = g->planes[1], *z = g->planes[2];
    return (box){{x[r->first[0]], y[r->first[1]], z[r->first[2]]},
                 {x[r->last[0] + 1], y[r->last[1] + 1], z[r->last[2] + 1]}};
}

size_t cell_range_count(const cell_range *r)
{
    size_t count = 1;
    for (int axis = 0; axis < 3; axis++)
        count *= r->last[axis] - r->first[axis] + 1;
    return count;
}

size_t grid_count(const grid *g)
{
    return lh_hits_count(g->words, word_count(g) * 64);
}

/* A flood, row by row: what of this row is reached, given what was and what its neighbours are. */
typedef struct flood {
    const grid *grid;
    uint64_t *reached;  /* laid out as the grid's words */
    uint64_t last_mask; /* the bits of a row's last word that are cells */
    int changed;
} flood;

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
    size_t words = g->row_words, row = ((size_t)z * g->size[1] + y) * words, slice = g->size[1] * words;
    uint64_t open[1024 / 64], reached[1024 / 64];
    int at_edge = y == 0 || z == 0 || y + 1 == g->size[1] || z + 1 == g->size[2];
    for (size_t w = 0; w < words; w++) {
        open[w] = ~g->words[row + w] & (w + 1 == words ? f->last_mask : UINT64_MAX);
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
    flood f = {.grid = g, .reached = allocate(word_count(g), sizeof *f.reached)};
    f.last_mask = UINT64_MAX >> (g->row_words * 64 - g->size[0]);
    flood_all(&f);
    size_t cells = (size_t)g->size[0] * g->size[1] * g->size[2];
    size_t reached = lh_hits_count(f.reached, word_count(g) * 64);
    free(f.reached);
    return cells - grid_count(g) - reached;
}
