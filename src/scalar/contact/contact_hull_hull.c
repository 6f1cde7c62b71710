/* Hull against hull: the distance by the best direction that is found. */
#include "scalar/reference_body_contact.h"

static inline core_pair contact(placement a, placement b, const lh_vectors *a_hull, const lh_vectors *b_hull)
{
    best_of_gaps best;
    core_pair cores = cores_of_bodies(body_of_hull(a_hull, a), body_of_hull(b_hull, b), 0.0f, 0.0f, &best);
    cores.normal = best.along;
    cores.on_a = add(a.origin, clear_of_signs(best.on_a));
    cores.on_b = add(cores.on_a, scale(best.along, cores.distance));
    return cores;
}

static inline int contact_hull_hull(const contact_hull_hull_arguments *of, size_t i)
{
    core_pair cores = contact(placement_at(of->a, i), placement_at(of->b, i), of->a_hull, of->b_hull);
    return record_contact(&cores, number_at(of->margin, i), of->distance, of->normal, of->point, i);
}

REFERENCE(contact_hull_hull)
