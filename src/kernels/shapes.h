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

/* What is wanted of them. */
LH_INLINE void v3_store(lh_xyz to, v3 a, block at)
{
    store_block_if_wanted(to.x, a.x, at);
    store_block_if_wanted(to.y, a.y, at);
    store_block_if_wanted(to.z, a.z, at);
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

/* ---- Spheres ------------------------------------------------------------------------------------------ */

typedef struct sphere {
    v3 centre;
    lanes radius;
} sphere;

typedef struct sphere_columns {
    v3_columns centre;
    const float *radius; /* NULL: 0 */
} sphere_columns;

LH_INLINE sphere_columns columns_of_spheres(const lh_spheres *v)
{
    return (sphere_columns){{v->x, v->y, v->z}, v->radius};
}

LH_INLINE sphere sphere_load(sphere_columns from, block at)
{
    return (sphere){v3_keep(v3_load(from.centre, at)), load_block_or(from.radius, 0.0f, at)};
}

LH_INLINE sphere sphere_load_one(sphere_columns from)
{
    return (sphere){v3_load_one(from.centre), lanes_set1(from.radius ? *from.radius : 0.0f)};
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

#endif
