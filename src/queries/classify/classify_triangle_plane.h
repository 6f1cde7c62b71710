/* The lowest point of a triangle along a normal is a vertex, and so is the highest. Ericson, Real-Time Collision
 * Detection, 5.2.1. */
#ifndef LANEHIT_SRC_QUERIES_CLASSIFY_TRIANGLE_PLANE_H
#define LANEHIT_SRC_QUERIES_CLASSIFY_TRIANGLE_PLANE_H

#include "engine/operands.h"
#include "mathematics/half_space.h"
#include "mathematics/roughly.h"

/* Vertex by vertex, so that their order changes nothing. */
LH_INLINE side side_of_triangle(triangle t, plane p)
{
    const padded_dot a = dot_padded(p.n, t.a, HEIGHT_PADDING), b = dot_padded(p.n, t.b, HEIGHT_PADDING),
                     c = dot_padded(p.n, t.c, HEIGHT_PADDING);
    const mask hit = mask_or(mask_or(may_be_behind(a, p.d), may_be_behind(b, p.d)), may_be_behind(c, p.d));
    const mask whole = mask_and(mask_and(is_behind(a, p.d), is_behind(b, p.d)), is_behind(c, p.d));
    return (side){hit, mask_and(hit, whole)};
}

/* ---- Without padding ---------------------------------------------------------------------------------- */

/* Nearly all triangles are clear of the plane: their lowest vertices and their highest, by the squares of all vertices
 * together. Where any of a block is not clear, the block is decided as the definition says, so no result changes. */

typedef struct sized_triangle {
    triangle it;
    lanes squares, doubt; /* of all coordinates, and a part of it */
} sized_triangle;

LH_INLINE sized_triangle sized_triangle_load(view_columns from, block at)
{
    const triangle t = triangle_load(from, at);
    const lanes squares = dot_roughly(t.a, t.a, dot_roughly(t.b, t.b, squares_roughly(t.c)));
    return (sized_triangle){t, squares, lanes_mul(squares, lanes_set1(CLEAR_OF_PLANE))};
}

typedef struct sized_plane {
    plane it;
    lanes squares, doubt; /* of its normal */
} sized_plane;

LH_INLINE sized_plane sized_plane_load(view_columns from, block at)
{
    const plane p = plane_load(from, at);
    const lanes squares = squares_roughly(p.n);
    return (sized_plane){p, squares, lanes_mul(squares, lanes_set1(CLEAR_OF_PLANE))};
}

/* Heights over the plane, of the lowest vertex and of the highest: if the latter is not asked for, they are one. */
typedef struct span {
    lanes lowest, highest;
} span;

LH_INLINE span span_over(triangle t, plane p, int with_highest)
{
    const lanes minus_offset = lanes_negate(p.d);
    const lanes a = dot_roughly(p.n, t.a, minus_offset), b = dot_roughly(p.n, t.b, minus_offset),
                c = dot_roughly(p.n, t.c, minus_offset);
    const lanes lowest = lanes_min(lanes_min(a, b), c);
    return (span){lowest, with_highest ? lanes_max(lanes_max(a, b), c) : lowest};
}

LH_INLINE mask is_clear(span of, int with_highest, lanes slack2)
{
    const lanes lowest2 = square_of_height(of.lowest);
    return lanes_lt(slack2, with_highest ? lanes_min(lanes_mul(of.highest, of.highest), lowest2) : lowest2);
}

/* ---- The query ---------------------------------------------------------------------------------------- */

LH_OPERANDS(classify_triangle_plane, sized_triangle, sized_plane)

/* The part is taken of what is one for all, before the loop. */
LH_INLINE lanes slack2_of(sized_triangle t, sized_plane p, unsigned one)
{
    return one & ONE_FIRST ? lanes_mul(t.doubt, p.squares) : lanes_mul(t.squares, p.doubt);
}

/* However close they are. */
LH_INLINE uint32_t classify_triangles_of_any(const classify_triangle_plane_setup *from, block at)
{
    const side of = side_of_triangle(classify_triangle_plane_a(from, 0, at).it,
                                     classify_triangle_plane_b(from, 0, at).it);
    return store_side(from->of.inside, of, at);
}

/* Of a whole block. */
static LH_ONE_COPY uint32_t classify_triangle_plane_closely(const lh_call *call, unsigned one, size_t first)
{
    classify_triangle_plane_setup from;
    classify_triangle_plane_prepare(&from, 0, call);
    return classify_triangles_of_any(&from, whole_if_small((block){first, LANES, 1, one}));
}

/* With one triangle for all, the question whether more than the hits is wanted would be a tenth of a block. */
enum { HITS_ALONE = FIRST_CASE };

LH_INLINE unsigned classify_triangle_plane_case(const void *setup, unsigned one)
{
    return one & ONE_FIRST && !((const classify_triangle_plane_setup *)setup)->of.inside ? HITS_ALONE
                                                                                         : OTHER_CASE;
}

LH_INLINE uint32_t classify_triangle_plane_block(const void *setup, unsigned one, block at)
{
    const classify_triangle_plane_setup *const from = setup;
    if (!at.whole)
        return classify_triangles_of_any(from, at);
    const int with_inside = !(one & HITS_ALONE) && (one & ONE_FIRST || from->of.inside);
    const sized_triangle t = classify_triangle_plane_a(setup, one, at);
    const sized_plane p = classify_triangle_plane_b(setup, one, at);
    const span heights = span_over(t.it, p.it, with_inside);
    if (!LH_LIKELY(all_are(is_clear(heights, with_inside, slack2_of(t, p, one)), at)))
        return classify_triangle_plane_closely(from->call, one & ONE_OF_TWO, at.first);
    const side of = {lanes_negative(heights.lowest), lanes_negative(heights.highest)};
    return store_side(with_inside ? from->of.inside : NULL, of, at);
}

static const kernel classify_triangle_plane_kernel = {.query = LH_QUERY_classify_triangle_plane,
                                                      .prepare = classify_triangle_plane_prepare,
                                                      .block = classify_triangle_plane_block,
                                                      .case_of = classify_triangle_plane_case};

LH_FORMS(classify_triangle_plane, decide_few, decide_short)

#endif
