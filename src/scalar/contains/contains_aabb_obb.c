/* Oriented box in box: how far it reaches along each axis of the world, against the faces (Ericson, Real-Time Collision
 * Detection, 5.2.3). */
#include "scalar/reference.h"
#include "scalar/reference_half_space.h"
#include "scalar/reference_rotation.h"

/* Axis of the world by axis, as a box over a plane; components: what the box's own axes have of that one. */
static inline int lies_between(float min, float max, float centre, vector3 components, vector3 half)
{
    const float error = 20.0f * unit_roundoff, pad = 5.0f * unit_roundoff;
    vector3 along = add(magnitude_each(components), (vector3){error, error, error});
    float reach = dot(along, half) + fabsf(centre) * pad;
    return (min <= centre - reach) & (centre + reach <= max);
}

static inline int contains(box outer, oriented_box inner)
{
    rotated_axes f = rotate_axes(inner.rotation);
    vector3 c = inner.centre, half = inner.half;
    return all_at_most((vector3){0.0f, 0.0f, 0.0f}, half) &
           lies_between(outer.min.x, outer.max.x, c.x, (vector3){f.x.x, f.y.x, f.z.x}, half) &
           lies_between(outer.min.y, outer.max.y, c.y, (vector3){f.x.y, f.y.y, f.z.y}, half) &
           lies_between(outer.min.z, outer.max.z, c.z, (vector3){f.x.z, f.y.z, f.z.z}, half);
}

static inline int contains_aabb_obb(const contains_aabb_obb_arguments *of, size_t i)
{
    return contains(box_at(of->outer, i), oriented_box_at(of->inner, i));
}

REFERENCE(contains_aabb_obb)
