/* Closed hulls of four vertices within a margin of each other. */
#include "contact_of_hull.h"

HULL_CONTACT_CASE(ANOTHER_HULL, 7, 0, 14, 15, 4)

const subject contact_hull_hull = {HULL_CONTACT_SUBJECT(contact_hull_hull, "xyzqqqqxyzqqqq", 4)};
