/* Drafts: elements in whole numbers, so that touching is exact: made to meet in a given point. */
#ifndef LANEHIT_TESTS_GOLDEN_DRAFTS_H
#define LANEHIT_TESTS_GOLDEN_DRAFTS_H

#include "calls.h"

typedef struct draft {
    int64_t value[MOST_COMPONENTS];
} draft;

/* Components of a ray; of its direction, drafts hold no reciprocal. */
enum { RAY_ORIGIN = 0, RAY_DIR = 3, RAY_INV_DIR = 6, RAY_T_MIN = 9, RAY_T_MAX = 10 };

/* Limits of rays are in units of 2^-TIME_BITS. */
enum { TIME_BITS = 16 };

/* Where the elements of a pair meet, and when, if they move. */
typedef struct contact {
    int64_t at[3];
    int side[3]; /* by axis, of one of the two boxes: 1 its upper end is there, -1 its lower end, 0 neither */
    int64_t time;
    size_t size; /* of the elements, about: a power of two, at least 16 */
} contact;

/* A contact with coordinates below 2^reach. */
contact contact_draw(dice *d, int reach);

/* The elements of a pair for one call. Loosely: each lies anyhow near the contact, so that they may miss. */
void drafts_draw(const call *of, dice *d, const contact *c, bool loosely, draft drawn[MOST_OPERANDS]);

#endif
