/* The nodes that a query has yet to visit: in an array of its own, and if a tree is very deep, on the heap. */
#ifndef BROADPHASE_STACK_H
#define BROADPHASE_STACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#ifndef STACK_OWN
#define STACK_OWN 256
#endif

typedef struct stack {
    uint64_t *entries;
    size_t count, capacity;
    uint64_t own[STACK_OWN];
} stack;

static inline void stack_init(stack *s)
{
    s->entries = s->own;
    s->count = 0;
    s->capacity = STACK_OWN;
}

static inline void stack_free(stack *s)
{
    if (s->entries != s->own)
        free(s->entries);
}

/* Twice the room. False if there is no memory. */
static inline bool stack_enlarge(stack *s)
{
    uint64_t *larger = malloc(2 * s->capacity * sizeof *larger);
    if (!larger)
        return false;
    memcpy(larger, s->entries, s->count * sizeof *larger);
    stack_free(s);
    s->entries = larger;
    s->capacity *= 2;
    return true;
}

/* Makes room for so many more entries. Their number is never larger than the capacity, so that doubling it once is
 * enough. */
static inline bool stack_reserve(stack *s, size_t more)
{
    return s->capacity - s->count >= more || stack_enlarge(s);
}

#endif
