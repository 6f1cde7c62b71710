/* What of a hull faces along a direction, as it is seen along that: up to eight vertices, counterclockwise, each of
 * which is the furthest along one of eight directions that lean off the normal by a little. So a face that leans less
 * is told by its corners, of which those are there that a k-DOP would have (Klosowski et al. 1998): all at which its
 * edges turn by 45 degrees or more. They are in order by themselves, whatever rounding makes of them. */
#ifndef LANEHIT_SRC_MATHEMATICS_HULLS_FACING_RING_H
#define LANEHIT_SRC_MATHEMATICS_HULLS_FACING_RING_H

#include "convex_pair.h"
#include "mathematics/axis.h"
#include "mathematics/manifold/contact_points.h"
#include "mathematics/manifold/face_clip.h"

enum { RING_CORNERS = 8 };

/* By how much a vertex that is behind another has to be further: the directions lean off the normal by an angle with a
 * tangent of 2^-4, some 3.6 degrees, or in between by the root of 2 more. Corners that are nearer to each other than
 * LEAST_EDGE of the width are one, and what has less than LEAST_AREA of its square is no face. */
static const float STEEPNESS = 0x1p4f, LEAST_EDGE = 0x1p-12f, LEAST_AREA = 0x1p-10f;

/* Along x and y, and along the normal, each of length 1. */
typedef struct normal_view {
    v3 u, v, normal;
} normal_view;

/* What is across is near x, or near z for a normal that is not: so the view does not jump where the normal trembles
 * about an axis. */
LH_INLINE normal_view normal_view_of(v3 normal)
{
    const lanes zero = lanes_set1(0.0f), one = lanes_set1(1.0f);
    const mask is_steep = lanes_lt(lanes_set1(0.7f), lanes_abs(normal.z));
    const v3 aside = {lanes_select(is_steep, one, zero), zero, lanes_select(is_steep, zero, one)};
    const v3 across = v3_sub(aside, v3_scale(normal, lanes_select(is_steep, normal.x, normal.z)));
    const v3 u = v3_scale(across, lanes_div(one, lanes_sqrt(v3_dot(across, across))));
    return (normal_view){u, v3_cross(normal, u), normal};
}

typedef struct ring_corner {
    flat at;
    lanes depth;  /* behind the foremost vertex */
    lanes number; /* of the vertex, in its place of a feature */
} ring_corner;

typedef struct facing_ring {
    ring_corner corner[RING_CORNERS]; /* those that are not there are where the one before is */
    lanes reach[RING_CORNERS];        /* along each direction */
    ring_corner foremost;
    lanes height;       /* of that, along the direction */
    lanes width, count; /* of the corners */
    flat low, high;     /* the least and the greatest of these */
    mask has_area;
} facing_ring;

LH_INLINE flat flat_select(mask m, flat a, flat b)
{
    return (flat){lanes_select(m, a.u, b.u), lanes_select(m, a.v, b.v)};
}

LH_INLINE ring_corner corner_select(mask m, const ring_corner *a, const ring_corner *b)
{
    return (ring_corner){flat_select(m, a->at, b->at), lanes_select(m, a->depth, b->depth),
                         lanes_select(m, a->number, b->number)};
}

LH_INLINE void select_ring(facing_ring *to, mask m, const facing_ring *a, const facing_ring *b)
{
    LH_ROLLED
    for (int k = 0; k < RING_CORNERS; k++) {
        to->corner[k] = corner_select(m, &a->corner[k], &b->corner[k]);
        to->reach[k] = lanes_select(m, a->reach[k], b->reach[k]);
    }
    to->count = lanes_select(m, a->count, b->count);
    to->low = flat_select(m, a->low, b->low);
    to->high = flat_select(m, a->high, b->high);
    to->has_area = select_mask(m, a->has_area, b->has_area);
}

/* In eighths of a turn. */
static const signed char ring_way_u[RING_CORNERS] = {1, 1, 0, -1, -1, -1, 0, 1};
static const signed char ring_way_v[RING_CORNERS] = {0, 1, 1, 1, 0, -1, -1, -1};

LH_INLINE lanes along_ring_way(int k, flat at)
{
    return lanes_add(lanes_mul(at.u, lanes_set1((float)ring_way_u[k])),
                     lanes_mul(at.v, lanes_set1((float)ring_way_v[k])));
}

