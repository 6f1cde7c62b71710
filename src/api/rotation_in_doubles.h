/* Rotations by q/|q| in doubles, for boxes around what is turned. */
#ifndef LANEHIT_SRC_API_ROTATION_IN_DOUBLES_H
#define LANEHIT_SRC_API_ROTATION_IN_DOUBLES_H

#include <stddef.h>
#include <stdint.h>

static inline double lh_double_at(const float *array, uint32_t stride, size_t number)
{
    return (double)*(const float *)(const void *)((const char *)array +
                                                  (stride ? stride : sizeof *array) * number);
}

/* Or is it (0, 0, 0, w), which leaves everything as it is? */
static inline int lh_is_turning(const double q[4])
{
    const double square = q[3] * q[3];
    return q[0] != 0 || q[1] != 0 || q[2] != 0 || !(0 < square && square < __builtin_inf());
}

/* |q|^2 times the rotation; returns 1 / |q|^2. */
static inline double lh_rotation_of(const double q[4], double rotation[3][3])
{
    const double x = q[0], y = q[1], z = q[2], w = q[3];
    const double rows[3][3] = {
        {(w * w + x * x) - (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)},
        {2 * (x * y + w * z), (w * w - x * x) + (y * y - z * z), 2 * (y * z - w * x)},
        {2 * (x * z - w * y), 2 * (y * z + w * x), (w * w - x * x) - (y * y - z * z)},
    };
    for (int i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++)
            rotation[i][k] = rows[i][k];
    return 1 / (w * w + x * x + y * y + z * z);
}

#endif
