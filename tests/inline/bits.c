/* Do the queries of lanehit/inline.h give the bits of the batch calls, under the flags that this file is compiled
 * with? Those may be any, so nothing here is computed with floats: inputs are made of integers, and results compared
 * as such. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../support/dice.h"
#include "../support/floats.h"
#include "lanehit/inline.h"
#include "lanehit/lanehit.h"

/* ---- Numbers ------------------------------------------------------------------------------------------ */

static dice chance = {1};

static size_t roll(size_t sides)
{
    return dice_below(&chance, sides);
}

/* A multiple of a quarter, from -4 to 4: shapes of such touch often, exactly. */
static float quarter(void)
{
    static const uint32_t magnitude[] = {0x00000000, 0x3e800000, 0x3f000000, 0x3f400000,
                                         0x3f800000, 0x3fa00000, 0x3fc00000, 0x3fe00000,
                                         0x40000000, 0x40200000, 0x40400000, 0x40800000};
    return float_of_bits(magnitude[roll(sizeof magnitude / sizeof *magnitude)] | (uint32_t)roll(2) << 31);
}

/* Of an exponent from `least` on. */
static float number_of_size(size_t least, size_t exponents)
{
    return float_of_bits((uint32_t)(roll(2) << 31 | (least + roll(exponents)) << 23 | roll(1 << 23)));
}

typedef enum { QUARTERS, MIXED, SPECIAL, OF_ANY_SIZE, KINDS } kind_of_numbers;

static float number(kind_of_numbers kind)
{
    if (kind == QUARTERS || (kind == MIXED && roll(2)))
        return quarter();
    if (kind == SPECIAL && roll(8) == 0)
        return dice_special(&chance);
    return kind == OF_ANY_SIZE ? number_of_size(87, 80) : number_of_size(124, 6);
}

static const uint32_t infinity_bits = 0x7f800000;

/* ---- A trial ------------------------------------------------------------------------------------------ */

enum { BOXES = 16 };

/* One of everything, boxes: min x of all, min y, ..., max z; and as many triangles: ax of all, ay, ..., cz. */
typedef struct trial {
    float boxes[6][BOXES];
    float triangles[9][BOXES];
    float origin[3], direction[3], t_min, t_max, min[3], max[3], radius, latest;
} trial;

typedef struct triangle_results {
    uint64_t hits;
    float t[BOXES], u[BOXES], v[BOXES];
} triangle_results;

typedef struct results {
    uint64_t overlap, contains, sphere, ray, sweep;
    float t_enter[BOXES], t_exit[BOXES], toi[BOXES];
    triangle_results both_faces, front;
    int8_t normal[BOXES];
} results;

/* Whether a < b of floats that are no NaN, by their bits. */
static int is_less(float a, float b)
{
    const int64_t x = bits_of_float(a), y = bits_of_float(b), sign = sign_of_float;
    return (x < sign ? x : sign - x) < (y < sign ? y : sign - y);
}

static void order(float *a, float *b)
{
    const float swapped = *a;
    if (is_less(*b, *a)) {
        *a = *b;
        *b = swapped;
    }
}

static void make(trial *t)
{
    const kind_of_numbers kind = (kind_of_numbers)roll(KINDS);
    for (int k = 0; k < 3; k++) {
        t->origin[k] = number(kind);
        t->direction[k] = roll(4) ? number(kind) : float_of_bits((uint32_t)roll(2) << 31);
        t->min[k] = number(kind);
        t->max[k] = number(kind);
        if (roll(8))
            order(&t->min[k], &t->max[k]);
        for (int i = 0; i < BOXES; i++) {
            t->boxes[k][i] = number(kind);
            t->boxes[k + 3][i] = number(kind);
            if (roll(8))
                order(&t->boxes[k][i], &t->boxes[k + 3][i]);
        }
    }
    for (int k = 0; k < 9; k++)
        for (int i = 0; i < BOXES; i++)
            t->triangles[k][i] = number(kind);
    const size_t empty = roll((size_t)2 * BOXES);
    for (int k = 0; k < 3 && empty < BOXES; k++) {
        t->boxes[k][empty] = float_of_bits(infinity_bits);
        t->boxes[k + 3][empty] = float_of_bits(0xff800000);
    }
    t->t_min = roll(2) ? float_of_bits(0) : number(kind);
    t->t_max = roll(2) ? float_of_bits(infinity_bits) : number(kind);
    t->radius = number(kind);
    t->latest =
        roll(3) ? float_of_bits(infinity_bits) : float_of_bits(bits_of_float(quarter()) & ~sign_of_float);
}

