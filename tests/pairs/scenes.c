#include "scenes.h"

#include <math.h>
#include <stdlib.h>

#include "../support/dice.h"

static dice dice_of(size_t i, uint64_t seed)
{
    dice d = {seed * 1000003 + i};
    dice_bits(&d);
    return d;
}

static void box_around(float low[3], float high[3], const float centre[3], const float half[3])
{
    for (int k = 0; k < 3; k++) {
        low[k] = centre[k] - half[k];
        high[k] = centre[k] + half[k];
    }
}

/* The least whole number of which the cube is above n. Not by libm, of which the last bits differ. */
static size_t side_of(size_t n)
{
    size_t side = 1;
    while (side * side * side <= n)
        side++;
    return side;
}

/* Sizes for which a box meets about two others. */
static float usual_half(dice *d, size_t n)
{
    return dice_between(d, 0.2f, 0.6f) / (float)side_of(n);
}

static void even(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    dice d = dice_of(i, seed);
    float centre[3], half[3];
    for (int k = 0; k < 3; k++) {
        centre[k] = dice_between(&d, 0.0f, 1.0f);
        half[k] = usual_half(&d, n);
    }
    box_around(low, high, centre, half);
}

static void sorted(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    even(low, high, i, n, seed);
    const float length = high[0] - low[0];
    low[0] = (float)i / (float)n;
    high[0] = low[0] + length;
}

static void reversed(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    sorted(low, high, n - 1 - i, n, seed);
}

static void one_giant(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    even(low, high, i, n, seed);
    for (int k = 0; k < 3 && i == n / 2; k++) {
        low[k] = -1.0f;
        high[k] = 2.0f;
    }
}

static void many_giants(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    even(low, high, i, n, seed);
    if (i % 20 == 3) {
        dice d = dice_of(i, seed + 1);
        for (int k = 0; k < 3; k++)
            high[k] = low[k] + dice_between(&d, 0.1f, 0.9f);
    }
}

static void six_orders(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    even(low, high, i, n, seed);
    dice d = dice_of(i, seed + 1);
    float size = dice_between(&d, 0.1f, 1.0f);
    for (size_t orders = dice_below(&d, 6); orders > 0; orders--)
        size *= 0.1f;
    for (int k = 0; k < 3; k++)
        high[k] = low[k] + size * 0.5f;
}

static void one_interval(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    even(low, high, i, n, seed);
    low[0] = -1.0f;
    high[0] = 1.0f;
}

/* Each touches the next, in numbers without rounding. */
static void stack(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    (void)n;
    (void)seed;
    for (int k = 0; k < 3; k++) {
        low[k] = k == 2 ? (float)i : 0.0f;
        high[k] = low[k] + 1.0f;
    }
}

static void flat(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    even(low, high, i, n, seed);
    low[1] = high[1] = 0.25f;
}

static void points(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    (void)n;
    dice d = dice_of(i, seed);
    for (int k = 0; k < 3; k++)
        low[k] = high[k] = (float)dice_below(&d, 5);
}

static void clusters(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    dice of_cluster = dice_of(i % 3, 77), d = dice_of(i, seed);
    float centre[3], half[3];
    for (int k = 0; k < 3; k++) {
        centre[k] = dice_between(&of_cluster, -1e3f, 1e3f) + dice_between(&d, 0.0f, 1.0f);
        half[k] = 2.0f * usual_half(&d, n);
    }
    box_around(low, high, centre, half);
}

/* Ten that are small in their world, so that several share a column and each is within a bucket or two. */
static void tight_clusters(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    dice of_cluster = dice_of(i % 10, 78), d = dice_of(i, seed);
    float centre[3], half[3];
    for (int k = 0; k < 3; k++) {
        centre[k] = dice_between(&of_cluster, -1e3f, 1e3f) + dice_between(&d, 0.0f, 1.0f);
        half[k] = usual_half(&d, n / 10 + 1);
    }
    box_around(low, high, centre, half);
}

