/* Rotation by a quaternion of any length. */
#ifndef LANEHIT_SCALAR_ROTATION_H
#define LANEHIT_SCALAR_ROTATION_H

#include "element.h"

/* v by the inverse of the rotation: its components along the axes that the rotation makes of x, y and z. */
static inline vector3 rotate_back(quaternion q, vector3 v)
{
    float w = q.w, x = q.vector.x, y = q.vector.y, z = q.vector.z;
    float norm = (w * w + x * x) + (y * y + z * z);
    float s = 1.0f / norm;
    float t = s + s;
    vector3 x_axis = {((w * w + x * x) - (y * y + z * z)) * s, (x * y + w * z) * t, (x * z - w * y) * t};
    vector3 y_axis = {(x * y - w * z) * t, ((w * w - x * x) + (y * y - z * z)) * s, (y * z + w * x) * t};
    vector3 z_axis = {(x * z + w * y) * t, (y * z - w * x) * t, ((w * w - x * x) - (y * y - z * z)) * s};
    return (vector3){dot(x_axis, v), dot(y_axis, v), dot(z_axis, v)};
}

/* More than each component of that, for a v that is a difference, is off by, and half a step of it. */
static inline float error_of_rotation(vector3 v)
{
    vector3 size = magnitude_each(v);
    return (size.x + size.y + size.z) * (14.0f * unit_roundoff);
}

#endif
