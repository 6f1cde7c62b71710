/* Triangle and oriented box: the axis along which they are furthest apart, or least deep in each other, of the
 * thirteen that are normal to a face of what both span, one subtracted from the other (Ericson, Real-Time Collision
 * Detection, 5.2.9). And where they touch, once the box has been moved along it. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_TRIANGLE_OBB_H
#define LANEHIT_SRC_SCALAR_REFERENCE_TRIANGLE_OBB_H

#include "reference_contact.h"
#include "reference_rotation.h"

/* ---- What the box sees -------------------------------------------------------------------------------- */

typedef struct gridded_pair {
    vector3 vertex[3];
    vector3 edge[3]; /* from that vertex to the next */
    vector3 half;
    float unit;
} gridded_pair;

static inline float gridded(float x)
{
    return (x + 3.0f) - 3.0f;
}

static inline gridded_pair gridded_pair_of(triangle t, oriented_box b)
{
    const vector3 way[3] = {subtract(t.a, b.centre), subtract(t.b, b.centre), subtract(t.c, b.centre)};
    float longest = max(sum_of_magnitudes(way[2]), max(sum_of_magnitudes(way[1]), sum_of_magnitudes(way[0])));
    float unit = max(max((b.half.x + b.half.y + b.half.z) * 0x1p-40f, longest), 0x1p-80f);
    gridded_pair p = {.half = scale(b.half, 1.0f / unit), .unit = unit};
    for (int k = 0; k < 3; k++) {
        vector3 seen = scale(rotate_back(b.rotation, way[k]), 1.0f / unit);
        p.vertex[k] = (vector3){gridded(seen.x), gridded(seen.y), gridded(seen.z)};
    }
    for (int k = 0; k < 3; k++)
        p.edge[k] = subtract(p.vertex[(k + 1) % 3], p.vertex[k]);
    return p;
}

/* ---- The best axis ------------------------------------------------------------------------------------ */

enum { PLANE_AXIS = 3, EDGE_AXIS = 4 };

typedef struct best_axis {
    vector3 axis;  /* as the box sees it, to either side */
    float power;   /* the gap along it, times its length, squared; with the sign of the gap */
    float squared; /* that length */
    int number;    /* x, y, z of the box, the plane, and the products of ab, bc, ca with each */
} best_axis;

static inline float lowest(const float *of)
{
    return min(of[2], min(of[1], of[0]));
}

static inline float highest(const float *of)
{
    return max(of[2], max(of[1], of[0]));
}

static inline float with_sign_of(float size, float by)
{
    return negative(by) ? -size : size;
}

/* What the triangle spans of an axis. */
typedef struct span {
    float low, high;
} span;

static inline span span_on(const gridded_pair *p, vector3 axis)
{
    const float at[3] = {dot(axis, p->vertex[0]), dot(axis, p->vertex[1]), dot(axis, p->vertex[2])};
    return (span){lowest(at), highest(at)};
}

/* From the triangle to the box. */
static inline vector3 axis_to_box(const gridded_pair *p, vector3 axis)
{
    span of_triangle = span_on(p, axis);
    return of_triangle.low >= -of_triangle.high ? opposite(axis) : axis;
}

static inline best_axis better_of(best_axis first, best_axis second)
{
    return first.power * second.squared < second.power * first.squared ? second : first;
}

/* Of axes of length 1. */
typedef struct best_unit {
    vector3 axis;
    float gap;
    int number;
} best_unit;

static inline void try_unit_axis(best_unit *best, vector3 axis, float gap, int number)
{
    if (best->gap < gap)
        *best = (best_unit){axis, gap, number};
}

static inline float gap_on_face(float a, float b, float c, float half)
{
    const float at[3] = {a, b, c};
    return max(lowest(at), -highest(at)) - half;
}

