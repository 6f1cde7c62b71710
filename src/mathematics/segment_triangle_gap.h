/* A segment and a triangle: how far they are apart, or how far the segment has to be moved to leave the triangle.
 *
 * The differences of a point of the one and a point of the other are a prism. Its surface is those of an end of the
 * segment and the triangle, and of the segment and an edge. So of these pairs the nearest is that of both where they
 * are apart, and the shortest way out where the segment goes through the triangle. (Ericson, Real-Time Collision
 * Detection, 5.1.10 and 9.5. The normals of the prism's sides, products of the segment and an edge, are all rounding
 * error where those are parallel; they are not needed.) */
#ifndef LANEHIT_SRC_MATHEMATICS_SEGMENT_TRIANGLE_GAP_H
#define LANEHIT_SRC_MATHEMATICS_SEGMENT_TRIANGLE_GAP_H

#include "core_gap.h"
#include "segment_pair.h"
#include "triangle_inside.h"

/* An edge from its vertex on. */
typedef struct triangle_edge {
    v3 start, way;
    lanes inverse_squared; /* 1 / way^2; 0 for a point */
} triangle_edge;

/* A triangle, with what depends on it alone. */
typedef struct faced_triangle {
    triangle_frame frame;
    triangle_edge edge[3]; /* ab, bc, ca */
    v3 normal;             /* of any length; 0 without area */
} faced_triangle;

LH_INLINE triangle_edge edge_from_to(v3 start, v3 end)
{
    const v3 way = v3_sub(end, start);
    return (triangle_edge){start, way, inverse_or_zero(lanes_div(lanes_set1(1.0f), v3_dot(way, way)))};
}

/* Of a triangle with room for a segment to go through, |h| / |ab| long, which makes no product of it too short. */
LH_INLINE v3 normal_of_frame(const triangle_frame *f)
{
    return v3_cross(v3_scale(f->ab, f->ab_inverse), f->altitude);
}

LH_INLINE faced_triangle faced(triangle t)
{
    const triangle_frame f = frame_of(t);
    return (faced_triangle){
        f, {edge_from_to(t.a, t.b), edge_from_to(t.b, t.c), edge_from_to(t.c, t.a)}, normal_of_frame(&f)};
}

/* A point of the segment and one of the triangle. */
typedef struct gap_pair {
    lanes share; /* of the segment's way */
    v3 apart;    /* from the triangle to the segment */
    lanes squared;
} gap_pair;

LH_INLINE gap_pair gap_pair_of(lanes share, v3 apart)
{
    return (gap_pair){share, apart, v3_dot(apart, apart)};
}

LH_INLINE gap_pair nearer_pair(gap_pair first, gap_pair second)
{
    const mask is_second = lanes_lt(second.squared, first.squared);
    return (gap_pair){lanes_select(is_second, second.share, first.share),
                      v3_select(is_second, second.apart, first.apart),
                      lanes_select(is_second, second.squared, first.squared)};
}

/* Of an end, so far from a, and the triangle. */
LH_INLINE gap_pair pair_of_end(const triangle_frame *f, v3 from_a, lanes share)
{
    const seen_way seen = see_way(f, from_a, v3_dot(from_a, f->ab));
    return gap_pair_of(share, way_from_inside(f, from_a, seen.along, seen.up));
}

LH_INLINE gap_pair pair_of_edge(const segment_side *s, const triangle_edge *e)
{
    const segment_ways ways = {s->path.way, e->way, s->inverse_squared};
    const segments_seen seen = seen_of(ways, e->inverse_squared, v3_sub(e->start, s->path.start));
    const nearest_pair nearest = nearest_pair_by(ways, seen, crossing_of(ways, seen));
    return gap_pair_of(nearest.a_share, nearest.apart);
}

