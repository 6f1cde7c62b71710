/* Are the arguments of a query of shapes and a grid fit for use? As check.h asks, but results are those of cells. */
#ifndef LANEHIT_SRC_DESCRIPTION_GRID_CHECK_H
#define LANEHIT_SRC_DESCRIPTION_GRID_CHECK_H

#include <float.h>
#include <string.h>

#include "check.h"

/* Their arguments, in this order. */
enum { LH_GRID_SHAPES, LH_GRID_RANGE, LH_GRID_HITS };

/* Up to here every integer is a float. */
enum { LH_MOST_PLANE = 1 << 24 };

static inline int lh_planes_are_numbered(int32_t first, uint32_t count)
{
    return first >= -LH_MOST_PLANE && (int64_t)first + count <= LH_MOST_PLANE;
}

/* None overflows: each is known to be at most 2^25. */
static inline int lh_fault_of_range(const lh_grid *grid)
{
    const uint64_t layer = (uint64_t)grid->count_x * grid->count_y;
    if (!lh_planes_are_numbered(grid->first_x, grid->count_x) ||
        !lh_planes_are_numbered(grid->first_y, grid->count_y) ||
        !lh_planes_are_numbered(grid->first_z, grid->count_z) ||
        (layer != 0 && grid->count_z > (SIZE_MAX - 63) / layer))
        return LH_ERROR_COUNT;
    return LH_OK;
}

/* None is NaN, which compares with nothing. */
static inline int lh_fault_of_planes(float origin, float cell)
{
    const int is_fit = origin >= -FLT_MAX && origin <= FLT_MAX && cell > 0.0f && cell <= FLT_MAX;
    return is_fit ? LH_OK : LH_ERROR_LIMIT;
}

static inline int lh_fault_of_grid(const lh_grid *grid)
{
    const int x = lh_fault_of_planes(grid->origin_x, grid->cell_x);
    const int y = lh_fault_of_planes(grid->origin_y, grid->cell_y);
    const int z = lh_fault_of_planes(grid->origin_z, grid->cell_z);
    return x | y | z;
}

/* cells: those of the range, 0 unless there is something to do. */
static inline lh_status lh_check_grid(unsigned function, const lh_call *call, size_t *cells)
{
    const lh_query *query = &lh_queries[function];
    const void *shapes = call->argument[LH_GRID_SHAPES].view;
    const lh_grid *grid = (const lh_grid *)call->argument[LH_GRID_RANGE].view;
    *cells = 0;
    if (!shapes)
        return lh_failure((int)function, LH_GRID_SHAPES + 1, LH_ERROR_NULL_VIEW);
    if (!grid)
        return lh_failure((int)function, LH_GRID_RANGE + 1, LH_ERROR_NULL_VIEW);
    int fault = lh_fault_of_range(grid);
    const size_t asked = fault == LH_OK ? lh_grid_cells(grid) : 0;
    if (fault == LH_OK && asked == 0)
        return LH_OK;
    if (fault == LH_OK)
        fault = lh_fault_of_grid(grid);
    if (fault != LH_OK)
        return lh_failure((int)function, LH_GRID_RANGE + 1, fault);
    if (lh_start_of(shapes)->count > 0)
        fault = lh_fault_of_view(lh_kind_of(query, LH_GRID_SHAPES)->shape, shapes);
    if (fault != LH_OK)
        return lh_failure((int)function, LH_GRID_SHAPES + 1, fault);
    fault = lh_fault_of_output(lh_kind_of(query, LH_GRID_HITS), call->argument[LH_GRID_HITS].output);
    if (fault != LH_OK)
        return lh_failure((int)function, LH_GRID_HITS + 1, fault);
    *cells = asked;
    return LH_OK;
}

/* What is asked of an empty view. */
static inline void lh_clear_cells(const lh_call *call, size_t cells)
{
    memset(call->argument[LH_GRID_HITS].output, 0, (cells + 63) / 64 * sizeof(uint64_t));
}

#endif
