/* The cells of a grid on lanes, and a walk over those near a shape.
 *
 * The walk goes over tiles: as many columns of cells along z as there are lanes, several rows of them where the shape
 * is narrow. What depends on x and y alone is computed once a tile, what depends on z alone once a layer, and both
 * layers and columns that the shape cannot meet are left out. Planes ascend with their numbers, and rounding keeps an
 * order, so what is left out is just what the query on boxes denies. */
#ifndef LANEHIT_SRC_MATHEMATICS_GRID_CELLS_H
#define LANEHIT_SRC_MATHEMATICS_GRID_CELLS_H

#include "description/arguments.h"
#include "shapes.h"

/* ---- Planes ------------------------------------------------------------------------------------------- */

/* One axis of a range. Its cells are counted from 0 here. */
typedef struct cell_axis {
    float origin, cell;
    float per_cell; /* the reciprocal, for guesses */
    int32_t first;
    uint32_t count;
} cell_axis;

LH_INLINE float plane_at(const cell_axis *axis, uint32_t i)
{
    return axis->origin + axis->cell * (float)(axis->first + (int32_t)i);
}

LH_INLINE lanes planes_at(const cell_axis *axis, lanes number)
{
    return lanes_add(lanes_set1(axis->origin), lanes_mul(lanes_set1(axis->cell), number));
}

/* Cells begin .. end - 1; none if end is not above begin. */
typedef struct cell_run {
    uint32_t begin, end;
} cell_run;

/* ---- Hits --------------------------------------------------------------------------------------------- */

typedef struct cells {
    cell_axis x, y, z;
    uint64_t *hits;
} cells;

LH_INLINE cell_axis cell_axis_of(float origin, float cell, int32_t first, uint32_t count)
{
    return (cell_axis){origin, cell, 1.0f / cell, first, count};
}

LH_INLINE cells cells_of(const lh_grid *grid, uint64_t *hits)
{
    return (cells){cell_axis_of(grid->origin_x, grid->cell_x, grid->first_x, grid->count_x),
                   cell_axis_of(grid->origin_y, grid->cell_y, grid->first_y, grid->count_y),
                   cell_axis_of(grid->origin_z, grid->cell_z, grid->first_z, grid->count_z), hits};
}

LH_INLINE size_t bit_of_cell(const cells *all, uint32_t x, uint32_t y, uint32_t z)
{
    return ((size_t)z * all->y.count + y) * all->x.count + x;
}

/* bits: up to LANES of them, for the cells from `bit` on. */
LH_INLINE void add_hits(uint64_t *hits, size_t bit, uint32_t bits)
{
    const unsigned shift = bit % 64;
    uint64_t *word = hits + bit / 64;
    word[0] |= (uint64_t)bits << shift;
    const uint64_t beyond = (uint64_t)bits >> 1 >> (63 - shift);
    if (beyond)
        word[1] |= beyond;
}

LH_INLINE uint32_t first_bits(uint32_t count)
{
    return (uint32_t)((UINT64_C(1) << count) - 1);
}

/* Whether the `count` cells from `bit` on are hits, at most LANES. */
LH_INLINE int all_are_hits(const uint64_t *hits, size_t bit, uint32_t count)
{
    const unsigned shift = bit % 64;
    const uint64_t wanted = first_bits(count);
    const uint64_t *word = hits + bit / 64;
    const uint64_t here = word[0] >> shift;
    const uint64_t beyond = shift + count > 64 ? word[1] << 1 << (63 - shift) : 0;
    return ((here | beyond) & wanted) == wanted;
}

/* ---- The walk ----------------------------------------------------------------------------------------- */

typedef struct cell_block {
    cell_run x, y, z;
} cell_block;

LH_INLINE int is_empty(const cell_block *near)
{
    return near->x.begin >= near->x.end || near->y.begin >= near->y.end || near->z.begin >= near->z.end;
}

/* Vectors of as many shapes as there are lanes, to be read or written one by one. */
typedef struct v3_each {
    float x[LANES], y[LANES], z[LANES];
} v3_each;