/* Of pairs as near ends come first, then edges in their order. */
LH_INLINE gap_pair nearest_gap_pair(const segment_side *s, const faced_triangle *t, const v3 *ends)
{
    const lanes zero = lanes_set1(0.0f);
    gap_pair nearest = {zero, {zero, zero, zero}, lanes_set1(__builtin_inff())};
    LH_UNROLL
    for (int k = 0; k < 2; k++)
        nearest = nearer_pair(nearest, pair_of_end(&t->frame, ends[k], lanes_set1((float)k)));
    for (int k = 0; k < 3; k++)
        nearest = nearer_pair(nearest, pair_of_edge(s, &t->edge[k]));
    return nearest;
}

/* What the padding is of: the length of the segment, |x| + |y| + |z|, and the size of the triangle. docs/guarantees.md
 * has why 52u and 136u. */
static const float PRISM_LENGTH_PADDING = 0x1.ap-19f, PRISM_SIZE_PADDING = 0x1.1p-17f;

LH_INLINE lanes padding_of_lengths(v3 way, lanes size)
{
    return lanes_add(lanes_mul(v3_sum_of_magnitudes(way), lanes_set1(PRISM_LENGTH_PADDING)),
                     lanes_mul(size, lanes_set1(PRISM_SIZE_PADDING)));
}

/* Where the segment crosses the plane, that point is so far from the triangle, of the padding, if it is inside. It is
 * further off where the triangle is so thin that its altitude is all rounding error. */
static const float PADDING_OF_CROSSING = 0x1.2p-2f;

/* Is a point, so far from a, in the triangle? */
LH_INLINE mask is_in_triangle(const triangle_frame *f, v3 from_a, lanes off)
{
    const lanes zero = lanes_set1(0.0f), one = lanes_set1(1.0f);
    const seen_way seen = see_way(f, from_a, v3_dot(from_a, f->ab));
    const lanes u = lanes_sub(seen.along, lanes_mul(seen.up, f->foot));
    const mask is_between =
        mask_and(mask_and(lanes_le(zero, seen.up), lanes_le(zero, u)), lanes_le(u, lanes_sub(one, seen.up)));
    const v3 apart = way_from_inside(f, from_a, seen.along, seen.up);
    return mask_and(is_between, lanes_le(v3_dot(apart, apart), lanes_mul(off, off)));
}

/* Where the segment crosses the plane, and whether that is in the triangle. */
typedef struct way_through {
    lanes share;
    mask exists;
} way_through;

/* Of a segment by its way and both ends, seen from a: are these to either side of the plane, and is where it crosses
 * that in the triangle? */
LH_INLINE way_through way_through_of(const faced_triangle *t, const v3 *ends, v3 way, lanes padding)
{
    const lanes zero = lanes_set1(0.0f);
    const lanes of_start = v3_dot(t->normal, ends[0]), of_end = v3_dot(t->normal, ends[1]);
    const mask crosses_plane =
        mask_and(lanes_lt(lanes_min(of_start, of_end), zero), lanes_lt(zero, lanes_max(of_start, of_end)));
    const lanes share = lanes_div(of_start, lanes_sub(of_start, of_end));
    const lanes off =
        lanes_add(lanes_mul(padding, lanes_set1(PADDING_OF_CROSSING)), lanes_set1(GAP_UNDERFLOW));
    const mask is_in = is_in_triangle(&t->frame, v3_add(ends[0], v3_scale(way, share)), off);
    return (way_through){share, mask_and(crosses_plane, is_in)};
}

typedef struct segment_triangle_gap {
    gap_pair nearest;
    way_through through; /* if it exists, that is the way out */
    lanes padding;
} segment_triangle_gap;

LH_INLINE segment_triangle_gap gap_of_segment_and_triangle(const segment_side *s, const faced_triangle *t)
{
    const v3 ends[2] = {v3_sub(s->path.start, t->frame.a), v3_sub(s->end, t->frame.a)};
    const lanes padding = padding_of_lengths(s->path.way, t->frame.size);
    return (segment_triangle_gap){nearest_gap_pair(s, t, ends), way_through_of(t, ends, s->path.way, padding),
                                  padding};
}

#endif
