/* The operands of pair i, read from their views as views.h says where they lie. */
#ifndef LANEHIT_SRC_SCALAR_ELEMENT_H
#define LANEHIT_SRC_SCALAR_ELEMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "lanehit/lanehit.h"
#include "vector3.h"

typedef struct box {
    vector3 min, max;
} box;

typedef struct sphere {
    vector3 centre;
    float radius;
} sphere;

typedef struct triangle {
    vector3 a, b, c;
} triangle;

typedef struct segment {
    vector3 a, b;
} segment;

typedef struct capsule {
    segment axis;
    float radius;
} capsule;

typedef struct cylinder {
    segment axis;
    float radius;
} cylinder;

/* centre + u a + v b + w c */
typedef struct ellipsoid {
    vector3 centre, a, b, c;
} ellipsoid;

/* Slabs, in the order of the arrays of a view: lower bounds, and behind those of a group of directions the upper ones.
 * Where a view has none they are infinite. */
enum { AXES_OF_KDOP = 0, CORNERS_OF_KDOP = 6, EDGES_OF_KDOP = 14, BOUNDS_OF_KDOP = 26 };

typedef struct kdop {
    float bound[BOUNDS_OF_KDOP];
} kdop;

/* n.x = d */
typedef struct plane {
    vector3 n;
    float d;
} plane;

typedef struct quaternion {
    vector3 vector;
    float w;
} quaternion;

typedef struct oriented_box {
    vector3 centre, half;
    quaternion rotation;
} oriented_box;

/* Of dir and inv_dir, what the view does not have is the reciprocal of the other. */
typedef struct ray {
    vector3 origin, dir, inv_dir;
    float t_min, t_max;
} ray;

/* A stride of 0 stands for a packed array, and all arrays are of 4-byte values. */
static inline size_t offset_of(uint32_t stride, size_t k)
{
    size_t bytes = stride ? stride : sizeof(float);
    return bytes * k;
}

/* The element that pair i uses: of a view of count 1 always the same one, else the i-th, and with an index
 * the one that it names. */
static inline size_t element_of(size_t count, const uint32_t *index, uint32_t index_stride, size_t i)
{
    size_t k = count == 1 ? 0 : i;
    return index ? *(const uint32_t *)((const char *)index + offset_of(index_stride, k)) : k;
}

static inline float float_at(const float *array, size_t offset)
{
    return *(const float *)((const char *)array + offset);
}

static inline vector3 vector3_at(const float *x, const float *y, const float *z, size_t offset)
{
    return (vector3){float_at(x, offset), float_at(y, offset), float_at(z, offset)};
}

static inline box box_at(const lh_aabbs *v, size_t i)
{
    size_t at = offset_of(v->stride, element_of(v->count, v->index, v->index_stride, i));
    return (box){
        .min = vector3_at(v->min_x, v->min_y, v->min_z, at),
        .max = vector3_at(v->max_x, v->max_y, v->max_z, at),
    };
}

/* Where there are no radii they are 0. */
static inline float radius_at(const float *radius, uint32_t stride, size_t k)
{
    return radius ? float_at(radius, offset_of(stride, k)) : 0.0f;
}

static inline sphere sphere_at(const lh_spheres *v, size_t i)
{
    size_t k = element_of(v->count, v->index, v->index_stride, i);
    return (sphere){
        .centre = vector3_at(v->x, v->y, v->z, offset_of(v->stride, k)),
        .radius = radius_at(v->radius, v->radius_stride, k),
    };
}

/* The vertices of a mesh have an index each; one that has none takes that of a. */
static inline triangle triangle_at(const lh_triangles *v, size_t i)
{
    const uint32_t *index_b = v->index_b ? v->index_b : v->index;
    const uint32_t *index_c = v->index_c ? v->index_c : v->index;
    size_t a = element_of(v->count, v->index, v->index_stride, i);
    size_t b = element_of(v->count, index_b, v->index_stride, i);
    size_t c = element_of(v->count, index_c, v->index_stride, i);
    return (triangle){
        .a = vector3_at(v->ax, v->ay, v->az, offset_of(v->stride, a)),
        .b = vector3_at(v->bx, v->by, v->bz, offset_of(v->stride, b)),
        .c = vector3_at(v->cx, v->cy, v->cz, offset_of(v->stride, c)),
    };
}

static inline segment segment_at(const lh_segments *v, size_t i)
{
    size_t at = offset_of(v->stride, element_of(v->count, v->index, v->index_stride, i));
    return (segment){
        .a = vector3_at(v->ax, v->ay, v->az, at),
        .b = vector3_at(v->bx, v->by, v->bz, at),
    };
}

