/* Shapes against the cells of a regular grid, for voxelizers and broadphases. Part of lanehit.h, which includes it.
 *
 * The library makes the boxes of the cells in registers, and looks only at those near a shape. */
#ifndef LANEHIT_GRID_H
#define LANEHIT_GRID_H

#include "lanehit.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Cells first .. first + count - 1 of a grid, on each axis. Cell i is the closed box between planes i and i + 1;
 * plane i is the float
 *     origin + cell * (float)i
 * rounded twice, after the product and after the sum (lh_grid_plane). So neighbours share the very float of their
 * face, and every point between the outer planes is in some cell. The numbers of cells are from -2^24 to 2^24 - 1,
 * which floats hold exactly. The origin is finite; the sizes of a cell are finite and above 0. Counts of 0 are a
 * range without cells. */
typedef struct lh_grid {
    float origin_x, origin_y, origin_z;
    float cell_x, cell_y, cell_z;
    int32_t first_x, first_y, first_z;
    uint32_t count_x, count_y, count_z;
} lh_grid;

/* The plane of this number on an axis: below cell `number`, and above the cell before it. */
LH_API float lh_grid_plane(float origin, float cell, int32_t number);

/* How many cells the range has; 0 also if that is more than a size_t holds. */
static inline size_t lh_grid_cells(const lh_grid *of)
{
    const size_t x = of->count_x, y = of->count_y, z = of->count_z;
    if (y != 0 && x > SIZE_MAX / y)
        return 0;
    return z != 0 && x * y > SIZE_MAX / z ? 0 : x * y * z;
}

/* The number of the hit bit of a cell; x, y and z count from the first cell of the range. */
static inline size_t lh_grid_bit(const lh_grid *of, uint32_t x, uint32_t y, uint32_t z)
{
    const size_t layers = z;
    return (layers * of->count_y + y) * of->count_x + x;
}

/* Which cells of the range does any shape of the view meet? So the cells of a whole mesh are one call. To get the
 * cells of each shape separately, pass views of one shape; that costs little more.
 *
 * hits: one bit a cell, x fastest, then y, then z, without gaps: lh_grid_bit says where;
 * lh_hits_words(lh_grid_cells(grid)) words aligned to 8 bytes. All of them are written, with the unused bits of the
 * last one 0, even if the view has no shapes. A range without cells is success: nothing is read or written.
 * The bit of a cell is 1 exactly where lh_overlap_sphere_aabb or lh_overlap_triangle_aabb hits for the box of the
 * cell and some shape, so what these promise about misses, over-reports and NaN holds. Cells are skipped only where
 * these miss.
 * Time: about proportional to the cells that a shape's bounding box meets, less for whole columns that are decided at
 * once and for cells that earlier shapes hit. Best is an order in which neighbours on the surface follow each other.
 * Refused, beside what every query refuses: LH_ERROR_COUNT if there are more cells than a size_t holds bits, or if
 * their numbers are out of range; LH_ERROR_LIMIT if the size of a cell is not above 0 and finite, or the origin is
 * not finite.
 * Method: for a triangle, thirteen separating axes, split by what each depends on: columns, layers, both (Schwarz and
 * Seidel, Fast Parallel Surface and Solid Voxelization on GPUs, 2010). */
LH_API lh_status lh_overlap_sphere_grid(const lh_spheres *spheres, const lh_grid *grid, uint64_t *hits);
LH_API lh_status lh_overlap_triangle_grid(const lh_triangles *triangles, const lh_grid *grid, uint64_t *hits);

#ifdef __cplusplus
}
#endif

#endif
