/* Sphere against cylinder: how far the centre is beside the mantle and beyond a cap, both squared, against the squared
 * radius. */
#include "scalar/reference_cylinder.h"

/* Covers what grows with the distance of the centre from the cylinder. */
static const float radius_pad = 1.0f + 28.0f * 0x1p-24f;

static inline int overlap_sphere_cylinder(const overlap_sphere_cylinder_arguments *of, size_t i)
{
    sphere s = sphere_at(of->spheres, i);
    cylinder_sight seen = seen_by_cylinder(cylinder_at(of->cylinders, i), s.centre);
    float reach = s.radius * radius_pad + cylinder_padding(&seen);
    return (s.radius >= 0.0f) & (squared_distance_from_cylinder(&seen) <= reach * reach);
}

REFERENCE(overlap_sphere_cylinder)
