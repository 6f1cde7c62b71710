/* When two moving hulls first touch. */
#include "scalar/reference.h"
#include "scalar/reference_moving_bodies.h"

static inline int sweep_hull_hull(const sweep_hull_hull_arguments *of, size_t i)
{
    vector3 velocity = subtract(vector_at(of->a_velocity, i), vector_at(of->b_velocity, i));
    body_pair pair = pair_of_bodies(body_of_hull(of->a_hull, placement_at(of->a, i)),
                                    body_of_hull(of->b_hull, placement_at(of->b, i)), NULL);
    bodies_ahead s = {
        .pair = &pair, .velocity = velocity, .exit = min(of->t_max, latest_contact), .widest = -INFINITY};
    float sum = sum_of_magnitudes(velocity);
    int hit = are_sound(&pair) && sum == sum;
    if (hit) {
        search_for_contact(&s);
        hit = may_touch(&s);
    }
    record_float(of->toi, i, hit ? max(s.enter - 0x1p-126f, 0.0f) : INFINITY);
    record_vector(of->normal, i, hit ? direction_of(opposite(s.normal)) : (vector3){0.0f, 0.0f, 0.0f});
    return hit;
}

REFERENCE(sweep_hull_hull)
