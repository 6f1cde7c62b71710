/* Packed columns (one array per component) from data in any other layout: pack once, ask n times. Part of lanehit.h,
 * which says what views are.
 *
 * A query takes every layout, and packed arrays are fastest; docs/layouts.md says from how many queries of the same
 * data on packing first pays. The columns are one array of floats that the caller allocates:
 *
 *     float *columns = malloc(lh_pack_floats(n, LH_COLUMNS_AABBS) * sizeof *columns);
 *     lh_aabbs packed;
 *     lh_pack_aabbs(&boxes, columns, &packed);
 *
 * Conventions, for every function below
 *   columns   lh_pack_floats(count, k) floats, where k is how many arrays the view has, at most LH_COLUMNS_*. They
 *             must be aligned to 4 bytes, and are best aligned to 64. They may not overlap what is packed. The gaps
 *             between the columns, and the rest up to the end, may be written too. With a count of 0 they may be
 *             NULL.
 *   packed    the packed view: without an index, strides 0, of the same count, also if that is 1. It reads the columns,
 *             which must outlive it. It may be the view that is packed. With a count of 0 its arrays are NULL.
 *   Errors    a bad argument is refused before anything is written; see lh_status.
 *   The same bits on every backend and by every compiler. No call allocates or keeps anything. */
#if !defined(LANEHIT_H)
#include "lanehit.h" /* which includes this file where it belongs */
#elif !defined(LANEHIT_PACK_H)
#define LANEHIT_PACK_H

/* How many arrays a view has at most. */
enum {
    LH_COLUMNS_AABBS = 6,
    LH_COLUMNS_SPHERES = 4,
    LH_COLUMNS_TRIANGLES = 9,
    LH_COLUMNS_SEGMENTS = 6,
    LH_COLUMNS_CAPSULES = 7,
    LH_COLUMNS_CYLINDERS = 7,
    LH_COLUMNS_ELLIPSOIDS = 12,
    LH_COLUMNS_KDOPS = 26,
    LH_COLUMNS_PLANES = 4,
    LH_COLUMNS_VECTORS = 3,
    LH_COLUMNS_OBBS = 10,
    LH_COLUMNS_POSES = 7,
    LH_COLUMNS_RAYS = 11
};

/* How many floats so many columns of count elements take. Each column begins at another cache line of its page than
 * the others, since columns that begin at the same one push each other out of the first-level cache. */
LH_API size_t lh_pack_floats(size_t count, size_t columns);

/* ---- From views ----------------------------------------------------------------------------------------
 *
 * Every element is copied to the bit, NaN included. Arrays of the view that are NULL stay NULL and take no column. */

LH_API lh_status lh_pack_aabbs(const lh_aabbs *boxes, float *columns, lh_aabbs *packed);
LH_API lh_status lh_pack_spheres(const lh_spheres *spheres, float *columns, lh_spheres *packed);
LH_API lh_status lh_pack_triangles(const lh_triangles *triangles, float *columns, lh_triangles *packed);
LH_API lh_status lh_pack_segments(const lh_segments *segments, float *columns, lh_segments *packed);
LH_API lh_status lh_pack_capsules(const lh_capsules *capsules, float *columns, lh_capsules *packed);
LH_API lh_status lh_pack_cylinders(const lh_cylinders *cylinders, float *columns, lh_cylinders *packed);
LH_API lh_status lh_pack_ellipsoids(const lh_ellipsoids *ellipsoids, float *columns, lh_ellipsoids *packed);
LH_API lh_status lh_pack_kdops(const lh_kdops *kdops, float *columns, lh_kdops *packed);
LH_API lh_status lh_pack_planes(const lh_planes *planes, float *columns, lh_planes *packed);
LH_API lh_status lh_pack_vectors(const lh_vectors *vectors, float *columns, lh_vectors *packed);
LH_API lh_status lh_pack_obbs(const lh_obbs *boxes, float *columns, lh_obbs *packed);
LH_API lh_status lh_pack_poses(const lh_poses *poses, float *columns, lh_poses *packed);
LH_API lh_status lh_pack_rays(const lh_rays *rays, float *columns, lh_rays *packed);

