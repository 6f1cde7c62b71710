/* Rotation by a quaternion of any length. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_ROTATION_H
#define LANEHIT_SRC_SCALAR_REFERENCE_ROTATION_H

#include "element.h"

/* What a rotation makes of the axes x, y and z. */
typedef struct rotated_axes {
    vector3 x, y, z;
} rotated_axes;

static inline rotated_axes rotate_axes(quaternion q)
{
    float w = q.w, x = q.vector.x, y = q.vector.y, z = q.vector.z;
    float norm = (w * w + x * x) + (y * y + z * z);
    float s = 1.0f / norm;
    float t = s + s;
    return (rotated_axes){
        .x = {((w * w + x * x) - (y * y + z * z)) * s, (x * y + w * z) * t, (x * z - w * y) * t},
        .y = {(x * y - w * z) * t, ((w * w - x * x) + (y * y - z * z)) * s, (y * z + w * x) * t},
        .z = {(x * z + w * y) * t, (y * z - w * x) * t, ((w * w - x * x) - (y * y - z * z)) * s},
    };
}

/* v by the inverse of the rotation: its components along these axes. */
static inline vector3 rotate_back(quaternion q, vector3 v)
{
    rotated_axes axes = rotate_axes(q);
    return (vector3){dot(axes.x, v), dot(axes.y, v), dot(axes.z, v)};
}

/* Which zero a sum of products is depends on how it is rounded. */
static inline float without_sign_of_zero(float x)
{
    return fabsf(x) > 0.0f ? x : 0.0f;
}

/* From these coordinates to those of the world. */
static inline vector3 rotate(rotated_axes axes, vector3 v)
{
    vector3 turned = add(add(scale(axes.x, v.x), scale(axes.y, v.y)), scale(axes.z, v.z));
    return (vector3){without_sign_of_zero(turned.x), without_sign_of_zero(turned.y),
                     without_sign_of_zero(turned.z)};
}

/* More than each component of that, for a v that is a difference, is off by, and half a step of it. */
static inline float error_of_rotation(vector3 v)
{
    return sum_of_magnitudes(v) * (14.0f * unit_roundoff);
}

/* 18.1u is needed of what a box reaches along a normal, for each unit of its half extents. */
static inline float error_of_reach(vector3 normal)
{
    return sum_of_magnitudes(normal) * (20.0f * unit_roundoff);
}

/* More than 15.1u is needed: 12u by the rotation, 3u by the rounding to a multiple of 2^-63, which is 2^-63 at most
 * besides. */
static const float error_of_way = 16.0f * unit_roundoff;
static const float error_of_grid = 0x1p-62f;

/* A number that, added and subtracted, leaves a multiple of 2^-63. */
static const float grid_shift = 0x1.8p-40f;

static inline vector3 on_the_grid(vector3 v)
{
    return (vector3){(v.x + grid_shift) - grid_shift, (v.y + grid_shift) - grid_shift,
                     (v.z + grid_shift) - grid_shift};
}

#endif
