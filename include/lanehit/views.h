/* Views: they tell a call where shapes lie in memory. Part of lanehit.h, which includes it. A view owns nothing: it
 * is a count and pointers to the caller's floats. */
#if !defined(LANEHIT_H)
#include "lanehit.h" /* which includes this file where it belongs */
#elif !defined(LANEHIT_VIEWS_H)
#define LANEHIT_VIEWS_H

/* ---- What a view says ---------------------------------------------------------------------------------
 *
 * Element i of an array lies at
 *     (char *)array + stride * k  bytes,  k = index ? *(uint32_t *)((char *)index + index_stride * i) : i
 * stride 0 means 4 (a packed array of floats); index_stride 0 means 4. So stride 24 reads an array of
 * struct {float min[3], max[3];} in place, and index_stride 8 reads one side of an array of index pairs. With an
 * index, count is the number of indices. They are not checked, since a view does not know how long its arrays are: an
 * index that points outside is read there. Strides are multiples of 4 and arrays are aligned to 4 bytes. Offsets are
 * computed in size_t. Of each element that is used, only the bytes between its first and its last component are read.
 * Arrays that often lie elsewhere (radius; t_min and t_max; the half extents, the rotation of a box) have a stride of
 * their own, under the same rule, and the same index. */

/* Axis-aligned boxes [min, max]. What min > max means to which query: lanehit.h, "Inverted". */
typedef struct lh_aabbs {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *min_x, *min_y, *min_z, *max_x, *max_y, *max_z;
} lh_aabbs;

/* Spheres. radius NULL: 0 for all. A negative radius is the empty sphere. */
typedef struct lh_spheres {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *x, *y, *z, *radius;
    uint32_t radius_stride;
} lh_spheres;

/* Triangles with the vertices a, b, c, in any order and of any shape. With an index, it numbers triangles, and
 * index_b and index_c are NULL. For a mesh it numbers vertices: index those of a, and index_b and index_c, with the
 * same index_stride, those of b and c. */
typedef struct lh_triangles {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *ax, *ay, *az, *bx, *by, *bz, *cx, *cy, *cz;
    const uint32_t *index_b, *index_c;
} lh_triangles;

/* Segments from a to b. With a = b a segment is that point. */
typedef struct lh_segments {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *ax, *ay, *az, *bx, *by, *bz;
} lh_segments;

/* Capsules: the points no further than radius from the segment from a to b; with a = b, balls. radius NULL: 0 for
 * all. A negative radius is the empty capsule. */
typedef struct lh_capsules {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *ax, *ay, *az, *bx, *by, *bz, *radius;
    uint32_t radius_stride;
} lh_capsules;

/* Cylinders with flat ends, solid: the points whose foot on the line through a and b lies between these, and whose
 * distance from it is at most radius. With a = b there is no direction, and the cylinder is empty; so is one of a
 * negative radius. radius NULL: 0 for all, which makes them segments. */
typedef struct lh_cylinders {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *ax, *ay, *az, *bx, *by, *bz, *radius;
    uint32_t radius_stride;
} lh_cylinders;

/* Ellipsoids, solid: the points centre + u a + v b + w c with u^2 + v^2 + w^2 <= 1. The columns a, b, c of that matrix
 * are any three vectors; where they are at right angles they are the half axes. If they lie in a plane the ellipsoid is
 * flat: a disc, a segment or a point. */
typedef struct lh_ellipsoids {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *x, *y, *z;
    const float *ax, *ay, *az, *bx, *by, *bz, *cx, *cy, *cz;
    uint32_t axes_stride;
} lh_ellipsoids;

