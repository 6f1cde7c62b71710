/* A closed triangle and a closed hull. */
#include "hull_pair.h"

HULL_CASE(THREE_POINTS, 0, 9, 16, 8)

const subject overlap_triangle_hull = {HULL_SUBJECT(overlap_triangle_hull, "xyzxyzxyzxyzqqqq", 8)};
