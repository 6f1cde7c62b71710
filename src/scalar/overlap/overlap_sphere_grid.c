/* Spheres against the cells of a grid, each as against any other box. Where one axis alone is too far, so is the cell:
 * sums of squares are no smaller than each, rounded or not. */
#include "scalar/reference_cells.h"
#include "scalar/reference_reach.h"

/* Here low is the centre, and high the squared reach. */
static bool is_below_sphere(const interval *ball, interval cell)
{
    float d = cell.high - ball->low;
    return !(cell.high >= ball->low) && !(d * d <= ball->high);
}

static bool is_above_sphere(const interval *ball, interval cell)
{
    float d = cell.low - ball->low;
    return !(cell.low <= ball->low) && !(d * d <= ball->high);
}

static inline cell_block near_sphere(const lh_grid *g, const sphere *s)
{
    float reach = squared_reach(s->radius);
    interval ball[3] = {{s->centre.x, reach}, {s->centre.y, reach}, {s->centre.z, reach}};
    return cells_near(g, ball, is_below_sphere, is_above_sphere);
}

static inline bool meets(sphere s, box b)
{
    return sphere_meets_box(s, b);
}

CELLS_REFERENCE(overlap_sphere_grid, spheres, sphere, sphere_at, near_sphere, meets)
