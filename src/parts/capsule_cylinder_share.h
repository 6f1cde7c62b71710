/* Where the segment of a capsule is nearest to a cylinder: an object of its own. */
#ifndef LANEHIT_SRC_PARTS_CAPSULE_CYLINDER_SHARE_H
#define LANEHIT_SRC_PARTS_CAPSULE_CYLINDER_SHARE_H

#include "queries/capsule_cylinder.h"

lanes LH_OWN(nearest_share)(const seen_segment *of, const measured_cylinder *by)
{
    return nearest_share(*of, *by);
}

#endif
