/* What contacts and manifolds of capsules and turned boxes have of an object of its own, capsule_obb_filter.h. */
#ifndef LANEHIT_SRC_QUERIES_CAPSULE_OBB_CALLS_H
#define LANEHIT_SRC_QUERIES_CAPSULE_OBB_CALLS_H

#include "engine/filter.h"

/* A filter: by the ball around the box. */
partial_loop LH_OWN(capsules_beside_obbs);

#endif
