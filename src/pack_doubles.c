/* Doubles to packed columns, each component rounded as shapes.def says. */
#include "packing.h"
#include "rounding.h"
#include "status.h"

/* Elements that are packed at a time: few enough that the structs that hold them stay in the first-level cache while these
 * are read once for each of their components. */
enum { STRETCH = 64 };

typedef struct stretch {
    size_t count, number[STRETCH]; /* of each element, the number in its arrays */
} stretch;

static stretch stretch_of(const lh_doubles *from, size_t first)
{
    stretch s;
    s.count = from->count - first < STRETCH ? from->count - first : STRETCH;
    for (size_t i = 0; i < s.count; i++)
        s.number[i] = lh_element_number(from->index, from->index_stride, first + i);
    return s;
}

/* One component of each. Arrays are aligned to 4 bytes, which some processors do not read doubles at. */
static void gather(const lh_doubles *from, unsigned array, const stretch *s, double component[STRETCH])
{
    const size_t stride = from->stride[array] ? from->stride[array] : sizeof(double);
    const char *first = (const char *)from->array[array];
    for (size_t i = 0; i < s->count; i++)
        memcpy(&component[i], first + stride * s->number[i], sizeof component[i]);
}

/* How far rounding to nearest moves a coordinate: exact, since a number and what it is rounded to differ by a factor of
 * at most 2, or one of them is 0 (Sterbenz); 0 of infinities. */
static double moved(double x)
{
    const double rounded = (double)lh_rounded(x, LH_TO_NEAREST);
    return x == rounded ? 0 : x - rounded;
}

/* At least the length of the way: three products, two sums and a root are off by less than 2^-50 of it together. Products
 * that underflow lose less than 2^-1000. */
static double length_at_least(double x, double y, double z)
{
    if (x == 0 && y == 0 && z == 0)
        return 0;
    return __builtin_sqrt(x * x + y * y + z * z + 0x1p-1000) * (1 + 0x1p-50);
}

/* The radius, in the array behind those of the centre. */
static void grow_radii(const lh_doubles *from, unsigned array, const stretch *s, float *column)
{
    double x[STRETCH], y[STRETCH], z[STRETCH], radius[STRETCH] = {0};
    gather(from, array - 3, s, x);
    gather(from, array - 2, s, y);
    gather(from, array - 1, s, z);
    if (from->array[array])
        gather(from, array, s, radius);
    for (size_t i = 0; i < s->count; i++) {
        const double way = length_at_least(moved(x[i]), moved(y[i]), moved(z[i]));
        column[i] =
            radius[i] < 0 ? lh_rounded(radius[i], LH_DOWN) : lh_rounded(lh_sum_to_odd(radius[i], way), LH_UP);
    }
}

/* Each direction is a loop of its own, so that nothing is asked inside. */
#define ROUND_ALL(name, way)                                                                                 \
    static __attribute__((noinline)) void name(const double *x, size_t count, float *rounded)                \
    {                                                                                                        \
        lh_round_all(x, count, way, rounded);                                                                \
    }
ROUND_ALL(round_down, LH_DOWN)
ROUND_ALL(round_up, LH_UP)
ROUND_ALL(round_to_nearest, LH_TO_NEAREST)

static void round_column(char rounding, const lh_doubles *from, unsigned array, const stretch *s,
                         float *column)
{
    if (rounding == 'R') {
        grow_radii(from, array, s, column);
        return;
    }
    double component[STRETCH];
    gather(from, array, s, component);
    if (rounding == 'v')
        round_down(component, s->count, column);
    else if (rounding == '^')
        round_up(component, s->count, column);
    else
        round_to_nearest(component, s->count, column);
}

/* ---- Arguments ---------------------------------------------------------------------------------------- */

/* The columns that there will be. A radius has one even where there is none. */
static unsigned columns_of(const lh_doubles *from, const char *rounding)
{
    unsigned present = 0;
    for (unsigned k = 0; rounding[k]; k++)
        if (rounding[k] == 'R' || (rounding[k] != '-' && from->array[k]))
            present |= 1u << k;
    return present;
}

