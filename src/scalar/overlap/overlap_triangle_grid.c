/* Triangles against the cells of a grid, each as against any other box. Only cells that the bounding box meets are
 * asked about. */
#include "scalar/reference_cells.h"
#include "scalar/reference_triangle_axes.h"

static bool is_below_triangle(const interval *extent, interval cell)
{
    return !(extent->low <= cell.high);
}

static bool is_above_triangle(const interval *extent, interval cell)
{
    return !(cell.low <= extent->high);
}

static inline cell_block near_triangle(const lh_grid *g, const triangle *t)
{
    vector3 low = min_each(t->c, min_each(t->b, t->a));
    vector3 high = max_each(t->c, max_each(t->b, t->a));
    interval extent[3] = {{low.x, high.x}, {low.y, high.y}, {low.z, high.z}};
    return cells_near(g, extent, is_below_triangle, is_above_triangle);
}

static inline bool meets(triangle t, box b)
{
    return triangle_meets_box(t, b);
}

CELLS_REFERENCE(overlap_triangle_grid, triangles, triangle, triangle_at, near_triangle, meets)
