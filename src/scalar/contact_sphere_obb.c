/* Sphere against oriented box: as against a box, in its own coordinates (Ericson, Real-Time Collision Detection,
 * 5.1.4). */
#include "reference_box_gap.h"
#include "reference_contact.h"
#include "reference_rotation.h"

/* Which zero a sum of products is depends on how it is rounded. */
static inline float without_sign_of_zero(float x)
{
    return fabsf(x) > 0.0f ? x : 0.0f;
}

static inline vector3 rotate(rotated_axes axes, vector3 v)
{
    vector3 turned = add(add(scale(axes.x, v.x), scale(axes.y, v.y)), scale(axes.z, v.z));
    return (vector3){without_sign_of_zero(turned.x), without_sign_of_zero(turned.y),
                     without_sign_of_zero(turned.z)};
}

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
