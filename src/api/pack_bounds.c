/* Boxes around balls, capsules, triangles and boxes, with a margin and along a way, for a broadphase. */
#include <math.h>
#include <string.h>

#include "description/check.h"
#include "dispatch/by_isa.h"
#include "lanes/compiler.h"
#include "packing.h"
#include "sum_below.h"

/* By how much boxes are larger than what they are around; either may be NULL. */
typedef struct growth {
    const lh_numbers *margin;
    const lh_vectors *velocity; /* NULL also if no time passes */
    double t_max;
} growth;

/* What boxes are around: the hull of some points and a ball. */
typedef struct hull {
    const lh_shape *shape;
    unsigned points;
    unsigned radius; /* its array; 0: none */
    int is_box;      /* its points are the lower and the upper ends */
} hull;

/* A stretch of them, in columns. Behind the last there are zeros, or what some other stretch had. */
typedef struct stretch {
    size_t first, count;
    _Alignas(64) float array[LH_MOST_ARRAYS][LH_STRETCH], none[LH_STRETCH], margin[LH_STRETCH],
        velocity[3][LH_STRETCH];
    _Alignas(64) float low[3][LH_STRETCH], high[3][LH_STRETCH];
    _Alignas(64) double reach[LH_STRETCH], end[6][LH_STRETCH];
} stretch;

/* ---- Reading ------------------------------------------------------------------------------------------ */

/* Elements of a view that may have one for all. */
static void gather_each(const lh_shape *shape, const void *view, const stretch *of, float *columns)
{
    const int is_one = lh_start_of(view)->count == 1;
    lh_gather(shape, view, is_one ? 0 : of->first, is_one ? 1 : of->count, columns);
    for (size_t k = 0; is_one && k < shape->arrays; k++)
        for (size_t i = 1; i < LH_STRETCH; i++)
            columns[k * LH_STRETCH + i] = columns[k * LH_STRETCH];
}

/* ---- Ends --------------------------------------------------------------------------------------------- */

/* One that is NaN stays. */
static inline float lower(float a, float b)
{
    return a != a ? a : a < b ? a : b;
}

static inline float higher(float a, float b)
{
    return a != a ? a : a > b ? a : b;
}

static void find_ends(const hull *of, stretch *s)
{
    for (unsigned axis = 0; axis < 3; axis++) {
        float *const low = s->low[axis], *const high = s->high[axis];
        memcpy(low, s->array[axis], sizeof s->low[axis]);
        memcpy(high, s->array[of->is_box ? 3 + axis : axis], sizeof s->high[axis]);
        for (unsigned point = 1; point < of->points && !of->is_box; point++)
            for (size_t i = 0; i < LH_STRETCH; i++) {
                low[i] = lower(s->array[3 * point + axis][i], low[i]);
                high[i] = higher(s->array[3 * point + axis][i], high[i]);
            }
    }
}

/* Radius and margin, not below their exact sum. Where there is no ball, the box is turned inside out without end. */
static LH_ONE_COPY void find_reach(const float *restrict radius, const float *restrict margin,
                                   double *restrict reach)
{
    for (size_t i = 0; i < LH_STRETCH; i++) {
        const double sum = -sum_below(-(double)radius[i], -(double)margin[i]);
        reach[i] = radius[i] < 0 ? -INFINITY : sum;
    }
}

/* The lower ends of an axis; of the upper ones with the sign of everything turned. */
static LH_ONE_COPY void reach_out(const float *restrict from, double sign, const double *restrict reach,
                                  double *restrict end)
{
    for (size_t i = 0; i < LH_STRETCH; i++)
        end[i] = sum_below(sign * from[i], -reach[i]);
}

/* And along the way, which is exact: it is a product of two floats. */
static LH_ONE_COPY void move(const float *restrict velocity, double sign, double t_max, double *restrict end)
{
    for (size_t i = 0; i < LH_STRETCH; i++) {
        const double way = sign * velocity[i] * t_max;
        end[i] = sum_below(end[i], way > 0 ? 0 : way); /* or NaN */
    }
}

static void write_ends(const stretch *s, float *column, size_t pitch)
{
    static const uint64_t down[LH_ROUNDED_TOGETHER];
    _Alignas(64) float rounded[6][LH_STRETCH];
    lh_round_by_isa[lh_active_isa()](s->end[0], (size_t)6 * LH_STRETCH, down, rounded[0]);
    for (unsigned k = 0; k < 6; k++)
        for (size_t i = 0; i < s->count; i++)
            column[k * pitch + s->first + i] = k < 3 ? rounded[k][i] : -rounded[k][i];
}

