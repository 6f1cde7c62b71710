/* Shapes on lanes, and how they are read from the columns of a view: a block of elements, or one for all. */
#ifndef LANEHIT_SRC_KERNELS_SHAPES_H
#define LANEHIT_SRC_KERNELS_SHAPES_H

#include "batch.h"
#include "vector.h"

/* ---- Vectors ------------------------------------------------------------------------------------------ */

typedef struct v3_columns {
    const float *x, *y, *z;
} v3_columns;

LH_INLINE v3_columns columns_of_vectors(const lh_vectors *v)
{
    return (v3_columns){v->x, v->y, v->z};
}

LH_INLINE v3 v3_load(v3_columns from, block at)
{
    return (v3){load_block(from.x, at), load_block(from.y, at), load_block(from.z, at)};
}

LH_INLINE v3 v3_load_one(v3_columns from)
{
    return (v3){lanes_set1(*from.x), lanes_set1(*from.y), lanes_set1(*from.z)};
}

/* For what is used more than once. */
LH_INLINE v3 v3_keep(v3 a)
{
    return (v3){lanes_keep(a.x), lanes_keep(a.y), lanes_keep(a.z)};
}

/* ---- Radii -------------------------------------------------------------------------------------------- */

/* NULL: 0. */
LH_INLINE lanes radius_load(const float *radius, block at)
{
    return load_block_or(radius, 0.0f, at);
}

LH_INLINE lanes radius_load_one(const float *radius)
{
    return lanes_set1(radius ? *radius : 0.0f);
}

/* Balls of a negative radius are empty, and meet nothing. Where a radius is NaN, so is the sum of both, and this may be
 * anything. */
LH_INLINE mask neither_is_empty(lanes a_radius, lanes b_radius)
{
    return lanes_le(lanes_set1(0.0f), lanes_min(a_radius, b_radius));
}

/* Of one ball for all: NaN if it is empty, so that the other alone has to be asked. */
LH_INLINE lanes radius_or_nan(lanes radius)
{
    return lanes_select(lanes_le(lanes_set1(0.0f), radius), radius, lanes_set1(__builtin_nanf("")));
}

/* The square of how far something reaches; of what is empty, less than any square. */
LH_INLINE lanes squared_unless_empty(mask not_empty, lanes squared)
{
    return lanes_select(not_empty, squared, lanes_set1(-1.0f));
}

/* ---- Boxes -------------------------------------------------------------------------------------------- */

typedef struct aabb {
    v3 min, max;
} aabb;

typedef struct aabb_columns {
    v3_columns min, max;
} aabb_columns;

LH_INLINE aabb_columns columns_of_aabbs(const lh_aabbs *v)
{
    return (aabb_columns){{v->min_x, v->min_y, v->min_z}, {v->max_x, v->max_y, v->max_z}};
}

LH_INLINE aabb aabb_load(aabb_columns from, block at)
{
    return (aabb){v3_load(from.min, at), v3_load(from.max, at)};
}

LH_INLINE aabb aabb_load_one(aabb_columns from)
{
    return (aabb){v3_load_one(from.min), v3_load_one(from.max)};
}

LH_INLINE mask aabbs_meet(aabb a, aabb b)
{
    return mask_and(v3_le(a.min, b.max), v3_le(b.min, a.max));
}

/* ---- Spheres ------------------------------------------------------------------------------------------ */

typedef struct sphere {
    v3 centre;
    lanes radius;
} sphere;

typedef struct sphere_columns {
    v3_columns centre;
    const float *radius;
} sphere_columns;

LH_INLINE sphere_columns columns_of_spheres(const lh_spheres *v)
{
    return (sphere_columns){{v->x, v->y, v->z}, v->radius};
}

LH_INLINE sphere sphere_load(sphere_columns from, block at)
{
    return (sphere){v3_keep(v3_load(from.centre, at)), radius_load(from.radius, at)};
}

LH_INLINE sphere sphere_load_one(sphere_columns from)
{
    return (sphere){v3_load_one(from.centre), radius_load_one(from.radius)};
}

/* ---- Oriented boxes ----------------------------------------------------------------------------------- */

typedef struct quaternion {
    v3 vector;
    lanes w;
} quaternion;

typedef struct obb {
    v3 centre, half;
    quaternion rotation;
} obb;

typedef struct obb_columns {
    v3_columns centre, half;
    v3_columns rotation; /* the vector of it, and with rotation_w NULL: the identity */
    const float *rotation_w;
} obb_columns;

