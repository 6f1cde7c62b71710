/* The box around a set; what the calls that make bounding volumes of sets have in common. */
#include <math.h>

#include "cloud.h"
#include "description/check.h"
#include "lanes/rounding.h"

/* ---- Extents ------------------------------------------------------------------------------------------- */

/* Products with 0 are 0 but of NaN and infinity: where the sum of them is, there is no need to look at each. */
static int any_nan(const double *x, size_t padded)
{
    double zero[LH_ABREAST] = {0}, sum = 0;
    int found = 0;
    for (size_t i = 0; i < padded; i += LH_ABREAST)
        for (size_t k = 0; k < LH_ABREAST; k++)
            zero[k] += x[i + k] * 0;
    for (size_t k = 0; k < LH_ABREAST; k++)
        sum += zero[k];
    for (size_t i = 0; i < padded && sum != 0; i++)
        found |= x[i] != x[i];
    return found;
}

/* How far the stretch reaches along an axis, or against it: greatest of sign * x + radius. Such a sum is rounded to
 * odd, so that rounding the greatest to a float rounds the exact one. */
static double reach_along(const lh_cloud *c, int axis, double sign, int *has_nan)
{
    double end[LH_STRETCH];
    const size_t padded = lh_padded(c->count);
    for (size_t i = 0; i < padded; i++)
        end[i] = sign * c->x[axis][i];
    for (size_t i = 0; i < padded && c->has_radii; i++)
        end[i] = lh_sum_to_odd(end[i], c->radius[i]);
    *has_nan |= any_nan(end, padded);
    return lh_greatest(end, padded);
}

static void join(lh_extent *e, const lh_cloud *c)
{
    for (int axis = 0; axis < 3; axis++) {
        const double high = reach_along(c, axis, 1, &e->has_nan[axis]),
                     low = -reach_along(c, axis, -1, &e->has_nan[axis]);
        e->high[axis] = high > e->high[axis] ? high : e->high[axis];
        e->low[axis] = low < e->low[axis] ? low : e->low[axis];
    }
}

void lh_find_extent(lh_cloud *c, lh_extent *e)
{
    *e = (lh_extent){{INFINITY, INFINITY, INFINITY}, {-INFINITY, -INFINITY, -INFINITY}, 1, 1, {0, 0, 0}};
    for (lh_rewind(c); lh_next(c); e->is_nothing = 0)
        join(e, c);
    lh_rewind(c);
    for (int axis = 0; axis < 3; axis++)
        e->is_finite &= !e->has_nan[axis] && isfinite(e->low[axis]) && isfinite(e->high[axis]);
}

lh_frame lh_frame_of(const lh_extent *e)
{
    lh_frame f = {{0, 0, 0}, 1};
    double longest = 0;
    for (int axis = 0; axis < 3; axis++) {
        const double side = e->high[axis] - e->low[axis];
        f.origin[axis] = (e->low[axis] + e->high[axis]) / 2;
        longest = side > longest ? side : longest;
    }
    if (longest > 0)
        f.scale = lh_double_of_bits((UINT64_C(2046) - (lh_bits_of_double(longest) >> 52)) << 52);
    return f;
}

/* ---- The calls ----------------------------------------------------------------------------------------- */

/* A volume of no size, of one that has no end, or of NaN. */
static void fill_in(const lh_bound_kind *kind, float length, float *bound)
{
    for (unsigned k = 0; k < kind->shape->arrays; k++)
        bound[k] = 0;
    for (unsigned k = 0; k < kind->lengths; k++)
        bound[kind->first_length + k] = length;
    if (kind->unit)
        bound[kind->unit] = 1;
}

static void bound_of_box(const lh_extent *e, float *bound)
{
    for (int axis = 0; axis < 3; axis++) {
        bound[axis] = e->has_nan[axis] ? NAN : lh_rounded(e->low[axis], LH_DOWN);
        bound[3 + axis] = e->has_nan[axis] ? NAN : lh_rounded(e->high[axis], LH_UP);
    }
}

static void bound_one(const lh_bound_kind *kind, lh_cloud *c, float *bound)
{
    lh_extent e;
    lh_find_extent(c, &e);
    if (!kind->bound)
        bound_of_box(&e, bound);
    else if (e.is_nothing)
        fill_in(kind, kind->length_of_nothing, bound);
    else if (!e.is_finite)
        fill_in(kind, e.has_nan[0] | e.has_nan[1] | e.has_nan[2] ? NAN : INFINITY, bound);
    else
        kind->bound(c, &e, bound);
}

lh_status lh_bound_sets(int function, const lh_sets *sets, const lh_bound_kind *kind, float *columns,
                        void *packed)
{
    const size_t count = sets ? sets->count : 0, pitch = lh_pitch(count);
    const lh_status status =
        lh_begin_packing(function, lh_fault_of_sets(sets), count, 2, columns, packed, kind->shape);
    if (status != LH_OK || count == 0)
        return status;
    lh_cloud cloud;
    for (size_t i = 0; i < count; i++) {
        float bound[LH_MOST_ARRAYS];
        lh_cloud_begin(&cloud, sets, i);
        bound_one(kind, &cloud, bound);
        for (unsigned k = 0; k < kind->shape->arrays; k++)
            columns[k * pitch + i] = bound[k];
    }
    lh_write_packed(packed, kind->shape, count, (1u << kind->shape->arrays) - 1, columns);
    return LH_OK;
}

lh_status lh_pack_aabbs_around(const lh_sets *sets, float *columns, lh_aabbs *packed)
{
    const lh_bound_kind kind = {lh_the_shape_aabbs, NULL, 0, 0, 0, 0};
    return lh_bound_sets(LH_FUNCTION_pack_aabbs_around, sets, &kind, columns, packed);
}
