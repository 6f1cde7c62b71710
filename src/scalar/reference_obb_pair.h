/* Two oriented boxes, in an order that does not depend on which is a; and their contact along an axis. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_OBB_PAIR_H
#define LANEHIT_SRC_SCALAR_REFERENCE_OBB_PAIR_H

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

typedef struct obb_pair {
    oriented_box box[2];
    box_side side[2];
    int is_exchanged; /* the first is b */
} obb_pair;

static inline obb_pair obb_pair_of(oriented_box a, oriented_box b)
{
    int exchanged = is_exchanged(a, b);
    oriented_box first = exchanged ? b : a, second = exchanged ? a : b;
    vector3 way = subtract(second.centre, first.centre);
    return (obb_pair){{first, second}, {box_side_of(first, way), box_side_of(second, way)}, exchanged};
}

/* From a to b, by an axis of the pair. */
static inline vector3 normal_along(const obb_pair *pair, best_axis axis)
{
    vector3 normal = contact_normal(turn(&pair->side[axis.teller], direction_seen(axis)), 1.0f, no_way);
    return axis.teller != pair->is_exchanged ? opposite(normal) : normal;
}

static inline core_pair contact_along(const obb_pair *pair, best_axis best)
{
    vector3 f = pair->box[0].half, s = pair->box[1].half;
    float sizes = ((f.x + f.y + f.z) + (s.x + s.y + s.z)) * (56.0f * unit_roundoff);
    float padding = (sizes + fabsf(best.gap) * (24.0f * unit_roundoff)) + 0x1p-62f;
    vector3 seen = touching_point(pair->side, best, padding);
    vector3 point = add(pair->box[best.teller].centre, turn_exactly(&pair->side[best.teller], seen));
    return (core_pair){
        .on_a = point,
        .on_b = point,
        .distance = has_points(f) && has_points(s) ? best.gap : NAN,
        .padding = padding,
        .normal = normal_along(pair, best),
    };
}

#endif
