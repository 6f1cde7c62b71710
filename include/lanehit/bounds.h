/* Bounding volumes of sets of points, triangles, boxes or balls: a box, a ball, an oriented box, a capsule around each
 * set, and volumes to compare them by. Part of lanehit.h, which says what views are.
 *
 *     const uint32_t first[] = {0, 120, 345};                                   // two sets
 *     const lh_vectors points = lh_vectors_aos(positions, 12, 345);
 *     const lh_sets sets = lh_sets_of_points(&points, first, 2);
 *     float *columns = malloc(lh_pack_floats(2, LH_COLUMNS_OBBS) * sizeof *columns);
 *     lh_obbs around;
 *     lh_pack_obbs_around(&sets, columns, &around);
 *
 * Conventions, for every function below
 *   Contained   each volume contains every element of its set, in exact arithmetic on the floats of both. Only the
 *               default floating-point environment has that promise, as queries have it.
 *   columns     and packed as in pack.h: one element a set, in the order of the sets.
 *   Empty       a ball of negative radius and a box with min > max on an axis hold nothing, and are passed over. Around
 *               nothing there is the box min = +inf, max = -inf; a ball or capsule at 0 of radius -1; an oriented box
 *               at 0 of NaN half extents. None of these hits anything.
 *   NaN         in a set makes its box NaN on that axis, other radii and half extents NaN, which hits nothing. Infinite
 *               coordinates make them infinite. No set has to do with another.
 *   Sizes       lengths beyond FLT_MAX are infinite.
 *   Errors      a bad argument is refused before anything is written; see lh_status.
 *   The same bits on every backend and by every compiler. No call allocates or keeps anything. */
#if !defined(LANEHIT_H)
#include "lanehit.h" /* which includes this file where it belongs */
#elif !defined(LANEHIT_BOUNDS_H)
#define LANEHIT_BOUNDS_H

/* Sets: set s is the elements first[s] to first[s + 1] - 1 of the one view that is not NULL. first has count + 1
 * numbers, of which none is less than the one before or more than the elements that there are; what lies before the
 * first set and behind the last is in none. first NULL: one set of all elements, and a count of 1. Triangles and boxes
 * count by their corners, so a mesh and its vertices have the same bounds. Where the elements of a set lie apart, the
 * view has an index; numbers are of 32 bits because those of an index are. */
typedef struct lh_sets {
    size_t count;
    const uint32_t *first;
    const lh_vectors *points;
    const lh_triangles *triangles;
    const lh_aabbs *boxes;
    const lh_spheres *balls;
} lh_sets;

static inline lh_sets lh_sets_of_points(const lh_vectors *points, const uint32_t *first, size_t count)
{
    lh_sets s = {count, first, points, LH_NULL, LH_NULL, LH_NULL};
    return s;
}

static inline lh_sets lh_sets_of_triangles(const lh_triangles *triangles, const uint32_t *first, size_t count)
{
    lh_sets s = {count, first, LH_NULL, triangles, LH_NULL, LH_NULL};
    return s;
}

static inline lh_sets lh_sets_of_boxes(const lh_aabbs *boxes, const uint32_t *first, size_t count)
{
    lh_sets s = {count, first, LH_NULL, LH_NULL, boxes, LH_NULL};
    return s;
}

static inline lh_sets lh_sets_of_balls(const lh_spheres *balls, const uint32_t *first, size_t count)
{
    lh_sets s = {count, first, LH_NULL, LH_NULL, LH_NULL, balls};
    return s;
}

/* ---- Volumes around sets ------------------------------------------------------------------------------- */

/* The smallest boxes of floats. */
LH_API lh_status lh_pack_aabbs_around(const lh_sets *sets, float *columns, lh_aabbs *packed);

/* Balls by Ritter's method (An Efficient Bounding Sphere, Graphics Gems, 1990): two elements far from each other, and
 * a ball that grows from these over what it does not contain. Fewer passes over a set than the smallest takes, and a
 * radius that is larger than that by some percent, mostly less than ten. */
LH_API lh_status lh_pack_spheres_around(const lh_sets *sets, float *columns, lh_spheres *packed);

/* The smallest balls, as far as floats have their centres: a radius is above the least by at most 2^-40 of itself, the
 * distance by which the centre is rounded, and the step to the next float. Method: the elements that decide are
 * exchanged for the one farthest outside until there is none (Welzl, Smallest Enclosing Disks, 1991; Gartner's choice
 * of it, Fast and Robust Smallest Enclosing Balls, 1999; Fischer and Gartner, of balls, 2003), in doubles. It takes a
 * pass over a set for each exchange, of which there are usually 3 to 10. */
LH_API lh_status lh_pack_smallest_spheres_around(const lh_sets *sets, float *columns, lh_spheres *packed);

/* Oriented boxes: of the axes, principal axes of extreme points and the edges of a large triangle of them (Larsson and
 * Kallberg, Fast Computation of Tight-Fitting Oriented Bounding Boxes, 2011) those whose box is smallest, turned about
 * their own axes by less and less as long as that makes it smaller. This is asked of some dozens of extreme points; the
 * whole set says which are missing. No larger than the box without rotation, but for rounding; not always the smallest
 * that there is. */
LH_API lh_status lh_pack_obbs_around(const lh_sets *sets, float *columns, lh_obbs *packed);

/* Capsules: an axis that is found in the same way, through the centre of the smallest circle around the set as it is
 * seen along it, and no longer than the round ends allow. A ball, with a = b, where that is smaller. */
LH_API lh_status lh_pack_capsules_around(const lh_sets *sets, float *columns, lh_capsules *packed);

/* ---- Volumes in numbers --------------------------------------------------------------------------------
 *
 * volume[i] is that of element i, or of set i, in doubles, off by a few roundings of these. What is empty has 0; NaN
 * gives NaN. With them bounds can be compared: void volume is that of the bound less that of what is inside. */

LH_API lh_status lh_volumes_of_aabbs(const lh_aabbs *boxes, double *volume);
LH_API lh_status lh_volumes_of_spheres(const lh_spheres *spheres, double *volume);
LH_API lh_status lh_volumes_of_capsules(const lh_capsules *capsules, double *volume);
LH_API lh_status lh_volumes_of_obbs(const lh_obbs *boxes, double *volume);

/* Of k-DOPs, off by a few roundings of what their boxes have: each face is clipped by all other bounds, and bounds that
 * no point reaches add nothing. Where there are no arrays of corners, or of edges, there are no such bounds. A k-DOP
 * whose box is infinite, and which is not empty, has +inf. */
LH_API lh_status lh_volumes_of_kdops(const lh_kdops *kdops, double *volume);

/* Of closed meshes, each a set of triangles: the sum of the tetrahedra from the first vertex of the set, with signs. It
 * is positive where the vertices of triangles go counterclockwise, seen from outside. Of a mesh that is not closed it
 * depends on that vertex. */
LH_API lh_status lh_volumes_of_meshes(const lh_sets *meshes, double *volume);

#endif
