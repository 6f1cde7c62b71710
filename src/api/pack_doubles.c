/* Doubles to packed columns. What lies side by side, or is put there, is rounded by the active backend, and the floats
 * that come of it are packed as structs are. */
#include "dispatch/by_isa.h"
#include "packing.h"
#include "lanes/rounding.h"
#include "description/status.h"

/* Arrays are aligned to 4 bytes, which some processors do not read doubles at. */
static double double_at(const char *p)
{
    double x;
    memcpy(&x, p, sizeof x);
    return x;
}

static size_t stride_of(const lh_doubles *from, unsigned array)
{
    return from->stride[array] ? from->stride[array] : sizeof(double);
}

static const char *place_of(const lh_doubles *from, unsigned array, size_t i)
{
    return (const char *)from->array[array] +
           stride_of(from, array) * lh_element_number(from->index, from->index_stride, i);
}

/* ---- Side by side ------------------------------------------------------------------------------------- */

/* Zeros behind count doubles, up to as many as are rounded together. */
static size_t fill_up(double *x, size_t count)
{
    size_t all = count;
    while (all % LH_ROUNDED_TOGETHER != 0)
        x[all++] = 0;
    return all;
}

static int are_neighbours(const lh_doubles *from, unsigned array)
{
    return from->array[array + 1] == from->array[array] + 1 && from->stride[array + 1] == from->stride[array];
}

/* A stretch of one array, or of three that are neighbours, into structs of so many doubles. */
static void gather_some(const lh_doubles *from, unsigned array, int three, size_t first, size_t count,
                        unsigned width, double *x)
{
    const char *const start = (const char *)from->array[array];
    const size_t stride = stride_of(from, array);
    const uint32_t *const index = from->index, index_stride = from->index_stride;
    for (size_t i = first; i < first + count; i++, x += width) {
        const char *place = start + stride * lh_element_number(index, index_stride, i);
        x[0] = double_at(place);
        if (!three)
            continue;
        x[1] = double_at(place + sizeof *x);
        x[2] = double_at(place + 2 * sizeof *x);
    }
}

static size_t gather(const lh_doubles *from, unsigned array, unsigned arrays, size_t first, size_t count,
                     double *x)
{
    for (unsigned k = 0; k < arrays;) {
        const int three =
            k + 3 <= arrays && are_neighbours(from, array + k) && are_neighbours(from, array + k + 1);
        gather_some(from, array + k, three, first, count, arrays, x + k);
        k += three ? 3 : 1;
    }
    return fill_up(x, count * arrays);
}

/* Is it so in memory? */
static int is_gathered(const lh_doubles *from, unsigned array, unsigned arrays, size_t count)
{
    return !from->index && from->stride[array] == arrays * sizeof(double) &&
           (uintptr_t)from->array[array] % _Alignof(double) == 0 &&
           (unsigned)count * arrays % LH_ROUNDED_TOGETHER == 0;
}

/* Structs of so many floats to columns. */
static void pack_structs(const float *structs, unsigned width, size_t count, float *column, size_t pitch)
{
    const float *array[LH_MOST_ARRAYS];
    for (unsigned k = 0; k < width; k++)
        array[k] = structs + k;
    const lh_packing packing = {array, width, count, NULL, width * (uint32_t)sizeof(float), 0, column, pitch};
    lh_pack_by_isa[lh_active_isa()](&packing);
}

/* ---- Component by component --------------------------------------------------------------------------- */

enum { MOST_NEIGHBOURS = 9 };

static int is_outwards(char rounding)
{
    return rounding == 'v' || rounding == '^';
}

/* How many arrays, from this one on, are neighbours in memory and rounded alike: outwards, or to nearest. If outwards,
 * only so many that LH_ROUNDED_TOGETHER is a multiple of their number. */
static unsigned neighbours(const lh_doubles *from, const char *rounding, unsigned first)
{
    const int outwards = is_outwards(rounding[first]);
    unsigned end = first + 1;
    while ((outwards ? is_outwards(rounding[end]) : rounding[end] == '=') && are_neighbours(from, end - 1))
        end++;
    while (outwards && LH_ROUNDED_TOGETHER % (end - first) != 0)
        end--;
    return end - first;
}

/* Marks, by the sign bit, the doubles that are to be rounded up: the pattern of the arrays, repeated to the end. */
static void draw_flips(const char *rounding, unsigned arrays, uint64_t flips[LH_ROUNDED_TOGETHER])
{
    for (unsigned k = 0, array = 0; k < LH_ROUNDED_TOGETHER; k++) {
        flips[k] = rounding[array] == '^' ? LH_SIGN_OF_DOUBLE : 0;
        array = array + 1 == arrays ? 0 : array + 1;
    }
}

static void round_arrays(const lh_doubles *from, const char *rounding, unsigned array, unsigned arrays,
                         size_t first, size_t count, float *column)
{
    _Alignas(64) double gathered[LH_STRETCH * MOST_NEIGHBOURS];
    _Alignas(64) float rounded[LH_STRETCH * MOST_NEIGHBOURS];
    uint64_t flips[LH_ROUNDED_TOGETHER];
    const int outwards = is_outwards(rounding[array]), lies_well = is_gathered(from, array, arrays, count);
    const double *x = lies_well ? from->array[array] + first * arrays : gathered;
    const size_t doubles = lies_well ? count * arrays : gather(from, array, arrays, first, count, gathered);
    if (outwards)
        draw_flips(rounding + array, arrays, flips);
    if (arrays == 1 && doubles == count) {
        lh_round_by_isa[lh_active_isa()](x, doubles, outwards ? flips : NULL, column + first);
        return;
    }
    lh_round_by_isa[lh_active_isa()](x, doubles, outwards ? flips : NULL, rounded);
    pack_structs(rounded, arrays, count, column + first, lh_pitch(from->count));
}

