/* Moving capsule against moving capsule: with b held still, an end of one that comes near the other, or their insides
 * that do, between two planes. */
#include "scalar/reference_moving_segment.h"

static inline float first_time(capsule a, capsule b, const motion *m)
{
    const vector3 a_ends[2] = {a.axis.a, a.axis.b}, b_ends[2] = {b.axis.a, b.axis.b};
    vector3 way_a = subtract(a.axis.b, a.axis.a), way_b = subtract(b.axis.b, b.axis.a);
    float lengths = sum_of_magnitudes(way_a) + sum_of_magnitudes(way_b);
    float far = sum_of_magnitudes(subtract(a.axis.a, b.axis.a)) + lengths;
    face_reach reach = face_reach_of(a.radius + b.radius, far);
    if (!((a.radius >= 0.0f) & (b.radius >= 0.0f) & is_finite(a.axis) & is_finite(b.axis)))
        return INFINITY;
    float first = entry_over_edge(a.axis, m, b.axis, reach);
    for (int i = 0; i < 2; i++) {
        first = min(entry_to_capsule(path_from(a_ends[i], m), b.axis, reach.of_edges), first);
        first = min(entry_of_vertex(a.axis, m, b_ends[i], reach), first);
    }
    return first;
}

static inline int sweep_capsule_capsule(const sweep_capsule_capsule_arguments *of, size_t i)
{
    capsule a = capsule_at(of->a, i), b = capsule_at(of->b, i);
    motion m = brisk_motion(subtract(vector_at(of->a_velocity, i), vector_at(of->b_velocity, i)), of->t_max);
    float entry = first_time(a, b, &m);
    int hit = entry < INFINITY;
    vector3 from_b = add(subtract(a.axis.a, b.axis.a), scale(m.velocity, entry));
    vector3 normal = direction_of(way_between(a.axis, b.axis, from_b));
    record_float(of->toi, i, hit ? time_of_motion(&m, entry) : INFINITY);
    record_vector(of->normal, i, hit ? normal : (vector3){0.0f, 0.0f, 0.0f});
    return hit;
}

REFERENCE(sweep_capsule_capsule)
