/* What the plain loops share: the elements of shapes, a little algebra, and what a query answers for a pair. The file
 * of a query has `solve`, which takes the arguments that are no outputs in the order of its description, each as an
 * element, and returns the outputs, by their names; loop.c makes the loops of it. They pay for no promise: no padding,
 * no care for NaN or for zero directions. */
#ifndef LANEHIT_BENCH_LOOP_H
#define LANEHIT_BENCH_LOOP_H

#include <math.h>

#include "problem.h"
#include "description/arguments.h"
#include "kdop_slabs.h"

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/* ---- Elements ---- */

typedef struct point {
    float x, y, z;
} point;

typedef struct box {
    point low, high;
} box;

typedef struct sphere {
    point centre;
    float radius;
} sphere;

typedef struct triangle {
    point a, b, c;
} triangle;

typedef struct segment {
    point a, b;
} segment;

typedef struct capsule {
    point a, b;
    float radius;
} capsule;

/* Laid out alike. */
typedef capsule cylinder;

/* The columns of its matrix. */
typedef struct ellipsoid {
    point centre, a, b, c;
} ellipsoid;

/* n.x = d */
typedef struct plane {
    point normal;
    float d;
} plane;

typedef struct turned_box {
    point centre, half;
    float x, y, z, w;
} turned_box;

/* A box of no size. */
typedef turned_box pose;

/* As many as a view has arrays, in that order. */
/* Along the directions of kdop_slabs. */
typedef struct heights {
    float along[KDOP_DIRECTIONS];
} heights;

typedef struct kdop {
    heights low, high;
} kdop;

/* One of direction and inverse is given, and the other its reciprocal. */
typedef struct ray {
    point origin, direction, inverse;
    int has_limit;
    float limit;
} ray;

/* ---- Algebra ---- */

ALWAYS_INLINE point minus(point a, point b)
{
    return (point){a.x - b.x, a.y - b.y, a.z - b.z};
}

ALWAYS_INLINE point times(point a, float factor)
{
    return (point){a.x * factor, a.y * factor, a.z * factor};
}

/* start + way * share */
ALWAYS_INLINE point along(point start, point way, float share)
{
    return (point){start.x + way.x * share, start.y + way.y * share, start.z + way.z * share};
}