/* How far rounding to nearest has moved a coordinate: exact, since a number and what it is rounded to differ by a
 * factor of at most 2, or one of them is 0 (Sterbenz); 0 of infinities. */
static double moved(double x, float rounded)
{
    return x == (double)rounded ? 0 : x - (double)rounded;
}

/* At least the length of the way: three products, two sums and a root are off by less than 2^-50 of it together.
 * Products that underflow lose less than 2^-1000. */
static double length_at_least(double x, double y, double z)
{
    if (x == 0 && y == 0 && z == 0)
        return 0;
    return __builtin_sqrt(x * x + y * y + z * z + 0x1p-1000) * (1 + 0x1p-50);
}

/* The radius, in the array behind those of the centre. */
static void grow_radii(const lh_doubles *from, unsigned array, size_t first, size_t count, float *column)
{
    const size_t pitch = lh_pitch(from->count);
    for (size_t i = first; i < first + count; i++) {
        double way[3];
        for (unsigned k = 0; k < 3; k++)
            way[k] = moved(double_at(place_of(from, array - 3 + k, i)), column[i - (3 - k) * pitch]);
        const double radius = from->array[array] ? double_at(place_of(from, array, i)) : 0,
                     grown = lh_sum_to_odd(radius, length_at_least(way[0], way[1], way[2]));
        column[i] = radius < 0 ? lh_rounded(radius, LH_DOWN) : lh_rounded(grown, LH_UP);
    }
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
    return lh_begin_packing(function, fault, count, 2, columns, packed, shape);
}

/* ---- All of it ---------------------------------------------------------------------------------------- */

static lh_status pack_doubles(int function, const lh_shape *shape, const char *rounding,
                              const lh_doubles *from, float *columns, void *packed)
{
    const lh_status status = begin(function, from, shape, rounding, columns, packed);
    if (status != LH_OK || from->count == 0)
        return status;
    const unsigned present = columns_of(from, rounding);
    for (size_t first = 0; first < from->count; first += LH_STRETCH) {
        const size_t left = from->count - first, count = left < LH_STRETCH ? left : LH_STRETCH;
        float *column = columns;
        for (unsigned k = 0, arrays; k < shape->arrays; k += arrays) {
            arrays = 1;
            if (!(present >> k & 1))
                continue;
            if (rounding[k] == 'R') {
                grow_radii(from, k, first, count, column);
            } else {
                arrays = neighbours(from, rounding, k);
                round_arrays(from, rounding, k, arrays, first, count, column);
            }
            column += arrays * lh_pitch(from->count);
        }
    }
    lh_write_packed(packed, shape, from->count, present, columns);
    return LH_OK;
}

#define DOUBLES(name, argument, rounding)                                                                    \
    lh_status lh_pack_##name##_from_doubles(const lh_doubles *argument, float *columns, lh_##name *packed)   \
    {                                                                                                        \
        return pack_doubles(LH_FUNCTION_pack_##name##_from_doubles, lh_the_shape_##name, rounding, argument, \
                            columns, packed);                                                                \
    }
#include "lanehit/shapes.def"

/* ---- Boxes by their centres --------------------------------------------------------------------------- */

/* Behind them are three doubles more. */
static void spread_boxes(const double *x, size_t doubles, size_t count, float *column, size_t pitch)
{
    _Alignas(64) double ends[LH_ROOM];
    _Alignas(64) float rounded[LH_ROOM];
    uint64_t flips[LH_ROUNDED_TOGETHER];
    draw_flips("vvv^^^", 6, flips);
    lh_spread_by_isa[lh_active_isa()](x, doubles, flips, ends);
    lh_round_by_isa[lh_active_isa()](ends, doubles, flips, rounded);
    pack_structs(rounded, 6, count, column, pitch);
}

void lh_pack_spread(double x[LH_ROOM], size_t count, float *column, size_t pitch)
{
    const size_t doubles = fill_up(x, count * 6);
    for (size_t k = 0; k < 3; k++)
        x[doubles + k] = 0;
    spread_boxes(x, doubles, count, column, pitch);
}

lh_status lh_pack_aabbs_from_centres(const lh_doubles *boxes, float *columns, lh_aabbs *packed)
{
    static const char rounding[] = "======";
    const lh_status status =
        begin(LH_FUNCTION_pack_aabbs_from_centres, boxes, lh_the_shape_aabbs, rounding, columns, packed);
    if (status != LH_OK || boxes->count == 0)
        return status;
    const size_t pitch = lh_pitch(boxes->count);
    const int lie_well = neighbours(boxes, rounding, 0) == 6 && is_gathered(boxes, 0, 6, LH_STRETCH);
    for (size_t first = 0; first < boxes->count; first += LH_STRETCH) {
        double x[LH_ROOM];
        const size_t left = boxes->count - first, count = left < LH_STRETCH ? left : LH_STRETCH;
        if (lie_well && left > LH_STRETCH) {
            spread_boxes(boxes->array[0] + first * 6, (size_t)LH_STRETCH * 6, count, columns + first, pitch);
            continue;
        }
        gather(boxes, 0, 6, first, count, x);
        lh_pack_spread(x, count, columns + first, pitch);
    }
    lh_write_packed(packed, lh_the_shape_aabbs, boxes->count, (1u << 6) - 1, columns);
    return LH_OK;
}
