/* Manifolds, judged: each point as the contact of its feature; whether there is one for each that is within the margin,
 * in order; and what is left of the outputs. */
#ifndef LANEHIT_TESTS_EXACT_MANIFOLD_ORACLE_H
#define LANEHIT_TESTS_EXACT_MANIFOLD_ORACLE_H

#include "contact_oracle.h"

/* Its results, in the order of an answer's floats; the count is the answer's small number. */
enum {
    MANIFOLD_NORMAL = 0,
    MANIFOLD_POINT = MANIFOLD_NORMAL + 3,
    MANIFOLD_DISTANCE = MANIFOLD_POINT + 3 * LH_POINTS_OF_MANIFOLDS,
    MANIFOLD_FEATURE = MANIFOLD_DISTANCE + LH_POINTS_OF_MANIFOLDS,
    MANIFOLD_RESULTS = MANIFOLD_FEATURE + LH_POINTS_OF_MANIFOLDS
};

static inline uint32_t feature_of(uint32_t kind, uint32_t number)
{
    return kind | number << LH_FEATURE_NUMBER;
}

static inline uint32_t features_of(uint32_t of_a, uint32_t of_b)
{
    return of_a | of_b << LH_FEATURE_OF_B;
}

uint32_t feature_at(const answer *given, int k);

/* As what a contact gives. */
answer contact_at(const answer *given, int k);

/* Where the cores are as far apart as this way, from a point of a to one of b, is along the normal that is given. */
void see_tilted(const double *on_a, const double *way, const answer *given, double size, contact_sight *seen);

/* What is broken of a miss; else NULL. */
const char *broken_by_missed_manifold(const answer *given);

/* The same of a hit, as far as no shapes are asked. */
const char *broken_by_order(const answer *given);

void judge_manifold_hit(const contact_oracle *oracle, const float *floats, const answer *given, finding *out);

#endif