ALWAYS_INLINE float dot(point a, point b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

ALWAYS_INLINE point cross(point a, point b)
{
    return (point){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

/* By coordinates: a choice between structs keeps loops from being vectorised. */
ALWAYS_INLINE point chosen(int is_first, point a, point b)
{
    return (point){is_first ? a.x : b.x, is_first ? a.y : b.y, is_first ? a.z : b.z};
}

ALWAYS_INLINE point magnitudes(point a)
{
    return (point){fabsf(a.x), fabsf(a.y), fabsf(a.z)};
}

ALWAYS_INLINE point reciprocals(point a)
{
    return (point){1.0f / a.x, 1.0f / a.y, 1.0f / a.z};
}

ALWAYS_INLINE float minimum(float a, float b)
{
    return a < b ? a : b;
}

ALWAYS_INLINE float maximum(float a, float b)
{
    return a > b ? a : b;
}

ALWAYS_INLINE float clamped(float a, float low, float high)
{
    return minimum(maximum(a, low), high);
}

ALWAYS_INLINE point clamped_to(box b, point p)
{
    return (point){clamped(p.x, b.low.x, b.high.x), clamped(p.y, b.low.y, b.high.y),
                   clamped(p.z, b.low.z, b.high.z)};
}

ALWAYS_INLINE point middle_of(box b)
{
    return (point){(b.low.x + b.high.x) * 0.5f, (b.low.y + b.high.y) * 0.5f, (b.low.z + b.high.z) * 0.5f};
}

/* ---- The elements of views, by their kinds; options is a constant ---- */

ALWAYS_INLINE box at_AABBS(const lh_aabbs *v, size_t i, unsigned options)
{
    return (box){{v->min_x[i], v->min_y[i], v->min_z[i]}, {v->max_x[i], v->max_y[i], v->max_z[i]}};
}

ALWAYS_INLINE sphere at_SPHERES(const lh_spheres *v, size_t i, unsigned options)
{
    return (sphere){{v->x[i], v->y[i], v->z[i]}, v->radius[i]};
}

ALWAYS_INLINE triangle at_TRIANGLES(const lh_triangles *v, size_t i, unsigned options)
{
    return (triangle){
        {v->ax[i], v->ay[i], v->az[i]}, {v->bx[i], v->by[i], v->bz[i]}, {v->cx[i], v->cy[i], v->cz[i]}};
}

ALWAYS_INLINE segment at_SEGMENTS(const lh_segments *v, size_t i, unsigned options)
{
    return (segment){{v->ax[i], v->ay[i], v->az[i]}, {v->bx[i], v->by[i], v->bz[i]}};
}

ALWAYS_INLINE capsule at_CAPSULES(const lh_capsules *v, size_t i, unsigned options)
{
    return (capsule){{v->ax[i], v->ay[i], v->az[i]}, {v->bx[i], v->by[i], v->bz[i]}, v->radius[i]};
}

ALWAYS_INLINE cylinder at_CYLINDERS(const lh_cylinders *v, size_t i, unsigned options)
{
    return (cylinder){{v->ax[i], v->ay[i], v->az[i]}, {v->bx[i], v->by[i], v->bz[i]}, v->radius[i]};
}

ALWAYS_INLINE ellipsoid at_ELLIPSOIDS(const lh_ellipsoids *v, size_t i, unsigned options)
{
    return (ellipsoid){{v->x[i], v->y[i], v->z[i]},
                       {v->ax[i], v->ay[i], v->az[i]},
                       {v->bx[i], v->by[i], v->bz[i]},
                       {v->cx[i], v->cy[i], v->cz[i]}};
}

ALWAYS_INLINE plane at_PLANES(const lh_planes *v, size_t i, unsigned options)
{
    return (plane){{v->nx[i], v->ny[i], v->nz[i]}, v->d[i]};
}

ALWAYS_INLINE turned_box at_OBBS(const lh_obbs *v, size_t i, unsigned options)
{
    return (turned_box){{v->x[i], v->y[i], v->z[i]},
                        {v->half_x[i], v->half_y[i], v->half_z[i]},
                        v->qx[i],
                        v->qy[i],
                        v->qz[i],
                        v->qw[i]};
}

ALWAYS_INLINE pose at_POSES(const lh_poses *v, size_t i, unsigned options)
{
    return (pose){{v->x[i], v->y[i], v->z[i]}, {0.0f, 0.0f, 0.0f}, v->qx[i], v->qy[i], v->qz[i], v->qw[i]};
}

ALWAYS_INLINE kdop at_KDOPS(const lh_kdops *v, size_t i, unsigned options)
{
    const float *const *const array = lh_arrays_of(v);
    kdop k;
    for (size_t at = 0; at < KDOP_DIRECTIONS; at++) {
        k.low.along[at] = array[kdop_slabs[at].low][i];
        k.high.along[at] = array[kdop_slabs[at].high][i];
    }
    return k;
}

ALWAYS_INLINE ray at_RAYS(const lh_rays *v, size_t i, unsigned options)
{
    ray r = {.origin = {v->origin_x[i], v->origin_y[i], v->origin_z[i]}, .limit = INFINITY};
    if (options & GIVE_INVERSE) {
        r.inverse = (point){v->inv_dir_x[i], v->inv_dir_y[i], v->inv_dir_z[i]};
        r.direction = reciprocals(r.inverse);
    } else {
        r.direction = (point){v->dir_x[i], v->dir_y[i], v->dir_z[i]};
        r.inverse = reciprocals(r.direction);
    }
    if (options & GIVE_LIMIT) {
        r.has_limit = 1;
        r.limit = v->t_max[i];
    }
    return r;
}

ALWAYS_INLINE point at_POINTS(const lh_vectors *v, size_t i, unsigned options)
{
    return (point){v->x[i], v->y[i], v->z[i]};
}

ALWAYS_INLINE point at_VECTORS(const lh_vectors *v, size_t i, unsigned options)
{
    return at_POINTS(v, i, options);
}

ALWAYS_INLINE point at_VECTORS_OR_REST(const lh_vectors *v, size_t i, unsigned options)
{
    return options & GIVE_MOTION ? at_POINTS(v, i, options) : (point){0.0f, 0.0f, 0.0f};
}

ALWAYS_INLINE point at_DIRECTIONS(const lh_vectors *v, size_t i, unsigned options)
{
    return at_VECTORS_OR_REST(v, i, options);
}

ALWAYS_INLINE float at_MARGINS(const lh_numbers *v, size_t i, unsigned options)
{
    return options & GIVE_MOTION ? v->x[i] : 0.0f;
}

/* ---- Sets, which are for all pairs and as large in every workload ---- */

typedef plane of_FRUSTUM, of_HULL_FACES;
typedef point of_HULL, of_POLYGON;
enum {
    COUNT_OF_FRUSTUM = FRUSTUM_PLANES,
    COUNT_OF_HULL_FACES = FRUSTUM_PLANES,
    COUNT_OF_HULL = HULL_VERTICES,
    COUNT_OF_POLYGON = POLYGON_VERTICES
};

ALWAYS_INLINE plane at_FRUSTUM(const lh_planes *v, size_t k, unsigned options)
{
    return at_PLANES(v, k * v->stride / sizeof(float), options);
}

ALWAYS_INLINE plane at_HULL_FACES(const lh_planes *v, size_t k, unsigned options)
{
    return at_FRUSTUM(v, k, options);
}

ALWAYS_INLINE point at_HULL(const lh_vectors *v, size_t k, unsigned options)
{
    return at_POINTS(v, k * (v->stride ? v->stride / sizeof(float) : 1), options);
}

ALWAYS_INLINE point at_POLYGON(const lh_vectors *v, size_t k, unsigned options)
{
    return at_HULL(v, k, options);
}

/* ---- Outputs ---- */

/* LH_EACH(DO, name, ...) for the row of the description that is of the query of this object, which the build names by
 * -DIS_OF_overlap_aabb_aabb=~, and nothing for the others. */
#define OF_THIS_QUERY(DO, name, ...) CHOSEN(IS_OF_##name LH_EACH, NOTHING, ~)(DO, name, __VA_ARGS__)
#define CHOSEN(...)                  SECOND(__VA_ARGS__)
#define SECOND(a, b, ...)            b
#define NOTHING(...)

typedef int of_HITS, of_INSIDE, of_FACES;
typedef float of_TIMES, of_FLOATS, of_DISTANCES;
typedef point of_XYZ, of_XYZ_OF_HITS;
typedef struct of_MANIFOLD {
    int count;
    point normal, at[LH_POINTS_OF_MANIFOLDS];
    float distance[LH_POINTS_OF_MANIFOLDS];
    uint32_t feature[LH_POINTS_OF_MANIFOLDS];
} of_MANIFOLD;

ALWAYS_INLINE void store_point(lh_xyz to, size_t i, point a)
{
    to.x[i] = a.x;
    to.y[i] = a.y;
    to.z[i] = a.z;
}

ALWAYS_INLINE void store_manifold(const lh_manifolds *to, size_t i, const of_MANIFOLD *a)
{
    to->count[i] = (uint8_t)a->count;
    store_point(to->normal, i, a->normal);
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++) {
        store_point(to->point[k], i, a->at[k]);
        to->distance[k][i] = a->distance[k];
        to->feature[k][i] = a->feature[k];
    }
}

#define ANSWER_view(kind, name)
#define ANSWER_set(kind, name)
#define ANSWER_number(kind, name)
#define ANSWER_output(kind, name)           of_##kind name;
#define ANSWER_outputs(kind, name)          of_##kind name;
#define ANSWER_manifold(kind, name)         of_##kind name;
#define ANSWER(query, position, kind, name) LH_BY_PLACE(ANSWER, kind)(kind, name)

/* For example {int hits; float t_enter; float t_exit;}. It is too large to be returned in registers, whose halves would
 * be members: that keeps loops from being vectorised. */
enum { TOO_LARGE = 32 };

typedef struct answer {
#define QUERY(name, ...) OF_THIS_QUERY(ANSWER, name, __VA_ARGS__)
#include "lanehit/queries.def"
#undef QUERY
    char unused[TOO_LARGE];
} answer;

#endif
