/* A line and a closed loop of edges in space. Seen along the line, it is a point and the loop is flat, and the point is
 * within if a half-line from it crosses an odd number of edges, or if it is on one (point_in_loop.h). On which side of
 * an edge the line passes is the sign of a volume, the same for both polygons that have the edge: so there is no gap
 * between them (Woop, Benthin and Wald, Watertight Ray/Triangle Intersection, 2013). Floats decide where they certainly
 * do, and sums without error elsewhere. */
#ifndef LANEHIT_SRC_MATHEMATICS_POLYGONS_LINE_THROUGH_LOOP_H
#define LANEHIT_SRC_MATHEMATICS_POLYGONS_LINE_THROUGH_LOOP_H

#include "expansion.h"
#include "measured_polygon.h"

/* ---- Without error ------------------------------------------------------------------------------------ */

typedef struct line_floats {
    float origin[3], direction[3];
    unsigned axis; /* on which the direction is largest, so not 0 */
} line_floats;

/* Where a vertex is seen: the signs of its coordinates on both other axes, but for that of the direction. */
typedef struct seen_signs {
    int x, y;
} seen_signs;

/* (v_k - o_k) d_axis - (v_axis - o_axis) d_k */
static inline int sign_across(const line_floats *line, const float *v, unsigned k)
{
    expansion s = {.parts = 0};
    add_product(&s, v[k], line->direction[line->axis]);
    add_product(&s, -line->origin[k], line->direction[line->axis]);
    add_product(&s, -v[line->axis], line->direction[k]);
    add_product(&s, line->origin[line->axis], line->direction[k]);
    return sign_of_sum(&s);
}

static inline seen_signs signs_of_vertex(const line_floats *line, const float *v)
{
    return (seen_signs){sign_across(line, v, (line->axis + 1) % 3),
                        sign_across(line, v, (line->axis + 2) % 3)};
}

static inline void add_determinant(expansion *s, const float *a, const float *b, const float *c, float sign)
{
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, w = (k + 2) % 3;
        add_product_of_three(s, b[u], c[w], sign * a[k]);
        add_product_of_three(s, b[w], c[u], -sign * a[k]);
    }
}

/* Of the direction and the ways to both ends: d.(a x b) - d.(o x b) - d.(a x o). */
static inline int sign_of_volume(const line_floats *line, const float *a, const float *b)
{
    expansion s = {.parts = 0};
    add_determinant(&s, line->direction, a, b, 1.0f);
    add_determinant(&s, line->direction, line->origin, b, -1.0f);
    add_determinant(&s, line->direction, a, line->origin, -1.0f);
    return sign_of_sum(&s);
}

/* The half-line goes along x; all signs are those of the direction where that is negative. */
static LH_ONE_COPY int is_through_loop(const measured_polygon *of, const line_floats *line)
{
    const lh_vectors *const v = of->vertices;
    polygon_vertex a = polygon_vertex_of(v, v->count - 1);
    seen_signs from = signs_of_vertex(line, a.axis);
    int is_inside = 0;
    for (size_t k = 0; k < v->count; k++) {
        const polygon_vertex b = polygon_vertex_of(v, k);
        const seen_signs to = signs_of_vertex(line, b.axis);
        if (from.y * to.y <= 0) {
            const int side = sign_of_volume(line, a.axis, b.axis), rises = to.y > from.y;
            if (side == 0 && from.x * to.x <= 0)
                return 1;
            const int is_outwards = line->direction[line->axis] < 0.0f ? -side : side;
            is_inside ^= (from.y > 0) != (to.y > 0) && (rises ? is_outwards > 0 : is_outwards < 0);
        }
        a = b;
        from = to;
    }
    return is_inside;
}

/* ---- In lanes ----------------------------------------------------------------------------------------- */

/* 4u of what is added up for a coordinate, of which 3.1u are needed; 8u of the products for a side, of which 7.1u are;
 * and what underflows. */
