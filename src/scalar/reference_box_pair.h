/* Two boxes by the fifteen axes, of which the best is the one on which they are furthest apart. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_BOX_PAIR_H
#define LANEHIT_SRC_SCALAR_REFERENCE_BOX_PAIR_H

#include "reference.h"
#include "reference_rotation.h"

/* One of both, as an array for each axis of its own. */
typedef struct box_side {
    vector3 axis[3];
    float half[3];
    float way[3]; /* from the first centre to the second */
} box_side;

static inline box_side box_side_of(oriented_box of, vector3 way)
{
    rotated_axes r = rotate_axes(of.rotation);
    return (box_side){
        .axis = {r.x, r.y, r.z},
        .half = {of.half.x, of.half.y, of.half.z},
        .way = {dot(r.x, way), dot(r.y, way), dot(r.z, way)},
    };
}

/* Without the signs of zeros, or as it is. */
static inline vector3 turn(const box_side *of, vector3 v)
{
    return rotate((rotated_axes){of->axis[0], of->axis[1], of->axis[2]}, v);
}

static inline vector3 turn_exactly(const box_side *of, vector3 v)
{
    return add(add(scale(of->axis[0], v.x), scale(of->axis[1], v.y)), scale(of->axis[2], v.z));
}

/* Perpendicular to an edge of the teller, 0 or 1: `next` and `last` are what the axis has of those that follow the
 * edge. */
typedef struct best_axis {
    float gap;
    int teller, edge;
    float next, last;
    int is_edges, other_edge;
} best_axis;

static inline vector3 on_axis(int k, float own, float next, float last)
{
    float v[3];
    v[k] = own;
    v[(k + 1) % 3] = next;
    v[(k + 2) % 3] = last;
    return (vector3){v[0], v[1], v[2]};
}

static inline vector3 direction_seen(best_axis best)
{
    return on_axis(best.edge, 0.0f, best.next, best.last);
}

/* ---- The fifteen -------------------------------------------------------------------------------------- */

/* The first of the greatest. */
typedef struct greatest {
    float value;
    int at;
} greatest;

static inline greatest greatest_of(const float *a)
{
    float of_two = max(a[0], a[1]);
    return (greatest){max(of_two, a[2]), of_two < a[2] ? 2 : a[0] < a[1]};
}

static inline greatest greatest_of_faces(const box_side *own, const box_side *other)
{
    float gap[3], c[3];
    for (int k = 0; k < 3; k++) {
        for (int j = 0; j < 3; j++)
            c[j] = fabsf(dot(own->axis[k], other->axis[j]));
        float extent = c[0] * other->half[0] + c[1] * other->half[1] + c[2] * other->half[2];
        gap[k] = fabsf(own->way[k]) - (own->half[k] + extent);
    }
    return greatest_of(gap);
}

/* The product of a's axis i and b's axis k, as a sees it: what of it lies along the axes after i. */
typedef struct edge_product {
    float next, last;
    float square; /* of the gap, times 2^36, with its sign */
} edge_product;

static inline edge_product product_of_edges(const box_side *a, const box_side *b, int i, int k)
{
    const float scale = 0x1p18f;
    int u = (i + 1) % 3, w = (i + 2) % 3, next = (k + 1) % 3, last = (k + 2) % 3;
    float of_u[3], of_w[3]; /* cosines */
    for (int m = 0; m < 3; m++) {
        of_u[m] = dot(b->axis[m], a->axis[u]);
        of_w[m] = dot(b->axis[m], a->axis[w]);
    }
    float along_next = fabsf(of_u[k] * of_w[next] - of_w[k] * of_u[next]);
    float along_last = fabsf(of_u[last] * of_w[k] - of_w[last] * of_u[k]);
    float apart = fabsf(of_u[k] * (a->way[w] * scale) - of_w[k] * (a->way[u] * scale));
    float own = (a->half[u] * scale) * fabsf(of_w[k]) + (a->half[w] * scale) * fabsf(of_u[k]);
    float other = along_next * (b->half[next] * scale) + along_last * (b->half[last] * scale);
    float gap = apart - (own + other), squared = of_u[k] * of_u[k] + of_w[k] * of_w[k];
    float square = 0x1p-60f <= squared ? gap * fabsf(gap) / squared : -INFINITY;
    return (edge_product){0.0f + -of_w[k], of_u[k] + 0.0f, square};
}

static inline best_axis best_of_edges(const box_side *a, const box_side *b)
{
    edge_product products[3][3];
    float most[3];
    greatest own[3];
    for (int k = 0; k < 3; k++) {
        float square[3];
        for (int i = 0; i < 3; i++) {
            products[k][i] = product_of_edges(a, b, i, k);
            square[i] = products[k][i].square;
        }
        own[k] = greatest_of(square);
        most[k] = own[k].value;
    }
    greatest of_all = greatest_of(most);
    int edge = own[of_all.at].at;
    edge_product best = products[of_all.at][edge];
    float gap = square_root(fabsf(of_all.value)) * 0x1p-18f;
    return (best_axis){negative(of_all.value) ? -gap : gap, 0, edge, best.next, best.last, 1, of_all.at};
}

/* A face of the second has to be better than one of the first by more than the one bias, and edges than faces by more
 * than the other. */
