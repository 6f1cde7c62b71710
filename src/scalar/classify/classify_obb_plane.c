/* Oriented box and half-space: the height of its centre over the plane, against how far it reaches along the normal, in
 * the box's own coordinates (Ericson, Real-Time Collision Detection, 5.2.3). */
#include "scalar/reference_half_space.h"
#include "scalar/reference_rotation.h"

static inline int classify_obb_plane(const classify_obb_plane_arguments *of, size_t i)
{
    oriented_box b = oriented_box_at(of->boxes, i);
    plane p = plane_at(of->planes, i);
    float error = error_of_reach(p.n);
    vector3 along = add(magnitude_each(rotate_back(b.rotation, p.n)), (vector3){error, error, error});
    heights h = heights_about(p.n, b.centre, dot(along, b.half));
    return record_side(of->inside, i, h.least <= p.d, h.most <= p.d);
}

REFERENCE(classify_obb_plane)
