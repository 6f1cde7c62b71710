/* What of a hull faces along a direction, as a polygon that is seen along that; and what two of these have in common.
 * docs/definitions.md says it of manifolds of two hulls. */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_FACING_RING_H
#define LANEHIT_SRC_SCALAR_REFERENCE_FACING_RING_H

#include "reference_body_contact.h"
#include "reference_face_clip.h"
#include "reference_manifold.h"

enum { ring_corners = 8, ring_points = 3 * ring_corners + 1 };

typedef struct ring_corner {
    flat at;
    float depth;
    uint32_t number;
} ring_corner;

typedef struct facing_ring {
    ring_corner corner[ring_corners], foremost;
    float reach[ring_corners];
    float height, width;
    flat low, high;
    int count, has_area;
} facing_ring;

/* In the scale of the pair. */
typedef struct ring_view {
    vector3 u, v, normal;
} ring_view;

static inline ring_view view_of_normal(vector3 normal)
{
    int is_steep = fabsf(normal.z) > 0.7f;
    vector3 axis = {is_steep ? 1.0f : 0.0f, 0.0f, is_steep ? 0.0f : 1.0f};
    vector3 across = subtract(axis, scale(normal, is_steep ? normal.x : normal.z));
    vector3 u = scale(across, 1.0f / square_root(dot(across, across)));
    return (ring_view){u, cross(normal, u), normal};
}

static inline float along_ring_way(int k, flat at)
{
    static const float u[ring_corners] = {1, 1, 0, -1, -1, -1, 0, 1},
                       v[ring_corners] = {0, 1, 1, 1, 0, -1, -1, -1};
    return at.u * u[k] + at.v * v[k];
}

static inline float extent_of(flat way)
{
    return fabsf(way.u) + fabsf(way.v);
}

/* Corners that are where one before is go to the one before. */
static inline void merge_corners(facing_ring *ring)
{
    float least = ring->width * 0x1p-12f, twice_area = 0.0f;
    ring->count = 1;
    ring->low = ring->high = ring->corner[0].at;
    for (int k = 1; k < ring_corners; k++) {
        int is_old = 0;
        for (int j = 0; j < k; j++)
            is_old |= extent_of(flat_subtract(ring->corner[k].at, ring->corner[j].at)) <= least;
        if (is_old)
            ring->corner[k] = ring->corner[k - 1];
        else
            ring->count++;
        flat at = ring->corner[k].at;
        ring->low = (flat){min(at.u, ring->low.u), min(at.v, ring->low.v)};
        ring->high = (flat){max(at.u, ring->high.u), max(at.v, ring->high.v)};
        twice_area += flat_cross(flat_subtract(ring->corner[k - 1].at, ring->corner[0].at),
                                 flat_subtract(ring->corner[k].at, ring->corner[0].at));
    }
    ring->has_area = twice_area > ring->width * ring->width * 0x1p-10f;
}

static inline vector3 along_axes(rotated_axes axes, vector3 way)
{
    return (vector3){dot(axes.x, way), dot(axes.y, way), dot(axes.z, way)};
}

