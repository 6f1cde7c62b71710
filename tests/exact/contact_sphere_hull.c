/* A closed ball within a margin of a closed hull. */
#include "contact_of_hull.h"

HULL_CONTACT_CASE(BALL, 0, 4, 11, 12, 8)

const subject contact_sphere_hull = {HULL_CONTACT_SUBJECT(contact_sphere_hull, "xyzrxyzqqqq", 8)};
