/* Two turned boxes are as far apart as the best of fifteen axes says. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_OBB_OBB_H
#define LANEHIT_SRC_QUERIES_CONTACT_OBB_OBB_H

#include "engine/contact.h"
#include "obb_pair_calls.h"

LH_INLINE obb_pair_gap contact_obb_obb(obb a, obb b)
{
    obb_pair_gap gap;
    LH_OWN(find_obb_gap)(&a, &b, &gap);
    return gap;
}

LH_INLINE v3 contact_obb_obb_normal(obb_pair_gap *gap, obb a, obb b)
{
    (void)a;
    (void)b;
    return LH_OWN(obb_gap_normal)(gap);
}

LH_INLINE v3 point_of_obb_pair_gap(obb_pair_gap *gap, v3 normal)
{
    return LH_OWN(obb_gap_point)(gap, &normal);
}

LH_LONG_CONTACT_OF(contact_obb_obb, obb, obb, obb_pair_gap)

#endif