/* Of hull a, 0, or b, 1, whose origin is there from that of a. */
static inline facing_ring facing_ring_of(const body *of, vector3 origin, const ring_view *view,
                                         float to_scale, int which)
{
    vector3 u = scale(view->u, to_scale), v = scale(view->v, to_scale);
    vector3 along = scale(which == 1 ? opposite(view->normal) : view->normal, to_scale);
    vector3 seen_u = along_axes(of->axes, u), seen_v = along_axes(of->axes, v),
            seen_along = along_axes(of->axes, along);
    flat start = {dot(u, origin), dot(v, origin)};
    facing_ring ring = {0};
    float most[ring_corners];
    for (int facing = 0; facing < 2; facing++)
        for (size_t i = 0; i < of->vertices->count; i++) {
            vector3 vertex = vector_at(of->vertices, i);
            float height = dot(vertex, seen_along);
            uint32_t low = (uint32_t)(i & 63), rest = (uint32_t)(i >> 6 & 15);
            ring_corner next = {{dot(vertex, seen_u) + start.u, dot(vertex, seen_v) + start.v},
                                0.0f,
                                low << (LH_FEATURE_NUMBER + which * LH_FEATURE_OF_B) |
                                    rest << (2 * LH_FEATURE_OF_B + 4 * which)};
            if (!facing) {
                if (i == 0 || height > ring.height) {
                    ring.foremost = next;
                    ring.height = height;
                }
                continue;
            }
            next.depth = ring.height - height;
            for (int k = 0; k < ring_corners; k++) {
                if (i == 0) {
                    ring.corner[k] = ring.foremost;
                    most[k] = along_ring_way(k, ring.foremost.at);
                }
                float reach = along_ring_way(k, next.at) - next.depth * 16.0f;
                if (reach > most[k]) {
                    ring.corner[k] = next;
                    most[k] = reach;
                }
            }
        }
    for (int k = 0; k < ring_corners; k++) {
        ring.reach[k] = along_ring_way(k, ring.corner[0].at);
        for (int j = 1; j < ring_corners; j++)
            ring.reach[k] = max(along_ring_way(k, ring.corner[j].at), ring.reach[k]);
    }
    ring.width = (ring.reach[0] + ring.reach[4]) + (ring.reach[2] + ring.reach[6]);
    merge_corners(&ring);
    return ring;
}

static inline ring_corner along_ring_edge(const ring_corner *from, const ring_corner *to, float share)
{
    flat way = flat_subtract(to->at, from->at);
    return (ring_corner){{from->at.u + way.u * share, from->at.v + way.v * share},
                         from->depth + (to->depth - from->depth) * share,
                         from->number};
}

static inline float across_chord(int by_u, flat at)
{
    return by_u ? at.u : at.v;
}

/* Between the ends of a chord, along which u or v is the same; and how far beside the place that is. */
static inline float depth_on_chord(const facing_ring *ring, int by_u, flat at, float *beside)
{
    float place = across_chord(by_u, at), wanted = across_chord(!by_u, at);
    float same = min(max(place, across_chord(by_u, ring->low)), across_chord(by_u, ring->high));
    float left = INFINITY, right = -INFINITY, left_depth = 0.0f, right_depth = 0.0f;
    for (int k = 0; k < ring_corners; k++) {
        const ring_corner *from = &ring->corner[k], *to = &ring->corner[(k + 1) % ring_corners];
        float start = across_chord(by_u, from->at);
        float share = (same - start) / (across_chord(by_u, to->at) - start);
        ring_corner met = along_ring_edge(from, to, share);
        float other = across_chord(!by_u, met.at);
        int is_cut = share >= 0.0f && share <= 1.0f;
        if (is_cut && other < left) {
            left = other;
            left_depth = met.depth;
        }
        if (is_cut && other > right) {
            right = other;
            right_depth = met.depth;
        }
    }
    float given = min(max(wanted, left), right);
    float share = min(max((given - left) / (right - left), 0.0f), 1.0f);
    *beside = fabsf(same - place) + fabsf(given - wanted);
    return max(left_depth + (right_depth - left_depth) * share, 0.0f);
}

static inline float depth_in_ring(const facing_ring *ring, flat at)
{
    float beside[2];
    float by_v = depth_on_chord(ring, 0, at, &beside[0]), by_u = depth_on_chord(ring, 1, at, &beside[1]);
    return beside[1] < beside[0] ? by_u : by_v;
}

/* Of two rings the one that cuts, and the one that is cut; which of them is of b. */
typedef struct two_rings {
    facing_ring by, cut;
    int by_is_b;
    float slack;
} two_rings;

/* A point that both have in common. */
typedef struct ring_point {
    flat at;
    float depth_of_a, height;
    uint32_t feature;
    int counts;
} ring_point;

static inline float beyond_edge(const facing_ring *ring, int k, flat at, float slack)
{
    flat from = ring->corner[k].at, way = flat_subtract(ring->corner[(k + 1) % ring_corners].at, from);
    return flat_cross(flat_subtract(at, from), way) - slack * extent_of(way);
}

static inline float beyond_side(const two_rings *r, int side, flat at)
{
    if (side < ring_corners)
        return beyond_edge(&r->by, side, at, r->slack);
    int k = side - ring_corners;
    return along_ring_way(k, at) - (r->by.reach[k] + r->slack * 4.0f);
}