static inline best_unit best_face(const gridded_pair *p)
{
    const vector3 *v = p->vertex;
    best_unit best = {{1.0f, 0.0f, 0.0f}, gap_on_face(v[0].x, v[1].x, v[2].x, p->half.x), 0};
    try_unit_axis(&best, (vector3){0.0f, 1.0f, 0.0f}, gap_on_face(v[0].y, v[1].y, v[2].y, p->half.y), 1);
    try_unit_axis(&best, (vector3){0.0f, 0.0f, 1.0f}, gap_on_face(v[0].z, v[1].z, v[2].z, p->half.z), 2);
    return best;
}

/* Of length 1, without what remains of it along the first edge; NaN of a triangle without a plane. */
static inline vector3 plane_normal_of(const gridded_pair *p, vector3 half_normal)
{
    vector3 e = p->edge[0];
    vector3 normal = subtract(half_normal, scale(e, dot(half_normal, e) / dot(e, e)));
    float squared = dot(normal, normal);
    int has_plane = squared > dot(e, e) * dot(p->edge[1], p->edge[1]) * 0x1p-44f;
    return scale(normal, has_plane ? 1.0f / square_root(squared) : NAN);
}

static inline float gap_on_plane(const gridded_pair *p, vector3 normal)
{
    span of_triangle = span_on(p, normal);
    return max(of_triangle.low, -of_triangle.high) - dot(p->half, magnitude_each(normal));
}

/* One product: u and w are the axes that follow the box's own in the cycle x, y, z, and the triangle spans as much as
 * the component of half its normal to either side of the middle. */
static inline best_axis product_axis(vector3 axis, float edge_u, float edge_w, float vertex_u, float vertex_w,
                                     float half_u, float half_w, float half_normal, int number)
{
    float middle = (edge_u * vertex_w - edge_w * vertex_u) + half_normal;
    float reach = half_u * fabsf(edge_w) + half_w * fabsf(edge_u);
    float gap = fabsf(middle) - (reach + fabsf(half_normal));
    return (best_axis){axis, gap * fabsf(gap), edge_u * edge_u + edge_w * edge_w, number};
}

static inline best_axis best_product(const gridded_pair *p, int k, vector3 half_normal)
{
    vector3 e = p->edge[k], v = p->vertex[k], h = p->half;
    int first = EDGE_AXIS + 3 * k;
    best_axis x =
        product_axis((vector3){0.0f, -e.z, e.y}, e.y, e.z, v.y, v.z, h.y, h.z, half_normal.x, first + 0);
    best_axis y =
        product_axis((vector3){e.z, 0.0f, -e.x}, e.z, e.x, v.z, v.x, h.z, h.x, half_normal.y, first + 1);
    best_axis z =
        product_axis((vector3){-e.y, e.x, 0.0f}, e.x, e.y, v.x, v.y, h.x, h.y, half_normal.z, first + 2);
    return better_of(better_of(x, y), z);
}

/* From the triangle to the box. */
static inline best_axis best_axis_of(const gridded_pair *p, vector3 *plane_normal)
{
    vector3 half_edge = scale(p->edge[0], 0.5f);
    vector3 half_normal = cross(half_edge, p->edge[1]);
    best_unit unit = best_face(p);
    *plane_normal = plane_normal_of(p, half_normal);
    try_unit_axis(&unit, *plane_normal, gap_on_plane(p, *plane_normal), PLANE_AXIS);
    best_axis best = {unit.axis, unit.gap * fabsf(unit.gap), 1.0f, unit.number};
    best = better_of(best, best_product(p, 0, half_normal));
    best = better_of(best, best_product(p, 1, half_normal));
    best = better_of(best, best_product(p, 2, cross(p->edge[2], half_edge)));
    best.axis = axis_to_box(p, best.axis);
    return best;
}

/* ---- The point ---------------------------------------------------------------------------------------- */

typedef struct shares {
    float from, to;
} shares;

static inline void keep_in_slab(shares *s, float start, float way, float half)
{
    float inverse = 1.0f / way;
    float low = (-half - start) * inverse, high = (half - start) * inverse;
    s->from = max(min(low, high), s->from);
    s->to = min(max(low, high), s->to);
}

