/* Two closed hulls of four vertices. */
#include "hull_pair.h"

HULL_CASE(ANOTHER_HULL, 7, 0, 14, 4)

const subject overlap_hull_hull = {HULL_SUBJECT(overlap_hull_hull, "xyzqqqqxyzqqqq", 4)};
