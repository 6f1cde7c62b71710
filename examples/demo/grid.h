/* A grid of cells over a box, one bit a cell. */
#ifndef DEMO_GRID_H
#define DEMO_GRID_H

#include <stddef.h>
#include <stdint.h>

#include <lanehit/lanehit.h>

#include "geometry.h"

typedef struct grid {
    lh_grid cells;
    uint32_t size[3]; /* cells along x, y, z */
    uint64_t *hits;   /* as lh_overlap_triangle_grid writes them */
    vec3 origin;
    float cell; /* its width */
} grid;

/* Cubic cells, `resolution` of them along the longest side of the bounds. */
grid grid_make(box bounds, unsigned resolution);

/* Of all cells: where the mesh is flat, that is more than the mesh. */
box grid_bounds(const grid *g);

void grid_free(grid *g);

static inline size_t grid_cells(const grid *g)
{
    return lh_grid_cells(&g->cells);
}

static inline int grid_is_set(const grid *g, uint32_t x, uint32_t y, uint32_t z)
{
    const size_t bit = lh_grid_bit(&g->cells, x, y, z);
    return g->hits[bit / 64] >> bit % 64 & 1;
}

size_t grid_count(const grid *g);

/* How many cells are not set, and cannot be reached from outside through the faces of cells that are not set:
 * the inside of a closed surface. */
size_t grid_count_enclosed(const grid *g);

#endif
