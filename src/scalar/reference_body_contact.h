/* How far two convex shapes are apart, or how deep in each other, by the best direction of some. docs/definitions.md,
 * "contact_sphere_hull". */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_BODY_CONTACT_H
#define LANEHIT_SRC_SCALAR_REFERENCE_BODY_CONTACT_H

#include "reference_contact.h"
#include "reference_near_bodies.h"

static const float core_gap_padding = 32.0f * unit_roundoff, a_little_beyond = 0x1p-6f, long_way = 0.25f,
                   equal_gaps = 4.0f * unit_roundoff;
enum { most_moves = 8 };

typedef struct best_of_gaps {
    float gap;
    vector3 along; /* from a to b */
    vector3 on_a;  /* from a's origin */
} best_of_gaps;

/* A gap that is less by no more than `room` will do, too, for the direction. */
static inline void try_along(best_of_gaps *best, const body_pair *p, vector3 direction, float room)
{
    vector3 d = scaled_to_one(direction);
    float height = foremost_of_body(&p->a, d).height + foremost_of_body(&p->b, opposite(d)).height;
    float inverse = 1.0f / square_root(dot(d, d));
    float gap = (dot(d, p->between) - height) * inverse;
    if (gap + room > best->gap)
        best->along = scale(d, inverse);
    if (gap > best->gap)
        best->gap = gap;
}

/* The faces, edges and corners of a cube. */
static inline void try_frame(best_of_gaps *best, const body_pair *p, const body *of)
{
    if (of->kind == FEW_POINTS)
        return;
    for (int k = 0; k < 27; k++) {
        int x = k % 3 - 1, y = k / 3 % 3 - 1, z = k / 9 - 1;
        vector3 seen = {(float)x, (float)y, (float)z};
        try_along(best, p, into_world(of->axes, seen), 0.0f);
    }
}

static inline void try_both_ways(best_of_gaps *best, const body_pair *p, vector3 direction)
{
    try_along(best, p, direction, 0.0f);
    try_along(best, p, opposite(direction), 0.0f);
}

static inline best_of_gaps best_gap_of(const body_pair *p)
{
    nearest_simplex last;
    vector3 back = {-1.0f, 0.0f, 0.0f};
    vector3 way = scale(way_of_middles(p), inverse_power_of_two(p->size));
    float padding = p->size * hull_padding + least_hull_padding, room = p->size * equal_gaps;
    best_of_gaps best = {-INFINITY, back, {0.0f, 0.0f, 0.0f}};
    try_along(&best, p, is_zero(way) ? back : way, 0.0f);
    near_bodies near = nearest_of_bodies(p, &last);
    float length = square_root(near.squared);
    best.on_a = near.on_a;
    try_along(&best, p, length > p->size * long_way ? near.way : last.way, room);
    if (best.gap > padding && length <= best.gap + padding)
        return best;
    try_frame(&best, p, &p->a);
    try_frame(&best, p, &p->b);
    if (p->b.kind == FEW_POINTS && p->b.count == 3)
        try_both_ways(&best, p, cross(p->b.point[1], p->b.point[2]));
    try_both_ways(&best, p,
                  cross(subtract(last.point[1], last.point[0]), subtract(last.point[2], last.point[0])));
    for (int move = 0; move < most_moves; move++) {
        body_pair moved = *p;
        float gap = best.gap;
        float beyond = max(p->size * a_little_beyond, gap * 0.75f);
        moved.between = add(p->between, scale(best.along, beyond - gap));
        best.on_a = nearest_of_bodies(&moved, &last).on_a;
        try_along(&best, p, last.way, room);
        if (!(gap + padding < best.gap))
            break;
    }
    return best;
}

/* The cores of two bodies with a radius each, without points. Those that are no bodies, or too large, are beyond any
 * margin. */
static inline core_pair cores_of_bodies(body a, body b, float a_radius, float b_radius, best_of_gaps *best)
{
    core_pair cores = {.distance = NAN, .a_radius = a_radius, .b_radius = b_radius};
    body_pair p = pair_of_bodies(a, b, NULL);
    *best = (best_of_gaps){0};
    if (are_sound(&p) && p.size < most_hull_size) {
        *best = best_gap_of(&p);
        cores.distance = best->gap;
        cores.padding = p.size * core_gap_padding + contact_absolute_pad;
    }
    return cores;
}

/* What is beside a hull, which is the second shape, with a radius. */
static inline core_pair contact_beside_hull(body core, float radius, placement at, const lh_vectors *vertices)
{
    best_of_gaps best;
    core_pair cores = cores_of_bodies(body_of_hull(vertices, at), core, radius, 0.0f, &best);
    cores.normal = opposite(best.along);
    cores.on_b = add(at.origin, clear_of_signs(best.on_a));
    cores.on_a = add(cores.on_b, scale(best.along, cores.distance));
    return cores;
}

#endif
