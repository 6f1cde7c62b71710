/* Shapes on lanes, and how they are read from the columns of a view: a block of elements, or one for all. */
#ifndef LANEHIT_SRC_MATHEMATICS_SHAPES_H
#define LANEHIT_SRC_MATHEMATICS_SHAPES_H

#include "lanes/block.h"
#include "vector.h"

/* ---- Vectors ------------------------------------------------------------------------------------------ */

/* Of three arrays of a view, the first of which is array k. */
LH_INLINE v3 v3_load_from(view_columns from, unsigned k, block at)
{
    return (v3){load_block(from.array[k], at), load_block(from.array[k + 1], at),
                load_block(from.array[k + 2], at)};
}

LH_INLINE v3 v3_load(view_columns from, block at)
{
    return v3_load_from(from, 0, at);
}

/* For what is used more than once. */
LH_INLINE v3 v3_keep(v3 a)
{
    return (v3){lanes_keep(a.x), lanes_keep(a.y), lanes_keep(a.z)};
}

/* A point or a velocity that is used more than once. */
typedef v3 kept_point;

LH_INLINE kept_point kept_point_load(view_columns from, block at)
{
    return v3_keep(v3_load(from, at));
}

/* ---- Radii -------------------------------------------------------------------------------------------- */

/* NULL: 0. */
LH_INLINE lanes radius_load(const float *radius, block at)
{
    return load_block_or(radius, 0.0f, at);
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

LH_INLINE aabb aabb_load(view_columns from, block at)
{
    return (aabb){v3_load_from(from, 0, at), v3_load_from(from, 3, at)};
}

LH_INLINE mask aabbs_meet(aabb a, aabb b)
{
    return mask_and(v3_le(a.min, b.max), v3_le(b.min, a.max));
}

/* No min is more than the max. Ask this of a box as it is: seen from afar, where both are rounded, one that is inside
 * out may not look it. */
LH_INLINE mask box_has_points(aabb box)
{
    return v3_le(box.min, box.max);
}

/* A NaN of max stays one. One of min or of the point does not: ask whether the box has points, and subtract the
 * point. */
LH_INLINE v3 nearest_in_box(v3 point, aabb box)
{
    return v3_min(v3_max(point, box.min), box.max);
}

/* ---- Spheres ------------------------------------------------------------------------------------------ */

typedef struct sphere {
    v3 centre;
    lanes radius;
} sphere;

LH_INLINE sphere sphere_load(view_columns from, block at)
{
    return (sphere){v3_keep(v3_load(from, at)), radius_load(from.array[3], at)};
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

/* Without arrays for them, the identity. */
LH_INLINE quaternion rotation_load(view_columns from, block at)
{
    const lanes zero = lanes_set1(0.0f);
    if (!from.array[9])
        return (quaternion){{zero, zero, zero}, lanes_set1(1.0f)};
    return (quaternion){v3_keep(v3_load_from(from, 6, at)), lanes_keep(load_block(from.array[9], at))};
}

LH_INLINE obb obb_load(view_columns from, block at)
{
    return (obb){v3_load_from(from, 0, at), v3_load_from(from, 3, at), rotation_load(from, at)};
}

/* ---- Triangles ---------------------------------------------------------------------------------------- */

typedef struct triangle {
    v3 a, b, c;
} triangle;

LH_INLINE triangle triangle_load(view_columns from, block at)
{
    return (triangle){v3_keep(v3_load_from(from, 0, at)), v3_keep(v3_load_from(from, 3, at)),
                      v3_keep(v3_load_from(from, 6, at))};
}

/* ---- Segments ----------------------------------------------------------------------------------------- */

typedef struct segment {
    v3 a, b;
} segment;

LH_INLINE segment segment_load(view_columns from, block at)
{
    return (segment){v3_keep(v3_load_from(from, 0, at)), v3_load_from(from, 3, at)};
}

/* From a corner at the lower end of x, and at the upper ends that are told, to the opposite one. */
LH_INLINE segment diagonal_of_box(aabb box, int is_upper_y, int is_upper_z)
{
    return (segment){
        {box.min.x, is_upper_y ? box.max.y : box.min.y, is_upper_z ? box.max.z : box.min.z},
        {box.max.x, is_upper_y ? box.min.y : box.max.y, is_upper_z ? box.min.z : box.max.z},
    };
}

/* ---- Capsules ----------------------------------------------------------------------------------------- */

typedef struct capsule {
    segment axis;
    lanes radius;
} capsule;

LH_INLINE capsule capsule_load(view_columns from, block at)
{
    return (capsule){segment_load(from, at), radius_load(from.array[6], at)};
}

/* ---- Cylinders ---------------------------------------------------------------------------------------- */

typedef struct cylinder {
    segment axis;
    lanes radius;
} cylinder;

LH_INLINE cylinder cylinder_load(view_columns from, block at)
{
    return (cylinder){segment_load(from, at), radius_load(from.array[6], at)};
}

/* ---- Ellipsoids --------------------------------------------------------------------------------------- */

/* centre + u a + v b + w c */
typedef struct ellipsoid {
    v3 centre, a, b, c;
} ellipsoid;

LH_INLINE ellipsoid ellipsoid_load(view_columns from, block at)
{
    return (ellipsoid){v3_load_from(from, 0, at), v3_keep(v3_load_from(from, 3, at)),
                       v3_keep(v3_load_from(from, 6, at)), v3_keep(v3_load_from(from, 9, at))};
}

/* ---- Planes ------------------------------------------------------------------------------------------- */

/* n.x = d */
typedef struct plane {
    v3 n;
    lanes d;
} plane;

LH_INLINE plane plane_load(view_columns from, block at)
{
    return (plane){v3_keep(v3_load(from, at)), load_block(from.array[3], at)};
}

#endif
