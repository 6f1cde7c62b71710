/* k-DOPs around pairs of k-DOPs. */
#include "api/packing.h"
#include "description/check.h"
#include "lanes/compiler.h"

enum { AT_B = 2, AT_COLUMNS = 3 };

/* NaN stays. */
static LH_ONE_COPY void join_bounds(const float *restrict b, int is_upper, size_t count, float *restrict a)
{
    for (size_t i = 0; i < count; i++) {
        const int is_beyond = is_upper ? b[i] > a[i] : b[i] < a[i];
        a[i] = is_beyond || b[i] != b[i] ? b[i] : a[i];
    }
}

/* The lower bounds of a group come first. */
static int is_upper_bound(const lh_shape *shape, unsigned array)
{
    unsigned g = 0;
    while (array >= shape->group[g].first + shape->group[g].arrays)
        g++;
    return array - shape->group[g].first >= shape->group[g].arrays / 2;
}

/* Elements of one view or, where that has one, copies of it. */
static void gather_each(const lh_shape *shape, const lh_kdops *from, size_t first, size_t count,
                        float *columns)
{
    const int is_one = from->count == 1;
    lh_gather(shape, from, is_one ? 0 : first, is_one ? 1 : count, columns);
    for (unsigned k = 0; is_one && k < shape->arrays; k++)
        for (size_t i = 1; i < count && lh_arrays_of(from)[k]; i++)
            columns[(size_t)k * LH_STRETCH + i] = columns[(size_t)k * LH_STRETCH];
}

static void join_stretch(const lh_kdops *a, const lh_kdops *b, unsigned present, size_t first, size_t count,
                         float *columns, size_t pitch)
{
    const lh_shape *const shape = lh_the_shape_kdops;
    _Alignas(64) float of_a[LH_MOST_ARRAYS][LH_STRETCH], of_b[LH_MOST_ARRAYS][LH_STRETCH];
    gather_each(shape, a, first, count, of_a[0]);
    gather_each(shape, b, first, count, of_b[0]);
    for (unsigned k = 0, column = 0; k < shape->arrays; k++) {
        if (!(present >> k & 1))
            continue;
        join_bounds(of_b[k], is_upper_bound(shape, k), count, of_a[k]);
        for (size_t i = 0; i < count; i++)
            columns[column * pitch + first + i] = of_a[k][i];
        column++;
    }
}

static unsigned arrays_of_both(const lh_kdops *a, const lh_kdops *b)
{
    unsigned present = 0;
    for (unsigned k = 0; k < LH_MOST_ARRAYS; k++)
        present |= lh_arrays_of(a)[k] && lh_arrays_of(b)[k] ? 1u << k : 0;
    return present;
}

lh_status lh_pack_kdops_from_kdops(const lh_kdops *a, const lh_kdops *b, float *columns, lh_kdops *packed)
{
    const int function = LH_FUNCTION_pack_kdops_from_kdops;
    size_t count = a ? a->count : 0;
    if (a && !b)
        return lh_failure(function, AT_B, LH_ERROR_NULL_VIEW);
    if (a && !lh_broadcasts(&count, b->count))
        return lh_failure(function, AT_B, LH_ERROR_COUNT);
    if (a && count && lh_fault_of_source(lh_the_shape_kdops, a) == LH_OK &&
        lh_fault_of_source(lh_the_shape_kdops, b) != LH_OK)
        return lh_failure(function, AT_B, lh_fault_of_source(lh_the_shape_kdops, b));
    const lh_status status = lh_begin_packing(function, lh_fault_of_source(lh_the_shape_kdops, a), count,
                                              AT_COLUMNS, columns, packed, lh_the_shape_kdops);
    if (status != LH_OK || count == 0)
        return status;
    const unsigned present = arrays_of_both(a, b);
    for (size_t first = 0; first < count; first += LH_STRETCH)
        join_stretch(a, b, present, first, count - first < LH_STRETCH ? count - first : LH_STRETCH, columns,
                     lh_pitch(count));
    lh_write_packed(packed, lh_the_shape_kdops, count, present, columns);
    return LH_OK;
}
