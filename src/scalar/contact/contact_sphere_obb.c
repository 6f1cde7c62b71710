/* Sphere against oriented box: as against a box, in its own coordinates (Ericson, Real-Time Collision Detection,
 * 5.1.4). */
#include "scalar/reference_box_gap.h"
#include "scalar/reference_contact.h"
#include "scalar/reference_rotation.h"

static inline core_pair contact(sphere a, oriented_box b)
{
    vector3 from_box = subtract(a.centre, b.centre);
    rotated_axes axes = rotate_axes(b.rotation);
    box_gap gap = gap_to_box(rotate_back(b.rotation, from_box), (box){opposite(b.half), b.half});
    float error = error_of_rotation(from_box);
    return core_pair_along(a, rotate(axes, gap.way), gap.distance, (error + error) + contact_absolute_pad,
                           0.0f, direction_of(rotate(axes, gap.inwards)));
}

CONTACT(sphere_obb, sphere_at(of->spheres, i), oriented_box_at(of->boxes, i))
