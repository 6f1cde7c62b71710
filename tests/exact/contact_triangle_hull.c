/* A closed triangle within a margin of a closed hull. */
#include "contact_of_hull.h"

HULL_CONTACT_CASE(THREE_POINTS, 0, 9, 16, 17, 8)

const subject contact_triangle_hull = {HULL_CONTACT_SUBJECT(contact_triangle_hull, "xyzxyzxyzxyzqqqq", 8)};
