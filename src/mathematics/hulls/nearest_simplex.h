/* The simplex of a search for the origin: up to three points, newest first, and after a new one the part of them that
 * is nearest to the origin. Gilbert, Johnson, Keerthi 1988; Ericson, Real-Time Collision Detection, 9.5.
 *
 * A new point is nearer to the origin than what was there, so the nearest part has it: the point itself, an edge or a
 * triangle at it. Of each the squared distance is known as a fraction, and they are compared by cross multiplication,
 * which asks for no division and no case of a flat simplex: a part whose weights are not all more than 0 is not taken.
 * What comes out is a proposal for a direction. Whatever it is, it decides nothing. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_NEAREST_SIMPLEX_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_NEAREST_SIMPLEX_H

#include "mathematics/vector.h"

typedef struct simplex {
    v3 point[3];
    mask has_second, has_third;
    v3 way;             /* from the origin to the nearest point, of any length; 0 if the origin is reached */
    lanes above, below; /* the square of how far that is, as a fraction */
} simplex;

LH_INLINE mask no_lane(void)
{
    return lanes_lt(lanes_set1(0.0f), lanes_set1(0.0f));
}

LH_INLINE simplex simplex_of_point(v3 point)
{
    return (simplex){{point, point, point}, no_lane(),       no_lane(), point,
                     v3_dot(point, point),  lanes_set1(1.0f)};
}

LH_INLINE mask mask_select(mask m, mask a, mask b)
{
    return mask_or(mask_and(m, a), mask_without(b, m));
}

LH_INLINE simplex simplex_select(mask m, const simplex *a, const simplex *b)
{
    return (simplex){
        .point = {v3_select(m, a->point[0], b->point[0]), v3_select(m, a->point[1], b->point[1]),
                  v3_select(m, a->point[2], b->point[2])},
        .has_second = mask_select(m, a->has_second, b->has_second),
        .has_third = mask_select(m, a->has_third, b->has_third),
        .way = v3_select(m, a->way, b->way),
        .above = lanes_select(m, a->above, b->above),
        .below = lanes_select(m, a->below, b->below),
    };
}

/* The parts of a simplex, of the new point and up to three others. */
enum { POINT_ALONE, EDGE_1, EDGE_2, EDGE_3, TRIANGLE_12, TRIANGLE_13, TRIANGLE_23 };

/* The nearest so far. Its squared distance is above / below. */
typedef struct nearest_part {
    lanes above, below;
    lanes which; /* one of the above */
    v3 normal;   /* of a triangle, as long as takes it to the nearest point, times `below` */
} nearest_part;

LH_INLINE mask is_nearer(lanes above, lanes below, const nearest_part *than)
{
    return lanes_lt(lanes_mul(above, than->below), lanes_mul(than->above, below));
}

/* An end of an edge, of which the nearer one serves where either would: it loses less. */
typedef struct edge_end {
    v3 at;
    lanes squared;
} edge_end;

LH_INLINE edge_end end_at(v3 at)
{
    return (edge_end){at, v3_dot(at, at)};
}

LH_INLINE edge_end nearer_end(edge_end a, edge_end b)
{
    return (edge_end){v3_select(lanes_lt(b.squared, a.squared), b.at, a.at), lanes_min(b.squared, a.squared)};
}

/* The least square of an edge, or of the normal of a triangle, of points about 1 or less: what is smaller loses digits
 * to underflow, and without it no point is further off than 2^-30. */
static const float LEAST_SQUARED_PART = 0x1p-120f;

/* An edge from the new point to another: `moment` is edge x p, p being an end, whose length over that of the edge is
 * the distance of the line. */
LH_INLINE void take_edge(nearest_part *part, int which, mask there, v3 edge, v3 moment, v3 other, v3 point)
{
    const lanes zero = lanes_set1(0.0f);
    const lanes squared = v3_dot(edge, edge), above = v3_dot(moment, moment);
    const mask between =
        mask_and(lanes_lt(zero, lanes_negate(v3_dot(point, edge))), lanes_lt(zero, v3_dot(other, edge)));
    const mask fits = mask_and(between, lanes_le(lanes_set1(LEAST_SQUARED_PART), squared));
    const mask taken = mask_and(mask_and(there, fits), is_nearer(above, squared, part));
    part->above = lanes_select(taken, above, part->above);
    part->below = lanes_select(taken, squared, part->below);
    part->which = lanes_select(taken, lanes_set1((float)which), part->which);
}

/* The triangle of two edges: weights are the parts of its normal's square that the origin's foot has over each. */
LH_INLINE void take_triangle(nearest_part *part, int which, mask there, v3 normal, lanes height,
                             v3 first_moment, v3 second_moment)
{
    const lanes zero = lanes_set1(0.0f);
    const lanes squared = v3_dot(normal, normal), first = v3_dot(normal, second_moment);
    const lanes second = lanes_negate(v3_dot(normal, first_moment));
    const lanes above = lanes_mul(height, height);
    const mask within = mask_and(mask_and(lanes_lt(zero, first), lanes_lt(zero, second)),
                                 lanes_lt(lanes_add(first, second), squared));
    const mask fits = mask_and(within, lanes_le(lanes_set1(LEAST_SQUARED_PART), squared));
    const mask taken = mask_and(mask_and(there, fits), is_nearer(above, squared, part));
    part->above = lanes_select(taken, above, part->above);
    part->below = lanes_select(taken, squared, part->below);
    part->which = lanes_select(taken, lanes_set1((float)which), part->which);
    part->normal = v3_select(taken, v3_scale(normal, height), part->normal);
}