static inline capsule capsule_at(const lh_capsules *v, size_t i)
{
    size_t k = element_of(v->count, v->index, v->index_stride, i);
    size_t at = offset_of(v->stride, k);
    return (capsule){
        .axis = {vector3_at(v->ax, v->ay, v->az, at), vector3_at(v->bx, v->by, v->bz, at)},
        .radius = radius_at(v->radius, v->radius_stride, k),
    };
}

static inline cylinder cylinder_at(const lh_cylinders *v, size_t i)
{
    size_t k = element_of(v->count, v->index, v->index_stride, i);
    size_t at = offset_of(v->stride, k);
    return (cylinder){
        .axis = {vector3_at(v->ax, v->ay, v->az, at), vector3_at(v->bx, v->by, v->bz, at)},
        .radius = radius_at(v->radius, v->radius_stride, k),
    };
}

static inline ellipsoid ellipsoid_at(const lh_ellipsoids *v, size_t i)
{
    size_t k = element_of(v->count, v->index, v->index_stride, i);
    size_t at = offset_of(v->axes_stride, k);
    return (ellipsoid){
        .centre = vector3_at(v->x, v->y, v->z, offset_of(v->stride, k)),
        .a = vector3_at(v->ax, v->ay, v->az, at),
        .b = vector3_at(v->bx, v->by, v->bz, at),
        .c = vector3_at(v->cx, v->cy, v->cz, at),
    };
}

static inline kdop kdop_at(const lh_kdops *v, size_t i)
{
    const float *const *array =
        (const float *const *)(const void *)((const char *)v + offsetof(lh_kdops, min_x));
    size_t k = element_of(v->count, v->index, v->index_stride, i);
    kdop found;
    for (int b = 0; b < BOUNDS_OF_KDOP; b++) {
        uint32_t stride = b < CORNERS_OF_KDOP ? v->stride
                          : b < EDGES_OF_KDOP ? v->corner_stride
                                              : v->edge_stride;
        bool is_lower = b < 3 || (b >= CORNERS_OF_KDOP && b < CORNERS_OF_KDOP + 4) ||
                        (b >= EDGES_OF_KDOP && b < EDGES_OF_KDOP + 6);
        found.bound[b] = array[b]   ? float_at(array[b], offset_of(stride, k))
                         : is_lower ? -INFINITY
                                    : INFINITY;
    }
    return found;
}

static inline plane plane_at(const lh_planes *v, size_t i)
{
    size_t at = offset_of(v->stride, element_of(v->count, v->index, v->index_stride, i));
    return (plane){.n = vector3_at(v->nx, v->ny, v->nz, at), .d = float_at(v->d, at)};
}

static inline float number_at(const lh_numbers *v, size_t i)
{
    return float_at(v->x, offset_of(v->stride, element_of(v->count, v->index, v->index_stride, i)));
}

static inline oriented_box oriented_box_at(const lh_obbs *v, size_t i)
{
    size_t k = element_of(v->count, v->index, v->index_stride, i);
    size_t rotation_at = offset_of(v->rotation_stride, k);
    oriented_box found = {
        .centre = vector3_at(v->x, v->y, v->z, offset_of(v->stride, k)),
        .half = vector3_at(v->half_x, v->half_y, v->half_z, offset_of(v->half_stride, k)),
        .rotation = {{0.0f, 0.0f, 0.0f}, 1.0f},
    };
    if (v->qx)
        found.rotation =
            (quaternion){vector3_at(v->qx, v->qy, v->qz, rotation_at), float_at(v->qw, rotation_at)};
    return found;
}

static inline vector3 vector_at(const lh_vectors *v, size_t i)
{
    size_t at = offset_of(v->stride, element_of(v->count, v->index, v->index_stride, i));
    return vector3_at(v->x, v->y, v->z, at);
}

static inline ray ray_at(const lh_rays *v, size_t i)
{
    size_t k = element_of(v->count, v->index, v->index_stride, i);
    size_t at = offset_of(v->stride, k);
    size_t limit_at = offset_of(v->t_stride, k);
    /* One of the two may be absent. */
    bool inverse_given = v->inv_dir_x;
    vector3 given = inverse_given ? vector3_at(v->inv_dir_x, v->inv_dir_y, v->inv_dir_z, at)
                                  : vector3_at(v->dir_x, v->dir_y, v->dir_z, at);
    vector3 other =
        inverse_given && v->dir_x ? vector3_at(v->dir_x, v->dir_y, v->dir_z, at) : reciprocal_each(given);
    return (ray){
        .origin = vector3_at(v->origin_x, v->origin_y, v->origin_z, at),
        .dir = inverse_given ? other : given,
        .inv_dir = inverse_given ? given : other,
        .t_min = v->t_min ? float_at(v->t_min, limit_at) : 0.0f,
        .t_max = v->t_max ? float_at(v->t_max, limit_at) : INFINITY,
    };
}

#endif
