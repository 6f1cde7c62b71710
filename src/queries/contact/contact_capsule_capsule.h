/* Two capsules are as far apart as their segments, less the radii. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_CAPSULE_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_CAPSULE_H

#include "engine/contact.h"
#include "mathematics/capsule_pair.h"

LH_INLINE core_gap contact_capsule_capsule(capsule a, capsule b)
{
    const capsule_pair p = capsule_pair_of(a, b);
    const nearest_pair nearest = nearest_of_pair(&p);
    return gap_of_pair(&p, &nearest);
}

LH_INLINE v3 contact_capsule_capsule_normal(const core_gap *gap, capsule a, capsule b)
{
    return normal_of_capsules(gap, a, b);
}

LH_LONG_CONTACT(contact_capsule_capsule, capsule, capsule)

#endif
