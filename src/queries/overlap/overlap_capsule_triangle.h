/* A capsule and a triangle meet if the segment and the triangle are no further apart than the radius. They are nearest
 * at an end of the segment, at an edge of the triangle, or where the segment goes through it. Ericson, Real-Time
 * Collision Detection, 5.1.10. Bounding boxes show most that do not meet.
 *
 * Each of these is a point of the segment and one of the triangle, so no candidate is too near, and the least
 * counts. */
#ifndef LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_TRIANGLE_H
#define LANEHIT_SRC_QUERIES_OVERLAP_CAPSULE_TRIANGLE_H

#include "engine/filter.h"
#include "mathematics/bounds.h"
#include "mathematics/segment_pair.h"
#include "mathematics/triangle_inside.h"

/* 32u of the radius; 96u of the length of the segment and of the size of the triangle. */
static const float CAPSULE_RADIUS_PADDING = 0x1p-19f, CAPSULE_SIZE_PADDING = 0x1.8p-18f;

/* Without what of it is in the plane of the triangle. */
LH_INLINE v3 v3_off_plane(const triangle_frame *f, seen_way way)
{
    const mask is_plane = lanes_lt(f->altitude_inverse, lanes_set1(__builtin_inff()));
    return v3_sub(way.across, v3_scale(f->altitude, lanes_or_zero(is_plane, way.up)));
}

LH_INLINE lanes squared_from_inside(const triangle_frame *f, v3 from_a, lanes along, lanes up)
{
    const v3 way = way_from_inside(f, from_a, along, up);
    return v3_dot(way, way);
}

