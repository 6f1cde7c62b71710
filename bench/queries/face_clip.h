/* What a polygon and the face of a box have in common, a side after the other (Sutherland and Hodgman, Reentrant
 * Polygon Clipping, 1974), and four points of that. With branches, pair by pair. */
#ifndef BENCH_QUERIES_FACE_CLIP_H
#define BENCH_QUERIES_FACE_CLIP_H

#include "manifold_answer.h"
#include "turned_box.h"

#define NOT_FOR_VECTORS

/* For contender.cc: of more than four points, others may be kept. */
extern const int keeps_others;
__attribute__((weak)) const int keeps_others = 1;

/* Each side may add a corner: eight of one hull, and as many sides of another; no more, though not all is convex. */
enum { MOST_CORNERS = 16 };

typedef struct polygon {
    int count;
    point at[MOST_CORNERS];
    float distance[MOST_CORNERS];
} polygon;

/* What is no further along a direction. */
static inline polygon clipped(const polygon *p, point side, float furthest)
{
    polygon kept;
    kept.count = 0;
    for (int k = 0; k < p->count; k++) {
        const point start = p->at[k], end = p->at[k + 1 < p->count ? k + 1 : 0];
        const float from = dot(side, start) - furthest, to = dot(side, end) - furthest;
        if (from <= 0.0f && kept.count < MOST_CORNERS)
            kept.at[kept.count++] = start;
        if (((from < 0.0f && to > 0.0f) || (from > 0.0f && to < 0.0f)) && kept.count < MOST_CORNERS)
            kept.at[kept.count++] = along(start, minus(end, start), from / (from - to));
    }
    return kept;
}

static inline void keep_largest(of_MANIFOLD *m, const polygon *p, const float *worth)
{
    int best = 0;
    for (int k = 1; k < p->count; k++)
        best = worth[k] > worth[best] ? k : best;
    m->at[m->count] = p->at[best];
    m->distance[m->count++] = p->distance[best];
}

/* The deepest, the furthest from it, and the furthest from both to either side. */
static inline void keep_four(of_MANIFOLD *m, const polygon *p, point normal)
{
    float worth[MOST_CORNERS];
    for (int place = 0; place < LH_POINTS_OF_MANIFOLDS && place < p->count; place++) {
        const point from = m->at[0], aside = cross(normal, minus(m->at[1], from));
        for (int k = 0; k < p->count; k++) {
            const point way = minus(p->at[k], from);
            worth[k] = place == 0 ? -p->distance[k] : place == 1 ? dot(way, way) : dot(way, aside);
            worth[k] = place == 3 ? -worth[k] : worth[k];
        }
        keep_largest(m, p, worth);
    }
}

/* normal: from the polygon to the face of that axis, through which the normal goes; both as the box sees them. */
static inline void lay_on_face(of_MANIFOLD *m, polygon p, point half, point normal, float margin)
{
    const point size = magnitudes(normal),
                axis[] = {{1.0f, 0.0f, 0.0f}, {0.0f, 1.0f, 0.0f}, {0.0f, 0.0f, 1.0f}};
    const int face = size.x >= size.y && size.x >= size.z ? 0 : size.y >= size.z ? 1 : 2;
    for (int k = 0; k < 3; k++) {
        p = k == face ? p : clipped(&p, axis[k], dot(axis[k], half));
        p = k == face ? p : clipped(&p, times(axis[k], -1.0f), dot(axis[k], half));
    }
    polygon near = {.count = 0};
    const float rise = dot(axis[face], normal),
                place = rise < 0.0f ? dot(axis[face], half) : -dot(axis[face], half);
    for (int k = 0; k < p.count; k++) {
        const float distance = (place - dot(axis[face], p.at[k])) / rise;
        if (distance <= margin) {
            near.distance[near.count] = distance;
            near.at[near.count++] = along(p.at[k], normal, 0.5f * distance);
        }
    }
    keep_four(m, &near, normal);
}

#endif
