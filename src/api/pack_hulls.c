/* Boxes around hulls, each where its pose has it. */
#include <math.h>

#include "description/check.h"
#include "dispatch/by_isa.h"
#include "packing.h"
#include "floats_of_views.h"
#include "sum_below.h"

/* Of vertices along the axes of the world, from the pose's origin. */
typedef struct ends {
    double low[3], high[3];
} ends;

static void read_vertex(const lh_vectors *hull, size_t k, double vertex[3])
{
    const size_t number = lh_element_number(hull->index, hull->index_stride, k);
    for (int axis = 0; axis < 3; axis++)
        vertex[axis] = lh_double_at(lh_arrays_of(hull)[axis], hull->stride, number);
}

/* NaN stays. */
static void take_in(double place, double *low, double *high)
{
    *low = *low != *low || place >= *low ? *low : place;
    *high = *high != *high || place <= *high ? *high : place;
}

static ends ends_of_vertices(const lh_vectors *hull)
{
    ends e = {{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}};
    for (size_t k = 0; k < hull->count; k++) {
        double vertex[3];
        read_vertex(hull, k, vertex);
        for (int axis = 0; axis < 3; axis++)
            take_in(vertex[axis], &e.low[axis], &e.high[axis]);
    }
    return e;
}

/* As of boxes in pack_obbs.c, entries of the rotation are off by less than 8 * 2^-53, and sums of three products with
 * what a vertex has by less than 12 * 2^-53 of the sum of that; it is padded by 2^-48. */
static ends ends_of_turned(const lh_vectors *hull, const double q[4])
{
    ends e = {{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}};
    double rotation[3][3];
    const double scale = lh_rotation_of(q, rotation);
    for (size_t k = 0; k < hull->count; k++) {
        double v[3];
        read_vertex(hull, k, v);
        const double pad = (fabs(v[0]) + fabs(v[1]) + fabs(v[2])) * 0x1p-48;
        for (int axis = 0; axis < 3; axis++) {
            const double *const row = rotation[axis];
            const double place = (row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) * scale;
            double unpadded = -INFINITY;
            take_in(place - pad, &e.low[axis], &unpadded);
            unpadded = INFINITY;
            take_in(place + pad, &unpadded, &e.high[axis]);
        }
    }
    return e;
}

/* Lower ends, and upper ones with the sign turned, so that all are rounded down. */
static void find_box(const lh_poses *poses, const lh_vectors *hull, const ends *unturned, size_t i,
                     double end[6][LH_STRETCH], size_t at)
{
    const size_t number = lh_element_number(poses->index, poses->index_stride, i);
    const float *const *array = lh_arrays_of(poses);
    double q[4] = {0, 0, 0, 1};
    for (int k = 0; k < 4 && poses->qx; k++)
        q[k] = lh_double_at(array[3 + k], poses->rotation_stride, number);
    const ends e = lh_is_turning(q) ? ends_of_turned(hull, q) : *unturned;
    for (int axis = 0; axis < 3; axis++) {
        const double origin = lh_double_at(array[axis], poses->stride, number);
        end[axis][at] = sum_below(origin, e.low[axis]);
        end[3 + axis][at] = sum_below(-origin, -e.high[axis]);
    }
}

static void pack_stretch(const lh_poses *poses, const lh_vectors *hull, const ends *unturned, size_t first,
                         size_t count, float *column, size_t pitch)
{
    static const uint64_t down[LH_ROUNDED_TOGETHER];
    _Alignas(64) double end[6][LH_STRETCH] = {{0}};
    _Alignas(64) float rounded[6][LH_STRETCH];
    for (size_t i = 0; i < count; i++)
        find_box(poses, hull, unturned, first + i, end, i);
    lh_round_by_isa[lh_active_isa()](end[0], (size_t)6 * LH_STRETCH, down, rounded[0]);
    for (unsigned k = 0; k < 6; k++)
        for (size_t i = 0; i < count; i++)
            column[k * pitch + first + i] = k < 3 ? rounded[k][i] : -rounded[k][i];
}

enum { POSITION_HULL = 2, POSITION_HULL_COLUMNS };

static int fault_of_hull(const lh_vectors *hull)
{
    if (!hull)
        return LH_ERROR_NULL_VIEW;
    return hull->count == 0 ? LH_ERROR_COUNT : lh_fault_of_view(lh_the_shape_vectors, hull);
}

lh_status lh_pack_aabbs_from_hulls(const lh_poses *poses, const lh_vectors *hull, float *columns,
                                   lh_aabbs *packed)
{
    const int function = LH_FUNCTION_pack_aabbs_from_hulls;
    const size_t count = poses ? poses->count : 0, pitch = lh_pitch(count);
    const int fault = lh_fault_of_source(lh_the_shape_poses, poses);
    const int of_hull = fault == LH_OK ? fault_of_hull(hull) : LH_OK;
    if (of_hull != LH_OK)
        return lh_failure(function, POSITION_HULL, of_hull);
    const lh_status status =
        lh_begin_packing(function, fault, count, POSITION_HULL_COLUMNS, columns, packed, lh_the_shape_aabbs);
    if (status != LH_OK || count == 0)
        return status;
    const ends unturned = ends_of_vertices(hull);
    for (size_t first = 0; first < count; first += LH_STRETCH)
        pack_stretch(poses, hull, &unturned, first, first + LH_STRETCH < count ? LH_STRETCH : count - first,
                     columns, pitch);
    lh_write_packed(packed, lh_the_shape_aabbs, count, (1u << 6) - 1, columns);
    return LH_OK;
}
