#include "sand.h"

#include <stdlib.h>
#include <string.h>

#include "fail.h"
#include "random.h"

/* Lengths in ticks. */
enum {
    CELL = 4096,      /* one character of the stencil */
    THICKNESS = 1024, /* of the walls */
    PLATE_HEIGHT = 60000,
    STENCIL_HEIGHT = 125000,
    TOP = 140000,       /* the sand starts above this, */
    TOP_DEPTH = 131072, /* spread over as much, */
    LEAST_SIZE = 400,
    MOST_SIZE = 800,
    LEAST_STEP = 40000, /* and falls at 40 to 120 times the walls' thickness a step, */
    MOST_STEP = 120000,
    MOST_DRIFT = 1500,  /* not quite straight down; */
    EDGE = CELL * 3 / 2 /* so far within the walls' edges that none of it can miss them */
};

/* The stencil: sand falls through where there is a #. */
static const char stencil[][28] = {
    "...........................", "...........................", "...##......................",
    "....#......................", "....#....###..####...###...", "....#.......#.#...#.#...#..",
    "....#....####.#...#.#####..", "....#...#...#.#...#.#......", "...###...####.#...#..###...",
    "...........................", "...........................", ".....#.......#....#........",
    ".....#............#........", ".....####...##...###.......", ".....#...#...#....#........",
    ".....#...#...#....#........", ".....#...#...#....#..#.....", ".....#...#..###....##......",
    "...........................", "...........................",
};

enum { GRAINS = 250000, COLUMNS = sizeof stencil[0] - 1, ROWS = sizeof stencil / sizeof stencil[0] };

static vec3 in_ticks(int32_t x, int32_t y, int32_t z)
{
    return vec3_scale((vec3){(float)x, (float)y, (float)z}, SAND_TICK);
}

/* A flat box over some cells of the stencil, its underside at the given height. */
static box slab(int column, int row, int columns, int rows, int height)
{
    int x = (2 * column - COLUMNS) * (CELL / 2), z = (2 * row - ROWS) * (CELL / 2);
    return (box){in_ticks(x, height, z), in_ticks(x + columns * CELL, height + THICKNESS, z + rows * CELL)};
}

static int is_open(int column, int row)
{
    return stencil[row][column] == '#';
}

/* Whether these columns of the row are all closed and not yet covered. */
static int is_free(char covered[ROWS][COLUMNS], int row, int first, int last)
{
    for (int column = first; column <= last; column++)
        if (covered[row][column] || is_open(column, row))
            return 0;
    return 1;
}

/* The closed cells in few boxes: each as wide as can be, then as long as can be. */
static size_t make_stencil(box walls[ROWS * COLUMNS])
{
    char covered[ROWS][COLUMNS] = {{0}};
    size_t count = 0;
    for (int row = 0; row < ROWS; row++)
        for (int column = 0; column < COLUMNS; column++) {
            int last = column, end = row;
            if (!is_free(covered, row, column, column))
                continue;
            while (last + 1 < COLUMNS && is_free(covered, row, last + 1, last + 1))
                last++;
            const int columns = last - column + 1;
            for (; end < ROWS && is_free(covered, end, column, last); end++)
                memset(&covered[end][column], 1, (size_t)columns);
            walls[count++] = slab(column, row, columns, end - row, STENCIL_HEIGHT);
        }
    return count;
}

static grain make_grain(uint64_t *random)
{
    int32_t size = random_integer(random, LEAST_SIZE, MOST_SIZE);
    int32_t most_x = COLUMNS * (CELL / 2) - EDGE, most_z = ROWS * (CELL / 2) - EDGE;
    int32_t x = random_integer(random, -most_x, most_x), z = random_integer(random, -most_z, most_z);
    int32_t y = random_integer(random, TOP, TOP + TOP_DEPTH);
    return (grain){{in_ticks(x - size / 2, y, z - size / 2),
                    in_ticks(x - size / 2 + size, y + size, z - size / 2 + size)},
                   in_ticks(random_integer(random, -MOST_DRIFT, MOST_DRIFT),
                            -random_integer(random, LEAST_STEP, MOST_STEP),
                            random_integer(random, -MOST_DRIFT, MOST_DRIFT))};
}

sand sand_make(void)
{
    sand s = {.grains = allocate(GRAINS, sizeof *s.grains), .grain_count = GRAINS};
    uint64_t random = 1;
    for (size_t i = 0; i < GRAINS; i++)
        s.grains[i] = make_grain(&random);
    s.walls = allocate(ROWS * COLUMNS + 1, sizeof *s.walls);
    s.wall_count = make_stencil(s.walls);
    s.walls[s.wall_count++] = slab(0, 0, COLUMNS, ROWS, PLATE_HEIGHT);
    s.bounds = box_join(slab(0, 0, COLUMNS, ROWS, STENCIL_HEIGHT), slab(0, 0, COLUMNS, ROWS, 0));
    return s;
}

void sand_free(sand *s)
{
    free(s->grains);
    free(s->walls);
}
