/* lh_pack_obbs_around. */
#include "api/rotation_of_floats.h"
#include "ball.h"
#include "description/status.h"
#include "lanes/rounding.h"
#include "orientation.h"

/* The quaternion of the rotation whose columns are the axes, by its largest component, so that no other is divided by
 * little (Shepperd, Quaternion from Rotation Matrix, 1978). */
static void quaternion_of(const lh_axes *a, double q[4])
{
    const double(*const m)[3] = a->axis, trace = m[0][0] + m[1][1] + m[2][2];
    int largest = 3;
    for (int k = 0; k < 3; k++)
        if (m[k][k] > (largest == 3 ? trace : m[largest][largest]))
            largest = k;
    const int i = largest % 3, j = (i + 1) % 3, k = (i + 2) % 3;
    q[largest] = 1 + (largest == 3 ? trace : m[i][i] - m[j][j] - m[k][k]);
    if (largest == 3) {
        for (int n = 0; n < 3; n++)
            q[n] = m[(n + 1) % 3][(n + 2) % 3] - m[(n + 2) % 3][(n + 1) % 3];
    } else {
        q[j] = m[i][j] + m[j][i];
        q[k] = m[i][k] + m[k][i];
        q[3] = m[j][k] - m[k][j];
    }
    const double length = lh_root(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
    for (int n = 0; n < 4; n++)
        q[n] /= length;
}

/* The axes of the box that the floats q mean, within 8 * 2^-53. */
static lh_axes axes_of_floats(const float *q)
{
    lh_axes a;
    double rotation[3][3];
    const double given[4] = {(double)q[0], (double)q[1], (double)q[2], (double)q[3]};
    const double scale = lh_rotation_of(given, rotation);
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 3; i++)
            a.axis[k][i] = rotation[i][k] * scale;
    return a;
}

/* Of the points, seen from the centre: how far they reach along the axes, either way, and the sum of the distances
 * along x, y, z. */
static void find_reach(lh_cloud *c, const lh_axes *of, double reach[3], double *apart)
{
    *apart = reach[0] = reach[1] = reach[2] = 0;
    for (lh_rewind(c); lh_next(c);) {
        double sum[LH_STRETCH];
        for (size_t i = 0; i < lh_padded(c->count); i++)
            sum[i] = __builtin_fabs(c->x[0][i]) + __builtin_fabs(c->x[1][i]) + __builtin_fabs(c->x[2][i]);
        const double most = lh_greatest(sum, lh_padded(c->count));
        *apart = most > *apart ? most : *apart;
        for (int k = 0; k < 6; k++) {
            const double *const a = of->axis[k / 2], sign = k & 1 ? -1 : 1;
            const double along[3] = {sign * a[0], sign * a[1], sign * a[2]}, here = lh_reach(c, along, NULL);
            reach[k / 2] = here > reach[k / 2] ? here : reach[k / 2];
        }
    }
}

/* The middle of the set along these axes. */
static void find_centre(lh_cloud *c, const lh_axes *of, float *centre)
{
    double x[3] = {0, 0, 0};
    for (int k = 0; k < 3; k++) {
        double end[2] = {-__builtin_inf(), -__builtin_inf()};
        for (lh_rewind(c); lh_next(c);)
            for (int side = 0; side < 2; side++) {
                const double *const a = of->axis[k], sign = side ? -1 : 1;
                const double along[3] = {sign * a[0], sign * a[1], sign * a[2]},
                             here = lh_reach(c, along, NULL);
                end[side] = here > end[side] ? here : end[side];
            }
        for (int axis = 0; axis < 3; axis++)
            x[axis] += (end[0] - end[1]) / 2 * of->axis[k][axis];
    }
    for (int axis = 0; axis < 3; axis++)
        centre[axis] = lh_rounded(x[axis] / c->frame.scale + c->frame.origin[axis], LH_TO_NEAREST);
}

/* The half extents are those that contain the set about a centre and with a rotation of floats. With d the differences
 * from the centre, each off by 2^-53 of itself, R' d is off by less than 16 * 2^-53 of the sum of |d|: 8 by R, 1 by d,
 * 5 by the products and sums. The radius is added in one rounding more. */
static void bound_by_box(lh_cloud *c, const lh_extent *e, float *bound)
{
    lh_cloud far_out;
    double q[4], reach[3], apart;
    lh_frame frame = lh_frame_of(e);
    lh_cloud_in(c, &frame);
    const lh_axes found = lh_find_axes(c, e, &far_out);
    quaternion_of(&found, q);
    for (int k = 0; k < 4; k++)
        bound[6 + k] = lh_rounded(q[k], LH_TO_NEAREST);
    const lh_axes axes = axes_of_floats(bound + 6);
    find_centre(c, &axes, bound);
    frame = lh_as_it_is;
    for (int axis = 0; axis < 3; axis++)
        frame.origin[axis] = (double)bound[axis];
    lh_cloud_in(c, &frame);
    find_reach(c, &axes, reach, &apart);
    for (int k = 0; k < 3; k++)
        bound[3 + k] = lh_rounded(reach[k] * (1 + 0x1p-50) + apart * 0x1p-48, LH_UP);
}

lh_status lh_pack_obbs_around(const lh_sets *sets, float *columns, lh_obbs *packed)
{
    const lh_bound_kind kind = {lh_the_shape_obbs, bound_by_box, 3, 3, __builtin_nanf(""), 9};
    return lh_bound_sets(LH_FUNCTION_pack_obbs_around, sets, &kind, columns, packed);
}
