/* k-DOPs on lanes: slabs between two bounds, along 13 directions in three groups. They are more than registers hold, so
 * they are not loaded: kernels read them bound by bound. */
#ifndef LANEHIT_SRC_MATHEMATICS_KDOP_H
#define LANEHIT_SRC_MATHEMATICS_KDOP_H

#include "lanes/block.h"

/* Of the arrays of a view, the lower bounds are those from the first on, and the upper ones follow. */
typedef struct kdop_directions {
    unsigned first, count;
} kdop_directions;

static const kdop_directions KDOP_AXES = {0, 3};
static const kdop_directions KDOP_CORNERS = {6, 4};
static const kdop_directions KDOP_EDGES = {14, 6};

/* Columns of an operand; those of one element for all, or of fewer than a block has, are held here, as a block that
 * is read again and again. */
typedef struct kdop_columns {
    const float *array[LH_MOST_ARRAYS];
    _Alignas(64) float held[LH_MOST_ARRAYS][LANES];
} kdop_columns;

/* Of an argument of a query. */
LH_INLINE void kdop_columns_read(kdop_columns *to, const lh_call *call, unsigned argument, int is_held,
                                 block at)
{
    const float *const *const from = lh_arrays_of(call->argument[argument].view);
    LH_ROLLED
    for (unsigned k = 0; k < LH_MOST_ARRAYS; k++) {
        to->array[k] = from[k];
        if (is_held && from[k]) {
            lanes_store(to->held[k], load_block(from[k], at));
            to->array[k] = to->held[k];
        }
    }
}

typedef struct kdop {
    const kdop_columns *of;
    block at;
} kdop;

/* Of a block, or what is held. */
LH_INLINE kdop kdop_of(const kdop_columns *of, int is_held, block at)
{
    return (kdop){of, is_held ? (block){0, LANES, 1, 0} : at};
}

/* Without arrays there are no bounds. */
LH_INLINE int has_bounds(kdop a, kdop_directions along)
{
    return a.of->array[along.first] != NULL;
}

LH_INLINE lanes lower_bound(kdop a, kdop_directions along, unsigned k)
{
    return load_block(a.of->array[along.first + k], a.at);
}

LH_INLINE lanes upper_bound(kdop a, kdop_directions along, unsigned k)
{
    return load_block(a.of->array[along.first + along.count + k], a.at);
}

/* ---- Two k-DOPs --------------------------------------------------------------------------------------- */

/* The setup of a kernel with one loop (decide_any). */
typedef struct kdop_pair_setup {
    kdop_columns a, b;
} kdop_pair_setup;

LH_INLINE void kdop_pair_read(void *setup, unsigned read, block at, const lh_call *call)
{
    kdop_pair_setup *const to = setup;
    kdop_columns_read(&to->a, call, 0, (read & ONE_FIRST) != 0, block_of_operand(at, ONE_FIRST));
    kdop_columns_read(&to->b, call, 1, (read & ONE_SECOND) != 0, block_of_operand(at, ONE_SECOND));
}

typedef struct kdop_pair {
    kdop a, b;
} kdop_pair;

LH_INLINE kdop_pair kdop_pair_of(const void *setup, unsigned one, block at)
{
    const kdop_pair_setup *const of = setup;
    return (kdop_pair){kdop_of(&of->a, (one & ONE_FIRST) != 0, at),
                       kdop_of(&of->b, (one & ONE_SECOND) != 0, at)};
}

#endif