LH_INLINE lanes squared_of_point(const triangle_frame *f, v3 from_a)
{
    const seen_way seen = see_way(f, from_a, v3_dot(from_a, f->ab));
    return squared_from_inside(f, from_a, seen.along, seen.up);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

/* A triangle, with what depends on it alone. */
typedef struct framed_triangle {
    triangle it;
    triangle_frame frame;
    lanes ab_inverse; /* unlike that of the frame 0 for a point */
} framed_triangle;

LH_INLINE framed_triangle framed_triangle_load(view_columns from, block at)
{
    framed_triangle t;
    t.it = triangle_load(from, at);
    t.frame = frame_of(t.it);
    t.ab_inverse = inverse_or_zero(lanes_div(lanes_set1(1.0f), v3_dot(t.frame.ab, t.frame.ab)));
    return t;
}

LH_OPERANDS(overlap_capsule_triangle, capsule, framed_triangle)

/* What stages leave to those that follow. Each is read again where it is needed: a block has more of it than there are
 * registers. */
typedef struct overlap_capsule_triangle_left {
    const triangle_frame *frame; /* own, or that of the one triangle */
    triangle_frame own;
    lanes ab_inverse;
    v3 way; /* of the segment */
    lanes way_inverse;
    v3 to_vertex[3];              /* from its start */
    lanes way_on_ab, start_on_ab; /* products of the way and of to_vertex[0] with ab */
    lanes start_along, start_up;  /* of to_vertex[0], as the triangle sees it */
    v3 end, inside;               /* from a: its end, and where it is nearest to the plane */
    lanes both[3], way_along[3], between_along[3], between_on_way[3], crossing[3]; /* with each edge */
    lanes least;         /* square of a distance so far */
    lanes squared_reach; /* less than 0 where nothing is reached */
} overlap_capsule_triangle_left;

LH_INLINE void begin_triangle(overlap_capsule_triangle_left *begun, triangle t)
{
    triangle_frame f;
    begin_frame(&f, t);
    begun->own.ab = f.ab;
    begun->own.ac = f.ac;
    begun->own.bc = f.bc;
    begun->own.foot = f.foot;
    begun->own.ab_inverse = f.ab_inverse;
    begun->own.ac_inverse = f.ac_inverse;
    begun->own.bc_inverse = f.bc_inverse;
    begun->own.size = f.size;
    begun->ab_inverse = inverse_or_zero(lanes_div(lanes_set1(1.0f), v3_dot(f.ab, f.ab)));
}

LH_INLINE void begin_segment(overlap_capsule_triangle_left *begun, v3 start, v3 way, lanes way_inverse,
                             v3 end, triangle t)
{
    begun->way = way;
    begun->way_inverse = way_inverse;
    begun->to_vertex[0] = v3_sub(t.a, start);
    begun->to_vertex[1] = v3_sub(t.b, start);
    begun->to_vertex[2] = v3_sub(t.c, start);
    begun->end = v3_sub(end, t.a);
}

/* The code is long: there is one copy of each stage for all loops, which say what they need while they run. */
static LH_ONE_COPY void begin_block(const void *setup, unsigned one, size_t first, size_t count,
                                    overlap_capsule_triangle_left *begun)
{
    const overlap_capsule_triangle_setup *const of = setup;
    const block at = block_of(first, count);
    one = without_operands_if_small(one);
    const capsule c = overlap_capsule_triangle_a(setup, one, at);
    const triangle t = one & ONE_SECOND ? of->b.it : triangle_load(of->b_columns, at);
    const mask near = bounds_are_within(bounds_of_segment(c.axis), bounds_of_triangle(t), c.radius);
    lanes size = of->b.frame.size;
    begun->frame = &of->b.frame;
    if (!(one & ONE_SECOND)) {
        begun->frame = &begun->own;
        begin_triangle(begun, t);
        size = begun->own.size;
    } else {
        begun->ab_inverse = of->b.ab_inverse;
    }
    const segment_side s = side_of(c.axis);
    begin_segment(begun, s.path.start, s.path.way, s.inverse_squared, s.end, t);

    const lanes sizes = lanes_add(v3_sum_of_magnitudes(s.path.way), size);
    const lanes padding = lanes_add(lanes_mul(sizes, lanes_set1(CAPSULE_SIZE_PADDING)), lanes_set1(0x1p-62f));
    const lanes reach = lanes_add(lanes_mul(c.radius, lanes_set1(1.0f + CAPSULE_RADIUS_PADDING)), padding);
    const mask may_hit = mask_and(near, lanes_le(lanes_set1(0.0f), c.radius));
    begun->squared_reach = squared_unless_empty(may_hit, lanes_mul(reach, reach));
}

LH_INLINE void overlap_capsule_triangle_begin(const void *setup, unsigned one, block at, void *left)
{
    begin_block(setup, one | at.one, at.first, at.count, left);
}

/* Where the segment is nearest to the plane; anywhere, if they are parallel. That point is never formed but as seen
 * from a, since far away from the origin it would be rounded to what coordinates are there. */
static LH_ONE_COPY void find_in_plane(overlap_capsule_triangle_left *begun)
{
    if (begun->frame == &begun->own)
        find_altitude(&begun->own);
    const triangle_frame *f = begun->frame;
    begun->way_on_ab = v3_dot(begun->way, f->ab);
    begun->start_on_ab = v3_dot(begun->to_vertex[0], f->ab);
    const seen_way seen = see_way(f, begun->to_vertex[0], begun->start_on_ab);
    begun->start_along = seen.along;
    begun->start_up = seen.up;
    const v3 start = v3_off_plane(f, seen);
    const v3 way = v3_off_plane(f, see_way(f, begun->way, begun->way_on_ab));
    const lanes share = share_of_way(lanes_div(v3_dot(start, way), v3_dot(way, way)));
    begun->inside = v3_sub(v3_scale(begun->way, share), begun->to_vertex[0]);
}

/* The least square of the distance of both ends and of that point from the inside. */
static LH_ONE_COPY void measure_points(overlap_capsule_triangle_left *begun)
{
    const triangle_frame *f = begun->frame;
    const lanes start = squared_from_inside(f, v3_negate(begun->to_vertex[0]),
                                            lanes_negate(begun->start_along), lanes_negate(begun->start_up));
    const lanes end = squared_of_point(f, begun->end), inside = squared_of_point(f, begun->inside);
    begun->least = lanes_min(inside, lanes_min(end, lanes_min(start, lanes_set1(__builtin_inff()))));
}

LH_INLINE segment_ways ways_with(const overlap_capsule_triangle_left *begun, v3 edge)
{
    return (segment_ways){begun->way, edge, begun->way_inverse};
}

LH_INLINE void cross_edge(overlap_capsule_triangle_left *begun, int edge, segment_ways ways,
                          segments_seen seen)
{
    begun->crossing[edge] = crossing_of(ways, seen);
    begun->both[edge] = seen.both;
    begun->way_along[edge] = seen.way_along;
    begun->between_along[edge] = seen.between_along;
    begun->between_on_way[edge] = seen.between_on_way;
}

static LH_ONE_COPY void cross_edges(overlap_capsule_triangle_left *begun)
{
    const triangle_frame *f = begun->frame;
    const segment_ways ab = ways_with(begun, f->ab), bc = ways_with(begun, f->bc),
                       ca = ways_with(begun, v3_negate(f->ac));
    cross_edge(
        begun, 0, ab,
        seen_by_products(ab, begun->ab_inverse, begun->to_vertex[0], begun->way_on_ab, begun->start_on_ab));
    cross_edge(begun, 1, bc, seen_of(bc, inverse_or_zero(f->bc_inverse), begun->to_vertex[1]));
    cross_edge(begun, 2, ca, seen_of(ca, inverse_or_zero(f->ac_inverse), begun->to_vertex[2]));
}

LH_INLINE lanes squared_from_edge(const overlap_capsule_triangle_left *begun, int edge, v3 way)
{
    const segments_seen seen = {begun->to_vertex[edge], begun->both[edge], begun->way_along[edge],
                                begun->between_along[edge], begun->between_on_way[edge]};
    const v3 apart = nearest_pair_by(ways_with(begun, way), seen, begun->crossing[edge]).apart;
    return v3_dot(apart, apart);
}

/* The same of the segment from its edges. */
static LH_ONE_COPY mask overlap_capsule_triangle_measured(const overlap_capsule_triangle_left *begun)
{
    const triangle_frame *f = begun->frame;
    const lanes ab = squared_from_edge(begun, 0, f->ab), bc = squared_from_edge(begun, 1, f->bc),
                ca = squared_from_edge(begun, 2, v3_negate(f->ac));
    const lanes least = lanes_min(ca, lanes_min(bc, lanes_min(ab, lanes_set1(__builtin_inff()))));
    return lanes_le(lanes_min(begun->least, least), begun->squared_reach);
}

LH_INLINE void overlap_capsule_triangle_step(const void *setup, unsigned one, unsigned step, void *left)
{
    (void)setup;
    (void)one;
    if (step == 0)
        find_in_plane(left);
    else if (step == 1)
        measure_points(left);
    else
        cross_edges(left);
}

LH_INLINE uint32_t overlap_capsule_triangle_finish(const void *setup, unsigned one, block at,
                                                   const void *left)
{
    (void)setup;
    (void)one;
    (void)at;
    return mask_bits(overlap_capsule_triangle_measured(left));
}

/* Candidates are those whose bounding boxes are close enough. */
LH_OPERANDS_OF(overlap_capsule_triangle, capsule_near_triangle, capsule_bounds, triangle_bounds)

LH_INLINE uint32_t capsule_near_triangle_block(const void *setup, unsigned one, block at)
{
    const capsule_bounds c = capsule_near_triangle_a(setup, one, at);
    return mask_bits(bounds_are_within(c.box, capsule_near_triangle_b(setup, one, at), c.radius));
}

LH_FILTER(overlap_capsule_triangle, capsule_near_triangle)
LH_WHOLE_IN_STAGES(overlap_capsule_triangle, .steps = 3, .step = overlap_capsule_triangle_step)
LH_FILTERED_QUERY(overlap_capsule_triangle, capsule_near_triangle, RARE)

#endif
