/* Ball against hull: the distance of the centre, by the best direction that is found, less the radius. */
#include "scalar/reference_body_contact.h"

static inline core_pair contact(sphere a, placement b, const lh_vectors *vertices)
{
    best_of_gaps best;
    body centre = body_of_points(1, a.centre, a.centre, a.centre);
    core_pair cores = cores_of_bodies(body_of_hull(vertices, b), centre, a.radius, 0.0f, &best);
    cores.normal = opposite(best.along);
    cores.on_a = a.centre;
    cores.on_b = add(a.centre, scale(cores.normal, cores.distance));
    return cores;
}

static inline int contact_sphere_hull(const contact_sphere_hull_arguments *of, size_t i)
{
    core_pair cores = contact(sphere_at(of->spheres, i), placement_at(of->poses, i), of->hull);
    return record_contact(&cores, number_at(of->margin, i), of->distance, of->normal, of->point, i);
}

REFERENCE(contact_sphere_hull)
