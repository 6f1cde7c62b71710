/* A closed capsule within a margin of a closed hull. */
#include "contact_of_hull.h"

HULL_CONTACT_CASE(SEGMENT_AND_RADIUS, 0, 7, 14, 15, 8)

const subject contact_capsule_hull = {HULL_CONTACT_SUBJECT(contact_capsule_hull, "xyzxyzrxyzqqqq", 8)};
