/* What may meet during a step, what does, and how near things are at its start. */
#include <stdlib.h>
#include <string.h>

#include "drape.h"

#include "../demo/fail.h"

/* ---- Where all is ---------------------------------------------------------------------------------------------- */

/* As much larger as the cloth is thick. */
static box bounds_of(const drape *d, const uint32_t *at, int count)
{
    const vec3 margin = {d->thickness, d->thickness, d->thickness};
    box b = box_empty();
    for (int k = 0; k < count; k++) {
        b = box_join(b, (box){d->before[at[k]], d->before[at[k]]});
        b = box_join(b, (box){d->after[at[k]], d->after[at[k]]});
    }
    return (box){vec3_sub(b.min, margin), vec3_add(b.max, margin)};
}

/* Shapes of so many vertices each, at both ends of the step. */
static void place_shapes(const drape *d, drape_shapes *to, const uint32_t *at, int corners, size_t count)
{
    vec3 *const before = to->before, *const after = to->after;
    for (size_t i = 0; i < count; i++, at += corners)
        for (int k = 0; k < corners; k++) {
            before[i * (size_t)corners + (size_t)k] = d->before[at[k]];
            after[i * (size_t)corners + (size_t)k] = d->after[at[k]];
        }
}

static void place_all(drape *d)
{
    place_shapes(d, &d->of_triangles, d->corners->at, 3, d->triangles);
    place_shapes(d, &d->of_edges, d->ends->at, 2, d->edges);
}

static void bound_all(drape *d)
{
    for (uint32_t i = 0; i < d->vertices; i++)
        d->points.bounds[i] = bounds_of(d, &i, 1);
    for (size_t i = 0; i < d->triangles; i++)
        d->of_triangles.bounds[i] = bounds_of(d, d->corners[i].at, 3);
    for (size_t i = 0; i < d->edges; i++)
        d->of_edges.bounds[i] = bounds_of(d, d->ends[i].at, 2);
}

/* ---- Pairs ----------------------------------------------------------------------------------------------------- */

static void make_room(drape_pairs *p, size_t pairs)
{
    p->capacity = pairs + pairs / 4 + 64;
    p->pairs = realloc(p->pairs, p->capacity * sizeof *p->pairs);
    p->hits = realloc(p->hits, lh_hits_words(p->capacity) * sizeof *p->hits);
    float **const floats[] = {&p->toi, &p->distance2, &p->s, &p->t};
    for (size_t i = 0; i < sizeof floats / sizeof *floats; i++)
        *floats[i] = realloc(*floats[i], p->capacity * sizeof **floats[i]);
    if (!p->pairs || !p->hits || !p->toi || !p->distance2 || !p->s || !p->t)
        fail("out of memory");
}

/* Of some boxes of each side; the numbers of the pairs are those in all. */
static void add_pairs(drape *d, drape_pairs *to, const box *a, size_t first_a, size_t a_count, const box *b,
                      size_t first_b, size_t b_count)
{
    const lh_aabbs of_a = lh_aabbs_aos(&a[first_a].min.x, sizeof *a, a_count),
                   of_b = lh_aabbs_aos(&b[first_b].min.x, sizeof *b, b_count);
    const int is_one_set = a == b && first_a == first_b;
    for (;;) {
        const size_t room = to->capacity - to->count;
        size_t found;
        must(lh_pairs_aabb_aabb(&of_a, is_one_set ? NULL : &of_b, room ? to->pairs + to->count : NULL, room,
                                &found, d->scratch, d->scratch_size));
        if (found <= room) {
            for (size_t i = to->count; i < to->count + found; i++) {
                to->pairs[i].a += (uint32_t)first_a;
                to->pairs[i].b += (uint32_t)first_b;
            }
            to->count += found;
            return;
        }
        make_room(to, to->count + found);
    }
}

