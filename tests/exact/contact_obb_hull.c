/* A closed oriented box within a margin of a closed hull. */
#include "contact_of_hull.h"

HULL_CONTACT_CASE(TURNED_BOX, 0, 10, 17, 18, 8)

const subject contact_obb_hull = {HULL_CONTACT_SUBJECT(contact_obb_hull, "xyzrrrqqqqxyzqqqq", 8)};
