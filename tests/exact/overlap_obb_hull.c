/* A closed oriented box and a closed hull. */
#include "hull_pair.h"

HULL_CASE(TURNED_BOX, 0, 10, 17, 8)

const subject overlap_obb_hull = {HULL_SUBJECT(overlap_obb_hull, "xyzrrrqqqqxyzqqqq", 8)};
