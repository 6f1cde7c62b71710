/* A capsule is as far from a triangle as its segment, or as deep as the shortest way out, less the radius. */
#ifndef LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_CONTACT_CAPSULE_TRIANGLE_H

#include "queries/capsule_triangle.h"
#include "engine/contact.h"

LH_INLINE core_gap contact_capsule_triangle(capsule a, triangle b)
{
    capsule_triangle found;
    LH_OWN(find_capsule_triangle)(&a, &b, &found);
    return found.gap;
}

LH_INLINE v3 contact_capsule_triangle_normal(const core_gap *gap, capsule a, triangle b)
{
    return LH_OWN(capsule_triangle_normal)(gap, &a, &b);
}

LH_LONG_CONTACT(contact_capsule_triangle, capsule, triangle)

#endif
