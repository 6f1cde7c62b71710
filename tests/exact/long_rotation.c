#include "long_rotation.h"

/* The columns are what becomes of the axes. */
static void write_rows(const double *q, long double rows[3][3])
{
    const long double x = q[0], y = q[1], z = q[2], w = q[3];
    const long double norm = x * x + y * y + z * z + w * w;
    const long double whole[3][3] = {
        {w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)},
        {2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)},
        {2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z},
    };
    for (int row = 0; row < 3; row++)
        for (int column = 0; column < 3; column++)
            rows[row][column] = whole[row][column] / norm;
}

void turn_in_long(const double *q, const double v[3], long double turned[3])
{
    long double rows[3][3];
    write_rows(q, rows);
    for (int axis = 0; axis < 3; axis++)
        turned[axis] = rows[axis][0] * v[0] + rows[axis][1] * v[1] + rows[axis][2] * v[2];
}

void turn_back_in_long(const double *q, const long double v[3], long double turned[3])
{
    long double rows[3][3];
    write_rows(q, rows);
    for (int axis = 0; axis < 3; axis++)
        turned[axis] = rows[0][axis] * v[0] + rows[1][axis] * v[1] + rows[2][axis] * v[2];
}
