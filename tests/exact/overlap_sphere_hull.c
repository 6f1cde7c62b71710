/* A closed ball and a closed hull. */
#include "hull_pair.h"

HULL_CASE(BALL, 0, 4, 11, 8)

const subject overlap_sphere_hull = {HULL_SUBJECT(overlap_sphere_hull, "xyzrxyzqqqq", 8)};
