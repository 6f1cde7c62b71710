/* Two oriented boxes: the best of fifteen candidate axes of separation (Gottschalk, Lin and Manocha, OBBTree, 1996;
 * Ericson, Real-Time Collision Detection, 4.4.1), and between the boxes' ends along it the point. */
#include "reference_box_pair.h"
#include "reference_contact.h"

/* By the way along a direction; boxes beside each other by their numbers. */
static inline int is_exchanged(oriented_box a, oriented_box b)
{
    vector3 askew = {0.5347f, 0.6631f, 0.4239f};
    float along = dot(subtract(b.centre, a.centre), askew);
    if (along != 0.0f)
        return along < 0.0f;
    int by_rotation = comes_before(b.rotation.vector, a.rotation.vector, b.rotation.w < a.rotation.w);
    return comes_before(b.centre, a.centre, comes_before(b.half, a.half, by_rotation));
}

static inline int has_points(vector3 half)
{
    return (half.x >= 0.0f) & (half.y >= 0.0f) & (half.z >= 0.0f);
}

static inline core_pair in_this_order(oriented_box first, oriented_box second)
{
    vector3 way = subtract(second.centre, first.centre);
    box_side sides[] = {box_side_of(first, way), box_side_of(second, way)};
    vector3 f = first.half, s = second.half;
    float sizes = ((f.x + f.y + f.z) + (s.x + s.y + s.z)) * (56.0f * unit_roundoff);
    best_axis best = best_axis_of(&sides[0], &sides[1]);
    float padding = (sizes + fabsf(best.gap) * (24.0f * unit_roundoff)) + 0x1p-62f;
    vector3 towards = turn(&sides[best.teller], direction_seen(best));
    vector3 normal = contact_normal(towards, 1.0f, no_way);
    vector3 centre = best.teller ? second.centre : first.centre;
    vector3 point = add(centre, turn_exactly(&sides[best.teller], touching_point(sides, best, padding)));
    return (core_pair){
        .on_a = point,
        .on_b = point,
        .distance = has_points(f) && has_points(s) ? best.gap : NAN,
        .padding = padding,
        .normal = best.teller ? opposite(normal) : normal,
    };
}

static inline core_pair contact(oriented_box a, oriented_box b)
{
    int exchanged = is_exchanged(a, b);
    core_pair cores = exchanged ? in_this_order(b, a) : in_this_order(a, b);
    cores.normal = exchanged ? opposite(cores.normal) : cores.normal;
    return cores;
}

CONTACT(obb_obb, oriented_box_at(of->a, i), oriented_box_at(of->b, i))
