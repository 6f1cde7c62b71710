/* What two faces of boxes have in common, seen along the normal of one of them, and which four points of that are
 * kept. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_FACE_CLIP_H
#define LANEHIT_SRC_SCALAR_REFERENCE_FACE_CLIP_H

#include "reference_contact.h"

typedef struct flat {
    float u, v;
} flat;

/* The reference face is a rectangle about the origin; the incident one begins at a corner of the parallelogram over
 * it. */
typedef struct two_faces {
    flat half;
    flat centre, across[2];
    float height; /* at the origin */
    flat descent;
    float slack;
} two_faces;

/* Each without what is of the other box. */
typedef struct face_features {
    uint32_t reference_face, incident_face;
    uint32_t side[2]; /* at -half of u, and of v */
    uint32_t towards[2];
    uint32_t corner;
    uint32_t edge[4], incident_corner[4];
} face_features;

typedef struct clipped_point {
    flat at;
    float height;
    uint32_t feature;
    int is_within;
} clipped_point;

enum { CLIPPED_POINTS = 12 };

static inline float flat_dot(flat a, flat b)
{
    return a.u * b.u + a.v * b.v;
}

static inline float flat_cross(flat a, flat b)
{
    return a.u * b.v - a.v * b.u;
}

static inline flat flat_subtract(flat a, flat b)
{
    return (flat){a.u - b.u, a.v - b.v};
}

static inline clipped_point clipped_at(const two_faces *f, flat at, uint32_t feature, int is_within,
                                       float margin)
{
    float height = f->height - flat_dot(at, f->descent);
    int is_near = (height <= margin) & (fabsf(height) <= largest_contact_distance);
    return (clipped_point){at, height, feature, is_within & is_near};
}

/* ---- Edges of the incident face ----------------------------------------------------------------------- */

typedef struct cut {
    float enter, leave, per_way;
} cut;

static inline cut cut_between(float middle, float way, float half)
{
    float least = max(half * 0x1p-50f, 0x1p-90f), size = max(fabsf(way), least);
    float per_way = 1.0f / (negative(way) ? -size : size);
    float centre = -(middle * per_way), reach = half * fabsf(per_way);
    return (cut){centre - reach, centre + reach, per_way};
}

static inline int is_in_rectangle(flat at, flat half)
{
    return (fabsf(at.u) <= half.u) & (fabsf(at.v) <= half.v);
}

/* An edge is from middle - way to middle + way. */
static inline void clip_edge(const two_faces *f, const face_features *of, int k, flat middle, flat way,
                             float margin, clipped_point to[2])
{
    flat half = {f->half.u + f->slack, f->half.v + f->slack};
    cut by[2] = {cut_between(middle.u, way.u, half.u), cut_between(middle.v, way.v, half.v)};
    float enter = max(max(by[0].enter, by[1].enter), -1.0f), leave = min(min(by[0].leave, by[1].leave), 1.0f);
    int begins_inside = is_in_rectangle((flat){middle.u - way.u, middle.v - way.v}, half);
    int ends_inside = is_in_rectangle((flat){middle.u + way.u, middle.v + way.v}, half);
    int first = by[1].enter <= by[0].enter ? 0 : 1, last = by[0].leave <= by[1].leave ? 0 : 1;
    uint32_t entry = of->side[first] + (0.0f < by[first].per_way ? 0 : of->towards[first]);
    uint32_t leaving = of->side[last] + (0.0f < by[last].per_way ? of->towards[last] : 0);
    float t = begins_inside ? -1.0f : enter;
    to[0] = clipped_at(f, (flat){middle.u + way.u * t, middle.v + way.v * t},
                       begins_inside ? of->incident_corner[k] : entry + of->edge[k],
                       begins_inside | (enter <= leave), margin);
    to[1] = clipped_at(f, (flat){middle.u + way.u * leave, middle.v + way.v * leave}, leaving + of->edge[k],
                       (enter <= leave) && !ends_inside, margin);
}

