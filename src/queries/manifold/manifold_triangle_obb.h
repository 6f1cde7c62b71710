/* A triangle and a turned box touch where a face of the box and the triangle lie over each other, or else where their
 * contact is. */
#ifndef LANEHIT_SRC_QUERIES_MANIFOLD_TRIANGLE_OBB_H
#define LANEHIT_SRC_QUERIES_MANIFOLD_TRIANGLE_OBB_H

#include "engine/manifold.h"
#include "mathematics/manifold/triangle_clip.h"
#include "queries/beside_obb_calls.h"
#include "queries/triangle_obb.h"

/* Of the least half extent: a face of the box has to be better than the triangle by so much, and edges than both, so
 * that a box that lies on a triangle and trembles keeps its axis. */
static const float BOX_FACE_BIAS = 0x1p-9f, BOX_EDGE_BIAS = 0x1p-7f;

/* Of the cosine between a face and the triangle. What is steeper touches by a vertex or an edge. */
static const float LEAST_COSINE = 0x1p-3f;

/* The axis, of length 1 and from the triangle to the box, along which faces touch; and whether they may. */
typedef struct steady_axis {
    v3 direction;
    mask is_plane, is_edges; /* else a face of the box */
} steady_axis;

LH_INLINE steady_axis steady_axis_of(const triangle_obb_gap *gap, lanes least)
{
    const triangle_box_gap *const g = &gap->found;
    const lanes by_face = lanes_mul(g->face.gap, g->pair.unit),
                by_plane = lanes_mul(g->plane_gap, g->pair.unit);
    const mask is_plane = lanes_le(by_face, lanes_add(by_plane, lanes_mul(least, lanes_set1(BOX_FACE_BIAS))));
    const lanes best =
        lanes_add(lanes_select(is_plane, by_plane, by_face), lanes_mul(least, lanes_set1(BOX_EDGE_BIAS)));
    const mask is_product = lanes_le(lanes_set1(EDGE_AXIS), g->best.number);
    const v3 of_box = axis_or_product(g->face.number, g->plane_normal, lanes_lt(best, best));
    return (steady_axis){axis_to_box(g->pair.vertex, v3_select(is_plane, g->plane_normal, of_box)), is_plane,
                         mask_and(is_product, lanes_lt(best, gap->cores.distance))};
}

/* ---- The face of the box ------------------------------------------------------------------------------- */

/* That which looks most along the axis, with what is on it. */
typedef struct face_of_box {
    axis on;
    v3 direction; /* as the box sees it, from this axis on */
    lanes place;
    mask is_upper;
    triangle_on_face over;
} face_of_box;

LH_INLINE flat corner_on_face(const face_of_box *f, v3 vertex)
{
    const v3 seen = v3_from_axis(f->on, vertex);
    const lanes way = lanes_div(lanes_sub(f->place, seen.x), f->direction.x);
    return (flat){lanes_add(seen.y, lanes_mul(way, f->direction.y)),
                  lanes_add(seen.z, lanes_mul(way, f->direction.z))};
}

/* Returns whether the triangle is not too steep. Distances are along the axis, of the triangle's plane from places of
 * the face. */
LH_INLINE mask see_face(face_of_box *f, const triangle_box_gap *g, const steady_axis *along, v3 half)
{
    f->on = greatest_of(v3_abs(along->direction)).on;
    f->direction = v3_from_axis(f->on, along->direction);
    const v3 extent = v3_from_axis(f->on, half);
    f->is_upper = lanes_lt(f->direction.x, lanes_set1(0.0f));
    f->place = lanes_select(f->is_upper, extent.x, lanes_negate(extent.x));
    LH_ROLLED
    for (int k = 0; k < 3; k++)
        f->over.corner[k] = corner_on_face(f, v3_scale(g->pair.vertex[k], g->pair.unit));

    const v3 n = v3_from_axis(f->on, g->plane_normal);
    const lanes cosine = v3_dot(n, f->direction), per_cosine = lanes_div(lanes_set1(1.0f), cosine);
    const lanes of_plane = lanes_mul(v3_dot(g->plane_normal, g->pair.vertex[0]), g->pair.unit);
    two_faces *const faces = &f->over.faces;
    faces->half = (flat){extent.y, extent.z};
    faces->height = lanes_mul(lanes_sub(lanes_mul(n.x, f->place), of_plane), per_cosine);
    faces->descent =
        (flat){lanes_negate(lanes_mul(n.y, per_cosine)), lanes_negate(lanes_mul(n.z, per_cosine))};
    find_area_and_slack(&f->over, along->is_plane);
    return lanes_le(lanes_set1(LEAST_COSINE), lanes_abs(cosine));
}

