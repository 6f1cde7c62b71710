/* Sphere against half-space: the height of the centre over the plane, less the radius (Ericson, Real-Time Collision
 * Detection, 5.2.2). */
#include "reference_contact.h"

static inline core_pair contact(sphere a, plane b)
{
    float inverse = 1.0f / length_of(b.n);
    float rise = dot(b.n, a.centre) - b.d;
    float off =
        dot_of_magnitudes(b.n, a.centre) * (6.0f * unit_roundoff) + fabsf(rise) * (4.0f * unit_roundoff);
    vector3 inwards = scale(scale(b.n, inverse), -1.0f);
    float height = rise * inverse;
    core_pair cores = core_pair_along(a, scale(inwards, height), height, off * inverse + contact_absolute_pad,
                                      0.0f, inwards);
    cores.normal = inwards;
    return cores;
}

CONTACT(sphere_plane, sphere_at(of->spheres, i), plane_at(of->planes, i))
