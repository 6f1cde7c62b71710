/* lanehit: the BLAS of collision detection.
 *
 * Collision queries on batches of shapes. Three promises:
 *   - the same bits on every backend, architecture, compiler and operand form;
 *   - no query misses a pair that touches in exact arithmetic on the given floats, for coordinates and
 *     directions that are 0 or of magnitude 2^-40 to 2^40;
 *   - one binary at full speed: the kernels for the CPU at hand are chosen at run time.
 *
 * Conventions, for every function below
 *   Operands    are views; a view owns nothing. Each has a count of n or 1; one of count 1 is paired with every
 *               element of the others. n is the count that is not 1, or 1 if all are. A count of 0 (against 0 or 1)
 *               is success: nothing is read or written and every array may be NULL.
 *   Outputs     hold n results and overlap neither the inputs nor each other. Nothing past them is written.
 *   hits        one bit a pair, bit i % 64 of word i / 64, lh_hits_words(n) words aligned to 8 bytes; the
 *               unused bits of the last word are written as 0.
 *   Errors      a bad argument is refused before anything is written; see lh_status.
 *   Any         lh_any_* is there for each query whose only output is hits: *any is 1 if some pair hits, else 0. It
 *               stops soon after the first hit, and does not say which that is. It refuses what the query refuses, in
 *               the same words, and a NULL for any.
 *   Closed sets touching counts. Flat boxes, point boxes, spheres and capsules of radius 0, segments that are points
 *               and degenerate triangles are treated as the point sets that they are.
 *   Empty       a box with min = +inf, max = -inf on every axis hits nothing that has finite coordinates up
 *               to 2^40; nor does a sphere, capsule or cylinder of negative radius, or a cylinder whose ends are one
 *               point, which leaves it without a direction.
 *   Inverted    boxes, with min > max on an axis, by however little, are empty for lh_contains_*, inner or outer, for
 *               lh_sweep_sphere_aabb, lh_sweep_capsule_aabb and lh_overlap_capsule_aabb: never hit.
 *               lh_closest_aabb_point says what it gives. All other queries give some verdict, the same bits
 *               everywhere.
 *   Over-report a hit although the shapes do not touch, because of rounding and padding. Each function says how
 *               little would have to be larger for them to touch, and for which magnitudes. Beyond these, results
 *               overflow or underflow, and even shapes far apart may be hits.
 *   Under-report a miss although the shape is contained. lh_contains_* is exact, or is padded inwards so that it
 *               never hits what is not contained. Each function says which.
 *   u           is 2^-24, half the step from 1 to the next float. Errors of times are relative to the times.
 *   NaN         in an element never changes another element's result, and gives the same bits on every
 *               backend; each function says what those are.
 *   Threads     every call may run at the same time as every other. No call allocates, prints, aborts or
 *               leaves a floating-point mode changed; sticky floating-point flags may rise.
 *   Modes       the promises hold in the default floating-point environment: round to nearest, denormals
 *               kept, no traps. In any other mode no call crashes, leaves its arrays or changes the mode;
 *               docs/guarantees.md says what else holds there. */
#ifndef LANEHIT_H
#define LANEHIT_H

#include <stddef.h>
#include <stdint.h>

#include "version.h"

#if defined(LANEHIT_STATIC)
#define LH_API
#elif defined(_WIN32)
#if defined(LANEHIT_BUILD)
#define LH_API __declspec(dllexport)
#else
#define LH_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define LH_API __attribute__((visibility("default")))
#else
#define LH_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Version ------------------------------------------------------------------------------------------ */

/* The version of the library that is linked, as LH_VERSION_STRING is that of this header. */
LH_API const char *lh_version(void);

/* ---- Status ------------------------------------------------------------------------------------------- */

/* 0 is success. A failure holds its kind, the position of the argument (from 1) and the function. */
typedef int32_t lh_status;

enum {
    LH_OK = 0,
    LH_ERROR_NULL_VIEW = 1,   /* a pointer to a view is NULL */
    LH_ERROR_NULL_ARRAY = 2,  /* an array that is needed is NULL */
    LH_ERROR_COUNT = 3,       /* counts do not match: each is n or 1; frustum: 1 to 32; all pairs: too many */
    LH_ERROR_STRIDE = 4,      /* a stride is not a multiple of 4 */
    LH_ERROR_ALIGNMENT = 5,   /* an array is not aligned: 4 bytes, hits 8 */
    LH_ERROR_LIMIT = 6,       /* t_max is negative or NaN; of a grid: lanehit/grid.h */
    LH_ERROR_UNAVAILABLE = 7, /* the backend is not in this build, or the CPU cannot run it; all pairs: memory
                               * that another function has prepared */
    LH_ERROR_UNKNOWN_ISA = 8, /* no backend has this number */
    LH_ERROR_SIZE = 9         /* the caller's memory is too small */
};

/* The failure in words, such as "lh_raycast_aabb: argument 2 (boxes): an array is NULL". Never NULL. The string is
 * good until the same thread calls this function again. */
LH_API const char *lh_status_text(lh_status status);

/* LH_OK or one of LH_ERROR_*. */
static inline int lh_status_kind(lh_status status)
{
    return status & 0xff;
}

/* The position of the argument that was refused, counted from 1; 0 for LH_OK. */
static inline int lh_status_argument(lh_status status)
{
    return (status >> 8) & 0xff;
}

/* ---- Views ------------------------------------------------------------------------------------------- */

#include "views.h"

/* ---- Overlap and containment -------------------------------------------------------------------------- */

/* Does the closed ball meet the closed box?
 * Method: squared distance from the centre to its clamp onto the box (Ericson, Real-Time Collision
 * Detection, 5.2.5), against the squared radius padded by 8 * 2^-24 and 2^-126.
 * Never misses: coordinates and radii of 0 or 2^-40 to 2^40. Below that, 2^-126 of padding covers what
 * underflows; above 2^63 the squares overflow.
 * Over-report: on a hit, a ball of radius r * (1 + 3.8 * 2^-23) + 1.01 * 2^-63 meets the box, for radii of at most
 * 2^63 and any finite coordinates. From 2^64 on a ball hits every box.
 * NaN: in the centre, radius or max, a miss; in min, that side of the box is taken to be at max. */
LH_API lh_status lh_overlap_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, uint64_t *hits);
LH_API lh_status lh_any_overlap_sphere_aabb(const lh_spheres *spheres, const lh_aabbs *boxes, int *any);

/* Do two closed balls meet?
 * Method: squared distance of the centres (Ericson 4.3.1), against the squared sum of the radii padded by
 * 10 * 2^-24 and 2^-126.
 * Never misses: as lh_overlap_sphere_aabb.
 * Over-report: on a hit, balls whose radii sum up to (a + b) * (1 + 4.8 * 2^-23) + 1.01 * 2^-63 meet, for sums a + b
 * of at most 2^63 and any finite coordinates. From 2^64 on balls always meet.
 * NaN: in either ball, a miss. */
LH_API lh_status lh_overlap_sphere_sphere(const lh_spheres *a, const lh_spheres *b, uint64_t *hits);
LH_API lh_status lh_any_overlap_sphere_sphere(const lh_spheres *a, const lh_spheres *b, int *any);

/* Does the closed ball meet the closed triangle?
 * Method: distance from the centre to the closest point of the triangle, found along an edge and along the altitude
 * upon it, against the radius, padded by 8 * 2^-24 of itself and by 48 * 2^-24 of l, the size of the triangle: the
 * root of |b - a|^2 + |c - a|^2 (docs/guarantees.md; Ericson 5.2.7).
 * Never misses: coordinates and radii of 0 or 2^-40 to 2^40, however thin the triangle is; it may be a segment or a
 * point.
 * Over-report: on a hit, a ball of radius r * (1 + 8 * 2^-23) + 26.5 * 2^-23 * l + 1.01 * 2^-63 meets the triangle,
 * in the same range. Within that margin the verdict may depend on the order of the vertices.
 * NaN: in the ball or in the triangle, a miss. */
LH_API lh_status lh_overlap_sphere_triangle(const lh_spheres *spheres, const lh_triangles *triangles,
                                            uint64_t *hits);
LH_API lh_status lh_any_overlap_sphere_triangle(const lh_spheres *spheres, const lh_triangles *triangles,
                                                int *any);

/* Does the closed ball meet the closed oriented box?
 * Method: the centre in the box's own coordinates, and its squared distance from the box there (Ericson 5.1.4),
 * against the squared radius padded as in lh_overlap_sphere_aabb; half extents are padded by 14 * 2^-24 of m = |x| +
 * |y| + |z|, where x, y and z are the differences of the centres.
 * Never misses: coordinates, half extents, radii and components of q of 0 or 2^-40 to 2^40, q not being 0.
 * Over-report: on a hit, a ball of radius r + 2^-23 * (3.8 * r + 23.5 * m) + 1.01 * 2^-63 meets the box, in the same
 * range.
 * NaN: in either, a miss. A q of 0 likewise. */
LH_API lh_status lh_overlap_sphere_obb(const lh_spheres *spheres, const lh_obbs *boxes, uint64_t *hits);
LH_API lh_status lh_any_overlap_sphere_obb(const lh_spheres *spheres, const lh_obbs *boxes, int *any);

/* Do the closed ball and the closed capsule meet?
 * Method: squared distance from the centre to the nearest point of the segment (Ericson 4.5.1 and 5.1.2), against the
 * square of the sum of the radii, padded by 10 * 2^-24 of itself, 12 * 2^-24 of |bx - ax| + |by - ay| + |bz - az|, and
 * 2^-62.
 * Never misses: coordinates and radii of 0 or 2^-40 to 2^40, and below. From 2^61 on squares overflow, and contacts may
 * be missed.
 * Over-report: on a hit, shapes whose radii sum up to r + 12 * 2^-23 * (r + |b - a|) + 2^-61 meet, where r is the sum
 * of the given radii, in the same range.
 * NaN: in either, a miss. */
LH_API lh_status lh_overlap_sphere_capsule(const lh_spheres *spheres, const lh_capsules *capsules,
                                           uint64_t *hits);
LH_API lh_status lh_any_overlap_sphere_capsule(const lh_spheres *spheres, const lh_capsules *capsules,
                                               int *any);

/* Do the closed ball and the closed solid cylinder meet?
 * Method: how far the centre is beside the round side and beyond an end, seen along the axis; the sum of both squares
 * against the square of the radius r, padded by 28 * 2^-24 of itself, 22 * 2^-24 of l, and 2^-62. l is |b - a| and the
 * radius of the cylinder.
 * Never misses: coordinates and radii of 0 or 2^-40 to 2^40, however flat or thin the cylinder is.
 * Over-report: on a hit, a ball of radius r + 24 * 2^-23 * (r + l) + 2^-61 meets the cylinder, in the same range.
 * A cylinder with a = b: a miss. NaN: in either, a miss. */
LH_API lh_status lh_overlap_sphere_cylinder(const lh_spheres *spheres, const lh_cylinders *cylinders,
                                            uint64_t *hits);
LH_API lh_status lh_any_overlap_sphere_cylinder(const lh_spheres *spheres, const lh_cylinders *cylinders,
                                                int *any);

/* Do the closed capsules overlap?
 * Method: the distance of the segments, as lh_closest_segment_segment finds it, against the sum of the radii (Ericson
 * 4.5.1). The sum is padded by 32 * 2^-24 of itself and of the lengths of the segments, |x| + |y| + |z| each, and by
 * 2^-62. Bounding boxes come first.
 * Never misses: coordinates and radii of 0 or 2^-40 to 2^40, and below. There the verdict is the same with a and b
 * exchanged. From 2^61 on squares may overflow: then contacts may be missed, and the verdict may depend on the order.
 * Over-report: on a hit, capsules meet whose sum of radii r is larger by 31 * 2^-23 * (r + l) + 2^-61, where l is the
 * sum of both lengths, in the same range.
 * NaN: a miss. */
LH_API lh_status lh_overlap_capsule_capsule(const lh_capsules *a, const lh_capsules *b, uint64_t *hits);
LH_API lh_status lh_any_overlap_capsule_capsule(const lh_capsules *a, const lh_capsules *b, int *any);

