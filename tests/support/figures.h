/* How to draw elements of each kind that touch, overlap or miss. Elements are made from a point and not from one
 * another, so that any view may come first and the others be built to meet it. */
#ifndef LANEHIT_TESTS_FIGURES_H
#define LANEHIT_TESTS_FIGURES_H

#include "dice.h"
#include "views.h"

typedef struct point {
    float at[3];
} point;

/* How an element should lie to a point: well around it, with its boundary through it, or anyhow near it. */
typedef enum relation { AROUND_POINT, BOUNDARY_AT_POINT, NEAR_POINT, RELATIONS } relation;

/* Of a kind of view. */
typedef struct figure {
    /* Some point of the element; NULL for what has no place: velocities, which are those of the view before, and
     * margins. */
    point (*point_of)(dice *d, const element *e);
    /* An element of about this size, by its relation to the point. */
    element (*build)(dice *d, point p, relation how, float size);
    /* Makes a special case of its kind of the element: empty, flat, a single point, at rest. */
    void (*degenerate)(dice *d, element *e);
} figure;

/* By lh_kind_name. */
extern const figure *const figures[LH_KINDS];

#endif