static void check(lh_status status)
{
    if (status == LH_OK)
        return;
    fprintf(stderr, "bits: %s\n", lh_status_text(status));
    exit(1);
}

static void ask_batch(const trial *t, results *r)
{
    const float(*p)[BOXES] = t->boxes;
    const float still[3] = {0, 0, 0};
    const lh_aabbs boxes = lh_aabbs_soa(BOXES, p[0], p[1], p[2], p[3], p[4], p[5]);
    const lh_aabbs one =
        lh_aabbs_soa(1, &t->min[0], &t->min[1], &t->min[2], &t->max[0], &t->max[1], &t->max[2]);
    const lh_spheres sphere = lh_spheres_soa(1, &t->origin[0], &t->origin[1], &t->origin[2], &t->radius);
    const lh_vectors velocity = lh_vectors_soa(1, &t->direction[0], &t->direction[1], &t->direction[2]);
    const lh_vectors none = lh_vectors_soa(1, &still[0], &still[1], &still[2]);
    const lh_rays rays = lh_rays_limited(lh_rays_soa(1, &t->origin[0], &t->origin[1], &t->origin[2],
                                                     &t->direction[0], &t->direction[1], &t->direction[2]),
                                         &t->t_min, &t->t_max, sizeof(float));
    const float(*c)[BOXES] = t->triangles;
    const lh_triangles triangles =
        lh_triangles_soa(BOXES, c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], c[8]);
    triangle_results *both = &r->both_faces, *front = &r->front;
    check(lh_raycast_triangle(&rays, &triangles, &both->hits, both->t, both->u, both->v));
    check(lh_raycast_triangle_front(&rays, &triangles, &front->hits, front->t, front->u, front->v));
    check(lh_overlap_aabb_aabb(&one, &boxes, &r->overlap));
    check(lh_contains_aabb_aabb(&one, &boxes, &r->contains));
    check(lh_overlap_sphere_aabb(&sphere, &boxes, &r->sphere));
    check(lh_raycast_aabb(&rays, &boxes, &r->ray, r->t_enter, r->t_exit));
    check(lh_sweep_aabb_aabb(&one, &velocity, &boxes, &none, t->latest, &r->sweep, r->toi, r->normal));
}

/* Some columns from `first` on, as a node or leaf of that width. */
static void make_node(const float (*column)[BOXES], int columns, int first, int width, float *node)
{
    for (int k = 0; k < columns; k++)
        memcpy(node + k * width, &column[k][first], (size_t)width * sizeof *node);
}

/* Floats as bits: only the sign of a NaN may differ, and there are none among results. */
static int differ(const char *what, int width, const void *expected, const void *actual, size_t size)
{
    if (memcmp(expected, actual, size) == 0)
        return 0;
    fprintf(stderr, "bits: %s, %d lanes: not those of the batch call\n", what, width);
    return 1;
}

#define LH_EACH_WIDTH "bits_of_width.h"
#include "lanehit/inline/each_width.h"

/* Whether this processor has what the compiler was told it has. */
static int can_run(void)
{
#if defined(__AVX512F__)
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl");
#elif defined(__AVX2__)
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
#else
    return 1;
#endif
}

int main(int argc, char **argv)
{
    const long trials = argc > 1 ? strtol(argv[1], NULL, 10) : 20000;
    if (!can_run())
        return 77;
    long differences = 0;
    uint64_t hits = 0, triangles = 0;
    for (long k = 0; k < trials; k++) {
        trial t;
        results expected;
        make(&t);
        memset(&expected, 0, sizeof expected);
        ask_batch(&t, &expected);
        hits += (uint64_t)__builtin_popcountll(expected.ray) + (uint64_t)__builtin_popcountll(expected.sweep);
        triangles += (uint64_t)__builtin_popcountll(expected.both_faces.hits);
        differences +=
            lh4_differences(&t, &expected) + lh8_differences(&t, &expected) + lh16_differences(&t, &expected);
        if (differences > 20)
            break;
    }
    if (hits < (uint64_t)trials || triangles < (uint64_t)trials / 10) {
        fprintf(stderr, "bits: hardly anything hits\n");
        return 1;
    }
    return differences != 0;
}