/* k-DOPs, discrete orientation polytopes: boxes with cut corners or edges. One is the points p with
 * min_x <= x <= max_x, and likewise on the other axes;
 * min_x_plus_y_plus_z <= x + y + z <= max_x_plus_y_plus_z, and so on, if the arrays of corners are there; and
 * min_x_plus_y <= x + y <= max_x_plus_y, and so on, if those of edges are.
 * Bounds are sums as they are, not distances: directions have components of 1, 0 and -1. The arrays of corners, all
 * eight, may be NULL, and so may those of edges, all twelve: there it has no bounds. So it is a 6-DOP, a box; with
 * corners a 14-DOP; with edges an 18-DOP; with both a 26-DOP. */
typedef struct lh_kdops {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *min_x, *min_y, *min_z, *max_x, *max_y, *max_z;
    const float *min_x_plus_y_plus_z, *min_x_plus_y_minus_z, *min_x_minus_y_plus_z, *min_x_minus_y_minus_z;
    const float *max_x_plus_y_plus_z, *max_x_plus_y_minus_z, *max_x_minus_y_plus_z, *max_x_minus_y_minus_z;
    const float *min_x_plus_y, *min_x_minus_y, *min_x_plus_z, *min_x_minus_z, *min_y_plus_z, *min_y_minus_z;
    const float *max_x_plus_y, *max_x_minus_y, *max_x_plus_z, *max_x_minus_z, *max_y_plus_z, *max_y_minus_z;
    uint32_t corner_stride, edge_stride;
} lh_kdops;

/* Planes: the points x with n.x = d; those with n.x <= d are behind. n = (nx, ny, nz) may be of any length. With n =
 * 0 the plane, and what is behind it, is all of space or nothing. */
typedef struct lh_planes {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *nx, *ny, *nz, *d;
} lh_planes;

/* Vectors: velocities, displacements, or points. */
typedef struct lh_vectors {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *x, *y, *z;
} lh_vectors;

/* Oriented boxes: the points centre + R u with |u| <= half on each axis, R being the rotation by the unit quaternion
 * q/|q|, q = qx i + qy j + qz k + qw. So R is a rotation in exact arithmetic, whatever the length of q. qx, qy, qz,
 * qw NULL (all four): no rotation. A q of 0 or with a NaN, or a negative half extent, gives some verdict, the same
 * bits everywhere. */
typedef struct lh_obbs {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *x, *y, *z;
    const float *half_x, *half_y, *half_z;
    const float *qx, *qy, *qz, *qw;
    uint32_t half_stride, rotation_stride;
} lh_obbs;

/* Where shapes that are given in a frame of their own lie: a point p of one is at (x, y, z) + R p, R being the rotation
 * by the unit quaternion q/|q|, as for oriented boxes. qx, qy, qz, qw NULL (all four): no rotation. */
typedef struct lh_poses {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *x, *y, *z;
    const float *qx, *qy, *qz, *qw;
    uint32_t rotation_stride;
} lh_poses;

/* Rays: the points origin + t * dir, t_min <= t <= t_max, in units of dir, which need not be of length 1. dir may be
 * NULL (all three) where inv_dir is given, and inv_dir where dir is; with both, each query says which it uses.
 * inv_dir is the correctly rounded 1/dir, component by component, or there is no guarantee. t_min NULL: 0; t_max
 * NULL: +inf. A negative t_min counts as 0, a t_max above 2^127 as 2^127, a NaN limit as absent. A direction
 * component whose reciprocal is infinite (up to 2^-128) counts as zero. */
typedef struct lh_rays {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *origin_x, *origin_y, *origin_z;
    const float *dir_x, *dir_y, *dir_z;
    const float *inv_dir_x, *inv_dir_y, *inv_dir_z;
    const float *t_min, *t_max;
    uint32_t t_stride;
} lh_rays;

/* Numbers: margins. */
typedef struct lh_numbers {
    size_t count;
    const uint32_t *index;
    uint32_t stride, index_stride;
    const float *x;
} lh_numbers;

/* An output of vectors: arrays of n values each. One that is NULL is not wanted. */
typedef struct lh_xyz {
    float *x, *y, *z;
} lh_xyz;