/* On one axis, where the box touches the triangle's inside: at an end, unless that is level. */
static inline float touching_end(float a, float b, float c, float half, float axis, float squared,
                                 float normal)
{
    const float at[3] = {a, b, c};
    float low = min(max(lowest(at), -half), half), high = min(max(highest(at), -half), half);
    float reach = min(half, 1.0f);
    float by_axis = axis * reach, by_normal = normal * reach;
    if (by_axis * by_axis > squared * 0x1p-38f)
        return axis > 0.0f ? -half : half;
    if (by_normal * by_normal > 0x1p-38f)
        return normal > 0.0f ? low : high;
    return (low + high) * 0.5f;
}

static inline vector3 touching_point(const gridded_pair *p, best_axis best, vector3 plane_normal)
{
    float long_gap = with_sign_of(square_root(fabsf(best.power)), best.power);
    vector3 move = scale(best.axis, long_gap / best.squared), sum = {0.0f, 0.0f, 0.0f};
    float weights = 0.0f;
    for (int k = 0; k < 3; k++) {
        vector3 start = add(p->vertex[k], move), way = p->edge[k];
        shares in_box = {0.0f, 1.0f};
        keep_in_slab(&in_box, start.x, way.x, p->half.x + 64.0f * unit_roundoff);
        keep_in_slab(&in_box, start.y, way.y, p->half.y + 64.0f * unit_roundoff);
        keep_in_slab(&in_box, start.z, way.z, p->half.z + 64.0f * unit_roundoff);
        if (!(in_box.from < in_box.to))
            continue;
        float weight = (in_box.to - in_box.from) * sum_of_magnitudes(way);
        vector3 middle = add(start, scale(way, (in_box.from + in_box.to) * 0.5f));
        sum = add(sum, scale(middle, weight));
        weights = weights + weight;
    }
    if (weights > 0.0f)
        return subtract(scale(sum, 1.0f / weights), move);
    vector3 n = dot(plane_normal, best.axis) < 0.0f ? opposite(plane_normal) : plane_normal;
    const vector3 *v = p->vertex;
    vector3 end = {touching_end(v[0].x, v[1].x, v[2].x, p->half.x, best.axis.x, best.squared, n.x),
                   touching_end(v[0].y, v[1].y, v[2].y, p->half.y, best.axis.y, best.squared, n.y),
                   touching_end(v[0].z, v[1].z, v[2].z, p->half.z, best.axis.z, best.squared, n.z)};
    return subtract(end, move);
}

/* ---- The contact -------------------------------------------------------------------------------------- */

/* NaN if any coordinate is, or the box has no points. */
static inline float distance_of(triangle t, oriented_box b, const gridded_pair *p, best_axis best)
{
    float far_a = sum_of_magnitudes(subtract(t.a, b.centre)),
          far_b = sum_of_magnitudes(subtract(t.b, b.centre)),
          far_c = sum_of_magnitudes(subtract(t.c, b.centre));
    float size = square_root(fabsf(best.power) / best.squared) * p->unit;
    int has_points = (b.half.x >= 0.0f) & (b.half.y >= 0.0f) & (b.half.z >= 0.0f);
    return has_points ? with_sign_of(size, best.power) + (far_a + far_b + far_c) * 0.0f : NAN;
}

static inline vector3 normal_along(oriented_box b, vector3 axis)
{
    return contact_normal(rotate(rotate_axes(b.rotation), axis), 1.0f, no_way);
}

static inline core_pair contact_along(triangle a, oriented_box b, const gridded_pair *p, best_axis best,
                                      vector3 plane_normal)
{
    vector3 seen = scale(touching_point(p, best, plane_normal), p->unit);
    core_pair cores = {
        .on_a = add(b.centre, rotate(rotate_axes(b.rotation), seen)),
        .distance = distance_of(a, b, p, best),
        .normal = normal_along(b, best.axis),
    };
    cores.on_b = add(cores.on_a, scale(cores.normal, cores.distance));
    cores.padding = p->unit * (40.0f * unit_roundoff) + fabsf(cores.distance) * (8.0f * unit_roundoff);
    return cores;
}

#endif
