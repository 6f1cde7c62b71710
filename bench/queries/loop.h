/* What the plain loops share. Each is written once, for a loop to be made for every packed form: the element that all
 * tests share is read before it. They pay for no promise: no padding, no care for NaN or for zero directions. */
#ifndef LANEHIT_BENCH_LOOP_H
#define LANEHIT_BENCH_LOOP_H

#include <math.h>

#include "description/arguments.h"
#include "problem.h"

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/* Outputs overlap no input. */
#if defined(__clang__)
#define VECTORISE _Pragma("clang loop vectorize(assume_safety)")
#else
#define VECTORISE _Pragma("GCC ivdep")
#endif

/* loop(form, ...) with the form of p as a constant. */
#define BY_FORM(p, loop, ...)                                                                                \
    ((p)->layout == FORM_ONE_FIRST    ? loop(FORM_ONE_FIRST, __VA_ARGS__)                                    \
     : (p)->layout == FORM_ONE_SECOND ? loop(FORM_ONE_SECOND, __VA_ARGS__)                                   \
                                      : loop(FORM_PAIRS, __VA_ARGS__))

/* In a switch over the options of a workload: calls a function with them as a constant, so that its loop holds no
 * question. */
#define CASE(options, function, ...)                                                                         \
    case options:                                                                                            \
        function(options, __VA_ARGS__);                                                                      \
        break

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

/* n.x = d */
typedef struct plane {
    point normal;
    float d;
} plane;

ALWAYS_INLINE box box_at(const lh_aabbs *v, size_t i)
{
    return (box){{v->min_x[i], v->min_y[i], v->min_z[i]}, {v->max_x[i], v->max_y[i], v->max_z[i]}};
}

ALWAYS_INLINE point vector_at(const lh_vectors *v, size_t i)
{
    return (point){v->x[i], v->y[i], v->z[i]};
}

ALWAYS_INLINE sphere sphere_at(const lh_spheres *v, size_t i)
{
    return (sphere){{v->x[i], v->y[i], v->z[i]}, v->radius[i]};
}

ALWAYS_INLINE plane plane_at(const lh_planes *v, size_t i)
{
    return (plane){{v->nx[i], v->ny[i], v->nz[i]}, v->d[i]};
}

ALWAYS_INLINE void frustum_of(const lh_planes *v, plane planes[FRUSTUM_PLANES])
{
    for (size_t k = 0; k < FRUSTUM_PLANES; k++)
        planes[k] = plane_at(v, k * v->stride / sizeof(float));
}

ALWAYS_INLINE triangle triangle_at(const lh_triangles *v, size_t i)
{
    return (triangle){
        {v->ax[i], v->ay[i], v->az[i]}, {v->bx[i], v->by[i], v->bz[i]}, {v->cx[i], v->cy[i], v->cz[i]}};
}

typedef struct capsule {
    point a, b;
    float radius;
} capsule;

ALWAYS_INLINE capsule capsule_at(const lh_capsules *v, size_t i)
{
    return (capsule){{v->ax[i], v->ay[i], v->az[i]}, {v->bx[i], v->by[i], v->bz[i]}, v->radius[i]};
}

ALWAYS_INLINE point minus(point a, point b)
{
    return (point){a.x - b.x, a.y - b.y, a.z - b.z};
}

ALWAYS_INLINE float dot(point a, point b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

ALWAYS_INLINE point cross_of(point a, point b)
{
    return (point){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

ALWAYS_INLINE float minimum(float a, float b)
{
    return a < b ? a : b;
}

ALWAYS_INLINE float maximum(float a, float b)
{
    return a > b ? a : b;
}

#endif
