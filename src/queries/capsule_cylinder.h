/* What queries of capsules and cylinders have in common. */
#ifndef LANEHIT_SRC_QUERIES_CAPSULE_CYLINDER_H
#define LANEHIT_SRC_QUERIES_CAPSULE_CYLINDER_H

#include "engine/operands.h"
#include "mathematics/segment_cylinder_gap.h"

/* nearest_share. It is long and takes far longer than a call, so all queries have one copy of it, an object of its own.
 * See capsule_cylinder_share.h. */
lanes LH_OWN(nearest_share)(const seen_segment *of, const measured_cylinder *by);

#endif
