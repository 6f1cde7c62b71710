/* The pile: bodies fall into a bowl. A step has three parts, which may be timed one by one:
 *
 *     pile_find_pairs(&p);        whose padded boxes meet, sorted by kinds
 *     pile_begin_contacts(&p);    and then for each of contact_questions, in their order,
 *     pile_find_contacts(&p, i);  where those pairs touch, or bodies touch the bowl
 *     pile_solve(&p);             how they move on
 *
 * The state after so many steps is the same, to the bit, on every backend of lanehit, of every compiler, and on every
 * processor: floats are computed with in plain C, by +, -, *, / and square roots, in an order that does not depend on
 * anything else than the bodies. */
#ifndef PILE_PILE_H
#define PILE_PILE_H

#include "solver.h"

enum { BOWL_PLANES = 9 }; /* a floor and eight sides, behind all of which nothing may be */

typedef struct pile {
    solver_settings settings;
    body *bodies;
    size_t body_count;
    float bowl[BOWL_PLANES][4];    /* n, d; from inside the bowl n leads inwards */
    float bowl_radius;             /* of the circle within the floor */
    uint8_t *kinds;                /* of the bodies */
    uint32_t *of_kind[BODY_KINDS]; /* the numbers of all bodies of a kind, ascending */
    size_t kind_count[BODY_KINDS];

    box *bounds;
    lh_pair *pairs, *sorted;
    size_t pair_count, pair_capacity;
    size_t first_pair[BODY_KINDS * BODY_KINDS + 1];
    void *scratch;
    size_t scratch_size;
    contact_list contacts, last_contacts;
} pile;

/* So many bodies, at rest above the bowl. */
pile pile_make(size_t body_count, uint64_t seed);
void pile_free(pile *p);

void pile_find_pairs(pile *p);
void pile_begin_contacts(pile *p);
void pile_find_contacts(pile *p, int question);
void pile_solve(pile *p);

/* How many pairs a question is about in this step. */
size_t pile_asked(const pile *p, int question);

/* All of these. */
void pile_step(pile *p);

/* ---- What has become of it ------------------------------------------------------------------------------------ */

/* FNV-1a over the bits of where the bodies are and how they move. */
uint64_t pile_hash(const pile *p);

/* In joules. */
double pile_energy(const pile *p);

/* Of the contacts of the last step, in metres. */
float pile_deepest(const pile *p);

#endif
