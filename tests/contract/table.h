/* Tables of cases that read like the documentation: a sentence, the shapes, the outcome.
 *
 * Every row is checked on every available backend, through the public interface alone: turned and mirrored,
 * alone and among the others, in place and packed, broadcast and indexed. */
#ifndef LANEHIT_TESTS_CONTRACT_TABLE_H
#define LANEHIT_TESTS_CONTRACT_TABLE_H

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "lanehit/lanehit.h"

enum {
    MOST_OPERANDS = 4,    /* of one test: two moving boxes */
    MOST_COMPONENTS = 18, /* of its operands together */
    MOST_TIMES = 2,
};

/* What is documented of one pair. On a miss every time is +inf and the normal 0. */
typedef struct outcome {
    int hit;
    float t[MOST_TIMES]; /* t_enter and t_exit, or toi */
    int8_t normal;
} outcome;

typedef struct row {
    const char *says;
    float shapes[MOST_COMPONENTS];
    outcome expected;
} row;

/* How a row spells its shapes and its outcome. */
/* clang-format off */
#define POINT(x, y, z)                                x, y, z
#define BALL(x, y, z, radius)                         x, y, z, radius
#define BOX(min_x, min_y, min_z, max_x, max_y, max_z) min_x, min_y, min_z, max_x, max_y, max_z
#define UNIT_BOX                                      BOX(-1, -1, -1, 1, 1, 1)
#define EMPTY_BOX                                     BOX(INFINITY, INFINITY, INFINITY,    \
                                                          -INFINITY, -INFINITY, -INFINITY)
#define TRIANGLE(a, b, c)                             a, b, c
#define RAY(origin, dir)                              origin, dir, 0, INFINITY
#define RAY_WITHIN(origin, dir, t_min, t_max)         origin, dir, t_min, t_max
#define HIT                                           {.hit = 1}
#define MISS                                          {.hit = 0}
#define HIT_BETWEEN(enter, exit)                      {.hit = 1, .t = {enter, exit}}
#define HIT_AT(toi, face)                             {.hit = 1, .t = {toi}, .normal = face}
/* clang-format on */

/* The kinds of operand, by what their components are. */
typedef enum shape { SHAPE_POINT, SHAPE_BALL, SHAPE_BOX, SHAPE_TRIANGLE, SHAPE_RAY } shape;

/* One operand of a batch: component c of element i lies at first + step * c floats and stride * k bytes,
 * where k is i, or what index names. */
typedef struct operand {
    size_t count;
    const uint32_t *index;
    const float *first;
    size_t step;
    uint32_t stride;
} operand;

/* Where a call puts its results; what is not wanted is NULL. */
typedef struct outputs {
    uint64_t *hits;
    float *t[MOST_TIMES];
    int8_t *normal;
} outputs;

/* One function of the interface, or one way to call it. */
typedef struct test {
    size_t operands;
    shape shapes[MOST_OPERANDS];
    size_t times;
    int has_normal;
    lh_status (*call)(const operand *operands, float t_max, const outputs *out);
} test;

typedef struct table {
    const test *test;
    const row *rows;
    size_t count;
    float t_max;    /* of a sweep */
    int asymmetric; /* these rows do not hold turned and mirrored */
} table;

#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* A table of all cases, and a unit test of it: CHECK("touching counts", check_table, closed_sets_table). */
/* clang-format off */
#define TABLE(tested, cases)      {.test = &(tested), .rows = (cases), .count = COUNT_OF(cases)}
#define CHECK(name, check, table) {name, check, NULL, NULL, &(table)}
/* clang-format on */

/* Unit tests; the state is a table. */
void check_table(void **state);
void check_nan_isolation(void **state);

/* Components of a shape. */
size_t shape_components(shape s);

/* Writes the table's rows turned and mirrored into rows: the axes x, y, z become y, z, x as often as turns
 * says, then those whose bit is set in mirrored change their sign. */
enum { TURNS = 3, MIRRORINGS = 8 };
void transform_rows(const table *t, int turns, unsigned mirrored, row *rows);

#endif