/* A crowd across several columns, so that repeats of these are divided again. */
static void crowd(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    even(low, high, i, n, seed);
    for (int k = 0; k < 3 && i % 4 > 0; k++) {
        const float length = high[k] - low[k];
        low[k] = 0.4f + 0.2f * low[k];
        high[k] = low[k] + 0.3f * length;
    }
}

static void outliers(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    even(low, high, i, n, seed);
    dice d = dice_of(i, seed + 1);
    for (int k = 0; k < 3 && i % 50 == 7; k++) {
        const float away = dice_between(&d, -1e30f, 1e30f);
        low[k] += away;
        high[k] += away;
    }
}

static void coincident(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    (void)i;
    even(low, high, 0, n, seed);
}

/* Boxes of a grid, each touching its 26 neighbours. */
static void touching(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    (void)seed;
    const size_t side = side_of(n), at[3] = {i % side, i / side % side, i / side / side};
    for (int k = 0; k < 3; k++) {
        low[k] = (float)at[k];
        high[k] = low[k] + 1.0f;
    }
}

/* Any floats at the ends, and any order of them. */
static void odd(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    static const float odd_values[] = {NAN,     INFINITY, -INFINITY, 0.0f,    -0.0f,   1e-45f,
                                       -1e-45f, 3.4e38f,  -3.4e38f,  0x1p40f, -0x1p40f};
    even(low, high, i, n, seed);
    dice d = dice_of(i, seed + 1);
    for (int k = 0; k < 3; k++) {
        if (dice_one_in(&d, 8))
            low[k] = odd_values[dice_below(&d, sizeof odd_values / sizeof odd_values[0])];
        if (dice_one_in(&d, 8))
            high[k] = odd_values[dice_below(&d, sizeof odd_values / sizeof odd_values[0])];
        if (dice_one_in(&d, 10)) {
            const float other = low[k];
            low[k] = high[k];
            high[k] = other;
        }
    }
}

static void empties(float low[3], float high[3], size_t i, size_t n, uint64_t seed)
{
    even(low, high, i, n, seed);
    for (int k = 0; k < 3 && i % 3 > 0; k++) {
        low[k] = i % 9 == 1 ? -INFINITY : INFINITY;
        high[k] = -low[k];
    }
}

const scene scenes[] = {
    {"even", even},
    {"sorted", sorted},
    {"reversed", reversed},
    {"one giant", one_giant},
    {"giants", many_giants},
    {"six orders", six_orders},
    {"interval", one_interval},
    {"stack", stack},
    {"flat", flat},
    {"points", points},
    {"clusters", clusters},
    {"outliers", outliers},
    {"coincident", coincident},
    {"touching", touching},
    {"odd", odd},
    {"empties", empties},
    {"tight clusters", tight_clusters},
    {"crowd", crowd},
};

const size_t scenes_count = sizeof scenes / sizeof scenes[0];

boxes boxes_of_scene(const scene *of, size_t n, uint64_t seed)
{
    boxes set = {.count = n, .memory = malloc((6 * n + 1) * sizeof(float))};
    if (!set.memory)
        abort();
    for (int k = 0; k < 6; k++)
        set.end[k] = set.memory + (size_t)k * n;
    for (size_t i = 0; i < n; i++) {
        float low[3], high[3];
        of->make(low, high, i, n, seed);
        for (int k = 0; k < 3; k++) {
            set.end[k][i] = low[k];
            set.end[k + 3][i] = high[k];
        }
    }
    return set;
}

void free_boxes(boxes *set)
{
    free(set->memory);
    set->memory = NULL;
}

lh_aabbs view_of_boxes(const boxes *set)
{
    return lh_aabbs_soa(set->count, set->end[0], set->end[1], set->end[2], set->end[3], set->end[4],
                        set->end[5]);
}
