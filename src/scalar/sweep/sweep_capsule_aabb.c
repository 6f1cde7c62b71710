/* Moving capsule against moving box: with the box held still, an end of the segment on its course past the box, a
 * corner that the segment comes near, or an edge, between two planes. The segment may be in the box from the start. */
#include "scalar/reference_moving_segment.h"
#include "scalar/reference_segment_box_gap.h"

static inline float entry_on_course(vector3 start, const motion *m, box b, face_reach reach)
{
    course c = course_past(start, m->velocity, b, m->end);
    float nearest = nearest_time(&c), within = reach_beyond(&c, nearest, reach.of_edges);
    if (!(distance_squared_at(&c, nearest) <= within * within))
        return INFINITY;
    return first_time_within(&c, nearest, within * within);
}

/* Of an interval that moves, until its ends are to either side of 0. */
static inline float entry_to_interval(float low, float high, float climb)
{
    if (!(low > 0.0f || high < 0.0f))
        return 0.0f;
    float time = (low > 0.0f ? low : high) / climb;
    return time > 0.0f ? time : INFINITY;
}

static inline vector3 product_of_each(vector3 a, vector3 b)
{
    return (vector3){a.x * b.x, a.y * b.y, a.z * b.z};
}

static inline float sum_of(vector3 a)
{
    return a.x + a.y + a.z;
}

/* seen: from the start of the segment. */
static inline float entry_between_planes(vector3 across, vector3 way, const motion *m, box seen,
                                         face_reach reach)
{
    vector3 normal = direction_of(across);
    vector3 by_low = product_of_each(normal, seen.min), by_high = product_of_each(normal, seen.max);
    float low = sum_of(min_each(by_low, by_high)), high = sum_of(max_each(by_low, by_high));
    float time = entry_to_interval(low - reach.of_planes, high + reach.of_planes, dot(normal, m->velocity));
    course moved = course_past(scale(m->velocity, time), way, seen, 1.0f);
    return entry_if_near(time, distance_squared_at(&moved, nearest_time(&moved)), m, reach);
}

static inline vector3 corner_of(box b, int k)
{
    return (vector3){k & 1 ? b.max.x : b.min.x, k & 2 ? b.max.y : b.min.y, k & 4 ? b.max.z : b.min.z};
}

static inline int is_there_at_start(capsule a, box b)
{
    vector3 low = min_each(a.axis.a, a.axis.b), high = max_each(a.axis.a, a.axis.b);
    course along = course_past(a.axis.a, subtract(a.axis.b, a.axis.a), b, 1.0f);
    return all_at_most(low, b.max) && all_at_most(b.min, high) && comes_within(&along, a.radius);
}

static inline box box_seen_from(vector3 start, box b)
{
    return (box){subtract(b.min, start), subtract(b.max, start)};
}

static inline float first_time(capsule a, box b, const motion *m)
{
    box seen = box_seen_from(a.axis.a, b);
    vector3 w = subtract(a.axis.b, a.axis.a);
    const vector3 across_axes[3] = {{0.0f, -w.z, w.y}, {w.z, 0.0f, -w.x}, {-w.y, w.x, 0.0f}};
    float sizes = sum_of_magnitudes(seen.min) + sum_of_magnitudes(seen.max);
    face_reach reach = face_reach_of(a.radius, sizes + sum_of_magnitudes(w));
    if (!(a.radius >= 0.0f && is_finite(a.axis) && is_finite_motion(m) && all_at_most(b.min, b.max) &&
          all_at_most(seen.min, seen.max)))
        return INFINITY;
    if (is_there_at_start(a, b))
        return 0.0f;
    const vector3 ends[2] = {a.axis.a, a.axis.b};
    float first = INFINITY;
    for (int k = 0; k < 2; k++)
        first = min(entry_on_course(ends[k], m, b, reach), first);
    for (int k = 0; k < 3; k++)
        first = min(entry_between_planes(across_axes[k], w, m, seen, reach), first);
    for (int k = 0; k < 8; k++)
        first = min(entry_of_vertex(a.axis, m, corner_of(b, k), reach), first);
    return first;
}

static inline vector3 normal_at(capsule a, box b, vector3 moved)
{
    segment axis = {moved, add(moved, subtract(a.axis.b, a.axis.a))};
    segment_box_gap gap = gap_of_segment(axis, box_seen_from(a.axis.a, b));
    return direction_of(opposite(gap.distance <= 0.0f ? gap.inwards : gap.way));
}

static inline int sweep_capsule_aabb(const sweep_capsule_aabb_arguments *of, size_t i)
{
    capsule a = capsule_at(of->capsules, i);
    box b = box_at(of->boxes, i);
    vector3 velocity = subtract(vector_at(of->capsule_velocity, i), vector_at(of->box_velocity, i));
    motion m = brisk_motion(velocity, of->t_max);
    float entry = first_time(a, b, &m);
    int hit = entry < INFINITY;
    record_float(of->toi, i, hit ? time_of_motion(&m, entry) : INFINITY);
    record_vector(of->normal, i,
                  hit ? normal_at(a, b, scale(m.velocity, entry)) : (vector3){0.0f, 0.0f, 0.0f});
    return hit;
}

REFERENCE(sweep_capsule_aabb)
