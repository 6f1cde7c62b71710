/* Capsule against hull: the distance of the segment, by the best direction that is found, less the radius. */
#include "scalar/reference_body_contact.h"

static inline int contact_capsule_hull(const contact_capsule_hull_arguments *of, size_t i)
{
    capsule a = capsule_at(of->capsules, i);
    body axis = body_of_points(2, a.axis.a, a.axis.b, a.axis.b);
    core_pair cores = contact_beside_hull(axis, a.radius, placement_at(of->poses, i), of->hull);
    return record_contact(&cores, number_at(of->margin, i), of->distance, of->normal, of->point, i);
}

REFERENCE(contact_capsule_hull)