/* Whether the origin is within the tetrahedron: its four weights, times the volume, have the sign of that. */
LH_INLINE mask is_within(lanes first, lanes second, lanes third, lanes volume)
{
    const lanes zero = lanes_set1(0.0f);
    const mask is_turned = lanes_lt(volume, zero);
    const lanes a = lanes_select(is_turned, lanes_negate(first), first);
    const lanes b = lanes_select(is_turned, lanes_negate(second), second);
    const lanes c = lanes_select(is_turned, lanes_negate(third), third);
    const mask inside = mask_and(mask_and(lanes_lt(zero, a), lanes_lt(zero, b)), lanes_lt(zero, c));
    return mask_and(inside, lanes_lt(lanes_add(lanes_add(a, b), c), lanes_abs(volume)));
}

/* Which of the points before are left behind a new one: the second is the first where nothing is said. */
typedef struct kept_points {
    mask begins_with_2, begins_with_3;
    mask ends_with_2, ends_with_3; /* or else with the first */
} kept_points;

/* Of a part. Of what is no triangle the third point is one that it does not need. */
LH_INLINE kept_points points_of_part(lanes which)
{
    const mask is_edge_1_or_none = lanes_lt(which, lanes_set1(EDGE_2));
    return (kept_points){
        .begins_with_2 =
            mask_or(lanes_eq(which, lanes_set1(EDGE_2)), lanes_eq(which, lanes_set1(TRIANGLE_23))),
        .begins_with_3 = lanes_eq(which, lanes_set1(EDGE_3)),
        .ends_with_2 = mask_or(is_edge_1_or_none, lanes_eq(which, lanes_set1(TRIANGLE_12))),
        .ends_with_3 = lanes_lt(lanes_set1(TRIANGLE_12), which),
    };
}

LH_INLINE v3 second_of(kept_points kept, v3 first, v3 second, v3 third)
{
    return v3_select(kept.begins_with_2, second, v3_select(kept.begins_with_3, third, first));
}

/* Of a simplex, or what there is for each of its points. */
LH_INLINE void keep_points(v3 *point, v3 newest, kept_points kept)
{
    const v3 second = second_of(kept, point[0], point[1], point[2]);
    point[2] = v3_select(kept.ends_with_2, point[1], v3_select(kept.ends_with_3, point[2], point[0]));
    point[1] = second;
    point[0] = newest;
}

/* Adds a point, and says which others are left. Returns whether the origin is within the tetrahedron of all four. */
LH_INLINE mask simplex_nearest(simplex *s, v3 point, kept_points *kept)
{
    const mask second = s->has_second, third = s->has_third;
    const v3 e1 = v3_sub(s->point[0], point), e2 = v3_sub(s->point[1], point),
             e3 = v3_sub(s->point[2], point);
    const edge_end new_end = end_at(point);
    const edge_end near1 = nearer_end(new_end, end_at(s->point[0]));
    const edge_end near2 = nearer_end(new_end, end_at(s->point[1]));
    const edge_end near3 = nearer_end(new_end, end_at(s->point[2]));
    const v3 m1 = v3_cross(e1, near1.at), m2 = v3_cross(e2, near2.at), m3 = v3_cross(e3, near3.at);
    const v3 n12 = v3_cross(e1, e2), n13 = v3_cross(e1, e3), n23 = v3_cross(e2, e3);
    const lanes h12 = v3_dot(n12, nearer_end(near1, near2).at),
                h13 = v3_dot(n13, nearer_end(near1, near3).at);
    const lanes h23 = v3_dot(n23, nearer_end(near2, near3).at);

    nearest_part part = {new_end.squared, lanes_set1(1.0f), lanes_set1(POINT_ALONE), point};
    take_edge(&part, EDGE_1, lanes_eq(part.below, part.below), e1, m1, s->point[0], point);
    take_edge(&part, EDGE_2, second, e2, m2, s->point[1], point);
    take_edge(&part, EDGE_3, third, e3, m3, s->point[2], point);
    take_triangle(&part, TRIANGLE_12, second, n12, h12, m1, m2);
    take_triangle(&part, TRIANGLE_13, third, n13, h13, m1, m3);
    take_triangle(&part, TRIANGLE_23, third, n23, h23, m2, m3);
    const mask inside =
        mask_and(third, is_within(lanes_negate(h23), h13, lanes_negate(h12), v3_dot(n12, e3)));

    const lanes which = part.which;
    *kept = points_of_part(which);
    const v3 edge = second_of(*kept, e1, e2, e3);
    s->has_second = lanes_lt(lanes_set1(POINT_ALONE), which);
    s->has_third = lanes_lt(lanes_set1(EDGE_3), which);
    /* The part of the point that is across the edge, times the square of the edge. */
    const v3 across = v3_cross(second_of(*kept, m1, m2, m3), edge);
    s->way = v3_select(s->has_third, part.normal, v3_select(s->has_second, across, point));
    s->above = part.above;
    s->below = part.below;
    keep_points(s->point, point, *kept);
    return inside;
}

/* Whether a step came nearer to the origin, as it does but for rounding. */
LH_INLINE mask is_nearer_than(const simplex *s, const simplex *before)
{
    return lanes_lt(lanes_mul(s->above, before->below), lanes_mul(before->above, s->below));
}

/* Whether the simplex has the point already: then no step brings anything new. */
LH_INLINE mask simplex_has(const simplex *s, v3 point)
{
    const mask first = v3_is_zero(v3_sub(s->point[0], point));
    const mask second = mask_and(s->has_second, v3_is_zero(v3_sub(s->point[1], point)));
    const mask third = mask_and(s->has_third, v3_is_zero(v3_sub(s->point[2], point)));
    return mask_or(first, mask_or(second, third));
}

#endif
