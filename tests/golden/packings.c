#include "packings.h"

#include <string.h>

#include "../support/dice.h"

enum { ELEMENTS = 4099, ROOM = LH_COLUMNS_RAYS * (ELEMENTS + 32) };

static double doubles[ELEMENTS][LH_COLUMNS_RAYS];
static float floats[ELEMENTS][LH_COLUMNS_OBBS], room[ROOM];

#define DOUBLES(name, argument, rounding)                                                                    \
    static lh_status pack_##name(const lh_doubles *from, void *packed)                                       \
    {                                                                                                        \
        return lh_pack_##name##_from_doubles(from, room, packed);                                            \
    }
#include "lanehit/shapes.def"

static lh_status pack_centres(const lh_doubles *from, void *packed)
{
    return lh_pack_aabbs_from_centres(from, room, packed);
}

static lh_status pack_obbs(const lh_doubles *from, void *packed)
{
    (void)from;
    const lh_obbs boxes = lh_obbs_aos(floats[0], sizeof floats[0], ELEMENTS);
    return lh_pack_aabbs_from_obbs(&boxes, room, packed);
}

static lh_status pack_bounds(const lh_doubles *from, void *packed)
{
    (void)from;
    const lh_triangles triangles = lh_triangles_aos(floats[0], sizeof floats[0], ELEMENTS);
    const lh_numbers margin = lh_numbers_aos(floats[0] + 9, sizeof floats[0], ELEMENTS);
    const lh_vectors velocity = lh_vectors_aos(floats[0] + 4, sizeof floats[0], ELEMENTS);
    return lh_pack_aabbs_from_triangles(&triangles, &margin, &velocity, 0.7f, room, packed);
}

/* Sets of a few balls each. */
enum { SETS = 241, IN_A_SET = ELEMENTS / SETS };

#define AROUND(name)                                                                                         \
    static lh_status pack_##name##_around(const lh_doubles *from, void *packed)                              \
    {                                                                                                        \
        uint32_t first[SETS + 1];                                                                            \
        (void)from;                                                                                          \
        for (uint32_t i = 0; i <= SETS; i++)                                                                 \
            first[i] = i * IN_A_SET;                                                                         \
        const lh_spheres balls = lh_spheres_aos(floats[0], sizeof floats[0], ELEMENTS);                      \
        const lh_sets sets = lh_sets_of_balls(&balls, first, SETS);                                          \
        return lh_pack_##name##_around(&sets, room, packed);                                                 \
    }
AROUND(aabbs)
AROUND(spheres)
AROUND(smallest_spheres)
AROUND(obbs)
AROUND(capsules)

static const struct packing {
    const char *name;
    lh_status (*pack)(const lh_doubles *from, void *packed);
    size_t columns;
} packings[PACKINGS] = {
    [PACKING_CENTRES] = {"pack_aabbs_from_centres", pack_centres, 6},
    [PACKING_OBBS] = {"pack_aabbs_from_obbs", pack_obbs, 6},
    [PACKING_BOUNDS] = {"pack_aabbs_from_triangles", pack_bounds, 6},
    [PACKING_AABBS_AROUND] = {"pack_aabbs_around", pack_aabbs_around, 6},
    [PACKING_SPHERES_AROUND] = {"pack_spheres_around", pack_spheres_around, 4},
    [PACKING_SMALLEST_SPHERES_AROUND] = {"pack_smallest_spheres_around", pack_smallest_spheres_around, 4},
    [PACKING_OBBS_AROUND] = {"pack_obbs_around", pack_obbs_around, 10},
    [PACKING_CAPSULES_AROUND] = {"pack_capsules_around", pack_capsules_around, 7},
#define DOUBLES(name, argument, rounding)                                                                    \
    [PACKING_##name] = {"pack_" #name "_from_doubles", pack_##name, sizeof rounding - 1},
#include "lanehit/shapes.def"
};

const char *packing_name(size_t number)
{
    return packings[number].name;
}

/* Mostly within what floats can be; floats, halfway between two of them, right beside these, or anything. */
static uint64_t double_bits(dice *d)
{
    static const uint64_t ends[] = {0, 1, 0x0fffffff, 0x10000000, 0x10000001, 0x1fffffff};
    const uint64_t bits = dice_bits(d), end = dice_below(d, 8), sign = bits & (uint64_t)1 << 63;
    const uint64_t exponent = dice_one_in(d, 16) ? bits >> 52 & 0x7ff : 1023 - 160 + dice_below(d, 292);
    const uint64_t fraction = bits & 0xfffffffffffff;
    return sign | exponent << 52 | (end < 6 ? (fraction & ~(uint64_t)0x1fffffff) | ends[end] : fraction);
}

static void draw(void)
{
    dice d = {1};
    for (size_t i = 0; i < ELEMENTS; i++) {
        for (size_t k = 0; k < LH_COLUMNS_RAYS; k++) {
            const uint64_t bits = double_bits(&d);
            memcpy(&doubles[i][k], &bits, sizeof bits);
        }
        for (size_t k = 0; k < LH_COLUMNS_OBBS; k++) {
            const uint32_t exponent = 127 - 20 + (uint32_t)dice_below(&d, 40);
            const uint32_t bits = ((uint32_t)dice_bits(&d) & 0x807fffff) | exponent << 23;
            memcpy(&floats[i][k], &bits, sizeof bits);
        }
    }
}

/* By the view, whose arrays are those of any shape, and which says how many there are. */
bool packing_tally(size_t number, tally *of)
{
    const struct packing *p = &packings[number];
    _Alignas(uint64_t) unsigned char packed[256];
    draw();
    const lh_doubles from = lh_doubles_aos(doubles[0], p->columns, sizeof doubles[0], ELEMENTS);
    if (p->pack(&from, packed) != LH_OK)
        return false;
    const size_t count = lh_start_of(packed)->count;
    for (size_t k = 0; k < p->columns; k++) {
        const float *array = lh_arrays_of(packed)[k];
        for (size_t i = 0; array && i < count; i++) {
            uint32_t bits;
            memcpy(&bits, &array[i], sizeof bits);
            results_fold(&of->values, bits);
        }
    }
    of->pairs = count;
    return true;
}
