/* Moving oriented box against moving triangle: in the box's coordinates, in which triangle and velocity are rounded, so
 * that box and doubt grow by as much. */
#include "scalar/reference_triangle_touch.h"

static inline triangle_touch meet(oriented_box b, triangle t, vector3 velocity, float t_max)
{
    vector3 a = subtract(t.a, b.centre), to_b = subtract(t.b, b.centre), c = subtract(t.c, b.centre);
    float longest = max(sum_of_magnitudes(c), max(sum_of_magnitudes(to_b), sum_of_magnitudes(a)));
    float error = longest * error_of_way + error_of_grid;
    float doubt = sum_of_magnitudes(velocity) * (16.0f * unit_roundoff);
    vector3 grown = add(b.half, (vector3){error, error, error});
    triangle_ahead ahead = {
        .vertex = {on_the_grid(rotate_back(b.rotation, a)), on_the_grid(rotate_back(b.rotation, to_b)),
                   on_the_grid(rotate_back(b.rotation, c))},
        .velocity = rotate_back(b.rotation, velocity),
    };
    const vector3 *v = ahead.vertex;
    ahead.low = subtract(min_each(v[2], min_each(v[1], v[0])), grown);
    ahead.high = add(max_each(v[2], max_each(v[1], v[0])), grown);
    ahead.half = half_for_products(grown, v);
    ahead.doubt = add(scale(magnitude_each(ahead.velocity), doubt_of_speed), (vector3){doubt, doubt, doubt});
    int has_points = (b.half.x >= 0.0f) & (b.half.y >= 0.0f) & (b.half.z >= 0.0f);
    return touch_of_triangle(&ahead, has_points, b, t, t_max);
}

static inline int sweep_obb_triangle(const sweep_obb_triangle_arguments *of, size_t i)
{
    vector3 velocity = subtract(vector_at(of->box_velocity, i), vector_at(of->triangle_velocity, i));
    triangle_touch found =
        meet(oriented_box_at(of->boxes, i), triangle_at(of->triangles, i), velocity, of->t_max);
    record_float(of->toi, i, found.toi);
    record_vector(of->normal, i, found.normal);
    return found.hit;
}

REFERENCE(sweep_obb_triangle)
