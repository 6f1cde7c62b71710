/* Rays are long, and a grid of columns would hold each in most of its cells. So boxes are put into groups of
 * neighbours, these into groups again, and a ray goes down to the groups that it hits: a tree as wide as a word of
 * hits. */
#ifndef LANEHIT_SRC_PAIRS_GROUPS_H
#define LANEHIT_SRC_PAIRS_GROUPS_H

#include "lanehit/lanehit.h"

enum { GROUP = 32, MOST_LEVELS = 7 }; /* 32^6 is 2^30 */

/* Level 0 are the boxes, in the order of the groups; each other level the bounds of groups of the one before. */
typedef struct level {
    size_t count, at; /* six arrays of so many floats; in bytes */
} level;

typedef struct grouped {
    size_t levels, position_at;
    level level[MOST_LEVELS];
    lh_aabbs boxes; /* for the index that it may have */
} grouped;

static inline float *ends_of(const grouped *of, size_t l)
{
    return (float *)(void *)((char *)(uintptr_t)of + of->level[l].at);
}

static inline uint32_t *positions_of(const grouped *of)
{
    return (uint32_t *)(void *)((char *)(uintptr_t)of + of->position_at);
}

#endif