static void bound(const hull *of, const void *view, const growth *by, stretch *s, float *columns,
                  size_t pitch)
{
    const int has_radius = of->radius && lh_arrays_of(view)[of->radius];
    lh_gather(of->shape, view, s->first, s->count, s->array[0]);
    find_ends(of, s);
    if (!has_radius && !by->margin && !by->velocity) {
        for (unsigned k = 0; k < 6; k++)
            memcpy(columns + k * pitch + s->first, k < 3 ? s->low[k] : s->high[k - 3],
                   s->count * sizeof *columns);
        return;
    }
    if (by->margin)
        gather_each(lh_shape_of_kind(LH_KIND_MARGINS), by->margin, s, s->margin);
    if (by->velocity)
        gather_each(lh_the_shape_vectors, by->velocity, s, s->velocity[0]);
    find_reach(has_radius ? s->array[of->radius] : s->none, s->margin, s->reach);
    for (unsigned axis = 0; axis < 3; axis++) {
        reach_out(s->low[axis], 1, s->reach, s->end[axis]);
        reach_out(s->high[axis], -1, s->reach, s->end[3 + axis]);
        if (by->velocity) {
            move(s->velocity[axis], 1, by->t_max, s->end[axis]);
            move(s->velocity[axis], -1, by->t_max, s->end[3 + axis]);
        }
    }
    write_ends(s, columns, pitch);
}

/* ---- The calls ---------------------------------------------------------------------------------------- */

enum { POSITION_MARGIN = 2, POSITION_VELOCITY, POSITION_T_MAX, POSITION_COLUMNS };

static lh_status check_beside(int function, int position, const lh_shape *shape, const void *view,
                              size_t count)
{
    if (!view)
        return LH_OK;
    const size_t given = lh_start_of(view)->count;
    if (given != count && given != 1)
        return lh_failure(function, position, LH_ERROR_COUNT);
    const int fault = count ? lh_fault_of_view(shape, view) : LH_OK;
    return fault == LH_OK ? LH_OK : lh_failure(function, position, fault);
}

static lh_status check_growth(int function, const growth *by, size_t count)
{
    lh_status status =
        check_beside(function, POSITION_MARGIN, lh_shape_of_kind(LH_KIND_MARGINS), by->margin, count);
    if (status == LH_OK)
        status = check_beside(function, POSITION_VELOCITY, lh_the_shape_vectors, by->velocity, count);
    if (status == LH_OK && !(by->t_max >= 0))
        status = lh_failure(function, POSITION_T_MAX, LH_ERROR_LIMIT);
    return status;
}

static lh_status pack_bounds(int function, const hull *of, const void *view, growth by, float *columns,
                             lh_aabbs *packed)
{
    const size_t count = view ? lh_start_of(view)->count : 0, pitch = lh_pitch(count);
    const int fault = lh_fault_of_source(of->shape, view);
    lh_status status = fault == LH_OK ? check_growth(function, &by, count) : LH_OK;
    if (status == LH_OK)
        status =
            lh_begin_packing(function, fault, count, POSITION_COLUMNS, columns, packed, lh_the_shape_aabbs);
    if (status != LH_OK || count == 0)
        return status;
    if (by.t_max == 0)
        by.velocity = NULL;
    by.t_max = by.t_max < 0x1p127 ? by.t_max : 0x1p127;
    stretch s;
    memset(&s, 0, sizeof s);
    for (s.first = 0; s.first < count; s.first += LH_STRETCH) {
        s.count = count - s.first < LH_STRETCH ? count - s.first : LH_STRETCH;
        bound(of, view, &by, &s, columns, pitch);
    }
    lh_write_packed(packed, lh_the_shape_aabbs, count, (1u << 6) - 1, columns);
    return LH_OK;
}

/* lh_pack_aabbs_from_spheres(spheres, ...) */
#define BOUNDS(name, argument, ...)                                                                          \
    lh_status lh_pack_aabbs_from_##name(const lh_##name *argument, const lh_numbers *margin,                 \
                                        const lh_vectors *velocity, float t_max, float *columns,             \
                                        lh_aabbs *packed)                                                    \
    {                                                                                                        \
        const hull of = {lh_the_shape_##name, __VA_ARGS__};                                                  \
        return pack_bounds(LH_FUNCTION_pack_aabbs_from_##name, &of, argument,                                \
                           (growth){margin, velocity, t_max}, columns, packed);                              \
    }
BOUNDS(spheres, spheres, 1, 3, 0)
BOUNDS(capsules, capsules, 2, 6, 0)
BOUNDS(triangles, triangles, 3, 0, 0)
BOUNDS(aabbs, boxes, 2, 0, 1)
