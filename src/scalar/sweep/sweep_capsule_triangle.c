/* Moving capsule against moving triangle: with the triangle held still, an end of the segment that comes near it, a
 * vertex that the segment comes near, or an edge, between two planes. The segment may go through from the start. */
#include "scalar/reference_capsule_triangle.h"
#include "scalar/reference_moving_segment.h"
#include "scalar/reference_sphere_triangle_touch.h"

/* As seen from the vertex a. */
typedef struct seen_pair {
    capsule a;
    triangle b;
} seen_pair;

static inline seen_pair see_from_triangle(capsule a, triangle b, vector3 moved)
{
    segment axis = {add(subtract(a.axis.a, b.a), moved), add(subtract(a.axis.b, b.a), moved)};
    return (seen_pair){{axis, a.radius}, {{0.0f, 0.0f, 0.0f}, subtract(b.b, b.a), subtract(b.c, b.a)}};
}

static inline int is_through(capsule a, triangle b)
{
    seen_pair seen = see_from_triangle(a, b, (vector3){0.0f, 0.0f, 0.0f});
    vector3 low = max_each(min_each(a.axis.a, a.axis.b), min_each(b.c, min_each(b.b, b.a)));
    vector3 high = min_each(max_each(a.axis.a, a.axis.b), max_each(b.c, max_each(b.b, b.a)));
    vector3 gap = subtract(low, high);
    return max(gap.x, max(gap.y, gap.z)) <= 0.0f && gap_of_segment(seen.a.axis, seen.b).is_through;
}

static inline float first_time(capsule a, triangle b, const motion *m)
{
    const segment edges[3] = {{b.a, b.b}, {b.b, b.c}, {b.c, b.a}};
    float sizes = sum_of_magnitudes(subtract(a.axis.b, a.axis.a)) + size_of_triangle(b);
    face_reach reach = face_reach_of(a.radius, sum_of_magnitudes(subtract(a.axis.a, b.a)) + sizes);
    if (!((a.radius >= 0.0f) & is_finite_triangle(b) & is_finite(a.axis) & is_finite_motion(m)))
        return INFINITY;
    if (is_through(a, b))
        return 0.0f;
    const vector3 ends[2] = {a.axis.a, a.axis.b};
    float first = INFINITY;
    for (int i = 0; i < 2; i++)
        first = min(entry_to_triangle(ends[i], m, b, reach), first);
    for (int i = 0; i < 3; i++) {
        first = min(entry_of_vertex(a.axis, m, edges[i].a, reach), first);
        first = min(entry_over_edge(a.axis, m, edges[i], reach), first);
    }
    return first;
}

static inline int sweep_capsule_triangle(const sweep_capsule_triangle_arguments *of, size_t i)
{
    capsule a = capsule_at(of->capsules, i);
    triangle b = triangle_at(of->triangles, i);
    vector3 velocity = subtract(vector_at(of->capsule_velocity, i), vector_at(of->triangle_velocity, i));
    motion m = brisk_motion(velocity, of->t_max);
    float entry = first_time(a, b, &m);
    int hit = entry < INFINITY;
    seen_pair seen = see_from_triangle(a, b, scale(m.velocity, entry));
    segment_gap gap = gap_of_segment(seen.a.axis, seen.b);
    vector3 normal = opposite(contact_of_segment_gap(seen.a, seen.b, gap).normal);
    record_float(of->toi, i, hit ? time_of_motion(&m, entry) : INFINITY);
    record_vector(of->normal, i, hit ? normal : (vector3){0.0f, 0.0f, 0.0f});
    return hit;
}

REFERENCE(sweep_capsule_triangle)
