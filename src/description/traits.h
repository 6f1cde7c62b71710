/* What is true of a query that its kinds of arguments do not say, as data: queries.def. */
#ifndef LANEHIT_SRC_DESCRIPTION_TRAITS_H
#define LANEHIT_SRC_DESCRIPTION_TRAITS_H

#include "lanehit/backend.h"

/* LH_SYMMETRIC: hits are the same with the first two arguments, which are of one kind, exchanged.
 * LH_NESTED: it asks whether the second shape lies within the first.
 * LH_STAGED: a pair takes many operations that wait for each other, so that the kernel works in stages, or is as long
 * as one that does; its budget of code is larger than that of a simple query.
 * LH_STEADY: a manifold that keeps its axis while that is nearly the best, so that its normal need not be that of the
 * contact. */
typedef enum lh_trait {
    LH_SYMMETRIC = 1,
    LH_NESTED = 2,
    LH_STAGED = 4,
    LH_STEADY = 8,
} lh_trait;

static inline int lh_has_trait(unsigned query, lh_trait trait)
{
    static const uint8_t traits[LH_ALL_QUERIES] = {
#define QUERY(name, ...)
#undef LH_TRAITS
#define LH_TRAITS(name, its_traits) [LH_QUERY_##name] = (its_traits),
#include "all_queries.def"
#undef LH_TRAITS
#undef QUERY
    };
    return (traits[query] & trait) != 0;
}

#endif