/* Do the closed capsules overlap the closed solid cylinders?
 * Method: the distance from the cylinder, as in lh_overlap_sphere_cylinder, is convex along the segment. Its least is
 * found by 22 halvings, against the radius of the capsule r, padded by 34 * 2^-24 of itself, 28 * 2^-24 of the length
 * of the axis and the radius of the cylinder, 66 * 2^-24 of the length of the segment, and 2^-62.
 * Never misses: coordinates and radii of 0 or 2^-40 to 2^40.
 * Over-report: on a hit, shapes meet of which r is larger by 52 * 2^-23 * (r + l) + 2^-61, where l is the length of the
 * axis and the radius of the cylinder, and the length of the segment, in the same range.
 * A cylinder with a = b: a miss. NaN: in either, a miss. */
LH_API lh_status lh_overlap_capsule_cylinder(const lh_capsules *capsules, const lh_cylinders *cylinders,
                                             uint64_t *hits);
LH_API lh_status lh_any_overlap_capsule_cylinder(const lh_capsules *capsules, const lh_cylinders *cylinders,
                                                 int *any);

/* Do the closed capsules overlap the closed boxes?
 * Method: a ball is swept along the segment, as in lh_sweep_sphere_aabb.
 * Never misses: coordinates and radii of 0 or 2^-40 to 2^40.
 * Over-report: on a hit, a capsule whose radius r is larger by 12 * 2^-23 * (r + w) + 2^-61 meets the box, in the
 * same range. w is the sum over the axes of the distances of two points from the capsule's a: the point of the
 * segment that is nearest to the box, and the nearest point of the box.
 * Inverted boxes: never hit. NaN: a miss. */
LH_API lh_status lh_overlap_capsule_aabb(const lh_capsules *capsules, const lh_aabbs *boxes, uint64_t *hits);
LH_API lh_status lh_any_overlap_capsule_aabb(const lh_capsules *capsules, const lh_aabbs *boxes, int *any);

/* Do the closed capsules overlap the closed oriented boxes?
 * Method: in the box's coordinates, as lh_overlap_capsule_aabb; half extents are padded by 16 * 2^-24 of m, the
 * larger |x| + |y| + |z| of the two vectors from the box's centre to the ends of the segment, and by 2^-62.
 * Never misses: coordinates, half extents, radii and components of q of 0 or 2^-40 to 2^40, q not being 0.
 * Over-report: on a hit, a capsule whose radius r is larger by 12 * 2^-23 * (r + w + 2.3 * m) + 2^-60 meets the box,
 * in the same range. w is as in lh_overlap_capsule_aabb, along the axes of this box.
 * NaN: a miss. */
LH_API lh_status lh_overlap_capsule_obb(const lh_capsules *capsules, const lh_obbs *boxes, uint64_t *hits);
LH_API lh_status lh_any_overlap_capsule_obb(const lh_capsules *capsules, const lh_obbs *boxes, int *any);

/* Do the closed capsules overlap the closed triangles?
 * Method: the least of these distances (Ericson 5.1.10): of the segment from the edges, and of its ends and of the
 * point where it goes through the plane from the triangle. It is compared with the radius, padded by 32 * 2^-24 of
 * itself and 96 * 2^-24 of the sizes of both. Bounding boxes come first. A triangle may be a segment or a point.
 * Never misses: coordinates and radii of 0 or 2^-40 to 2^40.
 * Over-report: on a hit, a capsule whose radius r is larger by 90 * 2^-23 * (r + l + s) + 2^-60 meets the triangle,
 * in the same range. l is the length of the segment, and s the root of |b - a|^2 + |c - a|^2 of the triangle.
 * NaN: a miss. */
LH_API lh_status lh_overlap_capsule_triangle(const lh_capsules *capsules, const lh_triangles *triangles,
                                             uint64_t *hits);
LH_API lh_status lh_any_overlap_capsule_triangle(const lh_capsules *capsules, const lh_triangles *triangles,
                                                 int *any);

/* Does the closed box meet the closed oriented box?
 * Method: fifteen separating axes, the faces of both and the products of their edges (Gottschalk, Lin and Manocha,
 * OBBTree, 1996; Ericson 4.4.1), each padded by 26 * 2^-24 of m, the sum of the six half extents.
 * Never misses: coordinates, half extents and components of q of 0 or 2^-40 to 2^40, q not being 0.
 * Over-report: on a hit, none of these axes separates the boxes by more than 27.1 * 2^-23 * m, in the same range. The
 * axes of faces have length 1, but the product of two edges has the length of the sine s of their angle. Where such
 * an axis alone separates, boxes whose half extents are larger by 27.1 * 2^-23 * m / s would meet
 * (docs/guarantees.md).
 * NaN: in either, a miss. A q of 0 likewise. */
LH_API lh_status lh_overlap_aabb_obb(const lh_aabbs *boxes, const lh_obbs *obbs, uint64_t *hits);
LH_API lh_status lh_any_overlap_aabb_obb(const lh_aabbs *boxes, const lh_obbs *obbs, int *any);

/* Do two closed oriented boxes meet? The same verdict with a and b exchanged.
 * Method: the balls around the boxes, and fifteen separating axes as in lh_overlap_aabb_obb, each padded by 50 *
 * 2^-24 of m, the sum of the six half extents.
 * Never misses: coordinates, half extents and components of q of 0 or 2^-40 to 2^40, q not being 0.
 * Over-report: on a hit, none of these axes separates the boxes by more than 49.6 * 2^-23 * m, in the same range;
 * products of edges as there.
 * NaN: in either, a miss. A q of 0 likewise. */
LH_API lh_status lh_overlap_obb_obb(const lh_obbs *a, const lh_obbs *b, uint64_t *hits);
LH_API lh_status lh_any_overlap_obb_obb(const lh_obbs *a, const lh_obbs *b, int *any);

/* Does the closed triangle meet the closed box?
 * Method: thirteen separating axes (Akenine-Moeller, Fast 3D Triangle-Box Overlap Testing, 2001), edges and
 * normal taken from the vertices as given; the box is padded on the ten axes that are not its own.
 * Never misses: coordinates of 0 or 2^-40 to 2^40.
 * Over-report: on a hit, a box whose half extents h are larger, on each axis, by 2^-23 * (k * (h + max |v - c|) +
 * |c|) + 2^-48 meets the triangle, in the same range. c is the centre and v the vertices. k is 32 plus twice the
 * cancellation in the normal (docs/guarantees.md), which is 1 to 10 except for needles and slivers; k is at most
 * 2^14.
 * NaN: in the box, a miss; in a vertex, some verdict, the same bits everywhere. */
LH_API lh_status lh_overlap_triangle_aabb(const lh_triangles *triangles, const lh_aabbs *boxes,
                                          uint64_t *hits);
LH_API lh_status lh_any_overlap_triangle_aabb(const lh_triangles *triangles, const lh_aabbs *boxes, int *any);

/* Does the closed triangle meet the closed oriented box?
 * Method: the triangle in the box's coordinates, each of which is off by no more than 16 * 2^-24 of w and 2^-62,
 * where w is the largest |x| + |y| + |z| of the vectors from the centre to the vertices. The box grows by that on
 * each axis; then the thirteen axes of lh_overlap_triangle_aabb decide.
 * Never misses: coordinates, half extents and components of q of 0 or 2^-40 to 2^40, q not being 0.
 * Over-report: on a hit, a box whose half extents are larger, on each axis, by 2^-23 * k * (w + the sum of the half
 * extents) + 2^-47 meets the triangle, in the same range. k is 48 plus twice the largest cancellation in the normal
 * (docs/guarantees.md) that is possible where vertices are off by 16 * 2^-24 of w. That is 1 to 10 except for
 * needles, slivers, and triangles tiny beside w; k is at most 2^14 + 16.
 * NaN: in the box, a miss; in a vertex, some verdict, the same bits everywhere. A q of 0: a miss. */
LH_API lh_status lh_overlap_triangle_obb(const lh_triangles *triangles, const lh_obbs *obbs, uint64_t *hits);
LH_API lh_status lh_any_overlap_triangle_obb(const lh_triangles *triangles, const lh_obbs *obbs, int *any);

/* Do two closed triangles meet? The verdict depends neither on the order of their vertices nor on which triangle is
 * a.
 * Method: 32 separating axes. The three of the coordinates; both normals and the nine products of an edge of one with
 * an edge of the other (Gottschalk, Separating axis theorem for polytopes, 1996); and the 18 products of an edge with
 * an axis of the coordinates, which decide where triangles lie in one plane or are segments. For a product e x f let
 * m be the sum over the axes of x * (|ey * fz| + |ez * fy|) and its like, where x is the sum of the extents of both
 * triangles along x. Each axis is padded by 17 * 2^-24 of m and 2^-146, except the first three, which are exact.
 * Never misses: coordinates of 0 or 2^-40 to 2^40.
 * Over-report: on a hit, none of these axes, taken in the length of the product, separates the triangles by more than
 * 17.6 * 2^-23 * m + 2^-145, and those of the coordinates do not separate them at all, in the same range. A normal is
 * the product of each of three pairs of edges: in each place of its m the middle one of the three counts. On the 18
 * this is a distance of at most 17.6 * 2^-23 of the extents. On a product that is short beside its edges, as of edges
 * nearly parallel, it may be a wide gap (docs/guarantees.md).
 * NaN: in either, some verdict, the same bits everywhere. */
LH_API lh_status lh_overlap_triangle_triangle(const lh_triangles *a, const lh_triangles *b, uint64_t *hits);
LH_API lh_status lh_any_overlap_triangle_triangle(const lh_triangles *a, const lh_triangles *b, int *any);

/* Do two closed boxes meet? Comparisons only: exact for all finite coordinates.
 * NaN in either box: a miss. */
LH_API lh_status lh_overlap_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, uint64_t *hits);
LH_API lh_status lh_any_overlap_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, int *any);

/* Does the closed box outer contain the closed box inner, boundaries included? Comparisons only: exact for
 * all finite coordinates. Inverted boxes: never hit.
 * NaN in either box: a miss. */
LH_API lh_status lh_contains_aabb_aabb(const lh_aabbs *outer, const lh_aabbs *inner, uint64_t *hits);
LH_API lh_status lh_any_contains_aabb_aabb(const lh_aabbs *outer, const lh_aabbs *inner, int *any);

/* Does the closed box outer contain the point, boundary included? Comparisons only: exact for all finite
 * coordinates.
 * NaN in the box or the point: a miss. */
LH_API lh_status lh_contains_aabb_point(const lh_aabbs *outer, const lh_vectors *points, uint64_t *hits);
LH_API lh_status lh_any_contains_aabb_point(const lh_aabbs *outer, const lh_vectors *points, int *any);

/* Does the closed ball outer contain the point?
 * Method: squared distance from the centre, against the squared radius less 10 * 2^-24 of it; both are scaled
 * by a power of two, so that neither overflows or underflows.
 * Never hits wrongly: all finite values. The centre is in every ball of radius 0 or more, and alone in one of
 * radius 0. A point just on the sphere may be a miss.
 * Under-report: on a miss, a ball of radius r * (1 - 3.8 * 2^-23) does not contain the point, for r up to 2^88; a
 * larger ball counts as one of radius 2^88.
 * NaN: in the ball or the point, a miss. */
LH_API lh_status lh_contains_sphere_point(const lh_spheres *outer, const lh_vectors *points, uint64_t *hits);
LH_API lh_status lh_any_contains_sphere_point(const lh_spheres *outer, const lh_vectors *points, int *any);

/* Does the closed ball outer contain the closed ball inner? An inner ball of negative radius is never contained.
 * Method: squared distance of the centres, against the squared difference of the radii, padded and scaled as in
 * lh_contains_sphere_point.
 * Never hits wrongly: all finite values. A ball contains itself and every other with its centre and no larger
 * radius. A ball that touches from within at one point may be a miss.
 * Under-report: on a miss, an outer ball whose radius is smaller by 4.3 * 2^-23 of the difference of the radii does
 * not contain inner, for differences up to 2^88; a larger one counts as 2^88.
 * NaN: in either ball, a miss. */
LH_API lh_status lh_contains_sphere_sphere(const lh_spheres *outer, const lh_spheres *inner, uint64_t *hits);
LH_API lh_status lh_any_contains_sphere_sphere(const lh_spheres *outer, const lh_spheres *inner, int *any);

/* Does the closed ball outer contain the closed box inner? Inverted boxes: never hit.
 * Method: squared distance of the corner furthest from the centre, against the squared radius, padded and
 * scaled as in lh_contains_sphere_point.
 * Never hits wrongly, under-report: as lh_contains_sphere_point. A box of which a corner is just on the sphere
 * may be a miss.
 * NaN: in the ball or the box, a miss. */
