/* Capsule against oriented box: as against a box, in its own coordinates. */
#include "scalar/reference_capsule_obb.h"

static inline core_pair contact(capsule a, oriented_box b)
{
    return contact_of_turned_gap(a, b, gap_in_box(a, b));
}

CONTACT(capsule_obb, capsule_at(of->capsules, i), oriented_box_at(of->boxes, i))