/* ---- Boxes around shapes -------------------------------------------------------------------------------
 *
 * Bounds for a broadphase: each box contains its shape, exactly, wherever it is until t_max, and all that is within the
 * margin of it on each axis.
 *   margin    one for all, or one for each; NULL: 0. A negative one makes the box smaller.
 *   velocity  one for all, or one for each; NULL: at rest. The box is around the whole way.
 *   t_max     refused if negative or NaN; above 2^127 it counts as 2^127.
 * It is the smallest box of floats where doubles have radius + margin, what that makes of an end, and what the way
 * makes of it, as they always do unless magnitudes differ by a factor of 2^28. Otherwise each of these sums is off by
 * at most 2^-52 of itself, outwards, and the box at most one float further out on each side.
 * A NaN, in the shape or in what it grows by, makes both ends of its axis NaN, that of a radius or a margin all ends,
 * so that the box meets nothing. With a negative radius there is no ball: the box is min = +inf, max = -inf. Ends
 * beyond FLT_MAX are infinite, outwards.
 * Queries have paddings of their own, and may call what is next to nothing apart a hit. The box does not contain
 * these: a margin does. */

/* Boxes around balls; without a radius, around points. */
LH_API lh_status lh_pack_aabbs_from_spheres(const lh_spheres *spheres, const lh_numbers *margin,
                                            const lh_vectors *velocity, float t_max, float *columns,
                                            lh_aabbs *packed);

/* Boxes around capsules. */
LH_API lh_status lh_pack_aabbs_from_capsules(const lh_capsules *capsules, const lh_numbers *margin,
                                             const lh_vectors *velocity, float t_max, float *columns,
                                             lh_aabbs *packed);

/* Boxes around triangles, and around those of a mesh, by its index. */
LH_API lh_status lh_pack_aabbs_from_triangles(const lh_triangles *triangles, const lh_numbers *margin,
                                              const lh_vectors *velocity, float t_max, float *columns,
                                              lh_aabbs *packed);

/* Larger boxes, such as around those that lh_pack_aabbs_from_obbs has made: `boxes` may be `packed`, in the same
 * columns. Inverted boxes grow as others do, so that they may be inverted no more; min = +inf, max = -inf stays as it
 * is. */
LH_API lh_status lh_pack_aabbs_from_aabbs(const lh_aabbs *boxes, const lh_numbers *margin,
                                          const lh_vectors *velocity, float t_max, float *columns,
                                          lh_aabbs *packed);

/* ---- From doubles --------------------------------------------------------------------------------------
 *
 * It is the same in every floating-point mode: a call rounds in a mode of its own, and sets that of the caller back.
 * (The radii of spheres are computed in the caller's mode, as are sums where there is no SIMD backend.) A magnitude
 * above FLT_MAX becomes FLT_MAX or infinity, and one below the least normal float a denormal or 0, whichever the
 * direction of rounding demands. Infinities and zeros stay what they are. Each NaN becomes the one quiet NaN,
 * 0x7fc00000. Equal doubles that are rounded in the same direction become equal floats, so triangles that share a
 * vertex still do. */

/* A view of doubles: array[k] stands for array k of the view of floats, counted from 0 in its order; NULL where there
 * is none. Element i of array k lies at (char *)array[k] + stride[k] * j bytes, where j is i or what the index has
 * there, as in other views; stride 0 means 8, index_stride 0 means 4. Strides are multiples of 4, and arrays are
 * aligned to 4 bytes. */
typedef struct lh_doubles {
    size_t count;
    const uint32_t *index;
    uint32_t index_stride;
    uint32_t stride[LH_COLUMNS_RAYS];
    const double *array[LH_COLUMNS_RAYS];
} lh_doubles;

/* An array of structs of `components` doubles, contiguous and in the order of the view's arrays. first points to
 * those of the first struct; stride is the bytes from struct to struct. */