LH_API lh_status lh_contains_sphere_aabb(const lh_spheres *outer, const lh_aabbs *inner, uint64_t *hits);
LH_API lh_status lh_any_contains_sphere_aabb(const lh_spheres *outer, const lh_aabbs *inner, int *any);

/* Does the closed box outer contain the closed ball inner, boundaries included? Exact for all finite values.
 * An inner ball of negative radius is never contained.
 * Method: the distance of each face from the centre, against the radius; where rounding could hide the
 * difference, the same in two other forms, of which one is exact (Sterbenz, Floating-Point Computation, 1974).
 * NaN: in the box or the ball, a miss. */
LH_API lh_status lh_contains_aabb_sphere(const lh_aabbs *outer, const lh_spheres *inner, uint64_t *hits);
LH_API lh_status lh_any_contains_aabb_sphere(const lh_aabbs *outer, const lh_spheres *inner, int *any);

/* Does the closed oriented box contain the point?
 * Method: the point in the box's own coordinates, against the half extents (Ericson 4.4). Never hits wrongly: those
 * coordinates are padded by 14 * 2^-24 of m = |x| + |y| + |z|, where x, y and z are the differences of point and
 * centre.
 * Under-report: on a miss, a box whose half extents are each smaller by 13.6 * 2^-23 * m does not contain the point.
 * Both for coordinates, half extents and components of q of 0 or 2^-40 to 2^40, q not being 0.
 * NaN: in either, a miss. A q of 0 likewise; so is a negative half extent. */
LH_API lh_status lh_contains_obb_point(const lh_obbs *boxes, const lh_vectors *points, uint64_t *hits);
LH_API lh_status lh_any_contains_obb_point(const lh_obbs *boxes, const lh_vectors *points, int *any);

/* Does the closed capsule contain the point?
 * Method: squared distance from the nearest point of the segment (Ericson 5.1.2), against the square of the radius less
 * 8 * 2^-24 of it and 4 * 2^-24 of the sum of |b_i - a_i|.
 * Never hits wrongly: coordinates and radii of 0 or 2^-40 to 2^40. A point just on the surface may be a miss, and so
 * may be any point of a segment of radius 0; the point of one that has no length is in it.
 * Under-report: on a miss, a capsule whose radius r is smaller by 9 * 2^-23 * (r + |b - a|) does not contain the point.
 * NaN: in either, a miss. A negative radius likewise. */
LH_API lh_status lh_contains_capsule_point(const lh_capsules *outer, const lh_vectors *points,
                                           uint64_t *hits);
LH_API lh_status lh_any_contains_capsule_point(const lh_capsules *outer, const lh_vectors *points, int *any);

/* ---- Sides of planes ----------------------------------------------------------------------------------- */

/* Is all of the closed ball behind the plane, that is in the half-space n.x <= d, some of it, or nothing?
 * hits: the ball meets the half-space. inside: bits like hits, or NULL if not wanted: all of the ball lies in the
 * half-space. What is inside is a hit, too. What is no hit is in front of the plane. A sphere of negative radius is
 * neither.
 * Method: n.c against d, to within r * |n| (Ericson 5.2.2), padded by 8u of itself and by 5u * S, where u = 2^-24 and
 * S is the sum of |n_i * c_i|. For a plane without a normal, n = 0, it is exact: behind it is all of space or
 * nothing.
 * Never misses, and never reports as inside what is not: centres, radii and normals with components of 0 or 2^-40 to
 * 2^40, any finite d. Outside, where products underflow or overflow, either may be off.
 * Over-report: on a hit, the ball meets the half-space whose d is larger by 4.6 * 2^-23 * (S + 1.6 * r * |n|). If it
 * is not reported as inside, it does not lie in the half-space whose d is smaller by as much: so a ball that touches
 * the plane from behind may not be reported as inside.
 * NaN: in the sphere or the plane, a miss. */
LH_API lh_status lh_classify_sphere_plane(const lh_spheres *spheres, const lh_planes *planes, uint64_t *hits,
                                          uint64_t *inside);

/* Is all of the closed box behind the plane, some of it, or nothing? hits, inside, and a normal of 0 as in
 * lh_classify_sphere_plane.
 * Method: the corners lowest and highest along n, chosen axis by axis by the sign of n_i (Ericson 5.2.3): n.v against
 * d, padded by 5 * 2^-24 of the sum of |n_i * v_i|. Boxes may be flat.
 * Never misses, and never reports as inside what is not: coordinates and normals with components of 0 or 2^-40 to
 * 2^40, any finite d. Outside, where products underflow or overflow, either may be off. The empty box is neither.
 * Over-report: on a hit, the box meets the half-space whose d is larger by 4.6 * 2^-23 * sum of |n_i| * max(|min_i|,
 * |max_i|). If it is not reported as inside, it does not lie in the half-space whose d is smaller by as much.
 * NaN: in the plane or the lowest corner, a miss; in the highest corner, not inside. */
LH_API lh_status lh_classify_aabb_plane(const lh_aabbs *boxes, const lh_planes *planes, uint64_t *hits,
                                        uint64_t *inside);

/* Is all of the closed oriented box behind the plane, some of it, or nothing? hits, inside, and a normal of 0 as in
 * lh_classify_sphere_plane.
 * Method: the height of the centre, against how far the half extents h reach along the normal in the box's
 * coordinates (Ericson 5.2.3), padded by 5 * 2^-24 * S and by 20 * 2^-24 * m. S is the sum of |n_i * c_i|, and m is
 * |nx| + |ny| + |nz| times the sum of the half extents.
 * Never misses, and never reports as inside what is not: coordinates, half extents, components of q and of normals of
 * 0 or 2^-40 to 2^40, q not being 0, any finite d. Outside, where products underflow or overflow, either may be off.
 * Over-report: on a hit, the box meets the half-space whose d is larger by 4.6 * 2^-23 * (S + 4.2 * m). If it is not
 * reported as inside, it does not lie in the half-space whose d is smaller by as much.
 * NaN: in either, a miss. A q of 0 likewise. */
LH_API lh_status lh_classify_obb_plane(const lh_obbs *boxes, const lh_planes *planes, uint64_t *hits,
                                       uint64_t *inside);

/* Is all of the closed triangle behind the plane, some of it, or nothing? hits, inside, and a normal of 0 as in
 * lh_classify_sphere_plane. A triangle may be a segment or a point. The order of the vertices changes nothing.
 * Method: n.v against d for each vertex (Ericson 5.2.1), padded by 5 * 2^-24 of the sum of |n_i * v_i|.
 * Never misses, and never reports as inside what is not: coordinates and normals with components of 0 or 2^-40 to
 * 2^40, any finite d. Outside, where products underflow or overflow, either may be off.
 * Over-report: on a hit, the triangle meets the half-space whose d is larger by 4.6 * 2^-23 times the largest of
 * these sums. If it is not reported as inside, it does not lie in the half-space whose d is smaller by as much.
 * NaN: in the plane, a miss; a vertex with a NaN is not behind the plane. */
LH_API lh_status lh_classify_triangle_plane(const lh_triangles *triangles, const lh_planes *planes,
                                            uint64_t *hits, uint64_t *inside);

/* Is all of the closed capsule behind the plane, some of it, or nothing? hits, inside, and a normal of 0 as in
 * lh_classify_sphere_plane. A capsule of negative radius is neither.
 * Method: lh_classify_sphere_plane for the balls at both ends: a hit needs one of them, inside needs both.
 * Never misses, and never reports as inside what is not; over-report: as lh_classify_sphere_plane, S being the larger
 * of the sums of the ends.
 * NaN: in the plane or the radius, a miss; an end with a NaN is not behind the plane. */
LH_API lh_status lh_classify_capsule_plane(const lh_capsules *capsules, const lh_planes *planes,
                                           uint64_t *hits, uint64_t *inside);

/* Is all of the closed solid cylinder behind the plane, some of it, or nothing? hits, inside, and a normal of 0 as in
 * lh_classify_sphere_plane. A cylinder of negative radius, or with a = b, is neither.
 * Method: n.a and n.b against d, to within r * |n x e|, e being the direction of the axis. That is padded by 12u of
 * itself and 4u * r * |n|, the heights as in lh_classify_sphere_plane.
 * Never misses, and never reports as inside what is not: as lh_classify_sphere_plane.
 * Over-report: likewise, of a d that is larger, or smaller, by 4.6 * 2^-23 * (S + 3.5 * r * |n|), S being the larger of
 * the sums of both ends.
 * NaN: in either, a miss. */
LH_API lh_status lh_classify_cylinder_plane(const lh_cylinders *cylinders, const lh_planes *planes,
                                            uint64_t *hits, uint64_t *inside);

/* Is all of the closed box in the frustum, some of it, or nothing? The frustum is what is behind all of its planes,
 * the same for the whole batch: 1 to 32 planes with outward normals, any other count is refused. It is convex, and
 * may be unbounded or empty. n is the count of the boxes; that of the planes has nothing to do with it.
 * hits: the box is wholly in front of no plane. inside: bits like hits, or NULL if not wanted: the box is wholly
 * behind every plane. What is inside is a hit, too; what is no hit is outside.
 * Method: lh_classify_aabb_plane for each plane. A hit needs hits of all planes, inside needs inside of all.
 * Never misses, and never reports as inside what is not: as lh_classify_aabb_plane. Whatever has a point in the
 * frustum is a hit.
 * Over-report: for each plane as said there. Planes are looked at one by one: a box beyond an edge or a corner of the
 * frustum is a hit too if it is wholly in front of no plane. The larger the boxes, the more often that happens. Where
 * it matters, a second pass removes some of these: lh_overlap_aabb_aabb of the boxes with the box around the
 * frustum's corners, rounded outwards. What both hit is left: combine the words of hits by &.
 * NaN: in a plane, all are misses; in a box, as lh_classify_aabb_plane says of each plane. */
LH_API lh_status lh_classify_aabb_frustum(const lh_aabbs *boxes, const lh_planes *planes, uint64_t *hits,
                                          uint64_t *inside);

/* Is all of the closed ball in the frustum, some of it, or nothing? planes, hits, inside as in
 * lh_classify_aabb_frustum. A sphere of negative radius is neither.
 * Method: lh_classify_sphere_plane for each plane. A hit needs hits of all planes, inside needs inside of all.
 * Never misses, and never reports as inside what is not: as lh_classify_sphere_plane.
 * Over-report: as lh_classify_aabb_frustum, by the bound of lh_classify_sphere_plane: a ball beyond an edge or a
 * corner is a hit if it is within its radius of every plane.
 * NaN: in a plane or the sphere, a miss. */
LH_API lh_status lh_classify_sphere_frustum(const lh_spheres *spheres, const lh_planes *planes,
                                            uint64_t *hits, uint64_t *inside);

/* ---- Rays and motion ---------------------------------------------------------------------------------- */

/* Does the ray meet the closed box, and between which times?
 * Method: slabs (Kay and Kajiya 1986; Ericson 5.3.3), near and far plane by the sign of the reciprocal,
 * far times padded by 8 * 2^-24 (after Ize, Robust BVH Ray Traversal, 2013).
 * A zero direction component, of either sign, hits if and only if the origin lies in that slab, ends included; a zero
 * direction is a point query.
 * With both dir and inv_dir, inv_dir is used.
 * t_enter, t_exit: n floats each, or NULL if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', where t_min'
 * and t_max' are the limits as clamped above (a ray whose t_max' is less than t_min' by no more than the padding may
 * hit, and then both times are t_max'); both are +inf on a miss. Never NaN, never -0.
 * The exact time of entry is the latest of t_min' and the entry times of the slabs, that of exit the earliest of
 * t_max' and their exit times. t_enter is within 3u of the exact time of entry; on an over-report at most 3u late and
 * 12.1u early. So t_enter * (1 - 8u) is a lower bound of that time on any hit. t_exit is never before the exact time
 * of exit, and at most 12.1u late.
 * Never misses: coordinates of 0 or 2^-40 to 2^40, directions of at most 2^40, any limits.
 * Over-report: a hit is one in exact arithmetic, too, with exit times and t_max larger by 7.55 * 2^-23 of themselves.
 * That, and what is said of times, is for coordinates of 0 or 2^-40 to 2^126, direction components of 0 or 2^-127 to
 * 2^40, and a t_max of 0 or from 2^-126 up.
 * NaN: in an origin, direction or plane, the slabs (or the one side of a slab) that need it do not count. */