/* ---- Features ----------------------------------------------------------------------------------------- */

LH_INLINE lanes of_box(lanes feature)
{
    return lanes_mul(feature, lanes_set1((float)(1 << LH_FEATURE_OF_B)));
}

LH_INLINE lanes number_feature(axis on, unsigned x, unsigned y, unsigned z)
{
    return select_by(on, lanes_set1((float)feature_of(0, x)), lanes_set1((float)feature_of(0, y)),
                     lanes_set1((float)feature_of(0, z)));
}

LH_INLINE face_features features_on_face(const face_of_box *f)
{
    const axis on = f->on;
    const lanes end =
        lanes_or_zero(f->is_upper, number_feature(on, FIRST_SIGN, FIRST_SIGN << 1, FIRST_SIGN << 2));
    const lanes edge = lanes_add(end, lanes_set1(LH_EDGE));
    face_features of = {
        .reference_face = of_box(lanes_add(end, number_feature(on, 0, 1, 2))),
        .incident_face = lanes_set1(LH_FACE),
        .side_u = of_box(lanes_add(edge, number_feature(on, 2, 0, 1))),
        .side_v = of_box(lanes_add(edge, number_feature(on, 1, 2, 0))),
        .towards_u = of_box(number_feature(on, FIRST_SIGN << 1, FIRST_SIGN << 2, FIRST_SIGN)),
        .towards_v = of_box(number_feature(on, FIRST_SIGN << 2, FIRST_SIGN, FIRST_SIGN << 1)),
        .corner = of_box(lanes_add(end, lanes_set1(LH_VERTEX))),
    };
    for (unsigned k = 0; k < 3; k++) {
        of.edge[k] = lanes_set1((float)feature_of(LH_EDGE, k));
        of.incident_corner[k] = lanes_add(of.reference_face, lanes_set1((float)feature_of(LH_VERTEX, k)));
    }
    return of;
}

/* The vertex that is furthest along a direction. */
LH_INLINE lanes furthest_vertex(const gridded_pair *p, v3 direction)
{
    const greatest of = greatest_of((v3){v3_dot(direction, p->vertex[0]), v3_dot(direction, p->vertex[1]),
                                         v3_dot(direction, p->vertex[2])});
    return lanes_add(number_feature(of.on, 0, 1, 2), lanes_set1(LH_VERTEX));
}

LH_INLINE lanes bit_if_upper(lanes direction, unsigned bit)
{
    return lanes_or_zero(lanes_lt(direction, lanes_set1(0.0f)), lanes_set1((float)feature_of(0, bit)));
}

