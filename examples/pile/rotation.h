/* Rotations as quaternions, and matrices that are symmetric. Only +, -, *, / and square roots, which every machine
 * rounds alike. */
#ifndef PILE_ROTATION_H
#define PILE_ROTATION_H

#include "../demo/geometry.h"

/* x i + y j + z k + w, of length 1. */
typedef struct quaternion {
    float x, y, z, w;
} quaternion;

/* What is above the diagonal is below it, too. */
typedef struct symmetric {
    float xx, yy, zz, xy, xz, yz;
} symmetric;

static inline quaternion quaternion_normalized(quaternion q)
{
    const float s = 1 / sqrtf(q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w);
    return (quaternion){q.x * s, q.y * s, q.z * s, q.w * s};
}

/* The axes of a turned body: the columns of its rotation matrix. */
static inline void quaternion_axes(quaternion q, vec3 axes[3])
{
    const float x = 2 * q.x, y = 2 * q.y, z = 2 * q.z;
    axes[0] = (vec3){1 - (y * q.y + z * q.z), x * q.y + z * q.w, x * q.z - y * q.w};
    axes[1] = (vec3){x * q.y - z * q.w, 1 - (x * q.x + z * q.z), y * q.z + x * q.w};
    axes[2] = (vec3){x * q.z + y * q.w, y * q.z - x * q.w, 1 - (x * q.x + y * q.y)};
}

/* q after a further turn by the small vector v: about it, by its length in radians. */
static inline quaternion quaternion_turned(quaternion q, vec3 v)
{
    const vec3 h = vec3_scale(v, 0.5F);
    return quaternion_normalized(
        (quaternion){q.x + (h.x * q.w + h.y * q.z - h.z * q.y), q.y + (h.y * q.w + h.z * q.x - h.x * q.z),
                     q.z + (h.z * q.w + h.x * q.y - h.y * q.x), q.w - (h.x * q.x + h.y * q.y + h.z * q.z)});
}

/* The matrix with these diagonal elements in the coordinates of these axes. */
static inline symmetric symmetric_turned(vec3 diagonal, const vec3 axes[3])
{
    const vec3 a = axes[0], b = axes[1], c = axes[2], d = diagonal;
    return (symmetric){a.x * a.x * d.x + b.x * b.x * d.y + c.x * c.x * d.z,
                       a.y * a.y * d.x + b.y * b.y * d.y + c.y * c.y * d.z,
                       a.z * a.z * d.x + b.z * b.z * d.y + c.z * c.z * d.z,
                       a.x * a.y * d.x + b.x * b.y * d.y + c.x * c.y * d.z,
                       a.x * a.z * d.x + b.x * b.z * d.y + c.x * c.z * d.z,
                       a.y * a.z * d.x + b.y * b.z * d.y + c.y * c.z * d.z};
}

static inline vec3 symmetric_times(const symmetric *m, vec3 v)
{
    return (vec3){m->xx * v.x + m->xy * v.y + m->xz * v.z, m->xy * v.x + m->yy * v.y + m->yz * v.z,
                  m->xz * v.x + m->yz * v.y + m->zz * v.z};
}

#endif