static int is_needed(const lh_shape *shape, unsigned array)
{
    const lh_group *group = shape->group;
    while (array >= group->first + group->arrays)
        group++;
    return group->presence != LH_OPTIONAL;
}

static int fault_of(const lh_doubles *from, const lh_shape *shape, const char *rounding)
{
    uintptr_t addresses = (uintptr_t)from->index;
    uint32_t strides = from->index_stride;
    for (unsigned k = 0; rounding[k]; k++) {
        if (rounding[k] == '-')
            continue;
        if (!from->array[k] && is_needed(shape, k))
            return LH_ERROR_NULL_ARRAY;
        addresses |= (uintptr_t)from->array[k];
        strides |= from->array[k] ? from->stride[k] : 0;
    }
    if (strides % 4 != 0)
        return LH_ERROR_STRIDE;
    return addresses % 4 != 0 ? LH_ERROR_ALIGNMENT : LH_OK;
}

static lh_status begin(int function, const lh_doubles *from, const lh_shape *shape, const char *rounding,
                       const float *columns, void *packed)
{
    const size_t count = from ? from->count : 0;
    const int fault = !from ? LH_ERROR_NULL_VIEW : count ? fault_of(from, shape, rounding) : LH_OK;
    return lh_begin_packing(function, fault, count, columns, packed, shape);
}

/* ---- Component by component --------------------------------------------------------------------------- */

static lh_status pack_doubles(int function, const lh_shape *shape, const char *rounding,
                              const lh_doubles *from, float *columns, void *packed)
{
    const lh_status status = begin(function, from, shape, rounding, columns, packed);
    if (status != LH_OK || from->count == 0)
        return status;
    const unsigned present = columns_of(from, rounding);
    for (size_t first = 0; first < from->count; first += STRETCH) {
        const stretch s = stretch_of(from, first);
        float *column = columns + first;
        for (unsigned k = 0; k < shape->arrays; k++)
            if (present >> k & 1) {
                round_column(rounding[k], from, k, &s, column);
                column += lh_pitch(from->count);
            }
    }
    lh_write_packed(packed, shape, from->count, present, columns);
    return LH_OK;
}

#define DOUBLES(name, argument, rounding)                                                                    \
    lh_status lh_pack_##name##_from_doubles(const lh_doubles *argument, float *columns, lh_##name *packed)   \
    {                                                                                                        \
        return pack_doubles(LH_FUNCTION_pack_##name##_from_doubles, &lh_shape_##name, rounding, argument,    \
                            columns, packed);                                                                \
    }
#include "lanehit/shapes.def"

/* ---- Boxes by their centres --------------------------------------------------------------------------- */

static void add_and_subtract(const lh_doubles *boxes, unsigned axis, const stretch *s, float *min, float *max)
{
    double centre[STRETCH], half[STRETCH], low[STRETCH], high[STRETCH];
    gather(boxes, axis, s, centre);
    gather(boxes, axis + 3, s, half);
    for (size_t i = 0; i < s->count; i++) {
        low[i] = lh_sum_to_odd(centre[i], -half[i]);
        high[i] = lh_sum_to_odd(centre[i], half[i]);
    }
    round_down(low, s->count, min);
    round_up(high, s->count, max);
}

lh_status lh_pack_aabbs_from_centres(const lh_doubles *boxes, float *columns, lh_aabbs *packed)
{
    const lh_status status =
        begin(LH_FUNCTION_pack_aabbs_from_centres, boxes, &lh_shape_aabbs, "======", columns, packed);
    if (status != LH_OK || boxes->count == 0)
        return status;
    const size_t pitch = lh_pitch(boxes->count);
    for (size_t first = 0; first < boxes->count; first += STRETCH) {
        const stretch s = stretch_of(boxes, first);
        for (unsigned axis = 0; axis < 3; axis++)
            add_and_subtract(boxes, axis, &s, columns + axis * pitch + first,
                             columns + (axis + 3) * pitch + first);
    }
    lh_write_packed(packed, &lh_shape_aabbs, boxes->count, (1u << 6) - 1, columns);
    return LH_OK;
}