static inline best_axis best_axis_of(const box_side *first, const box_side *second, float second_bias,
                                     float edge_bias)
{
    greatest of_first = greatest_of_faces(first, second), of_second = greatest_of_faces(second, first);
    int by_second = of_first.value + second_bias < of_second.value;
    greatest faces = by_second ? of_second : of_first;
    best_axis edges = best_of_edges(first, second);
    best_axis best = {faces.value, by_second, (faces.at + 1) % 3, 0.0f, 1.0f, 0, edges.other_edge};
    best = faces.value + edge_bias < edges.gap ? edges : best;

    const float *of = best.teller ? second->way : first->way;
    vector3 way = {of[0], of[1], of[2]};
    if (dot(direction_seen(best), best.teller ? opposite(way) : way) < 0.0f) {
        best.next = -best.next;
        best.last = -best.last;
    }
    return best;
}

/* ---- The point ---------------------------------------------------------------------------------------- */

typedef struct range {
    float low, high;
} range;

static inline range common_range(float middle, float reach, range with)
{
    return (range){max(middle - reach, with.low), min(middle + reach, with.high)};
}

static inline float middle_of(range of)
{
    return (of.low + of.high) * 0.5f;
}

/* A flat figure: three segments through its centre u, v make it, half of each being (along_u, along_v). */
typedef struct hexagon {
    float u, v;
    float along_u[3], along_v[3];
} hexagon;

/* The segment's other half, so that none is 0. */
static inline float at_least(float a, float least)
{
    float size = max(fabsf(a), least);
    return negative(a) ? size : -size;
}

static inline float clamp(float a, float half)
{
    return max(min(a, half), -half);
}

/* In the middle of what the figure and a rectangle about the origin have in common: of u, and then of v. */
static inline void find_common_point(const hexagon *of, float half_u, float half_v, float slack, float *u,
                                     float *v)
{
    float least = max(slack * 0x1p-20f, 0x1p-110f), a[3], b[3], product[3];
    for (int k = 0; k < 3; k++) {
        a[k] = at_least(of->along_u[k], least);
        b[k] = at_least(of->along_v[k], least);
    }
    for (int k = 0; k < 3; k++)
        product[k] = fabsf(a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3]);
    const float width[] = {product[2] + product[1], product[2] + product[0], product[0] + product[1]};
    float extent = fabsf(a[0]) + fabsf(a[1]) + fabsf(a[2]);
    range in_u = common_range(of->u, extent, (range){0.0f - half_u, 0.0f + half_u});
    range in_v = {0.0f - half_v, 0.0f + half_v};
    for (int k = 0; k < 3; k++) {
        float per = 1.0f / b[k], reach = width[k] + fabsf(a[k]) * (half_v + slack);
        in_u = common_range(of->u + a[k] * per * -of->v, reach * fabsf(per), in_u);
    }
    int is_over = in_u.low <= in_u.high + slack;
    *u = is_over ? middle_of(in_u) : of->u;
    for (int k = 0; k < 3; k++) {
        float per = 1.0f / a[k], reach = width[k] + fabsf(b[k]) * slack;
        in_v = common_range(of->v + b[k] * per * (*u - of->u), reach * fabsf(per), in_v);
    }
    *v = clamp(is_over ? middle_of(in_v) : of->v, half_v);
    *u = clamp(*u, half_u);
}

/* Of an extent that rises so much along the axis, what is near its lower end. */
typedef struct extent_end {
    float half, centre;
} extent_end;

static inline extent_end end_of_extent(float half, float rise, float half_share)
{
    float part = min(half_share / fabsf(rise), half), rest = half - part;
    return (extent_end){part, negative(rise) ? rest : -rest};
}

/* From the teller's centre, in its coordinates; error is what the gap may be off by. */
static inline vector3 touching_point(const box_side *sides, best_axis best, float error)
{
    const box_side *own = &sides[best.teller], *other = &sides[!best.teller];
    int edge = best.edge, k_next = (edge + 1) % 3, k_last = (edge + 2) % 3;
    float inverse = 1.0f / square_root(best.next * best.next + best.last * best.last);
    float next = best.next * inverse, last = best.last * inverse, half_share = error * 1.25f;
    extent_end own_next = end_of_extent(own->half[k_next], next, half_share);
    extent_end own_last = end_of_extent(own->half[k_last], last, half_share);
    float end_v = next * own_last.centre - last * own_next.centre;
    float half_v = fabsf(last) * own_next.half + fabsf(next) * own_last.half;

    float sign = best.teller ? -1.0f : 1.0f;
    float way[] = {own->way[edge] * sign, own->way[k_next] * sign, own->way[k_last] * sign};
    hexagon end = {way[0], (last * way[1] - next * way[2]) - end_v, {0}, {0}};
    for (int k = 0; k < 3; k++) {
        vector3 axis = other->axis[k];
        float u = dot(axis, own->axis[edge]);
        float of_next = dot(axis, own->axis[k_next]), of_last = dot(axis, own->axis[k_last]);
        float v = of_next * last - of_last * next;
        extent_end part = end_of_extent(other->half[k], of_next * next + of_last * last, half_share);
        end.u = end.u + u * part.centre;
        end.v = end.v + v * part.centre;
        end.along_u[k] = u * part.half;
        end.along_v[k] = v * part.half;
    }

    float at_u, at_v;
    find_common_point(&end, own->half[edge], half_v, error, &at_u, &at_v);
    float across = end_v + at_v;
    float height = (fabsf(next) * own->half[k_next] + fabsf(last) * own->half[k_last]) + best.gap * 0.5f;
    return on_axis(edge, at_u, last * across + next * height, last * height - next * across);
}

#endif
