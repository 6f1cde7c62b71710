/* A point and a closed loop of edges in a plane: it is within if a half-line from it crosses an odd number of edges
 * (Shimrat, Algorithm 112, 1962; Ericson, Real-Time Collision Detection, 5.4.2), or if it is on one. An edge is crossed
 * if one of its ends is above the half-line and the other is not, so a vertex is counted once; and on which side of an
 * edge a point is, floats decide where they certainly do, and sums without error elsewhere. */
#ifndef LANEHIT_SRC_MATHEMATICS_POLYGONS_POINT_IN_LOOP_H
#define LANEHIT_SRC_MATHEMATICS_POLYGONS_POINT_IN_LOOP_H

#include "expansion.h"
#include "measured_polygon.h"

/* A vertex, without its component along the largest of the normal. */
typedef struct flat_point {
    float x, y;
} flat_point;

LH_INLINE flat_point flat_vertex_of(const measured_polygon *p, size_t k)
{
    const lh_vectors *const v = p->vertices;
    const float *const arrays[] = {v->x, v->y, v->z};
    return (flat_point){lh_component_of(arrays[(p->axis + 1) % 3], v->stride, v->index, v->index_stride, k),
                        lh_component_of(arrays[(p->axis + 2) % 3], v->stride, v->index, v->index_stride, k)};
}

/* ---- Without error ------------------------------------------------------------------------------------ */

/* Of (a - p) x (b - p), as a x b - a x p - p x b. */
static inline int side_of_edge(flat_point a, flat_point b, flat_point p)
{
    expansion s = {.parts = 0};
    add_product(&s, a.x, b.y);
    add_product(&s, -a.y, b.x);
    add_product(&s, -a.x, p.y);
    add_product(&s, a.y, p.x);
    add_product(&s, -p.x, b.y);
    add_product(&s, p.y, b.x);
    return sign_of_sum(&s);
}

LH_INLINE int is_between(float a, float b, float c)
{
    return (a <= b && b <= c) || (c <= b && b <= a);
}

enum { OUTSIDE_LOOP, WITHIN_LOOP, ON_AN_EDGE };

static LH_ONE_COPY unsigned place_in_loop(const measured_polygon *of, flat_point p)
{
    flat_point a = flat_vertex_of(of, of->vertices->count - 1);
    int is_inside = 0;
    for (size_t k = 0; k < of->vertices->count; k++) {
        const flat_point b = flat_vertex_of(of, k);
        if (is_between(a.y, p.y, b.y)) {
            const int side = side_of_edge(a, b, p), rises = b.y > a.y;
            if (side == 0 && is_between(a.x, p.x, b.x))
                return ON_AN_EDGE;
            is_inside ^= (a.y > p.y) != (b.y > p.y) && (rises ? side > 0 : side < 0);
        }
        a = b;
    }
    return is_inside ? WITHIN_LOOP : OUTSIDE_LOOP;
}

/* ---- In lanes ----------------------------------------------------------------------------------------- */

/* 8u of the products, of which 6u are needed, and what underflows. */
static const float SIDE_PADDING = 0x1p-21f, SIDE_UNDERFLOW = 0x1p-140f;

typedef struct flat_points {
    lanes x, y;
} flat_points;

/* What crosses an edge from a to b that is in the box of its ends needs its side; of the rest comparisons tell. */
LH_INLINE loop_verdict across_edge(loop_verdict so_far, flat_point a, flat_point b, flat_points p)
{
    const float left = a.x < b.x ? a.x : b.x, right = a.x < b.x ? b.x : a.x;
    const float below = a.y < b.y ? a.y : b.y, above = a.y < b.y ? b.y : a.y;
    const mask is_left = lanes_lt(p.x, lanes_set1(left)), is_right = lanes_lt(lanes_set1(right), p.x);
    const mask is_level = mask_and(lanes_le(lanes_set1(below), p.y), lanes_le(p.y, lanes_set1(above)));
    const mask beside = mask_without(mask_without(is_level, is_left), is_right);

    const lanes ax = lanes_sub(lanes_set1(a.x), p.x), ay = lanes_sub(lanes_set1(a.y), p.y);
    const lanes bx = lanes_sub(lanes_set1(b.x), p.x), by = lanes_sub(lanes_set1(b.y), p.y);
    const lanes first = lanes_mul(ax, by), second = lanes_mul(ay, bx);
    const lanes side = lanes_sub(first, second);
    const lanes doubt =
        lanes_add(lanes_mul(lanes_add(lanes_abs(first), lanes_abs(second)), lanes_set1(SIDE_PADDING)),
                  lanes_set1(SIDE_UNDERFLOW));
    const mask decided = lanes_lt(doubt, lanes_abs(side));

    const lanes zero = lanes_set1(0.0f);
    const mask outwards = b.y > a.y ? lanes_lt(zero, side) : lanes_lt(side, zero);
    const mask straddled = mask_differs(lanes_lt(p.y, lanes_set1(a.y)), lanes_lt(p.y, lanes_set1(b.y)));
    const mask crossed = mask_and(straddled, mask_or(is_left, mask_and(beside, outwards)));
    return (loop_verdict){mask_differs(so_far.inside, crossed),
                          mask_without(so_far.certain, mask_without(beside, decided))};
}

/* Of points in the box of the polygon alone. */
LH_INLINE loop_verdict points_in_loop(const measured_polygon *of, flat_points p, mask in_box)
{
    loop_verdict found = {mask_without(in_box, in_box), in_box};
    flat_point a = flat_vertex_of(of, of->vertices->count - 1);
    for (size_t k = 0; k < of->vertices->count; k++) {
        const flat_point b = flat_vertex_of(of, k);
        found = across_edge(found, a, b, p);
        a = b;
    }
    return (loop_verdict){mask_and(found.inside, in_box), found.certain};
}

#endif
