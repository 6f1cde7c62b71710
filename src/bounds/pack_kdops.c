/* k-DOPs around shapes, one for each, around pairs of k-DOPs, and around sets. */
#include <math.h>

#include "along_directions.h"
#include "cloud.h"
#include "description/check.h"
#include "dispatch/by_isa.h"
#include "lanes/compiler.h"
#include "lanes/rounding.h"

enum { AT_K = 2, AT_COLUMNS = 3 };

/* What is packed: the columns of a k-DOP, and which direction each is of. */
typedef struct target {
    unsigned k, directions;
    lh_columns_of_direction of[LH_DIRECTIONS];
    float *columns;
    size_t pitch;
} target;

/* As lh_begin_packing, which is told what is wrong with the first argument. */
static lh_status begin_kdops(int function, int fault, size_t count, unsigned k, float *columns, void *packed,
                             target *to)
{
    to->k = k;
    to->directions = lh_directions_of_kdop(k, to->of);
    to->columns = columns;
    to->pitch = lh_pitch(count);
    if (fault != LH_ERROR_NULL_VIEW && to->directions == 0)
        return lh_failure(function, AT_K, LH_ERROR_COUNT);
    return lh_begin_packing(function, fault, count, AT_COLUMNS, columns, packed, lh_the_shape_kdops);
}

static void write_packed(const target *to, size_t count, void *packed)
{
    lh_write_packed(packed, lh_the_shape_kdops, count, lh_arrays_of_kdop(to->k), to->columns);
}

/* NaN stays. */
static inline double lower_end(double a, double b)
{
    return a != a || a < b ? a : b;
}

/* ---- Around each -------------------------------------------------------------------------------------- */

/* Shapes: the hull of some points, and a ball. */
typedef struct solid {
    const lh_shape *shape;
    unsigned points, radius; /* its array; 0: none */
    int is_box;              /* its points are the lower and the upper ends */
} solid;

/* A stretch of them, in columns; behind the last there is something. */
typedef struct stretch {
    size_t first, count;
    _Alignas(64) float gathered[9][LH_STRETCH];
    _Alignas(64) double x[9][LH_STRETCH], radius[LH_STRETCH], end[2][LH_STRETCH], other[LH_STRETCH];
} stretch;

static LH_ONE_COPY void widen(const float *restrict from, double *restrict to)
{
    for (size_t i = 0; i < LH_STRETCH; i++)
        to[i] = (double)from[i];
}

/* An inverted box is told as balls that are none are. */
static LH_ONE_COPY void find_inverted(const double (*x)[LH_STRETCH], double *restrict radius)
{
    for (size_t i = 0; i < LH_STRETCH; i++)
        radius[i] = x[0][i] > x[3][i] || x[1][i] > x[4][i] || x[2][i] > x[5][i] ? -1 : 0;
}

static LH_ONE_COPY void keep_lower(const double *restrict other, double *restrict end)
{
    for (size_t i = 0; i < LH_STRETCH; i++)
        end[i] = lower_end(end[i], other[i]);
}

static void read_solids(const solid *of, const void *view, stretch *s)
{
    lh_gather(of->shape, view, s->first, s->count, s->gathered[0]);
    for (unsigned k = 0; k < of->shape->arrays; k++)
        widen(s->gathered[k], k == of->radius && k ? s->radius : s->x[k]);
    if (of->is_box)
        find_inverted((const double(*)[LH_STRETCH])s->x, s->radius);
}

/* Of an end, the points that count: the first, or that corner of a box. */
static void find_end(const solid *of, const stretch *s, int has_radius, unsigned direction, double sign,
                     unsigned point, double *end)
{
    const double *x[3];
    for (int axis = 0; axis < 3; axis++) {
        const int is_upper = of->is_box && sign * lh_component_along(direction, axis) < 0;
        x[axis] = s->x[3 * (is_upper ? 1 : point) + (unsigned)axis];
    }
    lh_ends_along(x, has_radius ? s->radius : NULL, direction, sign, LH_STRETCH, end);
}

static void find_ends(const solid *of, stretch *s, int has_radius, unsigned direction)
{
    for (int upper = 0; upper < 2; upper++)
        for (unsigned point = 0; point < of->points; point++) {
            double *const end = point == 0 ? s->end[upper] : s->other;
            find_end(of, s, has_radius, direction, upper ? -1 : 1, point, end);
            if (point > 0)
                keep_lower(s->other, s->end[upper]);
        }
}

