/* What faces along the normal of the contact, b's clipped by the sides of a's; else where edges are nearest. */
#include "face_clip.h"
#include "hull_depth.h"
#include "segment_pair.h"

/* Furthest along eight directions that lean off the normal a little, in order. */
static inline polygon facing_along(const point *hull, point normal, point u, point v)
{
    static const float turn[][2] = {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}};
    polygon p = {.count = 0};
    for (int k = 0; k < 8; k++) {
        const point lean = along(times(u, turn[k][0]), v, turn[k][1]);
        const point next = furthest_along(hull, COUNT_OF_HULL, along(normal, lean, 0x1p-4f));
        const point way = minus(next, p.count ? p.at[p.count - 1] : p.at[0]), back = minus(next, p.at[0]);
        if (p.count == 0 || (dot(way, way) > 0.0f && dot(back, back) > 0.0f))
            p.at[p.count++] = next;
    }
    return p;
}

static inline void lay_on_polygon(of_MANIFOLD *m, const polygon *a, polygon b, hull_gap gap, float height,
                                  float margin)
{
    for (int k = 0; k < a->count; k++) {
        const point from = a->at[k], edge = minus(a->at[k + 1 < a->count ? k + 1 : 0], from);
        const point side = cross(edge, gap.normal);
        b = clipped(&b, side, dot(side, from));
    }
    polygon near = {.count = 0};
    for (int k = 0; k < b.count; k++) {
        const float distance = dot(gap.normal, b.at[k]) - height;
        if (distance <= margin) {
            near.distance[near.count] = distance;
            near.at[near.count++] = along(b.at[k], gap.normal, -0.5f * distance);
        }
    }
    keep_four(m, &near, gap.normal);
}

static inline point between_edges(const polygon *a, const polygon *b)
{
    const point way = minus(a->at[a->count > 1], a->at[0]), other = minus(b->at[b->count > 1], b->at[0]);
    const share_pair shares = nearest_of_pair(a->at[0], way, b->at[0], other);
    return along(along(a->at[0], way, shares.s), shares.apart, -0.5f);
}

static inline answer solve(pose a, pose b, float margin, const point *a_hull, const point *b_hull)
{
    const axes of_a = axes_of(a), of_b = axes_of(b);
    const point way = minus(b.centre, a.centre);
    point of_first[COUNT_OF_HULL], of_second[COUNT_OF_HULL];
    for (int k = 0; k < COUNT_OF_HULL; k++) {
        of_first[k] = turned_along(of_a, a_hull[k]);
        of_second[k] = along(way, turned_along(of_b, b_hull[k]), 1.0f);
    }
    of_MANIFOLD m = {.count = 0};
    const hull_gap gap = gap_between(of_first, COUNT_OF_HULL, of_second, COUNT_OF_HULL, margin);
    if (gap.distance > margin)
        return manifold_of(m);
    const point n = m.normal = gap.normal, axis = {fabsf(n.z) > 0.7f, 0.0f, fabsf(n.z) <= 0.7f};
    const point side = cross(axis, n), u = times(side, 1.0f / sqrtf(dot(side, side))), v = cross(n, u);
    const polygon face = facing_along(of_first, n, u, v),
                  other = facing_along(of_second, times(n, -1.0f), u, v);
    const float height = dot(n, furthest_along(of_first, COUNT_OF_HULL, n));
    if (face.count > 2)
        lay_on_polygon(&m, &face, other, gap, height, margin);
    if (m.count == 0)
        add_point(&m, 0, 1, between_edges(&face, &other), gap.distance, 0);
    for (int k = 0; k < m.count; k++)
        m.at[k] = along(a.centre, m.at[k], 1.0f);
    return manifold_of(m);
}
