/* Closed capsules within a margin of each other: the distance of their segments is at most the sum of the radii and the
 * margin. */
#ifndef LANEHIT_TESTS_EXACT_CAPSULE_PAIR_CONTACT_H
#define LANEHIT_TESTS_EXACT_CAPSULE_PAIR_CONTACT_H

#include "contact_oracle.h"

/* The floats of a case: those of the capsules, and the margin. */
enum { CAPSULE_PAIR_FLOATS = 15 };

/* As members of an oracle. */
#define CAPSULE_PAIR_PLACES                                                                                  \
    {                                                                                                        \
        6, 13                                                                                                \
    }
int capsules_reach(const float *floats, float extra);
void see_capsules(const float *floats, contact_sight *seen);
double off_capsule_axis(const float *floats, int which, const double *point);
effort capsules_effort(void);

#endif