static const float SEEN_PADDING = 0x1p-22f, SIDE_OF_LINE_PADDING = 0x1p-21f, SEEN_UNDERFLOW = 0x1p-140f;

/* Lines, and what vertices are multiplied with for where they are seen: the largest component of the direction, which
 * is about 1, and that on one other axis. */
typedef struct seen_lines {
    v3 origin, x, y;
} seen_lines;

LH_INLINE seen_lines seen_lines_of(v3 origin, v3 direction)
{
    const lanes zero = lanes_set1(0.0f);
    const v3 size = v3_abs(direction);
    const lanes largest = lanes_max(lanes_max(size.x, size.y), size.z);
    const v3 d = v3_scale(direction, lanes_inverse_power(largest));
    const mask by_z = lanes_eq(size.z, largest), by_y = lanes_eq(size.y, largest);
    const v3 z_first = {d.z, zero, lanes_negate(d.x)}, z_second = {zero, d.z, lanes_negate(d.y)},
             y_first = {zero, lanes_negate(d.z), d.y}, y_second = {d.y, lanes_negate(d.x), zero},
             x_first = {lanes_negate(d.y), d.x, zero}, x_second = {lanes_negate(d.z), zero, d.x};
    return (seen_lines){origin, v3_select(by_z, z_first, v3_select(by_y, y_first, x_first)),
                        v3_select(by_z, z_second, v3_select(by_y, y_second, x_second))};
}

/* Coordinates, and what was added up for them. */
typedef struct seen_vertex {
    lanes x, y, x_sum, y_sum;
} seen_vertex;

LH_INLINE seen_vertex see_vertex(const seen_lines *lines, polygon_vertex v)
{
    const v3 way = v3_sub(v3_in_all_lanes(v.axis), lines->origin), size = v3_abs(way);
    return (seen_vertex){v3_dot(way, lines->x), v3_dot(way, lines->y), v3_dot(size, v3_abs(lines->x)),
                         v3_dot(size, v3_abs(lines->y))};
}

LH_INLINE mask is_clear_of(lanes a, lanes sum, float padding)
{
    return lanes_lt(lanes_add(lanes_mul(sum, lanes_set1(padding)), lanes_set1(SEEN_UNDERFLOW)), lanes_abs(a));
}

LH_INLINE loop_verdict past_edge(loop_verdict so_far, seen_vertex a, seen_vertex b)
{
    const lanes zero = lanes_set1(0.0f);
    const lanes first = lanes_mul(a.x, b.y), second = lanes_mul(a.y, b.x), side = lanes_sub(first, second);
    const lanes sum = lanes_add(lanes_mul(a.x_sum, b.y_sum), lanes_mul(a.y_sum, b.x_sum));
    const mask a_is_above = lanes_lt(zero, a.y), b_is_above = lanes_lt(zero, b.y);
    const mask rises = mask_without(b_is_above, a_is_above), falls = mask_without(a_is_above, b_is_above);
    const mask crossed =
        mask_or(mask_and(rises, lanes_lt(zero, side)), mask_and(falls, lanes_lt(side, zero)));
    const mask undecided = mask_without(mask_or(rises, falls), is_clear_of(side, sum, SIDE_OF_LINE_PADDING));
    return (loop_verdict){
        mask_differs(so_far.inside, crossed),
        mask_without(mask_and(so_far.certain, is_clear_of(b.y, b.y_sum, SEEN_PADDING)), undecided)};
}

/* Of those that are asked for alone. */
LH_INLINE loop_verdict lines_through_loop(const measured_polygon *of, const seen_lines *lines, mask asked)
{
    const lh_vectors *const v = of->vertices;
    loop_verdict found = {mask_without(asked, asked), asked};
    seen_vertex a = see_vertex(lines, polygon_vertex_of(v, v->count - 1));
    for (size_t k = 0; k < v->count; k++) {
        const seen_vertex b = see_vertex(lines, polygon_vertex_of(v, k));
        found = past_edge(found, a, b);
        a = b;
    }
    return found;
}

#endif