/* An output of manifolds, contacts of up to LH_POINTS_OF_MANIFOLDS points: arrays of n values each. One that is NULL is
 * not wanted. Pair i has count[i] points, the k-th of them in point[k], distance[k] and feature[k]; what a manifold has
 * no point for is 0, a distance +inf. */
enum { LH_POINTS_OF_MANIFOLDS = 4 };

typedef struct lh_manifolds {
    uint8_t *count;
    lh_xyz normal; /* one for all points of a pair */
    lh_xyz point[LH_POINTS_OF_MANIFOLDS];
    float *distance[LH_POINTS_OF_MANIFOLDS];
    uint32_t *feature[LH_POINTS_OF_MANIFOLDS];
} lh_manifolds;

/* One index pair, for lists of pairs: index = &pairs[0].a, index_stride = sizeof(lh_pair). */
typedef struct lh_pair {
    uint32_t a, b;
} lh_pair;

/* Two moving boxes that touch. As an index for views: index = &pairs[0].a, index_stride = sizeof(lh_swept_pair). */
typedef struct lh_swept_pair {
    uint32_t a, b;
    float toi;      /* when */
    int32_t normal; /* the face of b that a reaches */
} lh_swept_pair;

/* ---- Making views -------------------------------------------------------------------------------------
 * _soa: one packed array a component. _aos: an array of structs; first points to the components in the first struct,
 * contiguous and in the order given, and stride is the bytes from struct to struct. _indexed: count elements of
 * another view, chosen by an index; index_stride 0 means an array of uint32_t, and sizeof(lh_pair) one side of a list
 * of pairs. With a count of 0 every array may be NULL. Each compiles to plain stores, and fills every field. Do not
 * clear the view first, by memset or {0}: that takes longer than a short call. */

#ifdef __cplusplus
#define LH_NULL nullptr
#else
#define LH_NULL NULL
#endif

/* Component k of the first struct. Computed with integers, since adding to a NULL pointer is undefined. */
static inline const float *lh_component(const float *first, size_t k)
{
#ifdef __cplusplus
    return reinterpret_cast<const float *>(reinterpret_cast<uintptr_t>(first) + k * sizeof *first);
#else
    return (const float *)((uintptr_t)first + k * sizeof *first);
#endif
}

static inline lh_aabbs lh_aabbs_soa(size_t count, const float *min_x, const float *min_y, const float *min_z,
                                    const float *max_x, const float *max_y, const float *max_z)
{
    lh_aabbs v = {count, LH_NULL, 0, 0, min_x, min_y, min_z, max_x, max_y, max_z};
    return v;
}

/* {min_x, min_y, min_z, max_x, max_y, max_z} */
static inline lh_aabbs lh_aabbs_aos(const float *first, uint32_t stride, size_t count)
{
    lh_aabbs v = lh_aabbs_soa(count, first, lh_component(first, 1), lh_component(first, 2),
                              lh_component(first, 3), lh_component(first, 4), lh_component(first, 5));
    v.stride = stride;
    return v;
}