/* The vertices of a pair: a point and a triangle, or two edges. */
static void vertices_of(const drape *d, drape_kind kind, lh_pair pair, uint32_t at[4])
{
    if (kind == DRAPE_POINTS) {
        at[0] = pair.a;
        memcpy(at + 1, d->corners[pair.b].at, 3 * sizeof *at);
    } else {
        memcpy(at, d->ends[pair.a].at, 2 * sizeof *at);
        memcpy(at + 2, d->ends[pair.b].at, 2 * sizeof *at);
    }
}

static int have_one_in_common(const uint32_t at[4], int first)
{
    for (int i = 0; i < first; i++)
        for (int k = first; k < 4; k++)
            if (at[i] == at[k])
                return 1;
    return 0;
}

/* What has a vertex in common meets all the time. */
static void leave_out_neighbours(drape *d, drape_kind kind)
{
    drape_pairs *const p = &d->pairs[kind];
    size_t kept = 0;
    for (size_t i = 0; i < p->count; i++) {
        uint32_t at[4];
        vertices_of(d, kind, p->pairs[i], at);
        if (!have_one_in_common(at, kind == DRAPE_POINTS ? 1 : 2))
            p->pairs[kept++] = p->pairs[i];
    }
    p->count = kept;
}

void drape_find_pairs(drape *d)
{
    bound_all(d);
    place_all(d);
    const box *const points = d->points.bounds, *const triangles = d->of_triangles.bounds,
                     *const edges = d->of_edges.bounds;
    drape_pairs *const of_points = &d->pairs[DRAPE_POINTS], *const of_edges = &d->pairs[DRAPE_EDGES];
    of_points->count = of_edges->count = 0;
    add_pairs(d, of_points, points, 0, d->sheet_vertices, triangles, 0, d->triangles);
    add_pairs(d, of_points, points, d->sheet_vertices, d->vertices - d->sheet_vertices, triangles, 0,
              d->sheet_triangles);
    add_pairs(d, of_edges, edges, 0, d->sheet_edges, edges, 0, d->sheet_edges);
    add_pairs(d, of_edges, edges, 0, d->sheet_edges, edges, d->sheet_edges, d->edges - d->sheet_edges);
    leave_out_neighbours(d, DRAPE_POINTS);
    leave_out_neighbours(d, DRAPE_EDGES);
}

/* ---- Views of pairs -------------------------------------------------------------------------------------------- */

static lh_vectors points_of_pairs(const vec3 *all, const drape_pairs *p)
{
    return lh_vectors_indexed(lh_vectors_aos(&all->x, sizeof *all, 0), &p->pairs->a, sizeof *p->pairs,
                              p->count);
}

static lh_triangles triangles_of_pairs(const void *all, const drape_pairs *p)
{
    return lh_triangles_indexed(lh_triangles_aos(all, sizeof(triangle), 0), &p->pairs->b, sizeof *p->pairs,
                                p->count);
}

static lh_segments edges_of_pairs(const void *all, const drape_pairs *p, const uint32_t *side)
{
    return lh_segments_indexed(lh_segments_aos(all, 2 * sizeof(vec3), 0), side, sizeof *p->pairs, p->count);
}

/* ---- What meets ------------------------------------------------------------------------------------------------ */

static void ask(drape *d, drape_kind kind)
{
    drape_pairs *const p = &d->pairs[kind];
    if (kind == DRAPE_POINTS) {
        const lh_vectors points = points_of_pairs(d->before, p), after = points_of_pairs(d->after, p);
        const lh_triangles triangles = triangles_of_pairs(d->of_triangles.before, p),
                           triangles_after = triangles_of_pairs(d->of_triangles.after, p);
        must(lh_sweep_point_triangle(&points, &after, &triangles, &triangles_after, p->hits, p->toi, NULL,
                                     NULL));
    } else {
        const void *const before = d->of_edges.before, *const after = d->of_edges.after;
        const lh_segments a = edges_of_pairs(before, p, &p->pairs->a),
                          a_after = edges_of_pairs(after, p, &p->pairs->a),
                          b = edges_of_pairs(before, p, &p->pairs->b),
                          b_after = edges_of_pairs(after, p, &p->pairs->b);
        must(lh_sweep_segment_segment(&a, &a_after, &b, &b_after, p->hits, p->toi, NULL, NULL));
    }
}

