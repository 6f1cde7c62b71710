/* How far points reach along the directions of k-DOPs. */
#ifndef LANEHIT_SRC_BOUNDS_ALONG_DIRECTIONS_H
#define LANEHIT_SRC_BOUNDS_ALONG_DIRECTIONS_H

#include <stddef.h>

/* Half of the bounds of a 26-DOP: three axes, four corners, six edges, in the order of views. */
enum { LH_DIRECTIONS = 13 };

/* Which of them a k-DOP has, in the order of its columns: `low` and `high` are the columns of a direction. */
typedef struct lh_columns_of_direction {
    unsigned direction, low, high;
} lh_columns_of_direction;

/* 1, 0 or -1 */
int lh_component_along(unsigned direction, int axis);

/* Fills in k / 2 of them and returns that; 0 if there are no such k-DOPs. */
unsigned lh_directions_of_kdop(unsigned k, lh_columns_of_direction *of);

/* The arrays of a view that it has, as bits. */
unsigned lh_arrays_of_kdop(unsigned k);

/* Of some points and their radii, which may be NULL: end[i] is not above the least of sign * n.x that ball i has, n
 * being the direction. A ball of negative radius has none: +inf. */
void lh_ends_along(const double *const x[3], const double *radius, unsigned direction, double sign,
                   size_t count, double *end);

#endif
