/* Two boxes of which the centres, the half extents and the quaternions go straight from one place to another.
 * Conservative advancement along a direction: Mirtich, Impulse-based Dynamic Simulation, 1996, 2.3. */
#include "scalar/reference_obb_pair.h"

enum { STEPS = 64 };

/* Where it begins, and what is added to that by the end. */
typedef struct turning {
    oriented_box start, change;
    float reach, stir;
} turning;

static inline float quaternion_dot(quaternion a, quaternion b)
{
    return dot(a.vector, b.vector) + a.w * b.w;
}

static inline quaternion of_length_1(quaternion q)
{
    float length = square_root(quaternion_dot(q, q));
    return (quaternion){{q.vector.x / length, q.vector.y / length, q.vector.z / length}, q.w / length};
}

static inline turning turning_of(oriented_box before, oriented_box after)
{
    quaternion p = of_length_1(before.rotation), q = of_length_1(after.rotation);
    if (quaternion_dot(q, p) < 0.0f)
        q = (quaternion){opposite(q.vector), -q.w};
    quaternion turn = {subtract(q.vector, p.vector), q.w - p.w};
    vector3 growth = subtract(after.half, before.half);
    vector3 s = magnitude_each(before.half), e = magnitude_each(after.half);
    vector3 widest = {max(s.x, e.x), max(s.y, e.y), max(s.z, e.z)};
    float reach = length_of(widest), chord2 = quaternion_dot(turn, turn);
    float half = square_root(chord2) / square_root(1.0f - chord2 * 0.25f);
    return (turning){
        .start = {before.centre, before.half, p},
        .change = {subtract(after.centre, before.centre), growth, turn},
        .reach = reach,
        .stir = (half + half) * reach + length_of(growth),
    };
}

static inline oriented_box placed(const turning *of, vector3 centre, float t)
{
    quaternion q = of->start.rotation, turn = of->change.rotation;
    return (oriented_box){
        centre,
        add(of->start.half, scale(of->change.half, t)),
        {add(q.vector, scale(turn.vector, t)), q.w + turn.w * t},
    };
}

/* Of more, half extents between two would not be numbers. */
static inline int has_points_to_turn(oriented_box of)
{
    return has_points(of.half) & (max(max(of.half.x, of.half.y), of.half.z) <= 0x1p127f);
}

static inline int sweep_obb_obb_turning(const sweep_obb_obb_turning_arguments *of, size_t i)
{
    oriented_box a = oriented_box_at(of->a, i), a_after = oriented_box_at(of->a_after, i);
    oriented_box b = oriented_box_at(of->b, i), b_after = oriented_box_at(of->b_after, i);
    turning first = turning_of(a, a_after), second = turning_of(b, b_after);
    vector3 way = subtract(b.centre, a.centre), way_after = subtract(b_after.centre, a_after.centre);
    vector3 motion = subtract(way_after, way);
    float padding = (sum_of_magnitudes(way) + sum_of_magnitudes(way_after)) * (8.0f * unit_roundoff) +
                    (first.reach + second.reach) * (64.0f * unit_roundoff);
    float stir = first.stir + second.stir;
    stir = stir + (stir + sum_of_magnitudes(motion)) * (64.0f * unit_roundoff);

    int goes_on = has_points_to_turn(a) & has_points_to_turn(a_after) & has_points_to_turn(b) &
                  has_points_to_turn(b_after);
    int hit = 0;
    float t = 0.0f, nearest = INFINITY;
    vector3 normal = {0.0f, 0.0f, 0.0f};
    for (int step = 0; step < STEPS && goes_on; step++) {
        oriented_box here = placed(&first, (vector3){0.0f, 0.0f, 0.0f}, t);
        oriented_box there = placed(&second, add(way, scale(motion, t)), t);
        obb_pair pair = obb_pair_of(here, there);
        core_pair found = contact_along(&pair, best_axis_of(&pair.side[0], &pair.side[1], 0.0f, 0.0f));
        normal = found.normal;
        nearest = min(found.distance, nearest);

        float room = found.distance - (found.padding + padding);
        float speed = stir - dot(normal, motion);
        float next = (t + (room / speed) * (1.0f - 16.0f * unit_roundoff)) * (1.0f - 4.0f * unit_roundoff);
        int never = (speed <= 0.0f) | (next >= 1.0f);
        goes_on = room > 0.0f && !never && !(room <= of->tolerance) && !(next <= t);
        hit = room <= INFINITY && !(room > 0.0f && never) && !goes_on;
        t = goes_on ? next : t;
    }
    record_float(of->toi, i, hit | goes_on ? t : INFINITY);
    record_float(of->nearest, i, max(nearest, 0.0f));
    record_vector(of->normal, i, hit | goes_on ? opposite(normal) : (vector3){0.0f, 0.0f, 0.0f});
    if (of->ran_out)
        record_hit(of->ran_out, i, goes_on);
    return hit | goes_on;
}

REFERENCE(sweep_obb_obb_turning)
