/* Capsule against hull: the distance of the segment, by the best direction that is found, less the radius. */
#include "scalar/reference_body_contact.h"

static inline core_pair contact(capsule a, placement b, const lh_vectors *vertices)
{
    best_of_gaps best;
    body axis = body_of_points(2, a.axis.a, a.axis.b, a.axis.b);
    core_pair cores = cores_of_bodies(body_of_hull(vertices, b), axis, a.radius, 0.0f, &best);
    cores.normal = opposite(best.along);
    cores.on_b = add(b.origin, clear_of_signs(best.on_a));
    cores.on_a = add(cores.on_b, scale(best.along, cores.distance));
    return cores;
}

static inline int contact_capsule_hull(const contact_capsule_hull_arguments *of, size_t i)
{
    core_pair cores = contact(capsule_at(of->capsules, i), placement_at(of->poses, i), of->hull);
    return record_contact(&cores, number_at(of->margin, i), of->distance, of->normal, of->point, i);
}

REFERENCE(contact_capsule_hull)