LH_API lh_status lh_raycast_aabb(const lh_rays *rays, const lh_aabbs *boxes, uint64_t *hits, float *t_enter,
                                 float *t_exit);

/* Does the ray meet the closed oriented box, and between which times?
 * Method: slabs, as in lh_raycast_aabb, in the coordinates of the box, whose half extents are padded by 30 * 2^-24 of
 * m, the sum of these and of |x| + |y| + |z| of the vector from its centre to the origin of the ray. With both dir
 * and inv_dir, dir is used; with inv_dir alone, its reciprocals. A zero direction is a point query.
 * t_enter, t_exit: n floats each, or NULL if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', the limits
 * as clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never early: every time at
 * which the ray is in the box lies between them. A ray that begins in the box has t_enter = t_min'.
 * Never misses: coordinates, half extents and components of q of 0 or 2^-40 to 2^40, q not being 0, directions of
 * length 0 or 2^-80 to 2^60, any limits.
 * Over-report: from t_enter to t_exit the ray is in the box whose half extents are larger by 29.4 * 2^-23 * m, in the
 * same range.
 * NaN: in the ray or the box, a miss; a NaN limit is absent. A q of 0: a miss. */
LH_API lh_status lh_raycast_obb(const lh_rays *rays, const lh_obbs *boxes, uint64_t *hits, float *t_enter,
                                float *t_exit);

/* Does the ray meet the closed ball, and between which times?
 * Method: the perpendicular from the centre to the ray, which does not cancel (Haines, Guenther and Akenine-Moeller,
 * Precision Improvements for Ray/Sphere Intersection, Ray Tracing Gems, chapter 7); the radius padded by 2^-20 of
 * itself and of the distance to the foot of the perpendicular, and by 2^-62. With both dir and inv_dir, dir is used;
 * with inv_dir alone, its reciprocals. A direction of length up to 2^-64 is a zero: a point query.
 * t_enter, t_exit: n floats each, or NULL if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max',
 * the limits as clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never
 * early: every time at which the ray is in the ball lies between them. A ray that begins in the ball has
 * t_enter = t_min'.
 * Never misses: coordinates and radii of 0 or 2^-40 to 2^40, directions of length 0 or 2^-56 to 2^60, any
 * limits.
 * Over-report: from t_enter to t_exit the ray is in the ball of radius r + 2^-19 * (r + |o - c|) + 2^-61, where o is
 * the origin and c the centre, in the same range.
 * NaN: in the ray or the sphere, a miss; a NaN limit is absent. */
LH_API lh_status lh_raycast_sphere(const lh_rays *rays, const lh_spheres *spheres, uint64_t *hits,
                                   float *t_enter, float *t_exit);

/* Does the ray meet the closed capsule, and between which times?
 * Method: the times in either ball, as in lh_raycast_sphere, and in the cylinder between them, by the part of the ray
 * that is perpendicular to the axis (Ericson 5.3.7). For the cylinder the radius is padded by 2^-20 of itself, and by
 * 2^-19 of the length of the segment and of the distance from a to the origin, |x| + |y| + |z| each. A ray nearly
 * along the axis is no special case. With both dir and inv_dir, dir is used; with inv_dir alone, its reciprocals. A
 * direction of length up to 2^-64 is a zero: a point query.
 * t_enter, t_exit: n floats each, or NULL if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', the limits
 * as clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never early: every time at
 * which the ray is in the capsule lies between them. A ray that begins in the capsule has t_enter = t_min'.
 * Never misses: coordinates and radii of 0 or 2^-40 to 2^40, directions of length 0 or 2^-40 to 2^41, any limits.
 * Over-report: from t_enter to t_exit the ray is in the capsule whose radius r is larger by 50 * 2^-23 * (r + l + w)
 * + 2^-60, in the same range. l is the length of the segment and w the distance from a to the origin.
 * NaN: in the ray or the capsule, a miss; a NaN limit is absent. */
LH_API lh_status lh_raycast_capsule(const lh_rays *rays, const lh_capsules *capsules, uint64_t *hits,
                                    float *t_enter, float *t_exit);

/* Does the ray meet the closed solid cylinder, and between which times?
 * Method: as lh_raycast_capsule between its balls; the planes of the ends are moved outwards by 2^-19 of the radius,
 * the length of the axis and the distance from a to the origin.
 * t_enter, t_exit: as in lh_raycast_capsule. t_enter is never late and t_exit never early.
 * Never misses: as lh_raycast_capsule.
 * Over-report: from t_enter to t_exit the ray is in the cylinder whose radius r is larger by g = 50 * 2^-23 * (r + l +
 * w) + 2^-60, and which is longer by g at both ends, in the same range. l is the length of the axis and w the distance
 * from a to the origin.
 * A cylinder with a = b: a miss. NaN: in the ray or the cylinder, a miss; a NaN limit is absent. */
LH_API lh_status lh_raycast_cylinder(const lh_rays *rays, const lh_cylinders *cylinders, uint64_t *hits,
                                     float *t_enter, float *t_exit);

/* Does the ray meet the plane, from either side, and when?
 * Method: the height over the plane divided by the speed at which it falls (Ericson 5.3.1), each as an interval that
 * holds the exact one: 4u * (sum of |n_i * origin_i|) and 10u * (sum of |n_i * dir_i|) to either side. With both dir
 * and inv_dir, dir is used; with inv_dir alone, its reciprocals. A zero direction is a point query, and so is one
 * whose every n_i * dir_i is 0; a ray in the plane meets it at t_min'.
 * t: n floats, or NULL if not wanted. On a hit t_min' <= t <= t_max', the limits as clamped; +inf on a miss. Never NaN,
 * never -0. t is never late: before it the ray is not in the plane.
 * Never misses: origins and normals with components of 0 or 2^-40 to 2^40, directions with components of 0 or 2^-80
 * to 2^80, a d of at most 2^82, any limits.
 * Over-report: at t the point p = origin + t * dir has |n.p - d| <= 9.6 * 2^-23 * sum of |n_i| * (|origin_i| + (t +
 * 2^-100) * |dir_i|), in the same range. So it is no further from the plane than 2^-19 * (|origin| + (t + 2^-100) *
 * |dir|). A ray that is parallel to the plane to within rounding, with an n.dir of at most 10u of the sum of |n_i *
 * dir_i|, may therefore hit a plane that it does not meet when it has gone some 2^20 times as far; a t_max excludes
 * that.
 * NaN: in the ray or the plane, a miss; a NaN limit is absent. */
LH_API lh_status lh_raycast_plane(const lh_rays *rays, const lh_planes *planes, uint64_t *hits, float *t);

/* Does the ray meet the closed triangle, from either side, when, and where? A triangle may be a segment or a point,
 * and the ray may lie in its plane. A ray through an edge or a vertex meets every triangle that has it: a closed mesh
 * has no gaps.
 * Method: padded volumes (Moeller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997) decide where
 * they show that the ray certainly passes beside the triangle, or give a time and a point of the triangle that are
 * near each other. Else the point of the triangle decides that is closest to the line, seen along it and found as in
 * lh_closest_triangle_point: it is a hit if it is no further away than 16u * y + 48u * l + 2^-61. u is 2^-24, y the
 * longest distance along the ray to a vertex, and l the root of |b - a|^2 + |c - a|^2 as seen along the ray. If the
 * ray is not there within its limits, the point closest to the end of the ray decides, with 32u * y + 104u * l +
 * 2^-60. With both dir and inv_dir, dir is used; with inv_dir alone, its reciprocals. A direction of length up to
 * 2^-64 is a zero: a point query, with t = t_min'.
 * t, u, v: n floats each, or NULL if not wanted: origin + t * dir, or a + u * (b - a) + v * (c - a). On a hit t_min'
 * <= t <= t_max', the limits as clamped, u and v are at least 0, and u + v, as a float, at most 1. On a miss t is
 * +inf, u and v are 0. Never NaN, never -0. For a ray that is in the plane, within the padding, t is the time at
 * which it meets the first edge, or t_min' if that is later.
 * Never misses: coordinates of 0 or 2^-40 to 2^40, directions of length 0 or 2^-56 to 2^60, any limits; any order of
 * vertices.
 * Over-report: on a hit, the point of the ray at t and the point of the triangle at u and v are no further apart than
 * 2^-23 * (19 * w + 56 * l) + 2^-59, where w is the distance from the origin to the furthest vertex, in the same
 * range. So t is off by no more than that, divided by |dir| and by the sine of the angle between ray and plane; and a
 * ray that is a hit by over-report is as near to the triangle. Whether it is one may depend on the order of vertices.
 * NaN: in the ray or the triangle, a miss; a NaN limit is absent. */
LH_API lh_status lh_raycast_triangle(const lh_rays *rays, const lh_triangles *triangles, uint64_t *hits,
                                     float *t, float *u, float *v);

/* The same with back faces culled: a triangle is met only if the ray does not come from behind, that is if dir.n <= 0
 * with n = (b - a) x (c - a). So from the front its vertices are counterclockwise. For meshes that are wound the
 * other way exchange b and c in the view, and then u and v. All else is as in lh_raycast_triangle: a hit has its t, u
 * and v, bit for bit, and what misses there misses here.
 * Never misses what does not come from behind, in the same range. A ray in the plane of the triangle, one of a zero
 * direction and a triangle that is a segment or a point are never culled. So where a ray passes an edge between a
 * front and a back face, the front one is met.
 * Over-report: a ray from behind may hit if dir.n is no more than 2^-22 * s^2 * l + 2^-143, where s is the sum of the
 * magnitudes of the components of b - a and c - a, and l that of dir; or if s^2 * l is more than 2^126. */
LH_API lh_status lh_raycast_triangle_front(const lh_rays *rays, const lh_triangles *triangles, uint64_t *hits,
                                           float *t, float *u, float *v);

/* ---- Sweeps -----------------------------------------------------------------------------------------------
 * The earliest time in [0, t_max] at which two closed shapes touch that move without turning, each by a velocity of its
 * own; that of b may be NULL: at rest. Pass displacements and t_max = 1 to get a fraction of the step.
 * t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
 * toi: n floats, or NULL if not wanted; +inf on a miss; 0 for what overlaps or touches at the start. Never NaN, never
 * -0. It is never late: before it the shapes do not touch. (Boxes alone have an error of their own, see there.)
 * normal: n vectors, or NULL if not wanted, of any component: the unit normal of the contact at toi, from b to a. It is
 * the direction between the nearest points of what is left of both shapes without their radii; (1, 0, 0) only where
 * these points coincide as computed; 0 on a miss. Components may be -0.
 * What touches at the start and moves apart is a hit at 0, too. The normal tells it from what collides: with v the
 * velocity of a less that of b, they approach each other if dot(normal, v) < 0, and else part or slide along each
 * other. Where |dot(normal, v)| is no more than what the normal may be off by times |v|, that is left open. The normal
 * of a plane is its own. Of two boxes the face is 0 unless one is reached: boxes that touch and part have none. */

/* The earliest time in [0, t_max] at which the closed boxes a, moving by a_velocity, and b, moving by
 * b_velocity (NULL: at rest), touch. Pass displacements and t_max = 1 to get a fraction of the step.
 * Method: the ray of the relative velocity against the Minkowski difference of the boxes (Ericson 5.5.8,
 * with zero velocities decided as in lh_raycast_aabb), far times padded by 10 * 2^-24.
 * t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
 * toi: n floats, or NULL if not wanted; +inf on a miss; 0 for boxes that overlap at the start. Never NaN,
 * never -0. It is within 3.7u of the exact time of impact, the latest of 0 and the entry times of the slabs;
 * on an over-report at most 3.7u late and 14.7u early. So toi * (1 - 8u) is a lower bound of it on any hit.
 * normal: n bytes, or NULL if not wanted: the outward normal of the face of b that a reaches, as +1, -1, +2, -2, +3,
 * -3 for +x, -x, +y, -y, +z, -z. It opposes the velocity of a relative to b. Its exact entry time is within 8u of the
 * time of impact. Of several faces reached at once, or nearly, it is the one whose computed entry time is the latest,
 * and of equals that of the first axis. 0 on a miss, and where the boxes overlap from the start (every entry time is
 * negative). Boxes that touch at t = 0 and move into each other have a normal.
 * Never misses: coordinates and velocities of 0 or 2^-40 to 2^40.
 * Over-report: a hit is one in exact arithmetic, too, with exit times and t_max larger by 9.1 * 2^-23 of themselves.
 * That, and what is said of times and normals, is for coordinates of 0 or 2^-40 to 2^126, velocities of at most 2^40
 * and components of the relative velocity of 0 or from 2^-127 up.
 * NaN: in a velocity or plane, the slabs (or the one side of a slab) that need it do not count. */
