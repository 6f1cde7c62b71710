/* Oriented box and frustum: the height of its centre over each plane, against how far it reaches along the normal, in
 * the box's own coordinates (Ericson, Real-Time Collision Detection, 5.2.3). */
#include "scalar/reference_half_space.h"
#include "scalar/reference_rotation.h"

static inline int classify_obb_frustum(const classify_obb_frustum_arguments *of, size_t i)
{
    oriented_box b = oriented_box_at(of->boxes, i);
    int hit = 1, inside = 1;
    for (size_t k = 0; k < of->planes->count; k++) {
        plane p = plane_at(of->planes, k);
        float error = error_of_reach(p.n);
        vector3 along = add(magnitude_each(rotate_back(b.rotation, p.n)), (vector3){error, error, error});
        heights h = heights_about(p.n, b.centre, dot(along, b.half));
        hit &= h.least <= p.d;
        inside &= h.most <= p.d;
    }
    return record_side(of->inside, i, hit, inside);
}

REFERENCE(classify_obb_frustum)