/* ---- Both --------------------------------------------------------------------------------------------- */

static inline clipped_point corner_over(const two_faces *f, const face_features *of, int u, int v,
                                        float margin)
{
    flat p = f->across[0], q = f->across[1], at = {u ? f->half.u : -f->half.u, v ? f->half.v : -f->half.v};
    float beyond = f->slack * 0.9375f, outer_u = f->half.u + beyond, outer_v = f->half.v + beyond;
    float area = flat_cross(p, q), inverse = 1.0f / area;
    flat way = flat_subtract((flat){u ? outer_u : -outer_u, v ? outer_v : -outer_v}, f->centre);
    int is_over = 0x1p-100f < fabsf(area) && fabsf(flat_cross(way, q) * inverse) <= 1.0f &&
                  fabsf(flat_cross(p, way) * inverse) <= 1.0f;
    uint32_t feature = of->corner + of->incident_face + (u ? of->towards[0] : 0) + (v ? of->towards[1] : 0);
    return clipped_at(f, at, feature, is_over, margin);
}

static inline void clip_faces(const two_faces *f, const face_features *of, float margin,
                              clipped_point to[CLIPPED_POINTS])
{
    flat c = f->centre, p = f->across[0], q = f->across[1], back_p = {-p.u, -p.v}, back_q = {-q.u, -q.v};
    flat middles[4] = {
        {c.u - q.u, c.v - q.v}, {c.u + p.u, c.v + p.v}, {c.u + q.u, c.v + q.v}, {c.u - p.u, c.v - p.v}};
    flat ways[4] = {p, q, back_p, back_q};
    clipped_point *ends = to;
    for (int k = 0; k < 4; k++) {
        clip_edge(f, of, k, middles[k], ways[k], margin, ends);
        ends += 2;
        to[8 + k] = corner_over(f, of, k & 1, k >> 1, margin);
    }
}

/* ---- Four of them ------------------------------------------------------------------------------------- */

/* Those kept so far. */
typedef struct kept_points {
    int count;
    clipped_point point[4];
} kept_points;

/* How much a point is worth as the next one. */
static inline float worth_of(const kept_points *kept, const clipped_point *point)
{
    const flat tilt = {0x1p-8f * 0.79f, 0x1p-8f * 0.61f};
    if (kept->count == 0)
        return -(point->height + flat_dot(point->at, tilt));
    flat way = flat_subtract(point->at, kept->point[0].at);
    if (kept->count == 1)
        return flat_dot(way, way) + flat_dot(way, tilt) * (fabsf(way.u) + fabsf(way.v));
    flat base = flat_subtract(kept->point[1].at, kept->point[0].at),
         tilted = {base.u * 0x1p-8f, base.v * 0x1p-8f};
    if (kept->count == 2)
        return fabsf(flat_cross(base, way)) + flat_dot(tilted, way);
    flat third = flat_subtract(kept->point[2].at, kept->point[0].at);
    float whole = flat_cross(base, third), turn = whole < 0.0f ? -1.0f : 1.0f;
    float by_base = flat_cross(base, way) * turn, by_third = flat_cross(way, third) * turn;
    return flat_dot(tilted, way) - min(min(by_base, by_third), whole * turn - (by_base + by_third));
}

/* Where none is worth a number, as of those that are too far apart, the place stays empty. */
static inline kept_points keep_four(clipped_point *points, int count)
{
    kept_points kept = {.count = 0}, told = {.count = 0};
    for (; kept.count < 4; kept.count++) {
        float most = -INFINITY;
        int best = -1;
        for (int k = 0; k < count; k++) {
            float worth = worth_of(&kept, &points[k]);
            if (points[k].is_within & (most < worth)) {
                most = worth;
                best = k;
            }
        }
        if (best < 0 && kept.count == 0)
            break;
        if (best < 0)
            continue;
        kept.point[kept.count] = told.point[told.count++] = points[best];
        points[best].is_within = 0;
    }
    return told;
}

#endif