LH_API lh_status lh_sweep_aabb_aabb(const lh_aabbs *a, const lh_vectors *a_velocity, const lh_aabbs *b,
                                    const lh_vectors *b_velocity, float t_max, uint64_t *hits, float *toi,
                                    int8_t *normal);

/* The earliest time in [0, t_max] at which the closed balls a, moving by a_velocity, and b, moving by b_velocity (NULL:
 * at rest), touch. Pass displacements and t_max = 1 to get a fraction of the step.
 * Method: the ray of the relative velocity against the ball whose radius is the sum of both (Ericson 5.5.5), as in
 * lh_raycast_sphere. A relative velocity of length up to 2^-64 is a zero: the balls touch at 0 or never.
 * t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
 * toi: n floats, or NULL if not wanted; +inf on a miss; 0 for balls that overlap or touch at the start. Never NaN,
 * never -0. It is never late: before it the balls do not touch.
 * normal: n vectors, or NULL if not wanted, of any component: the unit outward normal of b where a touches it, from
 * the centre of b towards that of a. Let p be the exact vector between these at toi, d that at 0, and v the relative
 * velocity: the normal is within 4.1u + 1.02u * (|d| + 2 * toi * |v|) / |p| of p / |p| where that is at most 2^-6,
 * and its length is always within 4u of 1. (1, 0, 0) where the centres coincide as computed, or are too far apart,
 * from 2^88 on; 0 on a miss. Components may be -0.
 * Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
 * Over-report: at toi the balls touch if a radius grows by 2^-19 * (r + |d|) + 2^-61, where r is the sum of the
 * radii, in the same range. Where the balls nearly miss, toi and normal are those of the grown ball.
 * NaN: in a ball or a velocity, a miss. */
LH_API lh_status lh_sweep_sphere_sphere(const lh_spheres *a, const lh_vectors *a_velocity,
                                        const lh_spheres *b, const lh_vectors *b_velocity, float t_max,
                                        uint64_t *hits, float *toi, const lh_xyz *normal);

/* The earliest time in [0, t_max] at which the closed balls, moving by sphere_velocity, meet the half-spaces behind
 * the planes, n.x <= d, moving by plane_velocity (NULL: at rest). Pass displacements and t_max = 1 to get a fraction
 * of the step. The normal of the contact is that of the plane.
 * Method: the height of the ball's lowest point over the plane divided by the speed at which it falls (Ericson
 * 5.5.3), both padded: the height as in lh_classify_sphere_plane, the speed by 10 * 2^-24 * m, where m is the sum of
 * |n_i * v_i| and v the relative velocity. Without a normal, n = 0, all of space is behind the plane, or nothing.
 * t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
 * toi: n floats, or NULL if not wanted; +inf on a miss; 0 for balls that meet the half-space at the start. Never NaN,
 * never -0. It is never late: before it the ball is in front of the plane.
 * Never misses: centres, radii, velocities and normals with components of 0 or 2^-40 to 2^40, a d of at most 2^82,
 * any t_max.
 * Over-report: at toi the ball meets the half-space whose d is larger by 4.6 * 2^-23 * (S + 1.6 * r * |n| + 2 * (toi
 * + 2^-100) * m), where S is the sum of |n_i * c_i|, in the same range. So a ball that moves along the plane to
 * within rounding may hit it much later; a t_max excludes that.
 * NaN: in the sphere or the plane, a miss; in a velocity, only what meets at the start is a hit. */
LH_API lh_status lh_sweep_sphere_plane(const lh_spheres *spheres, const lh_vectors *sphere_velocity,
                                       const lh_planes *planes, const lh_vectors *plane_velocity, float t_max,
                                       uint64_t *hits, float *toi);

/* The earliest time in [0, t_max] at which the closed balls, moving by sphere_velocity, touch the closed boxes,
 * moving by box_velocity (NULL: at rest). Pass displacements and t_max = 1 to get a fraction of the step.
 * Method: along the path of the centre relative to the box the squared distance from the box is quadratic between the
 * planes of its faces. First the time of nearest approach is found, then, before it, the time at which the centre
 * comes within the radius. There are no cases for faces, edges and corners (Ericson 5.5.7 has them).
 * t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
 * toi: n floats, or NULL if not wanted; +inf on a miss; 0 for what overlaps or touches at the start. Never NaN, never
 * -0. It is never late: before it they do not touch.
 * normal: n vectors, or NULL if not wanted, of any component: the unit outward normal of the contact, from the
 * nearest point of the box towards the centre at toi. Let p be the exact vector between these, and w the sum over the
 * axes of the distances of both from where the centre starts: the normal is within 4.1u + 2.05u * w / |p| of p / |p|
 * where that is at most 2^-6, and its length is always within 4u of 1. (1, 0, 0) where the box contains the centre as
 * computed; 0 on a miss. Components may be -0.
 * Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
 * Over-report: at toi they touch if the radius grows by 12 * 2^-23 * (r + w) + 2^-61, where w is that sum at the time
 * of the nearest approach, in the same range.
 * Inverted boxes: never hit. NaN: anywhere, a miss. */
LH_API lh_status lh_sweep_sphere_aabb(const lh_spheres *spheres, const lh_vectors *sphere_velocity,
                                      const lh_aabbs *boxes, const lh_vectors *box_velocity, float t_max,
                                      uint64_t *hits, float *toi, const lh_xyz *normal);

/* When in [0, 1] do the closed oriented boxes meet, which move from a to a_after, and from b to b_after, and turn as
 * they go? Centres, half extents and quaternions of length 1 each go straight, and a quaternion to the nearer one of
 * both that are the rotation: so a box turns by less than half a turn, about one axis, slightly faster halfway. Views
 * of a box at rest are the same twice. docs/moving.md has a loop for other motions.
 * Method: conservative advancement (Mirtich, Impulse-based Dynamic Simulation, 1996, 2.3). The best of fifteen axes
 * says how far the boxes are apart, as in lh_contact_obb_obb, and their motion how soon that can be closed along it;
 * then they are asked again, up to 64 times.
 * tolerance: how far apart boxes may be at toi, at least 0. Boxes that come so near but never meet are a hit or a miss.
 * The smaller it is, the more steps it takes. With 0, near is what a float of time cannot tell.
 * toi: n floats, or NULL if not wanted; +inf on a miss; 0 for what is near at the start. Never NaN, never -0. It is
 * never late: before it the boxes do not touch.
 * nearest: n floats, or NULL if not wanted: the least distance that was asked, 0 if it was less. It is a lower bound of
 * that of the boxes then, as lh_contact_obb_obb says; of a miss they did not touch at any other time either. +inf of
 * what has no distance.
 * normal: n vectors, or NULL if not wanted, of any component: the direction of that axis at toi, from b to a; if steps
 * ran out, at the last time that was asked. 0 on a miss.
 * ran_out: a bit a pair, as hits, or NULL if not wanted: of hits, those that were still apart after all steps. Before
 * toi they do not touch.
 * Never misses: coordinates, half extents and components of quaternions of 0 or 2^-40 to 2^40.
 * Over-report: of hits that are not ran_out, at toi no axis separates the boxes by more than tolerance + 80 * 2^-23 *
 * (m + v / 16) + 2^-61, where m is the sum of the half extents and of |way| before and after, way being that between
 * the centres, and v of how far the centres come nearer, half extents grow, and corners turn, in the same range.
 * A box with a half extent below 0 or above 2^127, before or after: a miss. NaN: a miss. */
LH_API lh_status lh_sweep_obb_obb_turning(const lh_obbs *a, const lh_obbs *a_after, const lh_obbs *b,
                                          const lh_obbs *b_after, float tolerance, uint64_t *hits, float *toi,
                                          float *nearest, const lh_xyz *normal, uint64_t *ran_out);

/* The earliest time in [0, t_max] at which the closed balls, moving by sphere_velocity, touch the closed capsules,
 * moving by capsule_velocity (NULL: at rest).
 * Method: the ray of the relative velocity from the centre against a capsule with the sum of both radii, as in
 * lh_raycast_capsule. t_max, toi and normal: see "Sweeps" above.
 * normal: from the nearest point of the segment towards the centre at toi. Let p be the exact vector between these, d
 * that from the capsule's a to the centre at 0, l the length of the segment and v the relative velocity: the normal is
 * within 15u + 1.02u * (|d| + 2 * toi * |v| + 12 * l) / |p| of p / |p| where that is at most 2^-6, and its length is
 * always within 4u of 1.
 * Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
 * Over-report: at toi they touch if a radius grows by 50 * 2^-23 * (r + l + |d|) + 2^-60, where r is the sum of the
 * radii, in the same range.
 * NaN: anywhere, a miss. */
LH_API lh_status lh_sweep_sphere_capsule(const lh_spheres *spheres, const lh_vectors *sphere_velocity,
                                         const lh_capsules *capsules, const lh_vectors *capsule_velocity,
                                         float t_max, uint64_t *hits, float *toi, const lh_xyz *normal);

/* The earliest time in [0, t_max] at which the closed balls, moving by sphere_velocity, touch the closed oriented
 * boxes, moving by box_velocity (NULL: at rest), which do not turn.
 * Method: in the box's coordinates, as lh_sweep_sphere_aabb; half extents are padded by 30 * 2^-24 * (m + r) and 2^-62,
 * where m is the sum of the half extents and of the differences of the centres at the start, and r the radius. t_max,
 * toi and normal: see "Sweeps" above.
 * normal: from the nearest point of the box towards the centre at toi. Let p be the exact vector between these and v
 * the relative velocity: the normal is within 30u + (32u * (m + toi * |v|) + 2^-61) / |p| of p / |p| where that is at
 * most 2^-6, and its length is always within 4u of 1.
 * Never misses: coordinates, velocities, half extents, radii and components of q of 0 or 2^-40 to 2^40, q not being 0;
 * any t_max.
 * Over-report: at toi they touch if the radius grows by 90 * 2^-23 * (r + m) + 2^-60, in the same range.
 * Boxes with a negative half extent: never hit. NaN: anywhere, a miss. A q of 0 likewise. */
LH_API lh_status lh_sweep_sphere_obb(const lh_spheres *spheres, const lh_vectors *sphere_velocity,
                                     const lh_obbs *boxes, const lh_vectors *box_velocity, float t_max,
                                     uint64_t *hits, float *toi, const lh_xyz *normal);

/* The earliest time in [0, t_max] at which the closed balls, moving by sphere_velocity, touch the closed triangles,
 * moving by triangle_velocity (NULL: at rest), from either side.
 * Method: the first of the times at which the centre comes within the radius of an edge, as in lh_raycast_capsule, or
 * of the plane over the inside (Ericson 5.5.8). A triangle may be a segment or a point. t_max, toi and normal: see
 * "Sweeps" above.
 * normal: from the nearest point of the triangle towards the centre at toi. Let p be the exact vector between these, d
 * that from the vertex a to the centre at 0, and v the relative velocity: the normal is within 15u + 1.02u * (|d| + 2 *
 * toi * |v| + 60 * l) / |p| + sqrt(1.5u * l / |p|) of p / |p| where that is at most 2^-6, and its length is always
 * within 4u of 1. The last term counts in slivers alone. A centre in the triangle as computed has (1, 0, 0), or one
 * nearly in it a direction that is all rounding.
 * Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
 * Over-report: at toi they touch if the radius r grows by 88 * 2^-23 * (r + w + l) + 2^-60, where w is the distance of
 * the centre, at the start, from the furthest vertex, and l the root of |b - a|^2 + |c - a|^2, in the same range.
 * NaN: anywhere, a miss. */
LH_API lh_status lh_sweep_sphere_triangle(const lh_spheres *spheres, const lh_vectors *sphere_velocity,
                                          const lh_triangles *triangles, const lh_vectors *triangle_velocity,
                                          float t_max, uint64_t *hits, float *toi, const lh_xyz *normal);