/* Lower ends, and upper ones with the sign turned, so that all are rounded down. */
static void write_ends(const stretch *s, const target *to, const lh_columns_of_direction *of)
{
    static const uint64_t down[LH_ROUNDED_TOGETHER];
    _Alignas(64) float rounded[2][LH_STRETCH];
    float *const low = to->columns + of->low * to->pitch + s->first, *const high = to->columns +
                                                                                   of->high * to->pitch +
                                                                                   s->first;
    lh_round_by_isa[lh_active_isa()](s->end[0], (size_t)2 * LH_STRETCH, down, rounded[0]);
    for (size_t i = 0; i < s->count; i++) {
        low[i] = rounded[0][i];
        high[i] = -rounded[1][i];
    }
}

static lh_status bound_each(int function, const solid *of, const void *view, unsigned k, float *columns,
                            lh_kdops *packed)
{
    const size_t count = view ? lh_start_of(view)->count : 0;
    const int fault = lh_fault_of_source(of->shape, view);
    target to;
    const lh_status status = begin_kdops(function, fault, count, k, columns, packed, &to);
    if (status != LH_OK || count == 0)
        return status;
    const int has_radius = of->is_box || (of->radius && lh_arrays_of(view)[of->radius]);
    stretch s = {0};
    for (; s.first < count; s.first += LH_STRETCH) {
        s.count = count - s.first < LH_STRETCH ? count - s.first : LH_STRETCH;
        read_solids(of, view, &s);
        for (unsigned d = 0; d < to.directions; d++) {
            find_ends(of, &s, has_radius, to.of[d].direction);
            write_ends(&s, &to, &to.of[d]);
        }
    }
    write_packed(&to, count, packed);
    return LH_OK;
}

lh_status lh_pack_kdops_from_spheres(const lh_spheres *spheres, unsigned k, float *columns, lh_kdops *packed)
{
    const solid of = {lh_the_shape_spheres, 1, 3, 0};
    return bound_each(LH_FUNCTION_pack_kdops_from_spheres, &of, spheres, k, columns, packed);
}

lh_status lh_pack_kdops_from_triangles(const lh_triangles *triangles, unsigned k, float *columns,
                                       lh_kdops *packed)
{
    const solid of = {lh_the_shape_triangles, 3, 0, 0};
    return bound_each(LH_FUNCTION_pack_kdops_from_triangles, &of, triangles, k, columns, packed);
}

lh_status lh_pack_kdops_from_capsules(const lh_capsules *capsules, unsigned k, float *columns,
                                      lh_kdops *packed)
{
    const solid of = {lh_the_shape_capsules, 2, 6, 0};
    return bound_each(LH_FUNCTION_pack_kdops_from_capsules, &of, capsules, k, columns, packed);
}

lh_status lh_pack_kdops_from_aabbs(const lh_aabbs *boxes, unsigned k, float *columns, lh_kdops *packed)
{
    const solid of = {lh_the_shape_aabbs, 1, 0, 1};
    return bound_each(LH_FUNCTION_pack_kdops_from_aabbs, &of, boxes, k, columns, packed);
}

/* ---- Around sets -------------------------------------------------------------------------------------- */

/* NaN stays. */
static double least_of(const double *end, size_t count, double before)
{
    for (size_t i = 0; i < count; i++)
        before = lower_end(before, end[i]);
    return before;
}

static void bound_set(lh_cloud *c, const target *to, size_t at)
{
    double end[LH_DIRECTIONS][2], reached[LH_STRETCH];
    const double *const x[3] = {c->x[0], c->x[1], c->x[2]};
    for (unsigned d = 0; d < to->directions; d++)
        end[d][0] = end[d][1] = INFINITY;
    for (lh_rewind(c); lh_next(c);)
        for (unsigned d = 0; d < to->directions; d++)
            for (int upper = 0; upper < 2; upper++) {
                lh_ends_along(x, c->has_radii ? c->radius : NULL, to->of[d].direction, upper ? -1 : 1,
                              lh_padded(c->count), reached);
                end[d][upper] = least_of(reached, c->count, end[d][upper]);
            }
    for (unsigned d = 0; d < to->directions; d++) {
        to->columns[to->of[d].low * to->pitch + at] = lh_rounded(end[d][0], LH_DOWN);
        to->columns[to->of[d].high * to->pitch + at] = -lh_rounded(end[d][1], LH_DOWN);
    }
}

lh_status lh_pack_kdops_around(const lh_sets *sets, unsigned k, float *columns, lh_kdops *packed)
{
    const size_t count = sets ? sets->count : 0;
    target to;
    const lh_status status =
        begin_kdops(LH_FUNCTION_pack_kdops_around, lh_fault_of_sets(sets), count, k, columns, packed, &to);
    if (status != LH_OK || count == 0)
        return status;
    lh_cloud cloud;
    for (size_t i = 0; i < count; i++) {
        lh_cloud_begin(&cloud, sets, i);
        bound_set(&cloud, &to, i);
    }
    write_packed(&to, count, packed);
    return LH_OK;
}