static inline uint32_t kind_of_ring(const two_rings *r, int is_cut, uint32_t kind)
{
    return is_cut != r->by_is_b ? kind << LH_FEATURE_OF_B : kind;
}

static inline uint32_t feature_of_side(const two_rings *r, int side)
{
    return r->by.corner[side % ring_corners].number |
           kind_of_ring(r, 0, side < ring_corners ? LH_EDGE : LH_VERTEX);
}

static inline int is_first_there(const facing_ring *ring, int k)
{
    flat way = flat_subtract(ring->corner[(k + 1) % ring_corners].at, ring->corner[k].at);
    return extent_of(way) > 0.0f || (k == 0 && ring->count == 1);
}

static inline ring_point point_on_edge(const two_rings *r, const ring_corner *at, uint32_t feature,
                                       int counts)
{
    float depth = max(at->depth, 0.0f), of_other = depth_in_ring(&r->by, at->at);
    return (ring_point){at->at, r->by_is_b ? depth : of_other, depth + of_other, feature, counts};
}

static inline void clip_ring_edge(const two_rings *r, int k, int is_way_back, ring_point to[2])
{
    const ring_corner *first = &r->cut.corner[k], *last = &r->cut.corner[(k + 1) % ring_corners];
    float enter = -1.0f, leave = 2.0f;
    uint32_t of_entry = 0, of_exit = 0;
    int begins_outside = 0, ends_outside = 0, is_outside = 0;
    for (int side = 0; side < 2 * ring_corners; side++) {
        float at_first = beyond_side(r, side, first->at), at_last = beyond_side(r, side, last->at);
        float share = at_first / (at_first - at_last);
        int begins = at_first > 0.0f, ends = at_last > 0.0f;
        if (begins && !ends && share > enter) {
            enter = share;
            of_entry = feature_of_side(r, side);
        }
        if (ends && !begins && share < leave) {
            leave = share;
            of_exit = feature_of_side(r, side);
        }
        begins_outside |= begins;
        ends_outside |= ends;
        is_outside |= begins & ends;
    }
    int is_there = is_first_there(&r->cut, k);
    int crosses = is_there && enter <= leave && !is_outside && !is_way_back;
    uint32_t corner = first->number | kind_of_ring(r, 1, LH_VERTEX),
             edge = first->number | kind_of_ring(r, 1, LH_EDGE);
    ring_corner entry = along_ring_edge(first, last, enter), left = along_ring_edge(first, last, leave);
    to[0] = point_on_edge(r, begins_outside ? &entry : first, begins_outside ? edge | of_entry : corner,
                          begins_outside ? crosses : is_there);
    int is_same = begins_outside && of_entry == of_exit;
    to[1] = point_on_edge(r, &left, edge | of_exit, crosses && ends_outside && !is_same);
}

static inline ring_point corner_in_ring(const two_rings *r, int k)
{
    const ring_corner *corner = &r->by.corner[k];
    float of_cut = depth_in_ring(&r->cut, corner->at);
    int is_inside = is_first_there(&r->by, k) && r->cut.has_area;
    for (int side = 0; side < ring_corners; side++)
        is_inside &= beyond_edge(&r->cut, side, corner->at, -r->slack) <= 0.0f;
    return (ring_point){corner->at, r->by_is_b ? of_cut : corner->depth, corner->depth + of_cut,
                        corner->number | kind_of_ring(r, 0, LH_VERTEX), is_inside};
}

/* But the contact, which comes last. */
static inline void clip_rings(const two_rings *r, ring_point to[ring_points])
{
    int is_way_back = 0;
    for (int k = 0; k < ring_corners; k++) {
        clip_ring_edge(r, k, is_way_back, &to[2 * (size_t)k]);
        to[2 * ring_corners + k] = corner_in_ring(r, k);
        is_way_back |= is_first_there(&r->cut, k) && r->cut.count == 2;
    }
    for (int k = 0; k < 3 * ring_corners; k++)
        to[k].counts &= r->by.has_area;
}

#endif
