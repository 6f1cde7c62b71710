/* Triangle and oriented box: what the triangle and the face of the box that looks at it have in common, seen along the
 * normal of one of them; else their contact. */
#include "scalar/reference_face_clip.h"
#include "scalar/reference_manifold.h"
#include "scalar/reference_triangle_obb.h"

/* By axis: of the box x, y, z. */
static inline float on_axis_of(vector3 v, int axis)
{
    return axis == 0 ? v.x : axis == 1 ? v.y : v.z;
}

static inline float least_half(oriented_box b)
{
    return min(min(b.half.x, b.half.y), b.half.z);
}

static inline uint32_t end_bit(int axis)
{
    return feature_of(0, 4u << axis);
}

/* ---- The axis ----------------------------------------------------------------------------------------- */

/* The plane of the triangle, or the best face of the box, from the triangle to the box; edges are better than both by
 * more than a bias, or not. */
typedef struct steady_axis {
    vector3 direction;
    int is_plane, is_edges;
} steady_axis;

static inline steady_axis steady_axis_of(const gridded_pair *p, oriented_box b, best_axis best,
                                         float distance, vector3 plane_normal)
{
    best_unit face = best_face(p);
    float by_face = face.gap * p->unit, by_plane = gap_on_plane(p, plane_normal) * p->unit;
    int is_plane = by_face <= by_plane + least_half(b) * 0x1p-9f;
    float most = (is_plane ? by_plane : by_face) + least_half(b) * 0x1p-7f;
    return (steady_axis){axis_to_box(p, is_plane ? plane_normal : face.axis), is_plane,
                         best.number >= EDGE_AXIS && most < distance};
}

/* ---- The face of the box ------------------------------------------------------------------------------ */

/* Of axis n, between u and v. */
typedef struct face_of_box {
    int n, u, v, is_upper;
    float place;
    flat corner[3]; /* of the triangle, moved along the axis onto the face */
    two_faces faces;
    float area;
    int is_level;
} face_of_box;

static inline flat corner_on_face(const face_of_box *f, vector3 direction, vector3 seen)
{
    float way = (f->place - on_axis_of(seen, f->n)) / on_axis_of(direction, f->n);
    return (flat){on_axis_of(seen, f->u) + way * on_axis_of(direction, f->u),
                  on_axis_of(seen, f->v) + way * on_axis_of(direction, f->v)};
}

static inline face_of_box face_along(const gridded_pair *p, oriented_box b, const steady_axis *axis,
                                     vector3 normal)
{
    vector3 direction = axis->direction;
    vector3 size = magnitude_each(direction);
    face_of_box f = {.n = size.x < size.y ? 1 : 0};
    f.n = (f.n == 1 ? size.y : size.x) < size.z ? 2 : f.n;
    f.u = (f.n + 1) % 3;
    f.v = (f.n + 2) % 3;
    f.is_upper = on_axis_of(direction, f.n) < 0.0f;
    f.place = f.is_upper ? on_axis_of(b.half, f.n) : -on_axis_of(b.half, f.n);
    for (int k = 0; k < 3; k++)
        f.corner[k] = corner_on_face(&f, direction, scale(p->vertex[k], p->unit));

    const vector3 turned = {on_axis_of(normal, f.n), on_axis_of(normal, f.u), on_axis_of(normal, f.v)},
                  along = {on_axis_of(direction, f.n), on_axis_of(direction, f.u),
                           on_axis_of(direction, f.v)};
    float cosine = dot(turned, along), per_cosine = 1.0f / cosine;
    f.is_level = fabsf(cosine) >= 0x1p-3f;
    f.faces.half = (flat){on_axis_of(b.half, f.u), on_axis_of(b.half, f.v)};
    f.faces.height = (turned.x * f.place - dot(normal, p->vertex[0]) * p->unit) * per_cosine;
    f.faces.descent = (flat){-(turned.y * per_cosine), -(turned.z * per_cosine)};

    flat ab = flat_subtract(f.corner[1], f.corner[0]), bc = flat_subtract(f.corner[2], f.corner[1]),
         ca = flat_subtract(f.corner[0], f.corner[2]);
    float longest = max(max(flat_dot(ab, ab), flat_dot(bc, bc)), flat_dot(ca, ca));
    f.area = flat_cross(ab, bc);
    float width = (fabsf(f.area) * 0.5f) / square_root(longest);
    float slack = min(width, min(f.faces.half.u, f.faces.half.v)) * 0x1p-9f;
    f.faces.slack = axis->is_plane ? -slack : slack;
    return f;
}

/* ---- What both have in common ------------------------------------------------------------------------- */

static inline int is_between(float a, float b, float c, float slack, float at)
{
    return min(min(a, b), c) + slack <= at && at <= max(max(a, b), c) - slack;
}

/* By more than the slack, if that is not negative. */
static inline int is_over_triangle(const face_of_box *f, flat at)
{
    const flat *of = f->corner;
    int is_inside = fabsf(f->area) > 0x1p-100f &&
                    is_between(of[0].u, of[1].u, of[2].u, f->faces.slack, at.u) &&
                    is_between(of[0].v, of[1].v, of[2].v, f->faces.slack, at.v);
    for (int k = 0; k < 3; k++) {
        flat start = f->corner[k], edge = flat_subtract(f->corner[(k + 1) % 3], start);
        float height = flat_cross(edge, flat_subtract(at, start)) * (negative(f->area) ? -1.0f : 1.0f);
        is_inside &= f->faces.slack * square_root(flat_dot(edge, edge)) <= height;
    }
    return is_inside;
}

