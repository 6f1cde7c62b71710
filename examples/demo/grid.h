/* A grid of cells over a box, one bit a cell. */
#ifndef DEMO_GRID_H
#define DEMO_GRID_H

#include <stddef.h>
#include <stdint.h>

#include "geometry.h"

typedef struct grid {
    uint32_t size[3]; /* cells along x, y, z */
    size_t row_words; /* words in a row along x */
    uint64_t *words;  /* row after row, y faster than z; bit x % 64 of word x / 64 */
    float *planes[3]; /* size + 1 along each axis: cell i lies between planes i and i + 1 */
    vec3 origin;
    float cell; /* its width, before rounding to planes */
} grid;

/* Cells from first to last, both included. */
typedef struct cell_range {
    uint32_t first[3], last[3];
} cell_range;

/* Cubic cells, `resolution` of them along the longest side of the bounds. */
grid grid_make(box bounds, unsigned resolution);
void grid_free(grid *g);
void grid_clear(grid *g);

/* The cells, as closed boxes, that the box touches. It lies within the bounds. */
cell_range grid_range(const grid *g, const box *b);

/* The box that the cells fill. */
box grid_box(const grid *g, const cell_range *r);

size_t cell_range_count(const cell_range *r);

/* Where in the grid a cell's bit is. It fits 32 bits for every grid that can be asked for. */
static inline uint32_t grid_bit(const grid *g, uint32_t x, uint32_t y, uint32_t z)
{
    return (uint32_t)(((size_t)z * g->size[1] + y) * g->row_words * 64 + x);
}

/* And back again. */
static inline void grid_cell(const grid *g, uint32_t bit, uint32_t cell[3])
{
    uint32_t row = bit / (uint32_t)(g->row_words * 64);
    cell[0] = bit % (uint32_t)(g->row_words * 64);
    cell[1] = row % g->size[1];
    cell[2] = row / g->size[1];
}

static inline void grid_set(grid *g, uint32_t bit)
{
    g->words[bit / 64] |= (uint64_t)1 << bit % 64;
}

static inline int grid_is_set(const grid *g, uint32_t bit)
{
    return g->words[bit / 64] >> bit % 64 & 1;
}

size_t grid_count(const grid *g);

/* How many cells are not set, and cannot be reached from outside through the faces of cells that are not set:
 * the inside of a closed surface. */
size_t grid_count_enclosed(const grid *g);

#endif
