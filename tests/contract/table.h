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

#include "sample.h"

enum {
    MOST_COMPONENTS = 24, /* of a query's operands together */
    MOST_FLOAT_RESULTS = 23,
};

/* What is documented of one pair. On a miss every time is +inf and the normal 0. */
typedef struct outcome {
    int hit, inside;
    float floats
        [MOST_FLOAT_RESULTS]; /* of all outputs of floats, in their order: t_enter and t_exit, or toi, .. */
    int8_t normal;
} outcome;

/* Components in the order of the arrays of the views, those that are absent among them; a set is the table's. */
typedef struct row {
    const char *says;
    float components[MOST_COMPONENTS];
    outcome expected;
} row;

/* How a row spells its shapes and its outcome. A reciprocal direction is set by the check that gives one. */
/* clang-format off */
#define POINT(x, y, z)                                x, y, z
#define BALL(x, y, z, radius)                         x, y, z, radius
#define BOX(min_x, min_y, min_z, max_x, max_y, max_z) min_x, min_y, min_z, max_x, max_y, max_z
#define OBB(centre, half, ...)                        centre, half, __VA_ARGS__
#define UNIT_BOX                                      BOX(-1, -1, -1, 1, 1, 1)
#define EMPTY_BOX                                     BOX(INFINITY, INFINITY, INFINITY,    \
                                                          -INFINITY, -INFINITY, -INFINITY)
#define TRIANGLE(a, b, c)                             a, b, c
#define SEGMENT(a, b)                                 a, b
#define CAPSULE(a, b, radius)                         a, b, radius
#define RAY(origin, dir)                              origin, dir, NAN, NAN, NAN, 0, INFINITY
#define RAY_WITHIN(origin, dir, t_min, t_max)         origin, dir, NAN, NAN, NAN, t_min, t_max
#define HIT                                           {.hit = 1}
#define MISS                                          {.hit = 0}
#define HIT_BETWEEN(enter, exit)                      {.hit = 1, .floats = {enter, exit}}
#define HIT_AT(toi, face)                             {.hit = 1, .floats = {toi}, .normal = face}
#define INSIDE                                        {.hit = 1, .inside = 1}
#define FLOATS(...)                                   {.floats = {__VA_ARGS__}}
/* clang-format on */

typedef struct table {
    int query;
    const row *rows;
    size_t count;
    unsigned
        absent[LH_MOST_ARGUMENTS]; /* of the views, the arrays that are NULL, as bits; or the view itself */
    float number;                  /* an argument that is one */
    const float *set; /* the components of the elements of an argument that is one, of all rows */
    size_t set_size;
    int asymmetric; /* these rows do not hold turned and mirrored */
} table;

#define ABSENT_VIEW     (~0u)
#define COUNT_OF(array) (sizeof(array) / sizeof *(array))

/* A table of all cases, one with further members, and a test: CHECK("touching", check_table, closed_sets_table). */
/* clang-format off */
#define TABLE(tested, cases)           {.query = LH_QUERY_##tested, .rows = (cases), .count = COUNT_OF(cases)}
#define TABLE_WITH(tested, cases, ...) \
    {.query = LH_QUERY_##tested, .rows = (cases), .count = COUNT_OF(cases), __VA_ARGS__}
#define CHECK(name, check, table)      {name, check, NULL, NULL, &(table)}
/* clang-format on */

/* A unit test; the state is a table. */
void check_table(void **state);

/* Writes the table's rows turned and mirrored into rows: the axes x, y, z become y, z, x as often as turns
 * says, then those whose bit is set in mirrored change their sign. */
enum { TURNS = 3, MIRRORINGS = 8 };
void transform_rows(const table *t, int turns, unsigned mirrored, row *rows);

/* Likewise the table's set. */
void transform_set(const table *t, int turns, unsigned mirrored, float *set);

#endif
