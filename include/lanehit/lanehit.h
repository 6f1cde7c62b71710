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
 *   Outputs     hold n results; overlap no inputs, unless a query says so, nor each other. Nothing past them is
 *               written.
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
    LH_ERROR_LIMIT = 6,       /* t_max is negative or NaN; of a grid: lanehit/grid.h; of sets: an offset */
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

/* Does the closed ball meet the closed ellipsoid?
 * Method: they are apart if an axis separates them: the way to the centre of the ball from the nearest point of the
 * ellipsoid, which nine of Newton's steps find (More and Sorensen, Computing a Trust Region Step, 1983). What the
 * ellipsoid reaches along it is padded as in lh_classify_ellipsoid_plane, the radius by 8u.
 * Never misses: coordinates, columns and radii of 0 or 2^-40 to 2^40.
 * Over-report: where the axis is not quite the right one. On a hit, a ball meets the ellipsoid whose radius is larger
 * by 2^-14 * (l + r), where l is the longest half axis and r the way between the centres, if the shortest is at least a
 * 64th of the longest. Of flatter and longer ones it may be larger by a tenth of l.
 * NaN: in either, a miss. */
LH_API lh_status lh_overlap_sphere_ellipsoid(const lh_spheres *spheres, const lh_ellipsoids *ellipsoids,
                                             uint64_t *hits);