/* The earliest time in [0, t_max] at which the closed boxes, moving by box_velocity, touch the closed triangles,
 * moving by triangle_velocity (NULL: at rest). Pass displacements and t_max = 1 to get a fraction of the step.
 * Method: along each of the thirteen axes of lh_overlap_triangle_aabb both overlap from one time to another; they
 * touch from the last of the entries to the first of the exits (Ericson 5.5.8 and 5.2.9). A triangle may be a segment
 * or a point.
 * t_max: refused if negative or NaN; above 2^127 it counts as 2^127.
 * toi: n floats, or NULL if not wanted; +inf on a miss; 0 for what overlaps or touches at the start. Never NaN, never
 * -0. It is never late: before it they do not touch.
 * normal: n vectors, or NULL if not wanted, of any component: from the triangle to the box, along the axis that is
 * entered last. Until toi they are apart along it, and overlap then by no more than 4u * m, m as below. Where toi is 0
 * it is the normal of lh_contact_triangle_obb: along it they are least deep, or touch. What touches at the start is a
 * hit; it recedes if the dot product of the normal and the velocity of the box relative to the triangle is positive.
 * The length is within 4.6u of 1; 0 on a miss. Components may be -0.
 * Never misses: coordinates and velocities of 0 or 2^-40 to 2^40, any t_max.
 * Over-report: at toi they touch if the half extents grow by 2^-23 * (k * m + |c|) + 2^-60 on each axis, in the same
 * range. |c| is the largest coordinate of the box's centre; m is the sum of the half extents, of the longest |x| + |y|
 * + |z| of the vectors from there to a vertex, and of toi times that of the relative velocity. k is 16 plus twice the
 * cancellation in the triangle's normal, which is 1 to 10 for all but needles and slivers, and never more than 2^14.
 * So a box that moves along a plane to within rounding may hit it much later; a t_max excludes that.
 * Inverted boxes: never hit. NaN: anywhere, a miss. */
LH_API lh_status lh_sweep_aabb_triangle(const lh_aabbs *boxes, const lh_vectors *box_velocity,
                                        const lh_triangles *triangles, const lh_vectors *triangle_velocity,
                                        float t_max, uint64_t *hits, float *toi, const lh_xyz *normal);

/* The earliest time in [0, t_max] at which the closed oriented boxes, moving by box_velocity, touch the closed
 * triangles, moving by triangle_velocity (NULL: at rest). Nothing turns. Pass displacements and t_max = 1 to get a
 * fraction of the step.
 * Method: in the box's coordinates, as lh_sweep_aabb_triangle; half extents are padded as in lh_overlap_triangle_obb,
 * and each component of the velocity by 16u of the sum of all.
 * t_max, toi: as for lh_sweep_aabb_triangle. So is the normal, but that they overlap along it by no more than 24u * m.
 * Never misses: coordinates, half extents, velocities and components of q of 0 or 2^-40 to 2^40, q not being 0; any
 * t_max.
 * Over-report: at toi they touch if the half extents grow by 2^-23 * k * m + 2^-60, in the same range. m is as for
 * lh_sweep_aabb_triangle; k is 32 plus twice the largest cancellation of any triangle with vertices that are off by up
 * to 16u * m, and never more than 2^14 + 16.
 * NaN: anywhere, a miss. A negative half extent, or a q of 0, likewise. */
LH_API lh_status lh_sweep_obb_triangle(const lh_obbs *boxes, const lh_vectors *box_velocity,
                                       const lh_triangles *triangles, const lh_vectors *triangle_velocity,
                                       float t_max, uint64_t *hits, float *toi, const lh_xyz *normal);

/* The earliest time in [0, t_max] at which the closed oriented boxes a, moving by a_velocity, and b, moving by
 * b_velocity (NULL: at rest), touch. Nothing turns. Pass displacements and t_max = 1 to get a fraction of the step.
 * Method: along each of the fifteen axes of lh_overlap_obb_obb both overlap from one time to another; they touch from
 * the last of the entries to the first of the exits (Ericson 5.5.8 and 4.4.1). Ways are padded by 50u of m at the
 * start, velocities by 32u of the sum of the components.
 * t_max, toi: as for lh_sweep_aabb_triangle.
 * normal: n vectors, or NULL if not wanted, of any component: from b to a, along the axis that is entered last. Until
 * toi they are apart along it, and overlap then by no more than 24u * m. Where toi is 0 it is the normal of
 * lh_contact_obb_obb, turned round: along it they are least deep, or touch. What touches at the start is a hit; it
 * recedes if the dot product of the normal and the velocity of a relative to b is positive. The length is within 4.6u
 * of 1; 0 on a miss. Components may be -0.
 * Never misses: coordinates, half extents, velocities and components of q of 0 or 2^-40 to 2^40, q not being 0; any
 * t_max.
 * Over-report: at toi no axis of length 1, nor the product of two, separates them by more than 44 * 2^-23 * m + 2^-60,
 * in the same range. m is the sum of all half extents, of |x| + |y| + |z| of the vector between the centres, and of
 * toi times that of the relative velocity. So boxes that move along each other to within rounding may hit much later;
 * a t_max excludes that.
 * NaN: anywhere, a miss. A negative half extent, or a q of 0, likewise. */
LH_API lh_status lh_sweep_obb_obb(const lh_obbs *a, const lh_vectors *a_velocity, const lh_obbs *b,
                                  const lh_vectors *b_velocity, float t_max, uint64_t *hits, float *toi,
                                  const lh_xyz *normal);

/* The earliest time in [0, t_max] at which the closed capsules a, moving by a_velocity, and b, moving by b_velocity
 * (NULL: at rest), touch.
 * Method: the first of the times at which an end of one segment comes within both radii of the other, as in
 * lh_raycast_capsule, or the insides of both do, between the planes that they span. t_max, toi and normal: see "Sweeps"
 * above.
 * normal: from the nearest point of the segment of b towards that of a at toi. Let p be the exact vector between these,
 * d that from b's a to a's a at 0, l the sum of the lengths of the segments and v the relative velocity: the normal is
 * within 35u + 1.02u * (|d| + 2 * toi * |v| + 40 * l) / |p| + sqrt(45u + 70u * l / |p|) of p / |p| where that is at
 * most 2^-6, and its length is always within 4u of 1. The root counts where several pairs of points are as near, but
 * for rounding.
 * Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
 * Over-report: at toi they touch if a radius grows by 80 * 2^-23 * (r + w + l) + 2^-60, where r is the sum of the radii
 * and w the largest distance between an end of a and one of b at the start, in the same range.
 * NaN: anywhere, a miss. */
LH_API lh_status lh_sweep_capsule_capsule(const lh_capsules *a, const lh_vectors *a_velocity,
                                          const lh_capsules *b, const lh_vectors *b_velocity, float t_max,
                                          uint64_t *hits, float *toi, const lh_xyz *normal);

/* The earliest time in [0, t_max] at which the closed capsules, moving by capsule_velocity, touch the closed triangles,
 * moving by triangle_velocity (NULL: at rest), from either side.
 * Method: the first of the times at which an end of the segment comes within the radius of the triangle, as in
 * lh_sweep_sphere_triangle, or an edge or vertex of the triangle comes within it of the segment, as in
 * lh_sweep_capsule_capsule; or 0, if the segment goes through the triangle at the start. t_max, toi and normal: see
 * "Sweeps" above.
 * normal: from the nearest point of the triangle towards that of the segment at toi. Where the two meet it is as in
 * lh_contact_capsule_triangle, the other way round: the shortest way out. Let p be the exact vector between the nearest
 * points, d the longest of those from the triangle's a to an end of the segment at 0, l the length of the segment and
 * the root of |b - a|^2 + |c - a|^2, and v the relative velocity: the normal is within 35u + 1.02u * (|d| + 2 * toi *
 * |v| + 60 * l) / |p| + sqrt(50u + 200u * l / |p|) of p / |p| where that is at most 2^-6 and |p| at least 2^-62, and
 * its length is always within 4u of 1. The root counts where several pairs of points are as near, but for rounding.
 * Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
 * Over-report: at toi they touch if the radius r grows by 88 * 2^-23 * (r + w + l) + 2^-60, where w is the largest
 * distance between an end of the segment and a vertex at the start, in the same range.
 * NaN: anywhere, a miss. */
LH_API lh_status lh_sweep_capsule_triangle(const lh_capsules *capsules, const lh_vectors *capsule_velocity,
                                           const lh_triangles *triangles, const lh_vectors *triangle_velocity,
                                           float t_max, uint64_t *hits, float *toi, const lh_xyz *normal);

/* The earliest time in [0, t_max] at which the closed capsules, moving by capsule_velocity, touch the closed boxes,
 * moving by box_velocity (NULL: at rest).
 * Method: the first of the times at which an end of the segment comes within the radius of the box, as in
 * lh_sweep_sphere_aabb, or a corner or edge of the box comes within it of the segment, as in lh_sweep_capsule_capsule;
 * or 0, if they overlap at the start. t_max, toi and normal: see "Sweeps" above.
 * normal: from the nearest point of the box towards that of the segment at toi. Where the two meet it is as in
 * lh_contact_capsule_aabb, the other way round: the shortest way out. Let p be the exact vector between the nearest
 * points, w the sum over the axes of the larger distances of the faces from the capsule's a at 0, l the length of the
 * segment and v the relative velocity: the normal is within 35u + 30u * (w + toi * |v| + l) / |p| + sqrt(64u * (w + l)
 * / |p|) of p / |p| where that is at most 2^-6 and |p| at least 2^-62, and its length is always within 4u of 1.
 * Never misses: coordinates, velocities and radii of 0 or 2^-40 to 2^40, any t_max.
 * Over-report: at toi they touch if the radius r grows by 88 * 2^-23 * (r + w + l) + 2^-60, in the same range.
 * Inverted boxes: never hit. NaN: anywhere, a miss. */
LH_API lh_status lh_sweep_capsule_aabb(const lh_capsules *capsules, const lh_vectors *capsule_velocity,
                                       const lh_aabbs *boxes, const lh_vectors *box_velocity, float t_max,
                                       uint64_t *hits, float *toi, const lh_xyz *normal);

/* Do points and triangles meet while each of the four corners moves for itself, on a straight line from where it is at
 * t = 0 to where it is at t = 1? For cloth, skinned meshes and finite elements, of which lh_sweep_segment_segment has
 * the edges (docs/cloth.md). Both views of triangles may be of one mesh, with its index buffer and the positions before
 * and after.
 * Method: a direction that separates the shapes at two times does so between, so steps lead from one time to the next
 * up to which they are proved to be apart. Newton's method on their distance looks ahead for a meeting. A pair takes 16
 * steps at most; a first direction, for all the time, comes before.
 * M below is the largest difference of a coordinate of the point and of a corner, at t = 0 or at t = 1.
 * toi: n floats, or NULL if not wanted; +inf on a miss; never NaN, never -0. It is never late: up to it they are apart,
 * or it is 0. It is brought to 63/64 of near_at if steps last.
 * near_at: n floats, or NULL if not wanted; +inf on a miss; never NaN, never -0. A time from toi to 1 at which the
 * point is no further than 25 * 2^-24 * M from the triangle; on a hit that is ran_out it is toi.
 * ran_out: a bit a pair, as hits, or NULL if not wanted: of hits, those of which the steps have shown neither that they
 * come so near nor that they do not. These are few: 25 of 7,279 queries that were made by hand to be hard.
 * Never misses: coordinates of magnitudes up to 2^126.
 * Over-report: of hits that are not ran_out, at near_at they touch if the point grows to a ball of radius 25 * 2^-24 *
 * M, for coordinates of 0 or 2^-40 to 2^40.
 * NaN or an infinity: anywhere, a miss. */
LH_API lh_status lh_sweep_point_triangle(const lh_vectors *points, const lh_vectors *points_after,
                                         const lh_triangles *triangles, const lh_triangles *triangles_after,
                                         uint64_t *hits, float *toi, float *near_at, uint64_t *ran_out);

/* Do segments meet while each of their four ends moves for itself? All is as with lh_sweep_point_triangle: a and b are
 * where they are at t = 0, a_after and b_after at t = 1, and M is the largest difference of a coordinate of an end of a
 * and of an end of b. Segments may be points, parallel, or on one line. Edges that share a vertex meet all the time.
 * Never misses: as there. */
