/* Triangle against hull: the distance by the best direction that is found. */
#include "scalar/reference_body_contact.h"

static inline int contact_triangle_hull(const contact_triangle_hull_arguments *of, size_t i)
{
    triangle a = triangle_at(of->triangles, i);
    body flat = body_of_points(3, a.a, a.b, a.c);
    core_pair cores = contact_beside_hull(flat, 0.0f, placement_at(of->poses, i), of->hull);
    return record_contact(&cores, number_at(of->margin, i), of->distance, of->normal, of->point, i);
}

REFERENCE(contact_triangle_hull)
