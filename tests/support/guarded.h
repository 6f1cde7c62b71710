/* Memory beside unreadable pages: a read or write past a block's edge, even by one byte, is a fault. */
#ifndef LANEHIT_TESTS_GUARDED_H
#define LANEHIT_TESTS_GUARDED_H

#include <stdbool.h>
#include <stddef.h>

/* Which edge of a block touches the unreadable page. */
typedef enum guarded_edge { GUARD_AFTER, GUARD_BEFORE } guarded_edge;

/* Stretches of readable pages, each between two unreadable ones. A block takes a stretch for itself. */
typedef struct guarded_pool {
    unsigned char *mapping;
    size_t page, stretch; /* bytes */
    size_t stretches, taken;
    guarded_edge edge; /* for the blocks to come */
} guarded_pool;

typedef struct guarded_block {
    unsigned char *bytes;
    size_t size;
    guarded_edge edge;
} guarded_block;

/* largest: the size of the largest block that will be asked for. Ends the program if there is no memory. */
void guarded_open(guarded_pool *pool, size_t stretches, size_t largest);
void guarded_close(guarded_pool *pool);

/* Gives all blocks back. */
void guarded_reset(guarded_pool *pool);

/* A block at the edge, filled with bytes that make a NaN, or an index far out of range, of what is read by
 * mistake. Ends the program if the pool is too small for it. */
guarded_block guarded_take(guarded_pool *pool, size_t size);

/* Writes a canary into the block, and beside it where it touches no unreadable page. */
void guarded_set_canary(guarded_block block);

/* Is the canary beside the block untouched? */
bool guarded_canary_is_intact(guarded_block block);

#endif