LH_API lh_status lh_sweep_segment_segment(const lh_segments *a, const lh_segments *a_after,
                                          const lh_segments *b, const lh_segments *b_after, uint64_t *hits,
                                          float *toi, float *near_at, uint64_t *ran_out);

/* ---- Closest points ---------------------------------------------------------------------------------------
 * The squared distance of two closed sets, 0 where they meet, and their closest points. Outputs that are NULL are not
 * wanted. Where a NaN in an element leaves no distance, distance2 is +inf and the points are NaN, always the same
 * one. Shapes with radii, such as capsules, are as far apart as their cores less the radii: docs/guarantees.md has a
 * table of them. */

/* The point of a box that is closest to a point.
 * Method: the point, clamped to the box on each axis (Ericson 5.1.3).
 * on_box is exact. distance2 is within 5.01 * 2^-24 of itself and 2^-148 of the exact squared distance, and 0 where
 * the box contains the point; for coordinates of magnitude up to 2^62, beyond which squares overflow.
 * The empty box: distance2 is +inf, as is on_box. For other boxes with min > max on an axis, on_box is min there.
 * NaN: in the point or in min, as said above; in max, that side of the box is taken to be at min. */
LH_API lh_status lh_closest_aabb_point(const lh_aabbs *boxes, const lh_vectors *points, float *distance2,
                                       const lh_xyz *on_box);

/* The point of an oriented box that is closest to a point.
 * Method: in the box's coordinates the point, clamped on each axis (Ericson 5.1.4). Coordinates, half extents and
 * components of q are 0 or from 2^-40 to 2^40, q not being 0; then, with the exact distance d, w = |x| + |y| + |z| of
 * the vector from the centre to the point, and u = 2^-24, the root of distance2 is within 2.6u * d + 21u * w + 2^-73
 * of d.
 * on_box is off a point of the box by at most u of each coordinate, 12.1u of the sum of the half extents, and 2^-149;
 * and that point of the box is at most 42u * w further away than d.
 * NaN: in either, as said above. A q of 0 likewise. */
LH_API lh_status lh_closest_obb_point(const lh_obbs *boxes, const lh_vectors *points, float *distance2,
                                      const lh_xyz *on_box);

/* The point of a segment that is closest to a point, a + t * (b - a).
 * Method: the foot of the perpendicular, clamped to the segment (Ericson 5.1.2).
 * t is from 0 to 1, and 0 where the segment is a point; on a NaN, NaN. Coordinates are 0 or from 2^-40 to 2^40; then,
 * with the exact distance d and the length l of the segment, the root of distance2 is at most 3.6u * d + 11.1u * l +
 * 2^-72 more than d, and at most 3.6u * d + 3.1u * l + 2^-72 less. Where the segment is a point l is 0.
 * on_segment is off a + t * (b - a) by at most u of each coordinate, 2.1u of that of b - a, and 2^-149; and that
 * point of the segment is at most 2.1u * d + 12.1u * l + 2^-72 further away than d.
 * NaN: in either, as said above. */
LH_API lh_status lh_closest_segment_point(const lh_segments *segments, const lh_vectors *points,
                                          float *distance2, float *t, const lh_xyz *on_segment);

/* The point of a solid cylinder that is closest to a point; in the cylinder, that point.
 * Method: as it is seen along the axis, the point, clamped to both ends and to the radius.
 * Coordinates and the radius are 0 or from 2^-40 to 2^40; then, with the exact distance d, l the length of the axis and
 * the radius, and u = 2^-24, the root of distance2 is at most 23.7u * d + 21.7u * l + 2^-72 more than d, and at most
 * 23.7u * d + 14.7u * l + 2^-72 less. on_cylinder is off the exact point by at most u of each coordinate, 31u * (d +
 * l), and 2^-72.
 * NaN: in either, as said above; so is a cylinder that is empty, with a = b or of a negative radius. */
LH_API lh_status lh_closest_cylinder_point(const lh_cylinders *cylinders, const lh_vectors *points,
                                           float *distance2, const lh_xyz *on_cylinder);

/* The points of two segments that are closest to each other, a.a + s * (a.b - a.a) and b.a + t * (b.b - b.a).
 * Method: the point of a nearest to the line of b, then the point of b nearest to that, then the point of a nearest
 * to that (Ericson 5.1.9, without its determinant, which cancels in parallel segments). Parallel segments are no
 * special case, nor are points.
 * s and t are from 0 to 1; on a NaN, NaN. Coordinates are 0 or from 2^-40 to 2^40; then, with the exact distance d, l
 * the sum of both lengths, and u = 2^-24, the root of distance2 is at most 22.1u * d + 31.1u * l + 2^-72 more than d,
 * and at most 22.1u * d + 5.1u * l + 2^-72 less. Of several nearest pairs, as of parallel segments, any is given.
 * on_a is off a.a + s * (a.b - a.a) by at most u of each coordinate, 2.1u of that of a.b - a.a, and 2^-149; on_b
 * likewise. Those points of the segments are at most 22.1u * d + 33.1u * l + 2^-72 further apart than d.
 * NaN: in either, as said above; infinities likewise. */
LH_API lh_status lh_closest_segment_segment(const lh_segments *a, const lh_segments *b, float *distance2,
                                            float *s, float *t, const lh_xyz *on_a, const lh_xyz *on_b);

/* The point of a triangle that is closest to a point, a + u * (b - a) + v * (c - a).
 * Method: the foot of the perpendicular on the plane, found along an edge and along the altitude upon it, or, if it
 * lies beyond an edge, the nearest point of that edge (docs/guarantees.md; Ericson 5.1.5).
 * u and v are at least 0, and u + v at most 1 + 2^-25; on a NaN, NaN. Where the triangle is a segment or a point,
 * they are one of the choices that give the point. Coordinates are 0 or from 2^-40 to 2^40; then, however thin the
 * triangle is, with the exact distance d and l, the root of |b - a|^2 + |c - a|^2, the root of distance2 is at most
 * 4.5u * d + 40.1u * l + 2^-63 more than d, and at most 4.5u * d + 4.6u * l + 2^-63 less (in bounds u is 2^-24).
 * on_triangle is off a + u * (b - a) + v * (c - a) by at most 2^-24 of each coordinate, 3.1 * 2^-24 of the sum of |u
 * * (b - a)| and |v * (c - a)| on that axis, and 2^-149; and that point is at most 6.1u * d + 44.6u * l + 2^-63
 * further away than d.
 * NaN: in either, as said above. */
LH_API lh_status lh_closest_triangle_point(const lh_triangles *triangles, const lh_vectors *points,
                                           float *distance2, float *u, float *v, const lh_xyz *on_triangle);

/* The point of a plane that is closest to a point, on whichever side that is.
 * Method: the foot of the perpendicular (Ericson 5.1.1), for a normal n of any length.
 * Coordinates and components of n are 0 or from 2^-40 to 2^40, d is at most 2^82; then, with the exact distance D up
 * to 2^62 and s = (|nx * x| + |ny * y| + |nz * z| + |d|) / |n|, which is at most D plus twice the distance of the
 * point from the origin, the root of distance2 is within 2.6u * D + 4.1u * s + 2^-74 of D. on_plane is off the exact
 * foot by at most u of its distance from the origin, 5.1u * D + 4.1u * s and 2^-74.
 * n = 0: if d = 0 the plane is all of space, and on_plane the point itself; else it is nothing, distance2 is +inf and
 * on_plane NaN. The latter holds, too, where the point is 2^128 or more normals away.
 * NaN: in either, as said above. */
LH_API lh_status lh_closest_plane_point(const lh_planes *planes, const lh_vectors *points, float *distance2,
                                        const lh_xyz *on_plane);

/* The points of two boxes that are closest to each other.
 * Method: the gap between them on each axis.
 * on_a and on_b are exact, for all finite values. On an axis on which the boxes have something in common both are at
 * the lower end of that: so boxes that meet have one common point, the corner of least coordinates. distance2 is
 * within 5.01 * 2^-24 of itself and 2^-148 of the exact squared distance, and 0 where the boxes meet, and only there
 * in range (0 or 2^-40 to 2^40); for coordinates of magnitude up to 2^62, beyond which squares overflow.
 * NaN: anywhere, as said above; so are boxes with min > max on an axis. */
LH_API lh_status lh_closest_aabb_aabb(const lh_aabbs *a, const lh_aabbs *b, float *distance2,
                                      const lh_xyz *on_a, const lh_xyz *on_b);

/* The points of a segment and a triangle that are closest to each other.
 * Method: of an end of the segment and the triangle, or of the segment and an edge, whichever are nearest (Ericson
 * 5.1.10); where the segment goes through, the point where it crosses the plane.
 * distance2 is 0 where they meet, which is wherever lh_contact_capsule_triangle with a radius and a margin of 0 hits;
 * both points are that of the segment then. Coordinates are 0 or from 2^-40 to 2^40; then, however thin the triangle
 * is, with the exact distance d, l the length of the segment and the root of |b - a|^2 + |c - a|^2, and u = 2^-24, the
 * root of distance2 is at most 22.1u * d + 40.6u * l + 2^-61 more than d, and at most 28u * d + 143.5u * l + 2^-61
 * less. But for u of the coordinates of both and 2^-61, on_segment is off the segment by at most 2.1u * l, on_triangle
 * off the triangle by 4.6u * l + 3.1u * d or, where distance2 is 0, 143.5u * l, and they are at most 26u * d + 41u * l
 * further apart than d.
 * NaN: in either, as said above; infinities likewise, and a distance2 that would overflow. */
LH_API lh_status lh_closest_segment_triangle(const lh_segments *segments, const lh_triangles *triangles,
                                             float *distance2, const lh_xyz *on_segment,
                                             const lh_xyz *on_triangle);

/* The points of a segment and a box that are closest to each other.
 * Method: as a point goes along the segment, when it is nearest to the box, found as in lh_overlap_capsule_aabb.
 * distance2 is 0 wherever they meet; both points are that of the box then, where the segment enters it or begins.
 * on_box is always in the box, exactly. Coordinates are 0 or from 2^-40 to 2^40; then, with the exact distance d, the
 * length l of the segment, and u = 2^-24, the root of distance2 is at most 19.5u * d + 23u * l + 2^-61 more than d,
 * and at most 6.6u * d + 29.1u * l + 2^-61 less. But for u of the coordinates of both and 2^-61, on_segment is off the
 * segment by at most 2.1u * l or, where distance2 is 0, 33.4u * l, and they are at most 26u * d + 30.1u * l further
 * apart than d.
 * NaN: in either, as said above; so are infinities in the segment, and boxes with min > max on an axis. */
LH_API lh_status lh_closest_segment_aabb(const lh_segments *segments, const lh_aabbs *boxes, float *distance2,
                                         const lh_xyz *on_segment, const lh_xyz *on_box);

/* The points of a segment and an oriented box that are closest to each other.
 * Method: in the box's coordinates as lh_closest_segment_aabb, and turned back.
 * distance2 is 0 wherever they meet; both points are that of the box then, where the segment enters it or begins.
 * Coordinates, half extents and components of q are 0 or from 2^-40 to 2^40, q not being 0; then, with the exact
 * distance d, l the length of the segment and the larger |x| + |y| + |z| of the ways from the centre to its ends, and
 * u = 2^-24, the root of distance2 is at most 19.5u * d + 23u * l + 2^-61 more than d, and at most 6.6u * d + 50.8u *
 * l + 2^-61 less. But for u of the coordinates of both and 2^-61, on_segment is off the segment by at most 2.1u * l
 * and on_box off the box by 36.4u * l or, where distance2 is 0, both by 89.1u * l, and they are at most 26u * d +
 * 85.8u * l further apart than d.
 * NaN: in either, as said above; so are infinities in the segment, negative half extents, and a q of 0. */
LH_API lh_status lh_closest_segment_obb(const lh_segments *segments, const lh_obbs *boxes, float *distance2,
                                        const lh_xyz *on_segment, const lh_xyz *on_box);

/* The points of two triangles that are closest to each other.
 * Method: of an edge of either and the other, whichever are nearest (Ericson 5.1.11), as in
 * lh_closest_segment_triangle.
 * distance2 is 0 wherever they meet; both points are one then, of an edge. Coordinates are 0 or from 2^-40 to 2^40;
 * then, however thin the triangles are, with the exact distance d, l the sum of both roots of |b - a|^2 + |c - a|^2,
 * and u = 2^-24, the root of distance2 is at most 22.1u * d + 40.6u * l + 2^-61 more than d, and at most 28u * d +
 * 143.5u * l + 2^-61 less. But for u of the coordinates of both and 2^-61, points are off their triangles by at most
 * 5.7u * l + 3.1u * d or, where distance2 is 0, 143.5u * l, and they are at most 26u * d + 41u * l further apart than
 * d.
 * NaN: in either, as said above; infinities likewise, and the squared distance of an edge that would overflow. */
