/* Along which directions k-DOPs have bounds, and which arrays of a view these are: said once more than the library says
 * it, once for all of its tests and benchmarks. */
#ifndef LANEHIT_TESTS_SUPPORT_KDOP_SLABS_H
#define LANEHIT_TESTS_SUPPORT_KDOP_SLABS_H

enum { KDOP_DIRECTIONS = 13 };

typedef struct kdop_slab {
    int direction[3];
    int low, high;
} kdop_slab;

/* Axes, corners, edges: a group that a view may lack after the other. */
static const kdop_slab kdop_slabs[KDOP_DIRECTIONS] = {
    {{1, 0, 0}, 0, 3},    {{0, 1, 0}, 1, 4},   {{0, 0, 1}, 2, 5},    {{1, 1, 1}, 6, 10},
    {{1, 1, -1}, 7, 11},  {{1, -1, 1}, 8, 12}, {{1, -1, -1}, 9, 13}, {{1, 1, 0}, 14, 20},
    {{1, -1, 0}, 15, 21}, {{1, 0, 1}, 16, 22}, {{1, 0, -1}, 17, 23}, {{0, 1, 1}, 18, 24},
    {{0, 1, -1}, 19, 25},
};

/* The directions of a group, from the first on. */
typedef struct kdop_group {
    int first, count;
} kdop_group;

enum { KDOP_GROUPS = 3 };
static const kdop_group kdop_groups[KDOP_GROUPS] = {{0, 3}, {3, 4}, {7, 6}};

#endif
