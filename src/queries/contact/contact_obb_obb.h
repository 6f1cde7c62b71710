/* Two turned boxes are as far apart as the best of fifteen axes says. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_OBB_OBB_H
#define LANEHIT_SRC_QUERIES_CONTACT_OBB_OBB_H

#include "engine/contact.h"
#include "queries/obb_pair_calls.h"

/* Part of the loop: a call would cost a tenth. The point alone is a function of its own. */
LH_INLINE void contact_obb_obb_find(obb_pair_gap *to, obb a, obb b)
{
    find_gap_of_obbs(to, a, b);
}

LH_INLINE v3 contact_obb_obb_normal(obb_pair_gap *gap, obb a, obb b)
{
    (void)a;
    (void)b;
    return normal_of_obb_gap(gap);
}

LH_INLINE v3 point_of_obb_pair_gap(obb_pair_gap *gap, v3 normal)
{
    return LH_OWN(obb_gap_point)(gap, &normal);
}

LH_BLOCK_OF_LONG_CONTACT(contact_obb_obb, obb, obb, obb_pair_gap)

LH_WHOLE(contact_obb_obb)
LH_QUERY_OF_FILTERS(contact_obb_obb, {LH_OWN(near_obbs), RARE}, {NULL, 0})

#endif
