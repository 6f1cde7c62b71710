/* A closed capsule and a closed hull. */
#include "hull_pair.h"

HULL_CASE(SEGMENT_AND_RADIUS, 0, 7, 14, 8)

const subject overlap_capsule_hull = {HULL_SUBJECT(overlap_capsule_hull, "xyzxyzrxyzqqqq", 8)};