LH_API lh_status lh_closest_triangle_triangle(const lh_triangles *a, const lh_triangles *b, float *distance2,
                                              const lh_xyz *on_a, const lh_xyz *on_b);

/* The points of a triangle and a box that are closest to each other.
 * Method: of an edge and the box, as in lh_closest_segment_aabb, or of a corner of the box and the triangle, whichever
 * are nearest; where a diagonal of the box goes through the triangle, that point.
 * distance2 is 0 wherever they meet; both points are one then, of the box. on_box is always in the box, exactly.
 * Coordinates are 0 or from 2^-40 to 2^40; then, however thin the triangle is, with the exact distance d, l the root of
 * |b - a|^2 + |c - a|^2 and the diagonal of the box, and u = 2^-24, the root of distance2 is at most 22.1u * d + 73u *
 * l + 2^-61 more than d, and at most 6.6u * d + 143.5u * l + 2^-61 less. But for u of the coordinates of both and
 * 2^-61, on_triangle is off the triangle by at most 4.6u * l + 3.1u * d or, where distance2 is 0, 143.5u * l, and they
 * are at most 26u * d + 78u * l further apart than d.
 * NaN: in either, as said above; so are infinities, a distance2 that would overflow, and boxes with min > max on an
 * axis. */
LH_API lh_status lh_closest_triangle_aabb(const lh_triangles *triangles, const lh_aabbs *boxes,
                                          float *distance2, const lh_xyz *on_triangle, const lh_xyz *on_box);

/* The points of a triangle and an oriented box that are closest to each other.
 * Method: in the box's coordinates as lh_closest_triangle_aabb, and turned back.
 * distance2 is 0 wherever they meet; both points are one then. Coordinates, half extents and components of q are 0 or
 * from 2^-40 to 2^40, q not being 0; then, with the exact distance d, l the root of |b - a|^2 + |c - a|^2, the diagonal
 * of the box and the largest |x| + |y| + |z| of the ways from its centre to a vertex, and u = 2^-24, the root of
 * distance2 is at most 22.1u * d + 73u * l + 2^-61 more than d, and at most 6.6u * d + 143.5u * l + 2^-61 less. But for
 * u of the coordinates of both and 2^-61, on_triangle is off the triangle by at most 59u * l + 3.1u * d and on_box off
 * the box by 18.2u * l or, where distance2 is 0, both by 143.5u * l, and they are at most 26u * d + 82u * l further
 * apart than d.
 * NaN: in either, as said above; so are infinities, a distance2 that would overflow, negative half extents, and a q of
 * 0. */
LH_API lh_status lh_closest_triangle_obb(const lh_triangles *triangles, const lh_obbs *boxes,
                                         float *distance2, const lh_xyz *on_triangle, const lh_xyz *on_box);

/* The points of a box and an oriented box that are closest to each other.
 * Method: of a corner of the box and the oriented box, or of an edge of the oriented box and the box, as in
 * lh_closest_segment_aabb, whichever are nearest; where they may meet, of a diagonal of the box, too.
 * distance2 is 0 wherever they meet; both points are one then. on_box is always in the box, exactly. Coordinates, half
 * extents and components of q are 0 or from 2^-40 to 2^40, q not being 0; then, with the exact distance d, l the sum of
 * all half extents and |x| + |y| + |z| of the way between the centres, and u = 2^-24, the root of distance2 is at most
 * 19.5u * d + 75u * l + 2^-61 more than d, and at most 6.6u * d + 193u * l + 2^-61 less. But for u of the coordinates
 * of both and 2^-61, on_obb is off the oriented box by at most 50u * l or, where distance2 is 0, 210u * l, and they are
 * at most 26u * d + 200u * l further apart than d.
 * NaN: in either, as said above; so are infinities, a distance2 that would overflow, boxes with min > max on an axis,
 * negative half extents, and a q of 0. */
LH_API lh_status lh_closest_aabb_obb(const lh_aabbs *boxes, const lh_obbs *obbs, float *distance2,
                                     const lh_xyz *on_box, const lh_xyz *on_obb);

/* The points of two oriented boxes that are closest to each other.
 * Method: in the coordinates of a as lh_closest_aabb_obb, and turned back.
 * distance2 is 0 wherever they meet; both points are one then. Coordinates, half extents and components of q are 0 or
 * from 2^-40 to 2^40, q not being 0; then, with the exact distance d, l and u as for lh_closest_aabb_obb, the root of
 * distance2 is at most 19.5u * d + 75u * l + 2^-61 more than d, and at most 6.6u * d + 193u * l + 2^-61 less. But for u
 * of the coordinates of both and 2^-61, on_a is off a by at most 37u * l and on_b off b by 50u * l or, where distance2
 * is 0, both by 210u * l, and they are at most 26u * d + 200u * l further apart than d.
 * NaN: in either, as said above; so are infinities, a distance2 that would overflow, negative half extents, and a q of
 * 0. */
LH_API lh_status lh_closest_obb_obb(const lh_obbs *a, const lh_obbs *b, float *distance2, const lh_xyz *on_a,
                                    const lh_xyz *on_b);

/* ---- Lines --------------------------------------------------------------------------------------------
 * A line is a ray that goes both ways: the points origin + t * dir for every t, in a view of rays whose limits do not
 * count. With both dir and inv_dir, dir is used; with inv_dir alone, its reciprocals. A direction of a length up to
 * 2^-64 is a zero: the line is a point then, and t is 0.
 *
 * Whether a line meets a box, ball, capsule, cylinder, plane or triangle say two calls of lh_raycast_*: of its ray, and
 * of its ray the other way, with -dir for dir. It does if either hits, with all that is guaranteed for rays. It is in
 * the shape from t_enter to t_exit of the first, or if the second alone hits from -t_exit to -t_enter of that; if both
 * hit, it is there from -t_exit of the second to t_exit of the first. */

/* The point of a line that is closest to a point, origin + t * dir.
 * Method: the foot of the perpendicular (Ericson 5.1.2, without ends).
 * Coordinates and components of directions are 0 or from 2^-40 to 2^40; then, with the exact distance d, the distance l
 * of the point from the origin, and u = 2^-24, the root of distance2 is at most 2.6u * d + 11.3u * l + 2^-72 more than
 * d, and at most 2.6u * d + 2.1u * l + 2^-72 less.
 * on_line is off origin + t * dir by at most u of each coordinate, 1.1u of that of t * dir, and 2^-149; and that point
 * is at most 9.1u * l + 2^-72 further away than d.
 * NaN: in either, as said above; infinities likewise, but for those of which distance2 is infinite. */
LH_API lh_status lh_closest_line_point(const lh_rays *lines, const lh_vectors *points, float *distance2,
                                       float *t, const lh_xyz *on_line);

/* The points of two lines that are closest to each other, a.origin + s * a.dir and b.origin + t * b.dir.
 * Method: along the normal common to both, which is computed as if with 48 digits (Ericson 5.1.8, docs/guarantees.md).
 * So the distance is as good however small the angle is, and parallel lines are known for certain: then s is 0, and t
 * that of the point of b closest to the origin of a; if b is a point, t is 0, and s that of the point closest to it.
 * Coordinates and components of directions are 0 or from 2^-40 to 2^40; then, with the exact distance d, the distance l
 * of both origins, and u = 2^-24, the root of distance2 is at most 7.1u * d + 11.3u * l + 2^-72 more than d, and at
 * most 7.1u * d + 8.1u * l + 2^-72 less.
 * on_a is off a.origin + s * a.dir by at most u of each coordinate, 1.1u of that of s * a.dir, and 2^-149; on_b is off
 * b.origin + t * b.dir likewise; and those points are at most 26.6u * (l + |s * a.dir|) + 2^-72 further apart than d.
 * All this of points where |s * a.dir| is up to 2^80: lines that are nearly parallel may be closest so far away that s,
 * t and coordinates are infinite or NaN.
 * NaN: in either, as said above. */
LH_API lh_status lh_closest_line_line(const lh_rays *a, const lh_rays *b, float *distance2, float *s,
                                      float *t, const lh_xyz *on_a, const lh_xyz *on_b);

/* What two planes have in common: a line, all of both, or nothing.
 * Method: along the product of both normals, which may be of any length (Ericson 5.4.4), by Pluecker coordinates, which
 * are computed as if with 48 digits (docs/guarantees.md). So the line is as good however small the angle is.
 * A hit is a pair of planes that have points in common. coincident, which may be NULL, has the bits of those that are
 * one plane; then direction is 0. Parallel planes that are apart are misses. Components of normals are 0 or from 2^-40
 * to 2^40, offsets 0 or from 2^-60 to 2^82, and the line is up to 2^80 from the origin: then hits and coincident are
 * exact, and the same with a and b exchanged.
 * direction: that of the line, a.n x b.n, of length 1 within 4.1u, each component within 12.1u of itself. point: of
 * what the planes have in common the point that is nearest to the origin, within 24.8u of its distance from there and
 * 2^-120; u is 2^-24. On a miss both are 0.
 * A normal of 0: a miss. A line 2^127 away likewise. NaN: in either, a miss. */
LH_API lh_status lh_intersect_plane_plane(const lh_planes *a, const lh_planes *b, uint64_t *hits,
                                          uint64_t *coincident, const lh_xyz *direction, const lh_xyz *point);

/* ---- Contacts ----------------------------------------------------------------------------------------- */

#include "contacts.h"

/* ---- Hits ---------------------------------------------------------------------------------------------
 * hits is as written by a query of n pairs: the bits of its last word beyond pair n are 0. Whoever combines hits, by
 * ~ for example, has to clear these; otherwise what is asked of them counts pairs, and reads t, beyond n. With n = 0 it
 * may be NULL. */

/* Words of 64 bits that a query of n pairs writes. */
LH_API size_t lh_hits_words(size_t n);

/* How many pairs hit. */
LH_API size_t lh_hits_count(const uint64_t *hits, size_t n);

/* 1 if any pair hit, else 0. */
LH_API int lh_hits_any(const uint64_t *hits, size_t n);

/* Writes the numbers of the pairs that hit, ascending, and returns how many: lh_hits_count(hits, n). indices
 * has room for as many, n at most, and nothing past them is written. n must be at most 2^32. */
LH_API size_t lh_hits_to_indices(const uint64_t *hits, size_t n, uint32_t *indices);

/* The hit with the lowest t, of equals that with the lowest index; n if there is none. t has n floats, of a query or
 * your own; a NaN is never the nearest. */
LH_API size_t lh_hits_nearest(const uint64_t *hits, const float *t, size_t n);

/* ---- Backends ----------------------------------------------------------------------------------------- */

/* One instruction set's kernels. All give the same bits. */
typedef int32_t lh_isa;

enum {
    LH_ISA_SCALAR = 0,
    LH_ISA_SSE = 1,
    LH_ISA_AVX2 = 2,
    LH_ISA_AVX512 = 3,
    LH_ISA_NEON = 4,
    LH_ISA_COUNT = 5
};

/* The fastest backend that this build has and this CPU and operating system can run. */
LH_API lh_isa lh_isa_best(void);

/* 1 if lh_isa_select would take it, else 0. */
LH_API int lh_isa_available(lh_isa isa);

/* The backend that calls use now. At first use it is the one named by the environment variable LANEHIT_ISA (as
 * lh_isa_name spells it); where that is unset, unknown or unavailable, lh_isa_best(). Where the C library has
 * secure_getenv, processes that run with more rights than their caller (setuid) do not read it. */
LH_API lh_isa lh_isa_active(void);

/* Makes all later calls, of every thread, use this backend. */
LH_API lh_status lh_isa_select(lh_isa isa);

/* "scalar", "sse", "avx2", "avx512", "neon"; "unknown" for any other number. */
LH_API const char *lh_isa_name(lh_isa isa);

/* ---- Packing ------------------------------------------------------------------------------------------ */

#include "pack.h"

#undef LH_NULL /* the headers' own */

#ifdef __cplusplus
}
#endif

#include "grid.h"
#include "pairs.h"

#endif