static inline lh_aabbs lh_aabbs_indexed(lh_aabbs v, const uint32_t *index, uint32_t index_stride,
                                        size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

static inline lh_spheres lh_spheres_soa(size_t count, const float *x, const float *y, const float *z,
                                        const float *radius)
{
    lh_spheres v = {count, LH_NULL, 0, 0, x, y, z, radius, 0};
    return v;
}

/* {x, y, z, radius} */
static inline lh_spheres lh_spheres_aos(const float *first, uint32_t stride, size_t count)
{
    lh_spheres v =
        lh_spheres_soa(count, first, lh_component(first, 1), lh_component(first, 2), lh_component(first, 3));
    v.stride = stride;
    v.radius_stride = stride;
    return v;
}

static inline lh_spheres lh_spheres_indexed(lh_spheres v, const uint32_t *index, uint32_t index_stride,
                                            size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

static inline lh_triangles lh_triangles_soa(size_t count, const float *ax, const float *ay, const float *az,
                                            const float *bx, const float *by, const float *bz,
                                            const float *cx, const float *cy, const float *cz)
{
    lh_triangles v = {count, LH_NULL, 0, 0, ax, ay, az, bx, by, bz, cx, cy, cz, LH_NULL, LH_NULL};
    return v;
}

/* {a[3], b[3], c[3]} */
static inline lh_triangles lh_triangles_aos(const float *first, uint32_t stride, size_t count)
{
    lh_triangles v = lh_triangles_soa(count, first, lh_component(first, 1), lh_component(first, 2),
                                      lh_component(first, 3), lh_component(first, 4), lh_component(first, 5),
                                      lh_component(first, 6), lh_component(first, 7), lh_component(first, 8));
    v.stride = stride;
    return v;
}

static inline lh_triangles lh_triangles_indexed(lh_triangles v, const uint32_t *index, uint32_t index_stride,
                                                size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

/* A mesh: vertex positions {x, y, z}, and an index buffer of three indices per triangle. count: triangles. stride:
 * bytes from one position to the next, 12 for float[3]. For some of the triangles pass their indices alone. */
static inline lh_triangles lh_triangles_mesh(const float *positions, uint32_t stride, const uint32_t *indices,
                                             size_t count)
{
    const float *const y = lh_component(positions, 1), *const z = lh_component(positions, 2);
    lh_triangles v = {count,
                      indices,
                      stride,
                      3 * sizeof(uint32_t),
                      positions,
                      y,
                      z,
                      positions,
                      y,
                      z,
                      positions,
                      y,
                      z,
                      indices ? indices + 1 : LH_NULL,
                      indices ? indices + 2 : LH_NULL};
    return v;
}

static inline lh_segments lh_segments_soa(size_t count, const float *ax, const float *ay, const float *az,
                                          const float *bx, const float *by, const float *bz)
{
    lh_segments v = {count, LH_NULL, 0, 0, ax, ay, az, bx, by, bz};
    return v;
}

/* {a[3], b[3]} */
static inline lh_segments lh_segments_aos(const float *first, uint32_t stride, size_t count)
{
    lh_segments v = lh_segments_soa(count, first, lh_component(first, 1), lh_component(first, 2),
                                    lh_component(first, 3), lh_component(first, 4), lh_component(first, 5));
    v.stride = stride;
    return v;
}

static inline lh_segments lh_segments_indexed(lh_segments v, const uint32_t *index, uint32_t index_stride,
                                              size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

/* Edges of a mesh: vertex positions {x, y, z}, so many bytes apart, and two indices per edge. They are written, packed,
 * to `room`, 6 * count floats of yours, which the view then reads; so a list of pairs of edges can be its index. */
static inline lh_segments lh_segments_of_edges(const float *positions, uint32_t stride,
                                               const uint32_t *indices, size_t count, float *room)
{
    const size_t floats = stride / 4; /* from one position to the next */
    for (size_t i = 0; i < count; i++)
        for (size_t end = 0; end < 2; end++) {
            const float *const vertex = positions + floats * indices[2 * i + end];
            for (size_t axis = 0; axis < 3; axis++)
                room[(3 * end + axis) * count + i] = vertex[axis];
        }
    return lh_segments_soa(count, room, room + count, room + 2 * count, room + 3 * count, room + 4 * count,
                           room + 5 * count);
}

static inline lh_capsules lh_capsules_soa(size_t count, const float *ax, const float *ay, const float *az,
                                          const float *bx, const float *by, const float *bz,
                                          const float *radius)
{
    lh_capsules v = {count, LH_NULL, 0, 0, ax, ay, az, bx, by, bz, radius, 0};
    return v;
}

/* {a[3], b[3], radius} */
static inline lh_capsules lh_capsules_aos(const float *first, uint32_t stride, size_t count)
{
    lh_capsules v =
        lh_capsules_soa(count, first, lh_component(first, 1), lh_component(first, 2), lh_component(first, 3),
                        lh_component(first, 4), lh_component(first, 5), lh_component(first, 6));
    v.stride = stride;
    v.radius_stride = stride;
    return v;
}

static inline lh_capsules lh_capsules_indexed(lh_capsules v, const uint32_t *index, uint32_t index_stride,
                                              size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

static inline lh_cylinders lh_cylinders_soa(size_t count, const float *ax, const float *ay, const float *az,
                                            const float *bx, const float *by, const float *bz,
                                            const float *radius)
{
    lh_cylinders v = {count, LH_NULL, 0, 0, ax, ay, az, bx, by, bz, radius, 0};
    return v;
}

/* {a[3], b[3], radius} */
static inline lh_cylinders lh_cylinders_aos(const float *first, uint32_t stride, size_t count)
{
    lh_cylinders v =
        lh_cylinders_soa(count, first, lh_component(first, 1), lh_component(first, 2), lh_component(first, 3),
                         lh_component(first, 4), lh_component(first, 5), lh_component(first, 6));
    v.stride = stride;
    v.radius_stride = stride;
    return v;
}

static inline lh_cylinders lh_cylinders_indexed(lh_cylinders v, const uint32_t *index, uint32_t index_stride,
                                                size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

static inline lh_ellipsoids lh_ellipsoids_soa(size_t count, const float *x, const float *y, const float *z,
                                              const float *ax, const float *ay, const float *az,
                                              const float *bx, const float *by, const float *bz,
                                              const float *cx, const float *cy, const float *cz)
{
    lh_ellipsoids v = {count, LH_NULL, 0, 0, x, y, z, ax, ay, az, bx, by, bz, cx, cy, cz, 0};
    return v;
}

/* {centre[3], a[3], b[3], c[3]} */
static inline lh_ellipsoids lh_ellipsoids_aos(const float *first, uint32_t stride, size_t count)
{
    lh_ellipsoids v = lh_ellipsoids_soa(
        count, first, lh_component(first, 1), lh_component(first, 2), lh_component(first, 3),
        lh_component(first, 4), lh_component(first, 5), lh_component(first, 6), lh_component(first, 7),
        lh_component(first, 8), lh_component(first, 9), lh_component(first, 10), lh_component(first, 11));
    v.stride = stride;
    v.axes_stride = stride;
    return v;
}

static inline lh_ellipsoids lh_ellipsoids_indexed(lh_ellipsoids v, const uint32_t *index,
                                                  uint32_t index_stride, size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

/* Without corners, or edges, NULL for these. */
static inline lh_kdops lh_kdops_soa(size_t count, const float *min_x, const float *min_y, const float *min_z,
                                    const float *max_x, const float *max_y, const float *max_z,
                                    const float *min_x_plus_y_plus_z, const float *min_x_plus_y_minus_z,
                                    const float *min_x_minus_y_plus_z, const float *min_x_minus_y_minus_z,
                                    const float *max_x_plus_y_plus_z, const float *max_x_plus_y_minus_z,
                                    const float *max_x_minus_y_plus_z, const float *max_x_minus_y_minus_z,
                                    const float *min_x_plus_y, const float *min_x_minus_y,
                                    const float *min_x_plus_z, const float *min_x_minus_z,
                                    const float *min_y_plus_z, const float *min_y_minus_z,
                                    const float *max_x_plus_y, const float *max_x_minus_y,
                                    const float *max_x_plus_z, const float *max_x_minus_z,
                                    const float *max_y_plus_z, const float *max_y_minus_z)
{
    lh_kdops v = {count,
                  LH_NULL,
                  0,
                  0,
                  min_x,
                  min_y,
                  min_z,
                  max_x,
                  max_y,
                  max_z,
                  min_x_plus_y_plus_z,
                  min_x_plus_y_minus_z,
                  min_x_minus_y_plus_z,
                  min_x_minus_y_minus_z,
                  max_x_plus_y_plus_z,
                  max_x_plus_y_minus_z,
                  max_x_minus_y_plus_z,
                  max_x_minus_y_minus_z,
                  min_x_plus_y,
                  min_x_minus_y,
                  min_x_plus_z,
                  min_x_minus_z,
                  min_y_plus_z,
                  min_y_minus_z,
                  max_x_plus_y,
                  max_x_minus_y,
                  max_x_plus_z,
                  max_x_minus_z,
                  max_y_plus_z,
                  max_y_minus_z,
                  0,
                  0};
    return v;
}

/* Component `at` of the first struct, if it is there. */
static inline const float *lh_component_if(int is_there, const float *first, size_t at)
{
    return is_there ? lh_component(first, at) : LH_NULL;
}

/* k numbers, in the order of the view: {min[3], max[3]}; where k is 14 or 26, the corners {min[4], max[4]} behind
 * these; where it is 18 or 26, the edges {min[6], max[6]}, last. */
static inline lh_kdops lh_kdops_aos(const float *first, size_t k, uint32_t stride, size_t count)
{
    const int corners = k == 14 || k == 26, edges = k == 18 || k == 26;
    const size_t at = corners ? 14 : 6; /* of the edges */
    lh_kdops v = lh_kdops_soa(count, first, lh_component(first, 1), lh_component(first, 2),
                              lh_component(first, 3), lh_component(first, 4), lh_component(first, 5),
                              lh_component_if(corners, first, 6), lh_component_if(corners, first, 7),
                              lh_component_if(corners, first, 8), lh_component_if(corners, first, 9),
                              lh_component_if(corners, first, 10), lh_component_if(corners, first, 11),
                              lh_component_if(corners, first, 12), lh_component_if(corners, first, 13),
                              lh_component_if(edges, first, at), lh_component_if(edges, first, at + 1),
                              lh_component_if(edges, first, at + 2), lh_component_if(edges, first, at + 3),
                              lh_component_if(edges, first, at + 4), lh_component_if(edges, first, at + 5),
                              lh_component_if(edges, first, at + 6), lh_component_if(edges, first, at + 7),
                              lh_component_if(edges, first, at + 8), lh_component_if(edges, first, at + 9),
                              lh_component_if(edges, first, at + 10), lh_component_if(edges, first, at + 11));
    v.stride = stride;
    v.corner_stride = stride;
    v.edge_stride = stride;
    return v;
}

static inline lh_kdops lh_kdops_indexed(lh_kdops v, const uint32_t *index, uint32_t index_stride,
                                        size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

/* Boxes as 6-DOPs, where they lie. */
static inline lh_kdops lh_kdops_of_aabbs(lh_aabbs boxes)
{
    lh_kdops v = lh_kdops_soa(boxes.count, boxes.min_x, boxes.min_y, boxes.min_z, boxes.max_x, boxes.max_y,
                              boxes.max_z, LH_NULL, LH_NULL, LH_NULL, LH_NULL, LH_NULL, LH_NULL, LH_NULL,
                              LH_NULL, LH_NULL, LH_NULL, LH_NULL, LH_NULL, LH_NULL, LH_NULL, LH_NULL, LH_NULL,
                              LH_NULL, LH_NULL, LH_NULL, LH_NULL);
    v.index = boxes.index;
    v.stride = boxes.stride;
    v.index_stride = boxes.index_stride;
    return v;
}

static inline lh_planes lh_planes_soa(size_t count, const float *nx, const float *ny, const float *nz,
                                      const float *d)
{
    lh_planes v = {count, LH_NULL, 0, 0, nx, ny, nz, d};
    return v;
}

/* {n[3], d} */
static inline lh_planes lh_planes_aos(const float *first, uint32_t stride, size_t count)
{
    lh_planes v =
        lh_planes_soa(count, first, lh_component(first, 1), lh_component(first, 2), lh_component(first, 3));
    v.stride = stride;
    return v;
}

static inline lh_planes lh_planes_indexed(lh_planes v, const uint32_t *index, uint32_t index_stride,
                                          size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

static inline lh_vectors lh_vectors_soa(size_t count, const float *x, const float *y, const float *z)
{
    lh_vectors v = {count, LH_NULL, 0, 0, x, y, z};
    return v;
}

/* {x, y, z} */
static inline lh_vectors lh_vectors_aos(const float *first, uint32_t stride, size_t count)
{
    lh_vectors v = lh_vectors_soa(count, first, lh_component(first, 1), lh_component(first, 2));
    v.stride = stride;
    return v;
}

static inline lh_vectors lh_vectors_indexed(lh_vectors v, const uint32_t *index, uint32_t index_stride,
                                            size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

static inline lh_numbers lh_numbers_soa(size_t count, const float *x)
{
    lh_numbers v = {count, LH_NULL, 0, 0, x};
    return v;
}

/* One float of a struct. */
static inline lh_numbers lh_numbers_aos(const float *first, uint32_t stride, size_t count)
{
    lh_numbers v = lh_numbers_soa(count, first);
    v.stride = stride;
    return v;
}

static inline lh_numbers lh_numbers_indexed(lh_numbers v, const uint32_t *index, uint32_t index_stride,
                                            size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

static inline lh_obbs lh_obbs_soa(size_t count, const float *x, const float *y, const float *z,
                                  const float *half_x, const float *half_y, const float *half_z,
                                  const float *qx, const float *qy, const float *qz, const float *qw)
{
    lh_obbs v = {count, LH_NULL, 0, 0, x, y, z, half_x, half_y, half_z, qx, qy, qz, qw, 0, 0};
    return v;
}

/* {centre[3], half[3], q[4]}, qw the last */
static inline lh_obbs lh_obbs_aos(const float *first, uint32_t stride, size_t count)
{
    lh_obbs v =
        lh_obbs_soa(count, first, lh_component(first, 1), lh_component(first, 2), lh_component(first, 3),
                    lh_component(first, 4), lh_component(first, 5), lh_component(first, 6),
                    lh_component(first, 7), lh_component(first, 8), lh_component(first, 9));
    v.stride = stride;
    v.half_stride = stride;
    v.rotation_stride = stride;
    return v;
}

static inline lh_obbs lh_obbs_indexed(lh_obbs v, const uint32_t *index, uint32_t index_stride, size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

static inline lh_poses lh_poses_soa(size_t count, const float *x, const float *y, const float *z,
                                    const float *qx, const float *qy, const float *qz, const float *qw)
{
    lh_poses v = {count, LH_NULL, 0, 0, x, y, z, qx, qy, qz, qw, 0};
    return v;
}

/* {position[3], q[4]}, qw the last */
static inline lh_poses lh_poses_aos(const float *first, uint32_t stride, size_t count)
{
    lh_poses v =
        lh_poses_soa(count, first, lh_component(first, 1), lh_component(first, 2), lh_component(first, 3),
                     lh_component(first, 4), lh_component(first, 5), lh_component(first, 6));
    v.stride = stride;
    v.rotation_stride = stride;
    return v;
}

static inline lh_poses lh_poses_indexed(lh_poses v, const uint32_t *index, uint32_t index_stride,
                                        size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

/* Rays without limits; lh_rays_limited adds these. Filled in field by field: g++ writes an initializer of so many
 * zeros by a string instruction, which takes longer than a short call. */
static inline lh_rays lh_rays_soa(size_t count, const float *origin_x, const float *origin_y,
                                  const float *origin_z, const float *dir_x, const float *dir_y,
                                  const float *dir_z)
{
    lh_rays v;
    v.count = count;
    v.index = LH_NULL;
    v.stride = v.index_stride = v.t_stride = 0;
    v.origin_x = origin_x;
    v.origin_y = origin_y;
    v.origin_z = origin_z;
    v.dir_x = dir_x;
    v.dir_y = dir_y;
    v.dir_z = dir_z;
    v.inv_dir_x = v.inv_dir_y = v.inv_dir_z = v.t_min = v.t_max = LH_NULL;
    return v;
}

/* {origin[3], dir[3]} */
static inline lh_rays lh_rays_aos(const float *first, uint32_t stride, size_t count)
{
    lh_rays v = lh_rays_soa(count, first, lh_component(first, 1), lh_component(first, 2),
                            lh_component(first, 3), lh_component(first, 4), lh_component(first, 5));
    v.stride = stride;
    return v;
}

/* Rays given by the reciprocals of their directions. */
static inline lh_rays lh_rays_inverse_soa(size_t count, const float *origin_x, const float *origin_y,
                                          const float *origin_z, const float *inv_dir_x,
                                          const float *inv_dir_y, const float *inv_dir_z)
{
    lh_rays v = lh_rays_soa(count, origin_x, origin_y, origin_z, LH_NULL, LH_NULL, LH_NULL);
    v.inv_dir_x = inv_dir_x;
    v.inv_dir_y = inv_dir_y;
    v.inv_dir_z = inv_dir_z;
    return v;
}

/* {origin[3], inv_dir[3]} */
static inline lh_rays lh_rays_inverse_aos(const float *first, uint32_t stride, size_t count)
{
    lh_rays v = lh_rays_inverse_soa(count, first, lh_component(first, 1), lh_component(first, 2),
                                    lh_component(first, 3), lh_component(first, 4), lh_component(first, 5));
    v.stride = stride;
    return v;
}

/* The same rays with limits, either of which may be NULL; t_stride 0 means arrays of floats. */
static inline lh_rays lh_rays_limited(lh_rays v, const float *t_min, const float *t_max, uint32_t t_stride)
{
    v.t_min = t_min;
    v.t_max = t_max;
    v.t_stride = t_stride;
    return v;
}

static inline lh_rays lh_rays_indexed(lh_rays v, const uint32_t *index, uint32_t index_stride, size_t count)
{
    v.index = index;
    v.index_stride = index_stride;
    v.count = count;
    return v;
}

/* Element i of an array of a view, by the rule at the top of this file. */
static inline float lh_component_of(const float *array, uint32_t stride, const uint32_t *index,
                                    uint32_t index_stride, size_t i)
{
    const size_t k = index ? index[(index_stride ? index_stride / 4 : 1) * i] : i;
    return array[(stride ? stride / 4 : 1) * k];
}

/* Segments as packed rays, from a at t = 0 to b at t_max = 1. They are written to `room`, 7 * count floats of yours,
 * which the view then reads. The direction b - a is rounded once, so at each t the ray is off the segment by at most
 * 2^-24 * |b - a| on each axis. That comes on top of what a query guarantees for the ray. */
static inline lh_rays lh_rays_of_segments(const lh_segments *segments, float *room)
{
    const lh_segments s = *segments;
    const float *const from[3] = {s.ax, s.ay, s.az};
    const float *const to[3] = {s.bx, s.by, s.bz};
    float *const t_max = room + 6 * s.count;
    const lh_rays rays = lh_rays_soa(s.count, room, room + s.count, room + 2 * s.count, room + 3 * s.count,
                                     room + 4 * s.count, room + 5 * s.count);
    for (size_t axis = 0; axis < 3; axis++) {
        float *const origin = room + axis * s.count, *const dir = room + (3 + axis) * s.count;
        for (size_t i = 0; i < s.count; i++) {
            const float a = lh_component_of(from[axis], s.stride, s.index, s.index_stride, i);
            origin[i] = a;
            dir[i] = lh_component_of(to[axis], s.stride, s.index, s.index_stride, i) - a;
        }
    }
    for (size_t i = 0; i < s.count; i++)
        t_max[i] = 1.0f;
    return lh_rays_limited(rays, LH_NULL, t_max, 0);
}

#endif
