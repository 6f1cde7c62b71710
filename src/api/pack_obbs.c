/* Boxes around oriented boxes. */
#include "description/check.h"
#include "packing.h"
#include "rotation_in_doubles.h"

/* How far the box reaches along each axis from its centre: |R| h, R being the rotation by q/|q|. Products of two floats
 * are exact in doubles. The sums of four are off by at most 3 * 2^-53 of |q|^2, so entries of R by less than 8 * 2^-53
 * and the reach by less than 12 * 2^-53 of the sum of h; it is padded by 2^-48 of that. */
static void reach_of(const double q[4], const double half[3], double reach[3])
{
    const double pad =
        (__builtin_fabs(half[0]) + __builtin_fabs(half[1]) + __builtin_fabs(half[2])) * 0x1p-48;
    double rotation[3][3];
    const double scale = lh_rotation_of(q, rotation);
    for (int i = 0; i < 3; i++)
        reach[i] = (__builtin_fabs(rotation[i][0]) * half[0] + __builtin_fabs(rotation[i][1]) * half[1] +
                    __builtin_fabs(rotation[i][2]) * half[2]) *
                       scale +
                   pad;
}

static void reach_of_box(const lh_obbs *boxes, size_t number, double centre[3], double reach[3])
{
    const float *const *array = lh_arrays_of(boxes);
    double half[3], q[4];
    for (int axis = 0; axis < 3; axis++) {
        centre[axis] = lh_double_at(array[axis], boxes->stride, number);
        reach[axis] = half[axis] = lh_double_at(array[3 + axis], boxes->half_stride, number);
    }
    if (!boxes->qx)
        return;
    for (int k = 0; k < 4; k++)
        q[k] = lh_double_at(array[6 + k], boxes->rotation_stride, number);
    if (lh_is_turning(q))
        reach_of(q, half, reach);
}

lh_status lh_pack_aabbs_from_obbs(const lh_obbs *boxes, float *columns, lh_aabbs *packed)
{
    const size_t count = boxes ? boxes->count : 0, pitch = lh_pitch(count);
    const int fault = !boxes  ? LH_ERROR_NULL_VIEW
                      : count ? lh_fault_of_view(lh_the_shape_obbs, boxes)
                              : LH_OK;
    const lh_status status = lh_begin_packing(LH_FUNCTION_pack_aabbs_from_obbs, fault, count, 2, columns,
                                              packed, lh_the_shape_aabbs);
    if (status != LH_OK || count == 0)
        return status;
    for (size_t first = 0; first < count; first += LH_STRETCH) {
        double x[LH_ROOM];
        const size_t end = first + LH_STRETCH < count ? first + LH_STRETCH : count;
        double *box = x;
        for (size_t i = first; i < end; i++, box += 6)
            reach_of_box(boxes, lh_element_number(boxes->index, boxes->index_stride, i), box, box + 3);
        lh_pack_spread(x, end - first, columns + first, pitch);
    }
    lh_write_packed(packed, lh_the_shape_aabbs, count, (1u << 6) - 1, columns);
    return LH_OK;
}
