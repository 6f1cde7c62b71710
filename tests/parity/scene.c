#include "scene.h"

#include <math.h>

#include "../support/floats.h"

/* Around each edge of the ranges in which squares, products of three, and reciprocals keep their precision.
 */
static const float sizes[] = {1,         1,         1,        1,        1,       1,       1,        1,
                              0x1p-140f, 0x1p-100f, 0x1p-60f, 0x1p-40f, 0x1p40f, 0x1p60f, 0x1p100f, 0x1p120f};

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
static void nudge(dice *d, const shape *kind, element *e)
{
    float *value = &e->value[dice_below(d, kind->components)];
    if (isnormal(*value))
        *value = float_steps(*value, (int)dice_below(d, 9) - 4);
}

static void specialise(dice *d, const shape *kind, element *e)
{
    if (dice_one_in(d, 2)) {
        kind->degenerate(d, e);
        return;
    }
    for (size_t times = 1 + dice_below(d, 3); times > 0; times--)
        e->value[dice_below(d, kind->components)] = dice_special(d);
}

static void vary(const library_test *test, dice *d, size_t rarity, unsigned fixed, element *const operand[])
{
    for (size_t k = 0; k < test->operands; k++) {
        if (fixed >> k & 1)
            continue;
        if (dice_one_in(d, 4))
            nudge(d, test->operand[k].kind, operand[k]);
        if (dice_one_in(d, rarity))
            specialise(d, test->operand[k].kind, operand[k]);
    }
}

void scene_fill(const library_test *test, dice *d, size_t n, const size_t counts[], element *operand[])
{
    const float size = PICK(d, sizes);
    const size_t rarity = PICK(d, special_rarities);
    unsigned absent = 0, shared = 0;
    for (size_t k = 0; k < test->operands; k++) {
        absent |= (unsigned)(counts[k] == 0) << k;
        shared |= (unsigned)(counts[k] <= 1) << k;
        if (counts[k] == 0)
            *operand[k] = (element){{0}};
    }
    size_t left = 0;
    unsigned hit_rate = 0;
    for (size_t i = 0; i < n; i++) {
        if (left == 0) {
            left = PICK(d, stretches);
            hit_rate = PICK(d, hit_rates);
        }
        left--;
        element *here[MOST_OPERANDS];
        for (size_t k = 0; k < test->operands; k++)
            here[k] = operand[k] + (shared >> k & 1 ? 0 : i);
        const unsigned fixed = i == 0 ? absent : shared;
        test->arrange(test, d, make_a_wish(d, hit_rate), size, fixed, here);
        vary(test, d, rarity, fixed, here);
    }
}