static inline lh_doubles lh_doubles_aos(const double *first, size_t components, uint32_t stride, size_t count)
{
    lh_doubles v;
    v.count = count;
    v.index = LH_NULL;
    v.index_stride = 0;
    for (size_t k = 0; k < LH_COLUMNS_RAYS; k++) {
        v.stride[k] = stride;
        v.array[k] = first && k < components ? first + k : LH_NULL;
    }
    return v;
}

/* {min[3], max[3]}, min rounded down and max up: the smallest box of floats that contains the given one. So a query
 * that misses the packed box misses the given one. As the outer box of lh_contains_* it stands for the larger, packed
 * one. The box min = +inf, max = -inf stays as it is. */
LH_API lh_status lh_pack_aabbs_from_doubles(const lh_doubles *boxes, float *columns, lh_aabbs *packed);

/* {centre[3], half[3]}: the smallest box of floats that contains the one from centre - half to centre + half, both
 * computed exactly. For an infinite or NaN centre or half extent, and where the sum is zero, what IEEE 754 gives for
 * the sum rounded to nearest. */
LH_API lh_status lh_pack_aabbs_from_centres(const lh_doubles *boxes, float *columns, lh_aabbs *packed);

/* Boxes of floats around oriented boxes. Around one that is not rotated, with q missing or (0, 0, 0, w), the smallest
 * box that contains it. Around one that is, a box that contains it, on each axis at most 2^-47 of the sum of the half
 * extents wider than the smallest, before it is rounded outwards. A q of 0 or with a NaN, or an infinite q, makes the
 * box NaN. */
LH_API lh_status lh_pack_aabbs_from_obbs(const lh_obbs *boxes, float *columns, lh_aabbs *packed);

/* Boxes of floats around ellipsoids: each contains its ellipsoid, and is on each axis at most 2^-49 of its extent wider
 * than the smallest, before it is rounded outwards. */
LH_API lh_status lh_pack_aabbs_from_ellipsoids(const lh_ellipsoids *ellipsoids, float *columns,
                                               lh_aabbs *packed);

/* {centre[3], radius}; without a radius: 0. The centre is rounded to nearest. The radius grows by the distance that
 * this moves it, and is rounded up, so that the ball contains the given one; the packed view always has a radius. It
 * is the least float that suffices, or the next, for magnitudes of 2^-120 to 2^120. A negative radius is rounded
 * down: the ball stays empty, wherever its centre is. Else a NaN in the centre makes the radius NaN. Points that are
 * packed as balls without a radius miss nothing. */
LH_API lh_status lh_pack_spheres_from_doubles(const lh_doubles *spheres, float *columns, lh_spheres *packed);

/* {a[3], b[3], c[3]}, {a[3], b[3]} and {x, y, z}, rounded to nearest, ties to even: every component moves by at most
 * 2^-24 of itself, or 2^-150. These cannot be rounded outwards: a contact that is closer than that may be lost, or
 * one appear. Where that matters, use balls or boxes that contain them. */
LH_API lh_status lh_pack_triangles_from_doubles(const lh_doubles *triangles, float *columns,
                                                lh_triangles *packed);
LH_API lh_status lh_pack_segments_from_doubles(const lh_doubles *segments, float *columns,
                                               lh_segments *packed);
LH_API lh_status lh_pack_vectors_from_doubles(const lh_doubles *vectors, float *columns, lh_vectors *packed);

/* {origin[3], dir[3]}, rounded to nearest, and with array[9] and array[10] t_min, rounded down, and t_max, rounded
 * up; reciprocals, array[6] to array[8], are not read. A line cannot be rounded outwards either. At each t it
 * is within
 *     e = 2^-24 * (|origin| + t * |dir|) + 2^-150 * (1 + t)
 * of the given one, on each axis, and the limits cut nothing off. So a ray whose origin and direction are floats
 * already misses no box that contains what it touches; and any ray misses no box that has grown on each side by e,
 * taken at the largest t that matters. Both hold for magnitudes up to FLT_MAX. */
LH_API lh_status lh_pack_rays_from_doubles(const lh_doubles *rays, float *columns, lh_rays *packed);

#endif
