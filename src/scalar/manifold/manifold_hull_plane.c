/* Hull against half-space: the deepest vertex, and of the others within the margin those on which the hull rests as on
 * all. docs/definitions.md, "manifold_hull_plane". */
#include "scalar/reference_hull_over_plane.h"
#include "scalar/reference_manifold.h"
#include "scalar/reference_separation.h"

typedef struct lying_hull {
    const lh_vectors *vertices;
    placement a;
    plane b;
    vector3 down;
    float reach, margin;
} lying_hull;

static inline core_pair contact_of_number(const lying_hull *h, size_t k)
{
    vector3 vertex = vector_at(h->vertices, k);
    return contact_of_vertex(h->a, h->reach, h->b, (foremost){dot(vertex, h->down), vertex});
}

/* The first of equals; without numbers the first of all. */
static inline size_t deepest_vertex(const lying_hull *h)
{
    size_t best = 0;
    for (size_t k = 1; k < h->vertices->count; k++)
        if (dot(vector_at(h->vertices, k), h->down) > dot(vector_at(h->vertices, best), h->down))
            best = k;
    return best;
}

/* What a vertex adds to those that were chosen: how far it is from the deepest; twice the area with two; how far it is
 * outside of the triangle of three. All along the plane, by the product with a multiple of its normal. */
static inline float gain_of(const lying_hull *h, const size_t *chosen, int count, size_t k)
{
    vector3 down = scaled_to_one(h->down), from = vector_at(h->vertices, chosen[0]);
    vector3 way = subtract(vector_at(h->vertices, k), from);
    if (count == 1) {
        vector3 across = cross(way, down);
        return dot(across, across);
    }
    vector3 by_base = cross(down, subtract(vector_at(h->vertices, chosen[1]), from));
    float with_base = dot(by_base, way);
    if (count == 2)
        return fabsf(with_base);
    vector3 third = subtract(vector_at(h->vertices, chosen[2]), from);
    float whole = dot(by_base, third), with_third = dot(cross(third, down), way);
    float sign = whole < 0.0f ? -1.0f : 1.0f;
    float one = with_base * sign, other = with_third * sign;
    return -min(min(one, other), whole * sign - (one + other));
}

/* Nor is a vertex taken again, or one that is where it is. */
static inline int leads_elsewhere(const lying_hull *h, const size_t *chosen, int count, size_t k)
{
    vector3 from = vector_at(h->vertices, chosen[0]), way = subtract(vector_at(h->vertices, k), from);
    for (int of = 0; of < count; of++)
        if (is_zero(subtract(way, subtract(vector_at(h->vertices, chosen[of]), from))))
            return 0;
    return 1;
}

/* The number of vertices where there is none that adds anything. */
static inline size_t next_vertex(const lying_hull *h, const size_t *chosen, int count)
{
    size_t best = h->vertices->count;
    float most = 0.0f;
    for (size_t k = 0; k < h->vertices->count; k++) {
        core_pair cores = contact_of_number(h, k);
        float gain = gain_of(h, chosen, count, k);
        if (contact_of(&cores, h->margin).hit && gain > most && leads_elsewhere(h, chosen, count, k)) {
            best = k;
            most = gain;
        }
    }
    return best;
}

/* Bits 0 to 5 of the number, and 6 to 13 after what is of b. */
static inline uint32_t feature_of_vertex(size_t k)
{
    return feature_of(LH_VERTEX, k & 63) | (uint32_t)(k >> 6 & 255) << (2 * LH_FEATURE_OF_B);
}

static inline int manifold_hull_plane(const manifold_hull_plane_arguments *of, size_t i)
{
    lying_hull h = {of->hull, placement_at(of->poses, i), plane_at(of->planes, i),
                    .margin = number_at(of->margin, i)};
    h.down = way_down(h.a, h.b);
    h.reach = reach_of_vertices(h.vertices);
    size_t chosen[LH_POINTS_OF_MANIFOLDS] = {deepest_vertex(&h)};
    core_pair deepest = contact_of_number(&h, chosen[0]);
    int count = contact_of(&deepest, h.margin).hit;
    while (count > 0 && count < LH_POINTS_OF_MANIFOLDS) {
        chosen[count] = next_vertex(&h, chosen, count);
        if (chosen[count] == h.vertices->count)
            break;
        count++;
    }
    told_point points[LH_POINTS_OF_MANIFOLDS];
    for (int k = 0; k < count; k++) {
        core_pair cores = contact_of_number(&h, chosen[k]);
        points[k] = (told_point){contact_point(&cores), contact_of(&cores, h.margin).distance,
                                 feature_of_vertex(chosen[k])};
    }
    sort_by_feature(points, count);
    return record_points(points, (uint8_t)count, deepest.normal, lh_manifolds_of(of->manifolds), i);
}

REFERENCE(manifold_hull_plane)
