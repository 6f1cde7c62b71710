/* The cells of a grid (lanehit/grid.h), and those that a shape meets. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_CELLS_H
#define LANEHIT_SRC_SCALAR_REFERENCE_CELLS_H

#include <stdbool.h>

#include "description/grid_check.h"
#include "reference.h"

/* lh_check_grid, and all bits cleared; once for all references. */
lh_status lh_backend_scalar_begin_cells(unsigned query, const lh_call *call, size_t *shapes);

static inline box cell_at(const lh_grid *g, uint32_t x, uint32_t y, uint32_t z)
{
    float i = (float)(g->first_x + (int64_t)x);
    float j = (float)(g->first_y + (int64_t)y);
    float k = (float)(g->first_z + (int64_t)z);
    return (box){
        .min = {g->origin_x + g->cell_x * i, g->origin_y + g->cell_y * j, g->origin_z + g->cell_z * k},
        .max = {g->origin_x + g->cell_x * (i + 1.0f), g->origin_y + g->cell_y * (j + 1.0f),
                g->origin_z + g->cell_z * (k + 1.0f)},
    };
}

/* By axis: cells begin .. end - 1. */
typedef struct cell_block {
    uint32_t begin[3], end[3];
} cell_block;

/* On one axis, of all cells up to this one the last, or of all from it on the first: does the interval [low, high]
 * reach it? */
typedef struct interval {
    float low, high;
} interval;

static inline interval cell_interval(const lh_grid *g, int axis, uint32_t i)
{
    float origin = axis == 0 ? g->origin_x : axis == 1 ? g->origin_y : g->origin_z;
    float cell = axis == 0 ? g->cell_x : axis == 1 ? g->cell_y : g->cell_z;
    int32_t first = axis == 0 ? g->first_x : axis == 1 ? g->first_y : g->first_z;
    float number = (float)(first + (int64_t)i);
    return (interval){origin + cell * number, origin + cell * (number + 1.0f)};
}

/* The planes ascend, so the cells that lie wholly below what a shape reaches come first, and those above it last. */
typedef bool is_below(const interval *reach, interval cell);

static inline uint32_t count_while(const lh_grid *g, int axis, uint32_t count, is_below *below,
                                   const interval *reach, bool wanted)
{
    uint32_t low = 0, high = count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (below(reach, cell_interval(g, axis, middle)) == wanted)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* The cells that are neither below the reach nor above it. */
static inline cell_block cells_near(const lh_grid *g, const interval reach[3], is_below *below,
                                    is_below *above)
{
    uint32_t count[3] = {g->count_x, g->count_y, g->count_z};
    cell_block near;
    for (int axis = 0; axis < 3; axis++) {
        near.begin[axis] = count_while(g, axis, count[axis], below, &reach[axis], true);
        near.end[axis] = count_while(g, axis, count[axis], above, &reach[axis], false);
    }
    return near;
}

static inline void record_cell(uint64_t *hits, const lh_grid *g, uint32_t x, uint32_t y, uint32_t z)
{
    size_t bit = lh_grid_bit(g, x, y, z);
    hits[bit / 64] |= (uint64_t)1 << bit % 64;
}

/* The function of the scalar backend for a query of cells. shape(view, i) is shape i of the view, near(g, &shape) the
 * cells that are worth asking about, and meets(shape, box) decides. */
#define CELLS_REFERENCE(query, view, shape_type, shape_at, near, meets)                                      \
    lh_status lh_backend_scalar_##query(const lh_call *call);                                                \
                                                                                                             \
    lh_status lh_backend_scalar_##query(const lh_call *call)                                                 \
    {                                                                                                        \
        size_t shapes;                                                                                       \
        const lh_status status = lh_backend_scalar_begin_cells(LH_QUERY_##query, call, &shapes);             \
        const query##_arguments of = query##_arguments_of(call);                                             \
        for (size_t i = 0; i < shapes; i++) {                                                                \
            const shape_type s = shape_at(of.view, i);                                                       \
            const cell_block block = near(of.grid, &s);                                                      \
            for (uint32_t z = block.begin[2]; z < block.end[2]; z++)                                         \
                for (uint32_t y = block.begin[1]; y < block.end[1]; y++)                                     \
                    for (uint32_t x = block.begin[0]; x < block.end[0]; x++)                                 \
                        if (meets(s, cell_at(of.grid, x, y, z)))                                             \
                            record_cell(of.hits, of.grid, x, y, z);                                          \
        }                                                                                                    \
        return status;                                                                                       \
    }

#endif
