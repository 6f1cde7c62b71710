/* Oriented box against hull: the distance by the best direction that is found. */
#include "scalar/reference_body_contact.h"

/* Nothing touches what has a negative radius. */
static inline int contact_obb_hull(const contact_obb_hull_arguments *of, size_t i)
{
    oriented_box a = oriented_box_at(of->boxes, i);
    float radius = ((a.half.x < 0.0f) | (a.half.y < 0.0f) | (a.half.z < 0.0f)) ? -1.0f : 0.0f;
    core_pair cores = contact_beside_hull(body_of_box(a), radius, placement_at(of->poses, i), of->hull);
    return record_contact(&cores, number_at(of->margin, i), of->distance, of->normal, of->point, i);
}

REFERENCE(contact_obb_hull)