/* The cells that intervals touch, of as many shapes as there are lanes. */
typedef struct near_runs {
    float begin[LANES], end[LANES], low[LANES], high[LANES];
} near_runs;

typedef struct near_cells {
    near_runs x, y, z;
    uint32_t right; /* bits of the shapes of which begin and end are known; of others they are guesses */
} near_cells;

/* Few rows, all of them hits already, by the shapes before. */
enum { FEW_ROWS = 4 };

LH_INLINE int are_few_and_hits(const cells *all, const cell_block *near)
{
    const uint32_t width = near->x.end - near->x.begin, height = near->y.end - near->y.begin,
                   depth = near->z.end - near->z.begin;
    if (width > LANES || height > FEW_ROWS || depth > FEW_ROWS || height * depth > FEW_ROWS)
        return 0;
    for (uint32_t z = near->z.begin; z < near->z.end; z++)
        for (uint32_t y = near->y.begin; y < near->y.end; y++)
            if (!all_are_hits(all->hits, bit_of_cell(all, near->x.begin, y, z), width))
                return 0;
    return 1;
}

static const float lane_numbers[16] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};

/* The numbers of as many layers as there are lanes. */
LH_INLINE lanes layers_from(const cells *all, uint32_t first)
{
    return lanes_add(lanes_set1((float)(all->z.first + (int32_t)first)), lanes_load(lane_numbers));
}

/* How the lanes of a tile lie: row by row, in whole rows. */
typedef struct tiling {
    uint32_t width, rows;
    lanes column, row; /* of each lane, counted from 0 */
} tiling;

/* The quotient of small whole numbers, rounded down: (i + 1/2) / width is no nearer to a whole number than 1/32. Adding
 * 1.5 * 2^23 and taking it away rounds to the nearest one. */
LH_INLINE tiling tiling_of(const cell_block *near)
{
    const uint32_t across = near->x.end - near->x.begin;
    const uint32_t width = across < LANES ? across : LANES;
    const lanes lane = lanes_load(lane_numbers), half = lanes_set1(0.5f), whole = lanes_set1(0x1.8p23f);
    const lanes quotient =
        lanes_sub(lanes_mul(lanes_add(lane, half), lanes_set1(1.0f / (float)(int32_t)width)), half);
    const lanes row = lanes_sub(lanes_add(quotient, whole), whole);
    return (tiling){width, LANES / width, lanes_sub(lane, lanes_mul(row, lanes_set1((float)(int32_t)width))),
                    row};
}

/* Columns of cells, as lanes. */
typedef struct tile {
    uint32_t x, y, width, rows;
    uint32_t present; /* bits of the lanes that are columns */
    lanes min_x, max_x, min_y, max_y;
} tile;

LH_INLINE tile tile_at(const cells *all, const cell_block *near, const tiling *t, uint32_t x, uint32_t y)
{
    const uint32_t right = near->x.end - x, up = near->y.end - y;
    tile at = {
        .x = x, .y = y, .width = right < t->width ? right : t->width, .rows = up < t->rows ? up : t->rows};
    at.present = first_bits((at.rows - 1) * t->width + at.width);
    const lanes one = lanes_set1(1.0f);
    const lanes number_x = lanes_add(lanes_set1((float)(all->x.first + (int32_t)x)), t->column);
    const lanes number_y = lanes_add(lanes_set1((float)(all->y.first + (int32_t)y)), t->row);
    at.min_x = planes_at(&all->x, number_x);
    at.max_x = planes_at(&all->x, lanes_add(number_x, one));
    at.min_y = planes_at(&all->y, number_y);
    at.max_y = planes_at(&all->y, lanes_add(number_y, one));
    return at;
}

LH_INLINE void add_hits_of_tile(const cells *all, const tile *at, const tiling *t, uint32_t z, uint32_t bits)
{
    size_t bit = bit_of_cell(all, at->x, at->y, z);
    const uint32_t row = first_bits(t->width);
    for (uint32_t k = 0; k < at->rows; k++) {
        add_hits(all->hits, bit, bits & row);
        bits = (uint32_t)((uint64_t)bits >> t->width);
        bit += all->x.count;
    }
}

#endif