static int moves(const drape *d, uint32_t vertex)
{
    const vec3 way = vec3_sub(d->after[vertex], d->before[vertex]);
    return way.x != 0 || way.y != 0 || way.z != 0;
}

size_t drape_stop(drape *d, drape_kind kind, int ends)
{
    static const float part = 0.8F; /* of the time to contact */
    const drape_pairs *const p = &d->pairs[kind];
    size_t stopped = 0;
    ask(d, kind);
    for (size_t i = 0; i < d->vertices; i++)
        d->share[i] = 1;
    for (size_t i = 0; i < p->count; i++) {
        uint32_t at[4];
        if (!(p->hits[i / 64] >> i % 64 & 1))
            continue;
        vertices_of(d, kind, p->pairs[i], at);
        const float share = ends || p->toi[i] < 0x1p-8F ? 0 : part * p->toi[i];
        int is_moving = 0;
        for (int k = 0; k < 4; k++) {
            is_moving |= moves(d, at[k]);
            d->share[at[k]] = lesser(d->share[at[k]], share);
        }
        stopped += (size_t)is_moving;
    }
    for (size_t i = 0; i < d->sheet_vertices; i++)
        if (d->share[i] <= 0)
            d->after[i] = d->before[i];
        else if (d->share[i] < 1)
            d->after[i] =
                vec3_add(d->before[i], vec3_scale(vec3_sub(d->after[i], d->before[i]), d->share[i]));
    if (stopped > 0)
        place_all(d);
    return stopped;
}

void drape_halt(drape *d)
{
    memcpy(d->after, d->before, d->vertices * sizeof *d->before);
    place_all(d);
}

/* ---- What is near ---------------------------------------------------------------------------------------------- */

static void measure(drape *d, drape_kind kind)
{
    drape_pairs *const p = &d->pairs[kind];
    if (kind == DRAPE_POINTS) {
        const lh_vectors points = points_of_pairs(d->before, p);
        const lh_triangles triangles = triangles_of_pairs(d->of_triangles.before, p);
        must(lh_closest_triangle_point(&triangles, &points, p->distance2, p->s, p->t, NULL));
    } else {
        const lh_segments a = edges_of_pairs(d->of_edges.before, p, &p->pairs->a),
                          b = edges_of_pairs(d->of_edges.before, p, &p->pairs->b);
        must(lh_closest_segment_segment(&a, &b, p->distance2, p->s, p->t, NULL, NULL));
    }
}

/* Of a pair that is near; the normal leads to the point, or to the first edge. */
static void add_contact(drape *d, drape_kind kind, lh_pair pair, float s, float t)
{
    drape_contact c = {.normal = {0, 0, 0}};
    const float weights[DRAPE_KINDS][4] = {{1, -(1 - s - t), -s, -t}, {1 - s, s, -(1 - t), -t}};
    memcpy(c.weight, weights[kind], sizeof c.weight);
    vertices_of(d, kind, pair, c.at);
    for (int k = 0; k < 4; k++)
        c.normal = vec3_add(c.normal, vec3_scale(d->before[c.at[k]], c.weight[k]));
    if (!(vec3_length(c.normal) > 0))
        return;
    c.normal = vec3_normalized(c.normal);
    if (d->contact_count == d->contact_capacity)
        d->contacts = enlarge(d->contacts, &d->contact_capacity, sizeof *d->contacts);
    d->contacts[d->contact_count++] = c;
}

/* As near as twice the thickness, since the step goes on. */
void drape_find_contacts(drape *d)
{
    const float near2 = 4 * d->thickness * d->thickness;
    d->contact_count = 0;
    for (int kind = 0; kind < DRAPE_KINDS; kind++) {
        const drape_pairs *const p = &d->pairs[kind];
        measure(d, (drape_kind)kind);
        for (size_t i = 0; i < p->count; i++)
            if (p->distance2[i] < near2)
                add_contact(d, (drape_kind)kind, p->pairs[i], p->s[i], p->t[i]);
    }
}
