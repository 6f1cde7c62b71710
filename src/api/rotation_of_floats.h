/* The rotation by q/|q|, in doubles, of a q of floats. */
#ifndef LANEHIT_SRC_API_ROTATION_OF_FLOATS_H
#define LANEHIT_SRC_API_ROTATION_OF_FLOATS_H

/* Times |q|^2; returns what to multiply it with. Products of two floats are exact in doubles. The sums of four are off
 * by at most 3 * 2^-53 of |q|^2, so that entries of the rotation are off by less than 8 * 2^-53. */
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