static inline void clip_triangle(const face_of_box *f, float margin, clipped_point to[CLIPPED_POINTS])
{
    uint32_t end = f->is_upper ? end_bit(f->n) : 0;
    face_features of = {
        .reference_face = features_of(0, feature_of(LH_FACE, (uint32_t)f->n) + end),
        .side = {features_of(0, feature_of(LH_EDGE, (uint32_t)f->v) + end),
                 features_of(0, feature_of(LH_EDGE, (uint32_t)f->u) + end)},
        .towards = {features_of(0, end_bit(f->u)), features_of(0, end_bit(f->v))},
        .corner = features_of(LH_FACE, LH_VERTEX + end),
    };
    for (uint32_t k = 0; k < 3; k++) {
        of.edge[k] = feature_of(LH_EDGE, k);
        of.incident_corner[k] = of.reference_face + feature_of(LH_VERTEX, k);
    }
    for (int k = 0; k < CLIPPED_POINTS; k++)
        to[k] = (clipped_point){.is_within = 0};
    clipped_point *ends = to;
    for (int k = 0; k < 3; k++) {
        flat start = f->corner[k], end_of = f->corner[(k + 1) % 3];
        flat middle = {(start.u + end_of.u) * 0.5f, (start.v + end_of.v) * 0.5f},
             way = {(end_of.u - start.u) * 0.5f, (end_of.v - start.v) * 0.5f};
        clip_edge(&f->faces, &of, k, middle, way, margin, ends);
        ends += 2;
    }
    for (int k = 0; k < 4; k++) {
        int u = k & 1, v = k >> 1;
        flat half = f->faces.half, at = {u ? half.u : -half.u, v ? half.v : -half.v};
        uint32_t feature = of.corner + (u ? of.towards[0] : 0) + (v ? of.towards[1] : 0);
        to[6 + k] = clipped_at(&f->faces, at, feature, is_over_triangle(f, at), margin);
    }
}

static inline told_point told_on_face(const face_of_box *f, oriented_box b, vector3 direction,
                                      clipped_point at)
{
    float back = at.height * 0.5f, seen[3];
    seen[f->n] = f->place - on_axis_of(direction, f->n) * back;
    seen[f->u] = at.at.u - on_axis_of(direction, f->u) * back;
    seen[f->v] = at.at.v - on_axis_of(direction, f->v) * back;
    vector3 point = add(b.centre, rotate(rotate_axes(b.rotation), (vector3){seen[0], seen[1], seen[2]}));
    int is_number = fabsf(point.x) + fabsf(point.y) + fabsf(point.z) < INFINITY;
    return (told_point){is_number ? point : (vector3){0.0f, 0.0f, 0.0f}, at.height, at.feature};
}

/* ---- The contact -------------------------------------------------------------------------------------- */

static inline uint32_t furthest_vertex(const gridded_pair *p, vector3 direction)
{
    const float at[3] = {dot(direction, p->vertex[0]), dot(direction, p->vertex[1]),
                         dot(direction, p->vertex[2])};
    uint32_t of_two = at[0] < at[1] ? 1 : 0;
    return feature_of(LH_VERTEX, max(at[0], at[1]) < at[2] ? 2 : of_two);
}

static inline uint32_t feature_of_axis(const gridded_pair *p, best_axis best)
{
    uint32_t ends = (best.axis.x < 0.0f ? end_bit(0) : 0) + (best.axis.y < 0.0f ? end_bit(1) : 0) +
                    (best.axis.z < 0.0f ? end_bit(2) : 0);
    uint32_t product = (uint32_t)best.number - EDGE_AXIS;
    if (best.number == PLANE_AXIS)
        return features_of(LH_FACE, LH_VERTEX + ends);
    if (best.number < PLANE_AXIS)
        return features_of(furthest_vertex(p, best.axis), feature_of(LH_FACE, (uint32_t)best.number) + ends);
    return features_of(feature_of(LH_EDGE, product / 3), feature_of(LH_EDGE, product % 3) + ends);
}

static inline int manifold_triangle_obb(const manifold_triangle_obb_arguments *of, size_t i)
{
    triangle a = triangle_at(of->triangles, i);
    oriented_box b = oriented_box_at(of->boxes, i);
    const lh_manifolds to = lh_manifolds_of(of->manifolds);
    float margin = number_at(of->margin, i);
    gridded_pair p = gridded_pair_of(a, b);
    vector3 plane_normal;
    best_axis best = best_axis_of(&p, &plane_normal);
    core_pair contact = contact_along(a, b, &p, best, plane_normal);
    contact_result result = contact_of(&contact, margin);
    told_point told[LH_POINTS_OF_MANIFOLDS] = {
        {contact_point(&contact), result.distance, feature_of_axis(&p, best)}};
    if (!result.hit)
        return record_points(told, 0, contact.normal, to, i);

    steady_axis steady = steady_axis_of(&p, b, best, contact.distance, plane_normal);
    face_of_box face = face_along(&p, b, &steady, plane_normal);
    clipped_point clipped[CLIPPED_POINTS];
    clip_triangle(&face, margin, clipped);
    const kept_points kept = keep_four(clipped, CLIPPED_POINTS);
    if (steady.is_edges || !face.is_level || kept.count == 0)
        return record_points(told, 1, contact.normal, to, i);
    for (int k = 0; k < kept.count; k++)
        told[k] = told_on_face(&face, b, steady.direction, kept.point[k]);
    sort_by_feature(told, kept.count);
    return record_points(told, (uint8_t)kept.count, normal_along(b, steady.direction), to, i);
}

REFERENCE(manifold_triangle_obb)
