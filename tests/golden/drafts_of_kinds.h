/* What has to be known of each kind of view to make inputs of it: one row each. Elements are drafted in whole numbers,
 * so that touching is exact. */
#ifndef LANEHIT_TESTS_GOLDEN_DRAFTS_OF_KINDS_H
#define LANEHIT_TESTS_GOLDEN_DRAFTS_OF_KINDS_H

#include <stdbool.h>

#include "../support/dice.h"
#include "description/query.h"

typedef struct draft {
    int64_t value[LH_MOST_ARRAYS];
} draft;

/* An element as the bits of its floats. */
typedef struct pattern {
    uint32_t bits[LH_MOST_ARRAYS];
} pattern;

/* Of contacts. Limits of rays are in units of 2^-TIME_BITS. */
enum { MOST_TIME = 3, TIME_BITS = 16 };

/* Where the elements of a pair meet, and when, if they move. */
typedef struct contact {
    int64_t at[3];
    int side
        [3]; /* by axis: 1 or -1: a box has its upper or lower end there, others lie that way of it; 0: neither */
    int64_t time;
    size_t size; /* of the elements, about: a power of two, at least 16 */
} contact;

/* The offset of a plane is its normal times coordinates. */
typedef enum measure { COORDINATE, DIRECTION, LIMIT, NORMAL, OFFSET, MEASURES } measure;

typedef struct figure {
    draft (*draw)(dice *d, const contact *c);
    bool is_box;
    unsigned points;                       /* which its components begin with, three each */
    unsigned first_direction, first_limit; /* components from there on are such */
    /* Makes it empty, flat, a single point, at rest: one of several ways, or none of them. */
    void (*flatten)(dice *d, size_t how, uint32_t sign, pattern *p);
    /* Sets the components that follow from others; if keep_spoiled, only those that are 0, so that others stay as they
     * were spoiled. Or NULL. */
    void (*complete)(pattern *p, bool keep_spoiled);
} figure;

/* By lh_kind_name. */
extern const figure figures[LH_KINDS];

measure measure_of(lh_kind_name kind, unsigned component);

/* A velocity is that of the view before. */
bool is_velocity(lh_kind_name kind);

/* Every draw is a statement of its own: C leaves open which part of an expression comes first. */
static inline int64_t draw_up_to(dice *d, size_t most)
{
    return (int64_t)dice_below(d, most) + 1;
}

static inline int64_t draw_either_way(dice *d, size_t most)
{
    const int64_t distance = draw_up_to(d, most);
    return dice_one_in(d, 2) ? -distance : distance;
}

#endif
