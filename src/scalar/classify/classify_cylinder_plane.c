/* Cylinder and half-space: both caps, which reach along the normal as far as the radius times the sine of its angle
 * with the axis. */
#include "scalar/reference_cylinder.h"
#include "scalar/reference_half_space.h"

static inline int classify_cylinder_plane(const classify_cylinder_plane_arguments *of, size_t i)
{
    /* Of the sine and what it is in, of the normal's length, and of what of the normal counts as across. */
    const float sine_pad = 1.0f + 12.0f * unit_roundoff, length_pad = 1.0f + 8.0f * unit_roundoff,
                normal_pad = 4.0f * unit_roundoff;
    cylinder c = cylinder_at(of->cylinders, i);
    plane p = plane_at(of->planes, i);
    axis_of_cylinder axis = axis_of(c);
    float across = length_of(cross(p.n, axis.unit)) * sine_pad;
    float reach = axis.radius * (across + length_of(p.n) * length_pad * normal_pad);
    heights a = heights_about(p.n, c.axis.a, reach), b = heights_about(p.n, c.axis.b, reach);
    int hit = (a.least <= p.d) | (b.least <= p.d);
    return record_side(of->inside, i, hit, (a.most <= p.d) & (b.most <= p.d));
}

REFERENCE(classify_cylinder_plane)
