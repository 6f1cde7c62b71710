#include "guarded.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

/* As float a NaN, as index the largest. */
static const int filling = 0xff;

/* As float 0x5a5a5a5a, about 1.5e16: no result that a test expects. */
static const unsigned char canary = 0x5a;

/* More than one store of the widest vector, four times over. */
enum { CANARY_BYTES = 256 };

static void give_up(const char *reason)
{
    fprintf(stderr, "guarded memory: %s\n", reason);
    exit(EXIT_FAILURE);
}

void guarded_open(guarded_pool *pool, size_t stretches, size_t largest)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    const size_t stretch = (largest + CANARY_BYTES + page - 1) / page * page;
    const size_t size = stretches * (page + stretch) + page;
    unsigned char *mapping = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapping == MAP_FAILED)
        give_up("no address space");
    *pool = (guarded_pool){mapping, page, stretch, stretches, 0, GUARD_AFTER};
    for (size_t i = 0; i < stretches; i++)
        if (mprotect(mapping + page + i * (page + stretch), stretch, PROT_READ | PROT_WRITE) != 0)
            give_up("pages cannot be made readable");
}

void guarded_close(guarded_pool *pool)
{
    munmap(pool->mapping, pool->stretches * (pool->page + pool->stretch) + pool->page);
}

void guarded_reset(guarded_pool *pool)
{
    pool->taken = 0;
}

guarded_block guarded_take(guarded_pool *pool, size_t size)
{
    if (pool->taken == pool->stretches)
        give_up("all stretches are taken");
    if (size + CANARY_BYTES > pool->stretch)
        give_up("a block is larger than was said");
    unsigned char *first = pool->mapping + pool->page + pool->taken++ * (pool->page + pool->stretch);
    unsigned char *bytes = pool->edge == GUARD_AFTER ? first + pool->stretch - size : first;
    memset(bytes, filling, size);
    return (guarded_block){bytes, size, pool->edge};
}

static unsigned char *open_side(guarded_block block)
{
    return block.edge == GUARD_AFTER ? block.bytes - CANARY_BYTES : block.bytes + block.size;
}

void guarded_set_canary(guarded_block block)
{
    memset(block.bytes, canary, block.size);
    memset(open_side(block), canary, CANARY_BYTES);
}

bool guarded_canary_is_intact(guarded_block block)
{
    const unsigned char *side = open_side(block);
    return side[0] == canary && memcmp(side, side + 1, CANARY_BYTES - 1) == 0;
}