/* Of the contact, by its axis. */
LH_INLINE lanes feature_of_axis(const triangle_obb_gap *gap)
{
    const split_number number = split_number_of(gap->found.best.number);
    const mask is_plane = lanes_eq(gap->found.best.number, lanes_set1(PLANE_AXIS));
    const lanes edge = lanes_set1(LH_EDGE), one = lanes_set1((float)feature_of(0, 1));
    const lanes of_triangle = lanes_select(
        number.is_product,
        lanes_add(edge, lanes_add(lanes_or_zero(number.is_bc, one), lanes_or_zero(number.is_ca, one))),
        lanes_select(is_plane, lanes_set1(LH_FACE), furthest_vertex(&gap->found.pair, gap->axis)));
    const lanes kind = lanes_select(number.is_product, edge, lanes_set1(LH_FACE));
    const lanes side =
        lanes_select(is_plane, lanes_set1(LH_VERTEX), lanes_add(kind, lanes_mul(number.of_box, one)));
    const lanes ends = lanes_add(
        lanes_add(bit_if_upper(gap->axis.x, FIRST_SIGN), bit_if_upper(gap->axis.y, FIRST_SIGN << 1)),
        bit_if_upper(gap->axis.z, FIRST_SIGN << 2));
    return lanes_add(of_triangle, of_box(lanes_add(side, ends)));
}

/* ---- Both --------------------------------------------------------------------------------------------- */

/* Halfway between the face and the triangle. */
LH_INLINE void points_on_face(const face_of_box *f, const triangle_obb_gap *gap, const clipped_point *seen,
                              mask is_flat, manifold_point *to)
{
    LH_ROLLED
    for (int k = 0; k < LH_POINTS_OF_MANIFOLDS; k++) {
        const v3 back = v3_scale(f->direction, lanes_mul(seen[k].height, lanes_set1(0.5f)));
        const v3 way = v3_onto_axis(f->on, v3_sub((v3){f->place, seen[k].at.u, seen[k].at.v}, back));
        const v3 point = v3_add(gap->centre, v3_turned_out(way, gap->axes));
        const mask is_number = lanes_lt(v3_sum_of_magnitudes(point), lanes_set1(__builtin_inff()));
        to[k] = (manifold_point){v3_or_zero(is_number, point), seen[k].height, seen[k].feature,
                                 mask_and(seen[k].is_within, is_flat)};
    }
}

LH_INLINE manifold manifold_triangle_obb(triangle a, turned_box b, lanes margin)
{
    triangle_obb_gap gap;
    LH_OWN(find_triangle_obb_gap)(&a, &b, &gap);
    const shape_gap shapes = gap_of_shapes(&gap.cores, margin);
    const mask hit = shapes.hit;
    if (mask_bits(hit) == 0)
        return no_manifold(hit);

    const steady_axis steady = steady_axis_of(&gap, lanes_min(lanes_min(b.half.x, b.half.y), b.half.z));
    face_of_box face;
    const mask is_level = see_face(&face, &gap.found, &steady, b.half);
    const face_features features = features_on_face(&face);
    clipped_point clipped[CLIPPED_POINTS], kept[LH_POINTS_OF_MANIFOLDS];
    clip_triangle(&face.over, &features, margin, clipped);
    const mask by_faces = mask_without(mask_and(hit, is_level), steady.is_edges);
    LH_OWN(keep_four)(size_of_triangle_on_face(&face.over), by_faces, CLIPPED_POINTS, clipped, kept);
    find_heights(&face.over.faces, kept);
    const mask is_flat = mask_and(by_faces, kept[0].is_within);

    manifold found;
    points_on_face(&face, &gap, kept, is_flat, found.point);
    found.normal = normal_along(v3_select(is_flat, steady.direction, gap.axis), &gap);
    const mask is_contact = mask_without(hit, is_flat);
    if (mask_bits(is_contact)) {
        const manifold_point contact = {LH_OWN(triangle_obb_point)(&gap, &found.normal), shapes.distance,
                                        feature_of_axis(&gap), hit};
        found.point[0] = point_select(is_flat, found.point[0], contact);
    }
    found.point[0].is_within = hit;
    return found;
}

LH_BLOCK_OF_SORTED_MANIFOLD(manifold_triangle_obb, triangle, turned_box)

LH_WHOLE(manifold_triangle_obb)
LH_QUERY_OF_FILTERS(manifold_triangle_obb, {LH_OWN(triangles_beside_obbs), RARE}, {NULL, 0})

#endif
