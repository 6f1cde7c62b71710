/* Sphere against cylinder: the distance of the centre from the cylinder, or the depth in it, less the radius. */
#include "scalar/reference_cylinder.h"

static const float distance_pad = 20.0f * unit_roundoff;

static inline vector3 inwards_of_cylinder(const cylinder_sight *seen)
{
    int is_by_end = seen->height - seen->of.length >= -seen->height;
    if (seen->beyond >= seen->beside)
        return is_by_end ? opposite(seen->of.unit) : seen->of.unit;
    return contact_normal(opposite(seen->across), 1.0f, direction_across(seen->of.unit));
}

static inline core_pair contact(sphere a, cylinder b)
{
    cylinder_sight seen = seen_by_cylinder(b, a.centre);
    float apart = square_root(squared_distance_from_cylinder(&seen));
    int is_inside = (seen.beside <= 0.0f) & (seen.beyond <= 0.0f);
    float distance = is_inside ? max(seen.beside, seen.beyond) : apart;
    vector3 way = way_to_cylinder(&seen), open = inwards_of_cylinder(&seen);
    float squared = dot(way, way);
    int has_way = (squared >= 0x1p-126f) & (squared < INFINITY) & (distance > 0.0f);
    float padding = cylinder_padding(&seen) + apart * distance_pad;
    core_pair cores = core_pair_along(a, way, distance, padding, 0.0f, open);
    cores.on_b = add(a.centre, has_way ? way : scale(open, distance));
    return cores;
}

CONTACT(sphere_cylinder, sphere_at(of->spheres, i), cylinder_at(of->cylinders, i))
