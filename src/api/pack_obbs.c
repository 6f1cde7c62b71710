/* Boxes around what is a centre and axes: oriented boxes and ellipsoids. */
#include "description/check.h"
#include "packing.h"
#include "floats_of_views.h"

/* How far the box reaches along each axis from its centre: |R| h. Entries of R are off by less than 8 * 2^-53, so the
 * reach is by less than 12 * 2^-53 of the sum of h; it is padded by 2^-48 of that. */
static void reach_of(const double q[4], const double half[3], double reach[3])
{
    double rotation[3][3];
    const double scale = lh_rotation_of(q, rotation),
                 pad =
                     (__builtin_fabs(half[0]) + __builtin_fabs(half[1]) + __builtin_fabs(half[2])) * 0x1p-48;
    for (int i = 0; i < 3; i++)
        reach[i] = (__builtin_fabs(rotation[i][0]) * half[0] + __builtin_fabs(rotation[i][1]) * half[1] +
                    __builtin_fabs(rotation[i][2]) * half[2]) *
                       scale +
                   pad;
}

static void reach_of_box(const void *view, size_t number, double centre[3], double reach[3])
{
    const lh_obbs *const boxes = view;
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

/* The length of a row of the matrix. Squares of floats are exact in doubles, their sum is off by at most 2^-52 of
 * itself, and the root by less than 2^-51; a padding of 2^-50 is more than that. */
static void reach_of_ellipsoid(const void *view, size_t number, double centre[3], double reach[3])
{
    const lh_ellipsoids *const ellipsoids = view;
    const float *const *array = lh_arrays_of(ellipsoids);
    for (int axis = 0; axis < 3; axis++) {
        double squared = 0;
        for (int column = 3; column < 12; column += 3) {
            const double x = lh_double_at(array[column + axis], ellipsoids->axes_stride, number);
            squared += x * x;
        }
        centre[axis] = lh_double_at(array[axis], ellipsoids->stride, number);
        reach[axis] = __builtin_sqrt(squared) * (1 + 0x1p-50);
    }
}

/* So far from a centre: of an element of a view, by its number. */
typedef void reach_of_element(const void *view, size_t number, double centre[3], double reach[3]);

static lh_status pack_reaches(int function, const lh_shape *shape, const void *view,
                              reach_of_element *reach_to, float *columns, lh_aabbs *packed)
{
    const size_t count = view ? lh_start_of(view)->count : 0, pitch = lh_pitch(count);
    const int fault = lh_fault_of_source(shape, view);
    const lh_status status = lh_begin_packing(function, fault, count, 2, columns, packed, lh_the_shape_aabbs);
    if (status != LH_OK || count == 0)
        return status;
    const lh_view_start *const start = lh_start_of(view);
    for (size_t first = 0; first < count; first += LH_STRETCH) {
        double x[LH_ROOM];
        const size_t end = first + LH_STRETCH < count ? first + LH_STRETCH : count;
        double *box = x;
        for (size_t i = first; i < end; i++, box += 6)
            reach_to(view, lh_element_number(start->index, start->index_stride, i), box, box + 3);
        lh_pack_spread(x, end - first, columns + first, pitch);
    }
    lh_write_packed(packed, lh_the_shape_aabbs, count, (1u << 6) - 1, columns);
    return LH_OK;
}

lh_status lh_pack_aabbs_from_obbs(const lh_obbs *boxes, float *columns, lh_aabbs *packed)
{
    return pack_reaches(LH_FUNCTION_pack_aabbs_from_obbs, lh_the_shape_obbs, boxes, reach_of_box, columns,
                        packed);
}

lh_status lh_pack_aabbs_from_ellipsoids(const lh_ellipsoids *ellipsoids, float *columns, lh_aabbs *packed)
{
    return pack_reaches(LH_FUNCTION_pack_aabbs_from_ellipsoids, lh_the_shape_ellipsoids, ellipsoids,
                        reach_of_ellipsoid, columns, packed);
}
