#include "along_directions.h"

#include "api/sum_below.h"
#include "lanes/compiler.h"

static const signed char directions[LH_DIRECTIONS][3] = {
    {1, 0, 0}, {0, 1, 0},  {0, 0, 1},                                      /* axes */
    {1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1},                        /* corners */
    {1, 1, 0}, {1, -1, 0}, {1, 0, 1},  {1, 0, -1},  {0, 1, 1}, {0, 1, -1}, /* edges */
};

int lh_component_along(unsigned direction, int axis)
{
    return directions[direction][axis];
}

/* Not below the roots of 1, 2 and 3 by more than 2^-53 of them, and above them by no more than 2^-51, so that products
 * with floats, which are rounded, are not below. */
static const double lengths[] = {0, 1, 0x1.6a09e667f3bcfp+0, 0x1.bb67ae8584cacp+0};

enum { AXES = 3, CORNERS = 4, EDGES = 6 };

/* Directions first .. first + count - 1, whose columns begin at `column`. Returns how many there are, with those
 * before. */
static unsigned add_directions(lh_columns_of_direction *of, unsigned before, unsigned first, unsigned count,
                               unsigned column)
{
    for (unsigned k = 0; k < count; k++)
        of[before + k] = (lh_columns_of_direction){first + k, column + k, column + count + k};
    return before + count;
}

static int has_corners(unsigned k)
{
    return k == 2 * (AXES + CORNERS) || k == 2 * LH_DIRECTIONS;
}

static int has_edges(unsigned k)
{
    return k == 2 * (AXES + EDGES) || k == 2 * LH_DIRECTIONS;
}

unsigned lh_directions_of_kdop(unsigned k, lh_columns_of_direction *of)
{
    if (k != 2 * AXES && !has_corners(k) && !has_edges(k))
        return 0;
    unsigned found = add_directions(of, 0, 0, AXES, 0);
    if (has_corners(k))
        found = add_directions(of, found, AXES, CORNERS, 2 * found);
    if (has_edges(k))
        found = add_directions(of, found, AXES + CORNERS, EDGES, 2 * found);
    return found;
}

unsigned lh_arrays_of_kdop(unsigned k)
{
    const unsigned axes = (1u << 2 * AXES) - 1, corners = ((1u << 2 * CORNERS) - 1) << 2 * AXES,
                   edges = ((1u << 2 * EDGES) - 1) << 2 * (AXES + CORNERS);
    return axes | (has_corners(k) ? corners : 0) | (has_edges(k) ? edges : 0);
}

static LH_ONE_COPY void begin_sum(const double *restrict x, double sign, size_t count, double *restrict end)
{
    for (size_t i = 0; i < count; i++)
        end[i] = sign * x[i];
}

static LH_ONE_COPY void add_to_sum(const double *restrict x, double sign, size_t count, double *restrict end)
{
    for (size_t i = 0; i < count; i++)
        end[i] = sum_below(end[i], sign * x[i]);
}

static LH_ONE_COPY void reach_out(const double *restrict radius, double length, size_t count,
                                  double *restrict end)
{
    for (size_t i = 0; i < count; i++)
        end[i] = radius[i] < 0 ? INFINITY : sum_below(end[i], -(radius[i] * length));
}

void lh_ends_along(const double *const x[3], const double *radius, unsigned direction, double sign,
                   size_t count, double *end)
{
    int terms = 0;
    for (int axis = 0; axis < 3; axis++) {
        const double component = sign * directions[direction][axis];
        if (component == 0)
            continue;
        if (terms++ == 0)
            begin_sum(x[axis], component, count, end);
        else
            add_to_sum(x[axis], component, count, end);
    }
    if (radius)
        reach_out(radius, lengths[terms], count, end);
}