/* Bits 0 to 5 of the number are where a feature has one, and bits 6 to 9 come after that of b. */
LH_INLINE unsigned number_of_corner(size_t k, int is_b)
{
    const unsigned low = (unsigned)k & 63, rest = (unsigned)(k >> 6) & 15;
    const unsigned of_a = low << LH_FEATURE_NUMBER;
    return is_b ? of_a << LH_FEATURE_OF_B | rest << (2 * LH_FEATURE_OF_B + 4)
                : of_a | rest << (2 * LH_FEATURE_OF_B);
}

/* The view as the axes of a hull see it, in the scale of the pair. */
typedef struct hull_view {
    const lh_vectors *vertices;
    v3 u, v, along;
    flat origin;
    int is_b;
} hull_view;

LH_INLINE ring_corner seen_vertex(const hull_view *from, size_t k, lanes height)
{
    const v3 vertex = in_all_lanes(vertex_floats_of(from->vertices, k));
    return (ring_corner){{lanes_add(v3_dot(vertex, from->u), from->origin.u),
                          lanes_add(v3_dot(vertex, from->v), from->origin.v)},
                         lanes_sub(height, v3_dot(vertex, from->along)),
                         lanes_set1((float)number_of_corner(k, from->is_b))};
}

/* By a height of 0: the least depth is that of the first of the foremost vertices. */
LH_INLINE ring_corner foremost_corner(const hull_view *from)
{
    const lanes zero = lanes_set1(0.0f);
    ring_corner best = seen_vertex(from, 0, zero);
    for (size_t k = 1; k < from->vertices->count; k++) {
        const ring_corner next = seen_vertex(from, k, zero);
        best = corner_select(lanes_lt(next.depth, best.depth), &next, &best);
    }
    return best;
}

/* Corners that are where one before is go to the one before. */
LH_INLINE void merge_corners(facing_ring *ring)
{
    const lanes one = lanes_set1(1.0f), zero = lanes_set1(0.0f);
    const lanes least = lanes_mul(ring->width, lanes_set1(LEAST_EDGE));
    lanes twice_area = zero;
    ring->count = one;
    ring->low = ring->high = ring->corner[0].at;
    LH_ROLLED
    for (int k = 1; k < RING_CORNERS; k++) {
        mask is_old = lanes_lt(zero, zero);
        LH_ROLLED
        for (int j = 0; j < k; j++) {
            const flat way = flat_sub(ring->corner[k].at, ring->corner[j].at);
            is_old = mask_or(is_old, lanes_le(flat_sum_of_magnitudes(way), least));
        }
        ring->corner[k] = corner_select(is_old, &ring->corner[k - 1], &ring->corner[k]);
        ring->count = lanes_sub(lanes_add(ring->count, one), lanes_or_zero(is_old, one));
        const flat at = ring->corner[k].at;
        ring->low = (flat){lanes_min(at.u, ring->low.u), lanes_min(at.v, ring->low.v)};
        ring->high = (flat){lanes_max(at.u, ring->high.u), lanes_max(at.v, ring->high.v)};
        const flat before = flat_sub(ring->corner[k - 1].at, ring->corner[0].at),
                   here = flat_sub(ring->corner[k].at, ring->corner[0].at);
        twice_area = lanes_add(twice_area, flat_cross(before, here));
    }
    const lanes least_area = lanes_mul(lanes_mul(ring->width, ring->width), lanes_set1(LEAST_AREA));
    ring->has_area = lanes_lt(least_area, twice_area);
}

/* How far the corners reach along each direction; and their width. */
LH_INLINE void measure_ring(facing_ring *ring)
{
    LH_ROLLED
    for (int k = 0; k < RING_CORNERS; k++) {
        ring->reach[k] = along_ring_way(k, ring->corner[0].at);
        LH_ROLLED
        for (int j = 1; j < RING_CORNERS; j++)
            ring->reach[k] = lanes_max(along_ring_way(k, ring->corner[j].at), ring->reach[k]);
    }
    ring->width =
        lanes_add(lanes_add(ring->reach[0], ring->reach[4]), lanes_add(ring->reach[2], ring->reach[6]));
}