LH_INLINE obb_columns columns_of_obbs(const lh_obbs *v)
{
    return (obb_columns){{v->x, v->y, v->z}, {v->half_x, v->half_y, v->half_z}, {v->qx, v->qy, v->qz}, v->qw};
}

LH_INLINE quaternion no_rotation(void)
{
    const lanes zero = lanes_set1(0.0f);
    return (quaternion){{zero, zero, zero}, lanes_set1(1.0f)};
}

LH_INLINE quaternion rotation_load(const obb_columns *from, block at)
{
    if (!from->rotation_w)
        return no_rotation();
    return (quaternion){v3_keep(v3_load(from->rotation, at)), lanes_keep(load_block(from->rotation_w, at))};
}

LH_INLINE quaternion rotation_load_one(const obb_columns *from)
{
    if (!from->rotation_w)
        return no_rotation();
    return (quaternion){v3_load_one(from->rotation), lanes_set1(*from->rotation_w)};
}

LH_INLINE obb obb_load(const obb_columns *from, block at)
{
    return (obb){v3_load(from->centre, at), v3_load(from->half, at), rotation_load(from, at)};
}

LH_INLINE obb obb_load_one(const obb_columns *from)
{
    return (obb){v3_load_one(from->centre), v3_load_one(from->half), rotation_load_one(from)};
}

/* ---- Triangles ---------------------------------------------------------------------------------------- */

typedef struct triangle {
    v3 a, b, c;
} triangle;

typedef struct triangle_columns {
    v3_columns a, b, c;
} triangle_columns;

LH_INLINE triangle_columns columns_of_triangles(const lh_triangles *v)
{
    return (triangle_columns){{v->ax, v->ay, v->az}, {v->bx, v->by, v->bz}, {v->cx, v->cy, v->cz}};
}

LH_INLINE triangle triangle_load(triangle_columns from, block at)
{
    return (triangle){v3_keep(v3_load(from.a, at)), v3_keep(v3_load(from.b, at)),
                      v3_keep(v3_load(from.c, at))};
}

LH_INLINE triangle triangle_load_one(triangle_columns from)
{
    return (triangle){v3_load_one(from.a), v3_load_one(from.b), v3_load_one(from.c)};
}

/* ---- Segments ----------------------------------------------------------------------------------------- */

typedef struct segment {
    v3 a, b;
} segment;

typedef struct segment_columns {
    v3_columns a, b;
} segment_columns;

LH_INLINE segment_columns columns_of_segments(const lh_segments *v)
{
    return (segment_columns){{v->ax, v->ay, v->az}, {v->bx, v->by, v->bz}};
}

LH_INLINE segment segment_load(segment_columns from, block at)
{
    return (segment){v3_keep(v3_load(from.a, at)), v3_load(from.b, at)};
}

LH_INLINE segment segment_load_one(segment_columns from)
{
    return (segment){v3_load_one(from.a), v3_load_one(from.b)};
}

/* ---- Capsules ----------------------------------------------------------------------------------------- */

typedef struct capsule {
    segment axis;
    lanes radius;
} capsule;

typedef struct capsule_columns {
    segment_columns axis;
    const float *radius;
} capsule_columns;

LH_INLINE capsule_columns columns_of_capsules(const lh_capsules *v)
{
    return (capsule_columns){{{v->ax, v->ay, v->az}, {v->bx, v->by, v->bz}}, v->radius};
}

LH_INLINE capsule capsule_load(capsule_columns from, block at)
{
    return (capsule){segment_load(from.axis, at), radius_load(from.radius, at)};
}

LH_INLINE capsule capsule_load_one(capsule_columns from)
{
    return (capsule){segment_load_one(from.axis), radius_load_one(from.radius)};
}

/* ---- Planes ------------------------------------------------------------------------------------------- */

/* n.x = d */
typedef struct plane {
    v3 n;
    lanes d;
} plane;

typedef struct plane_columns {
    v3_columns n;
    const float *d;
} plane_columns;

LH_INLINE plane_columns columns_of_planes(const lh_planes *v)
{
    return (plane_columns){{v->nx, v->ny, v->nz}, v->d};
}

LH_INLINE plane plane_load(plane_columns from, block at)
{
    return (plane){v3_keep(v3_load(from.n, at)), load_block(from.d, at)};
}

LH_INLINE plane plane_load_one(plane_columns from)
{
    return (plane){v3_load_one(from.n), lanes_set1(*from.d)};
}

#endif