LH_API lh_status lh_any_overlap_sphere_ellipsoid(const lh_spheres *spheres, const lh_ellipsoids *ellipsoids,
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
 * Method: squared distance from the centre, against the squared radius less 10 * 2^-24 of it.
 * Never hits wrongly: coordinates and radii of 0 or magnitude 2^-40 and more; of smaller ones, what is hit is in the
 * ball grown by 2^-73. The centre is in every ball of radius 0 or more, and in the same range alone in one of radius 0.
 * A point just on the sphere may be a miss.
 * Under-report: on a miss, a ball of radius r * (1 - 3.8 * 2^-23) does not contain the point, in the same range for r
 * up to 2^63; a larger ball counts as one of radius 2^63.
 * NaN: in the ball or the point, a miss. */
LH_API lh_status lh_contains_sphere_point(const lh_spheres *outer, const lh_vectors *points, uint64_t *hits);
LH_API lh_status lh_any_contains_sphere_point(const lh_spheres *outer, const lh_vectors *points, int *any);

/* Does the closed ball outer contain the closed ball inner? An inner ball of negative radius is never contained.
 * Method: squared distance of the centres, against the squared difference of the radii, padded as in
 * lh_contains_sphere_point.
 * Never hits wrongly: as lh_contains_sphere_point. A ball contains itself and every other with its centre and no
 * larger radius. A ball that touches from within at one point may be a miss.
 * Under-report: on a miss, an outer ball whose radius is smaller by 4.3 * 2^-23 of the difference of the radii does
 * not contain inner, in the same range for differences up to 2^63; a larger one counts as 2^63.
 * NaN: in either ball, a miss. */
LH_API lh_status lh_contains_sphere_sphere(const lh_spheres *outer, const lh_spheres *inner, uint64_t *hits);
LH_API lh_status lh_any_contains_sphere_sphere(const lh_spheres *outer, const lh_spheres *inner, int *any);

/* Does the closed ball outer contain the closed box inner? Inverted boxes: never hit.
 * Method: squared distance of the corner furthest from the centre, against the squared radius, padded as in
 * lh_contains_sphere_point.
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

/* Does the closed box outer contain the closed triangle? Comparisons only: exact for all finite values.
 * Method: it contains the vertices.
 * NaN: in either, a miss. */
LH_API lh_status lh_contains_aabb_triangle(const lh_aabbs *outer, const lh_triangles *inner, uint64_t *hits);
LH_API lh_status lh_any_contains_aabb_triangle(const lh_aabbs *outer, const lh_triangles *inner, int *any);

/* Does the closed box outer contain the closed capsule? Exact for all finite values. A capsule of negative radius is
 * never contained.
 * Method: lh_contains_aabb_sphere of the balls at both ends.
 * NaN: in either, a miss. */
LH_API lh_status lh_contains_aabb_capsule(const lh_aabbs *outer, const lh_capsules *inner, uint64_t *hits);
LH_API lh_status lh_any_contains_aabb_capsule(const lh_aabbs *outer, const lh_capsules *inner, int *any);

/* Does the closed box outer contain the closed oriented box?
 * Method: how far the oriented box reaches along each axis of the world, against the faces (Ericson 5.2.3), padded as
 * by lh_classify_obb_plane with that axis as the normal: by 5u * |c_i| and 20u * m, c being its centre and m the sum of
 * its half extents.
 * Never hits wrongly, as lh_classify_obb_plane. A box that touches a face from within may be a miss, and so may one
 * that is not turned.
 * Under-report: on a miss, the outer box whose faces are further in by 4.6 * 2^-23 * (|c_i| + 4.2 * m) each does not
 * contain the oriented box.
 * NaN: in either, a miss. A q of 0 likewise; so is a negative half extent. */
LH_API lh_status lh_contains_aabb_obb(const lh_aabbs *outer, const lh_obbs *inner, uint64_t *hits);
LH_API lh_status lh_any_contains_aabb_obb(const lh_aabbs *outer, const lh_obbs *inner, int *any);

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

/* Does the closed ellipsoid contain the point?
 * Method: the point as M^-1 (point - centre) by Cramer's rule, M being the matrix of the columns, against a length of 1
 * less 8u and 12u * k. k is how much of what is added up cancels: the sum of (|a_i| + |b_i| + |c_i|) times the i-th
 * components of b x c, c x a and a x b, with the signs of all products taken as one, over |det M|. It is 3 for half
 * axes along x, y and z, up to 20 for those of a ball that are turned, and larger by as much as the longest half axis
 * is longer than the shortest.
 * Never hits wrongly: coordinates and columns of 0 or 2^-40 to 2^40. A flat ellipsoid contains nothing.
 * Under-report: on a miss, the ellipsoid shrunk about its centre by the factor 1 - 2^-23 * (7 + 12 * k) does not
 * contain the point, where |det M| is at least 2^-120.
 * NaN: in either, a miss. */
LH_API lh_status lh_contains_ellipsoid_point(const lh_ellipsoids *outer, const lh_vectors *points,
                                             uint64_t *hits);
LH_API lh_status lh_any_contains_ellipsoid_point(const lh_ellipsoids *outer, const lh_vectors *points,
                                                 int *any);

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

/* Is all of the closed ellipsoid behind the plane, some of it, or nothing? hits, inside, and a normal of 0 as in
 * lh_classify_sphere_plane. Flat ellipsoids are discs, segments or points.
 * Method: n.centre against d, to within |M'n|, M being the matrix of the columns. That is padded by 16u * |n| * m, m
 * being the sum of |n_i| (|a_i| + |b_i| + |c_i|) over |n|, and 2^-73 * |n|; the heights as in
 * lh_classify_sphere_plane.
 * Never misses, and never reports as inside what is not: as lh_classify_sphere_plane.
 * Over-report: likewise, of a d that is larger, or smaller, by 4.6 * 2^-23 * (S + 3.6 * m * |n|) + 2^-72 * |n|.
 * NaN: in either, a miss. */
LH_API lh_status lh_classify_ellipsoid_plane(const lh_ellipsoids *ellipsoids, const lh_planes *planes,
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

/* Is all of the closed oriented box in the frustum, some of it, or nothing? planes, hits, inside as in
 * lh_classify_aabb_frustum.
 * Method: lh_classify_obb_plane for each plane. A hit needs hits of all planes, inside needs inside of all.
 * Never misses, and never reports as inside what is not: as lh_classify_obb_plane.
 * Over-report: as lh_classify_aabb_frustum, by the bound of lh_classify_obb_plane. lh_overlap_obb_hull with the
 * frustum's corners tells boxes beyond an edge or a corner, as docs/chart.md shows.
 * NaN: in a plane or the box, a miss. A q of 0 likewise. */
LH_API lh_status lh_classify_obb_frustum(const lh_obbs *boxes, const lh_planes *planes, uint64_t *hits,
                                         uint64_t *inside);

/* Is all of the closed capsule in the frustum, some of it, or nothing? planes, hits, inside as in
 * lh_classify_aabb_frustum. A capsule of negative radius is neither.
 * Method: lh_classify_capsule_plane for each plane. A hit needs hits of all planes, inside needs inside of all.
 * Never misses, and never reports as inside what is not: as lh_classify_capsule_plane.
 * Over-report: as lh_classify_aabb_frustum, by the bound of lh_classify_capsule_plane. lh_overlap_capsule_hull with the
 * frustum's corners tells capsules beyond an edge or a corner.
 * NaN: in a plane or the radius, a miss; in an end, as lh_classify_capsule_plane says of each plane. */
LH_API lh_status lh_classify_capsule_frustum(const lh_capsules *capsules, const lh_planes *planes,
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
 * Method: the times in either ball, and in the cylinder between them, by the part of the ray that is perpendicular to
 * the axis (Ericson 5.3.7); of all the first and the last. The radius is padded by 2^-20 of itself, and by 2^-19 of the
 * length of the segment and of the distance from a to the origin, |x| + |y| + |z| each. A ray nearly along the axis is
 * no special case. With both dir and inv_dir, dir is used; with inv_dir alone, its reciprocals. A
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

/* Does the ray meet the closed solid ellipsoid, and between which times?
 * Method: the columns are turned to right angles (one-sided Jacobi; Golub and Van Loan 8.6.3), and ray and ellipsoid
 * measured in the half axes that come of it, as those of a ball of radius 1. These are longer by what rounding may do:
 * 16u of the sum of |axis_i| * (|a_i| + |b_i| + |c_i| + |w_i|), w being the way from the centre to the origin. With
 * both dir and inv_dir, dir is used; with inv_dir alone, its reciprocals. A direction of length up to 2^-64 is a zero:
 * a point query. Discs, segments and points, whose columns lie in a plane, on a line or are 0, are ellipsoids too.
 * t_enter, t_exit: n floats each, or NULL if not wanted. On a hit t_min' <= t_enter <= t_exit <= t_max', the limits as
 * clamped; both +inf on a miss. Never NaN, never -0. t_enter is never late and t_exit never early: every time at which
 * the ray is in the ellipsoid lies between them. A ray that begins in the ellipsoid has t_enter = t_min'.
 * Never misses: coordinates of the centre, the columns and the origin of 0 or 2^-40 to 2^40, directions of length 0 or
 * 2^-40 to 2^41, any limits.
 * Over-report: at t_enter and at t_exit the ray is no further from the ellipsoid than 40 * 2^-23 * l * l / h + 2^-54,
 * nor than 1280 * 2^-23 * l + 2^-54, which is for what is flat, in the same range. h is the shortest half axis, and l
 * the sum of the lengths of the columns and of w. Measured, not derived (docs/guarantees.md).
 * NaN: in the ray or the ellipsoid, a miss; a NaN limit is absent. */
LH_API lh_status lh_raycast_ellipsoid(const lh_rays *rays, const lh_ellipsoids *ellipsoids, uint64_t *hits,
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
 * Method: volumes (Moeller and Trumbore, Fast, Minimum Storage Ray/Triangle Intersection, 1997) decide where they are
 * clear, further from 0 than rounding puts them, as nearly all are. Else padded volumes do, where they show that the
 * ray certainly passes beside the triangle, or give a time and a point of the triangle that are near each other. Else
 * the point of the triangle decides that is closest to the line, seen along it and found as in
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
 * Over-report: none where volumes are clear. There, with s the root of |b - a|^2 + |c - a|^2, r that of s^2 + |a -
 * origin|^2, and D = dir . ((b - a) x (c - a)), t is within 3.2 * 2^-23 * s^2 * (r + t * |dir|) / |D| of the exact
 * time, and u and v are within 5.4 * 2^-23 * s * r * |dir| / |D|; an s below 2^-14 or a |dir| below 2^-15 counts as
 * that. Even of slivers, and of triangles that are seen nearly edge on, t * |dir| is within s / 4 and u and v are
 * within 1/5. Where volumes are not clear, the point of the ray at t and the point of the triangle at u and v are no
 * further apart than 2^-23 * (19 * w + 56 * l) + 2^-59, where w is the distance from the origin to the furthest
 * vertex, in the same range. So t is off by no more than that, divided by |dir| and by the sine of the angle between
 * ray and plane; and a ray that is a hit by over-report is as near to the triangle. Whether it is one may depend on
 * the order of vertices.
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

/* ---- Sweeps ------------------------------------------------------------------------------------------- */

#include "sweeps.h"

/* ---- Closest points and lines ------------------------------------------------------------------------- */

#include "closest.h"

/* ---- Contacts ----------------------------------------------------------------------------------------- */

#include "contacts.h"

/* ---- Hulls and polygons ------------------------------------------------------------------------------- */

#include "hulls.h"
#include "polygons.h"

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

/* ---- Bounding volumes --------------------------------------------------------------------------------- */

#include "bounds.h"

/* ---- k-DOPs ------------------------------------------------------------------------------------------- */

#include "kdops.h"

#undef LH_NULL /* the headers' own */

#ifdef __cplusplus
}
#endif

#include "grid.h"
#include "pairs.h"
#include "pair_changes.h"
#include "layers.h"
#include "kept.h"

#endif
