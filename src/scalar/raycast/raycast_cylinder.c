/* Ray against cylinder: the times at which it is within the round side and between the planes of the ends. */
#include "scalar/reference_ray_side.h"

static inline int raycast_cylinder(const raycast_cylinder_arguments *of, size_t i)
{
    cylinder c = cylinder_at(of->cylinders, i);
    passage found = through_side(ray_at(of->rays, i), c.axis, c.radius);
    int has_direction = inverse_of_squared(subtract(c.axis.b, c.axis.a)) > 0.0f;
    int hit = found.hit & (c.radius >= 0.0f) & is_finite(c.axis) & has_direction;
    record_float(of->t_enter, i, hit ? found.enter : INFINITY);
    record_float(of->t_exit, i, !hit ? INFINITY : negative(found.exit) ? 0.0f : found.exit);
    return hit;
}

REFERENCE(raycast_cylinder)
