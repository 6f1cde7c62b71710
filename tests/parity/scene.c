#include "scene.h"

#include <math.h>

#include "../support/floats.h"
#include "arrange.h"

/* Around each edge of the ranges in which squares, products of three, and reciprocals keep their precision. */
static const float scales[] = {
    1, 1, 1, 1, 1, 1, 1, 1, 0x1p-140f, 0x1p-100f, 0x1p-60f, 0x1p-40f, 0x1p40f, 0x1p60f, 0x1p100f, 0x1p120f};

/* Sizes of what is built to meet the first, relative to it: a hit may mean that it has to lie within the first. */
static const float sizes_of_others[] = {1, 0.04f};

/* At least 0, as numbers are to be. */
static const float numbers[] = {1,         1,         1,        0.5f,       4,        0,
                                0x1p-149f, 0x1p-100f, 0x1p127f, 0x1.8p127f, INFINITY, -0.0f};

/* Stretches of a batch that share a hit rate: shorter than a vector, and longer than a block of a kernel. */
static const size_t stretches[] = {3, 16, 64, 200, 600};

/* Hits in a hundred; above that, everything is near the boundary. */
static const unsigned hit_rates[] = {0, 5, 50, 100, 101};

/* One lane in so many is special. */
static const size_t special_rarities[] = {1000000, 1000000, 32, 4, 1};

#define PICK(d, array) ((array)[dice_below(d, sizeof(array) / sizeof((array)[0]))])

static wish make_a_wish(dice *d, unsigned hit_rate)
{
    if (hit_rate > 100)
        return SOMEHOW;
    return dice_below(d, 100) < hit_rate ? HIT : MISS;
}

/* A few floats up or down. */
static void nudge(dice *d, const lh_kind *kind, element *e)
{
    float *value = &e->value[dice_below(d, kind->shape->arrays)];
    if (isnormal(*value))
        *value = float_steps(*value, (int)dice_below(d, 9) - 4);
}

static void specialise(dice *d, lh_kind_name name, element *e)
{
    if (dice_one_in(d, 2)) {
        figures[name]->degenerate(d, e);
        return;
    }
    for (size_t times = 1 + dice_below(d, 3); times > 0; times--)
        e->value[dice_below(d, lh_kinds[name].shape->arrays)] = dice_special(d);
}

static void vary(const lh_query *query, dice *d, size_t rarity, unsigned fixed, element *const by_argument[])
{
    for (unsigned k = 0; k < lh_inputs_of(query); k++) {
        if (fixed >> k & 1 || lh_kind_of(query, k)->role != LH_VIEW)
            continue;
        if (dice_one_in(d, 4))
            nudge(d, lh_kind_of(query, k), by_argument[k]);
        if (dice_one_in(d, rarity))
            specialise(d, lh_kind_name_of(query, k), by_argument[k]);
    }
}

/* Bit k: input k has at most so many elements. */
static unsigned with_at_most(const scene *s, size_t count)
{
    unsigned found = 0;
    for (unsigned k = 0; k < LH_MOST_INPUTS; k++)
        found |= (unsigned)(s->count[k] <= count) << k;
    return found;
}

/* About the origin. Returns which arguments are sets. */
static unsigned fill_sets(scene *s, const lh_query *query, dice *d, float size, size_t rarity)
{
    static const point origin = {{0}};
    unsigned sets = 0;
    for (unsigned k = 0; k < lh_inputs_of(query); k++) {
        if (lh_kind_of(query, k)->role != LH_SET)
            continue;
        sets |= 1u << k;
        for (size_t i = 0; i < s->count[k]; i++) {
            s->element[k][i] = figures[lh_kind_name_of(query, k)]->build(d, origin, NEAR_POINT, 8 * size);
            if (dice_one_in(d, rarity))
                specialise(d, lh_kind_name_of(query, k), &s->element[k][i]);
        }
    }
    return sets;
}

void scene_fill(scene *s, const lh_query *query, dice *d)
{
    sizes of = {.first = PICK(d, scales)};
    of.others = of.first * PICK(d, sizes_of_others);
    const size_t rarity = PICK(d, special_rarities);
    const unsigned absent = with_at_most(s, 0), shared = with_at_most(s, 1);
    for (unsigned k = 0; k < lh_inputs_of(query); k++) {
        s->number[k] = PICK(d, numbers);
        if (absent >> k & 1)
            *s->element[k] = (element){{0}};
    }
    const unsigned sets = fill_sets(s, query, d, of.first, rarity);
    size_t left = 0;
    unsigned hit_rate = 0;
    for (size_t i = 0; i < s->n; i++) {
        if (left == 0) {
            left = PICK(d, stretches);
            hit_rate = PICK(d, hit_rates);
        }
        left--;
        element *here[LH_MOST_ARGUMENTS];
        for (unsigned k = 0; k < lh_inputs_of(query); k++)
            here[k] = s->element[k] + (sets >> k & 1 ? dice_below(d, s->count[k]) : shared >> k & 1 ? 0 : i);
        const unsigned fixed = (i == 0 ? absent : shared) | sets;
        arrange(query, d, make_a_wish(d, hit_rate), of, fixed, here);
        vary(query, d, rarity, fixed, here);
    }
}