static LH_ONE_COPY void find_facing_ring(facing_ring *ring, const hull_view *from)
{
    lanes most[RING_CORNERS];
    ring->foremost = foremost_corner(from);
    ring->height = lanes_negate(ring->foremost.depth);
    ring->foremost.depth = lanes_set1(0.0f);
    for (int k = 0; k < RING_CORNERS; k++) {
        ring->corner[k] = ring->foremost;
        most[k] = along_ring_way(k, ring->foremost.at);
    }
    for (size_t i = 0; i < from->vertices->count; i++) {
        const ring_corner next = seen_vertex(from, i, ring->height);
        const lanes behind = lanes_mul(next.depth, lanes_set1(STEEPNESS));
        LH_ROLLED
        for (int k = 0; k < RING_CORNERS; k++) {
            const lanes reach = lanes_sub(along_ring_way(k, next.at), behind);
            const mask is_better = lanes_lt(most[k], reach);
            ring->corner[k] = corner_select(is_better, &next, &ring->corner[k]);
            most[k] = lanes_select(is_better, reach, most[k]);
        }
    }
    measure_ring(ring);
    merge_corners(ring);
}

/* Of a place within the ring, or a little beside it: that of a point of a chord, so of one between corners. */
typedef struct depth_on_chord {
    lanes depth;
    lanes beside; /* how far from the place */
} depth_on_chord;

LH_INLINE lanes across_chord(int by_u, flat at)
{
    return by_u ? at.u : at.v;
}

/* Of all places on a chord one of the coordinates is the same: u, or v. */
LH_INLINE depth_on_chord find_on_chord(const facing_ring *ring, int by_u, flat at)
{
    const lanes zero = lanes_set1(0.0f), infinity = lanes_set1(__builtin_inff());
    const lanes place = across_chord(by_u, at);
    const lanes same =
        lanes_min(lanes_max(place, across_chord(by_u, ring->low)), across_chord(by_u, ring->high));
    lanes left = infinity, right = lanes_negate(infinity), left_depth = zero, right_depth = zero;
    LH_ROLLED
    for (int k = 0; k < RING_CORNERS; k++) {
        const ring_corner *const from = &ring->corner[k], *const to = &ring->corner[(k + 1) % RING_CORNERS];
        const lanes start = across_chord(by_u, from->at), begin = across_chord(!by_u, from->at);
        const lanes share = lanes_div(lanes_sub(same, start), lanes_sub(across_chord(by_u, to->at), start));
        const mask is_cut = mask_and(lanes_le(zero, share), lanes_le(share, lanes_set1(1.0f)));
        const lanes other = lanes_add(begin, lanes_mul(lanes_sub(across_chord(!by_u, to->at), begin), share)),
                    depth = lanes_add(from->depth, lanes_mul(lanes_sub(to->depth, from->depth), share));
        const mask is_left = mask_and(is_cut, lanes_lt(other, left)),
                   is_right = mask_and(is_cut, lanes_lt(right, other));
        left = lanes_select(is_left, other, left);
        left_depth = lanes_select(is_left, depth, left_depth);
        right = lanes_select(is_right, other, right);
        right_depth = lanes_select(is_right, depth, right_depth);
    }
    const lanes wanted = across_chord(!by_u, at), given = lanes_min(lanes_max(wanted, left), right);
    const lanes along = lanes_div(lanes_sub(given, left), lanes_sub(right, left));
    const lanes share = lanes_min(lanes_max(along, zero), lanes_set1(1.0f));
    const lanes depth = lanes_add(left_depth, lanes_mul(lanes_sub(right_depth, left_depth), share));
    return (depth_on_chord){lanes_max(depth, zero), lanes_add(lanes_abs(lanes_sub(same, place)),
                                                              lanes_abs(lanes_sub(given, wanted)))};
}

/* By the chord that is nearer: one that is along an edge would lead far from a place beside that. */
static LH_ONE_COPY lanes depth_at(const facing_ring *ring, flat at)
{
    depth_on_chord by[2];
    LH_ROLLED
    for (int k = 0; k < 2; k++)
        by[k] = find_on_chord(ring, k, at);
    return lanes_select(lanes_lt(by[1].beside, by[0].beside), by[1].depth, by[0].depth);
}

#endif
