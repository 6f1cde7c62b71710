/* The sheet: its vertices, triangles, edges and springs, and those of the mesh behind them. */
#include <stdlib.h>
#include <string.h>

#include "drape.h"

#include "../demo/fail.h"

static const float sheet_width = 1.5F, gap_above = 0.02F; /* a mesh is about 1 wide */
static const float stretch = 1.0F, bend = 0.05F;

/* ---- Edges of triangles ---------------------------------------------------------------------------------------- */

static int compare_edges(const void *a, const void *b)
{
    const drape_edge *x = a, *y = b;
    for (int k = 0; k < 2; k++)
        if (x->at[k] != y->at[k])
            return x->at[k] < y->at[k] ? -1 : 1;
    return 0;
}

/* Each once, the lower vertex first. Returns how many there are. */
static size_t list_edges(const triangle_corners *corners, size_t count, drape_edge *edges)
{
    size_t all = 0, kept = 0;
    for (size_t i = 0; i < count; i++)
        for (int k = 0; k < 3; k++) {
            const uint32_t a = corners[i].at[k], b = corners[i].at[(k + 1) % 3];
            edges[all++] = (drape_edge){{a < b ? a : b, a < b ? b : a}};
        }
    qsort(edges, all, sizeof *edges, compare_edges);
    for (size_t i = 0; i < all; i++)
        if (kept == 0 || compare_edges(&edges[kept - 1], &edges[i]) != 0)
            edges[kept++] = edges[i];
    return kept;
}

/* ---- The sheet ------------------------------------------------------------------------------------------------- */

static void place_vertices(drape *d, unsigned side, float height)
{
    const float spacing = sheet_width / (float)(side - 1);
    for (unsigned z = 0; z < side; z++)
        for (unsigned x = 0; x < side; x++)
            d->before[z * side + x] =
                (vec3){(float)x * spacing - sheet_width / 2, height, (float)z * spacing - sheet_width / 2};
}

/* Two triangles a square, cut by turns the one way and the other, so that the sheet folds alike in both. */
static void make_triangles(triangle_corners *corners, unsigned side)
{
    for (unsigned z = 0; z + 1 < side; z++)
        for (unsigned x = 0; x + 1 < side; x++) {
            const uint32_t a = z * side + x, b = a + 1, c = a + side, e = c + 1;
            if ((x + z) % 2) {
                *corners++ = (triangle_corners){{a, c, b}};
                *corners++ = (triangle_corners){{b, c, e}};
            } else {
                *corners++ = (triangle_corners){{a, c, e}};
                *corners++ = (triangle_corners){{a, e, b}};
            }
        }
}

static void add_spring(drape *d, uint32_t a, uint32_t b, float stiffness)
{
    const float length = vec3_length(vec3_sub(d->before[a], d->before[b]));
    d->springs[d->spring_count++] = (drape_spring){{a, b}, length, stiffness};
}

static void make_springs(drape *d, unsigned side)
{
    d->springs = allocate(d->sheet_edges + 2 * d->sheet_vertices, sizeof *d->springs);
    for (size_t i = 0; i < d->sheet_edges; i++)
        add_spring(d, d->ends[i].at[0], d->ends[i].at[1], stretch);
    for (unsigned z = 0; z < side; z++)
        for (unsigned x = 0; x + 2 < side; x++) {
            add_spring(d, z * side + x, z * side + x + 2, bend);
            add_spring(d, x * side + z, (x + 2) * side + z, bend);
        }
}

/* ---- Both ------------------------------------------------------------------------------------------------------ */

static drape_shapes shapes_make(size_t count, size_t size)
{
    return (drape_shapes){allocate(count, sizeof(box)), size ? allocate(count, size) : NULL,
                          size ? allocate(count, size) : NULL};
}

drape drape_make(const vec3 *positions, size_t position_count, const triangle_corners *corners, size_t count,
                 unsigned side)
{
    drape d = {.sheet_vertices = (size_t)side * side,
               .sheet_triangles = 2 * (size_t)(side - 1) * (side - 1),
               .thickness = 0.25F * sheet_width / (float)(side - 1),
               .step = 1 / 120.0F};
    box bounds = box_empty();
    for (size_t i = 0; i < position_count; i++)
        bounds = box_join(bounds, (box){positions[i], positions[i]});
    d.floor = bounds.min.y;
    d.vertices = d.sheet_vertices + position_count;
    d.triangles = d.sheet_triangles + count;
    d.before = allocate(d.vertices, sizeof *d.before);
    d.after = allocate(d.vertices, sizeof *d.after);
    d.velocity = allocate(d.sheet_vertices, sizeof *d.velocity);
    d.share = allocate(d.vertices, sizeof *d.share);
    d.corners = allocate(d.triangles, sizeof *d.corners);
    d.ends = allocate(3 * d.triangles, sizeof *d.ends);

    place_vertices(&d, side, bounds.max.y + gap_above);
    memcpy(d.before + d.sheet_vertices, positions, position_count * sizeof *positions);
    memcpy(d.after, d.before, d.vertices * sizeof *d.before);
    make_triangles(d.corners, side);
    for (size_t i = 0; i < count; i++)
        for (int k = 0; k < 3; k++)
            d.corners[d.sheet_triangles + i].at[k] = corners[i].at[k] + (uint32_t)d.sheet_vertices;
    d.sheet_edges = list_edges(d.corners, d.sheet_triangles, d.ends);
    d.edges = d.sheet_edges + list_edges(d.corners + d.sheet_triangles, count, d.ends + d.sheet_edges);
    make_springs(&d, side);

    d.points = shapes_make(d.vertices, 0);
    d.of_triangles = shapes_make(d.triangles, sizeof(triangle));
    d.of_edges = shapes_make(d.edges, 2 * sizeof(vec3));
    d.scratch_size = lh_pairs_scratch_size(d.edges + d.vertices, d.edges + d.triangles);
    d.scratch = allocate(d.scratch_size, 1);
    return d;
}

void drape_free(drape *d)
{
    for (int kind = 0; kind < DRAPE_KINDS; kind++) {
        drape_pairs *p = &d->pairs[kind];
        void *const rooms[] = {p->pairs, p->hits, p->toi, p->distance2, p->s, p->t};
        for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
            free(rooms[i]);
    }
    const drape_shapes shapes[] = {d->points, d->of_triangles, d->of_edges};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        free(shapes[i].bounds);
        free(shapes[i].before);
        free(shapes[i].after);
    }
    void *const rooms[] = {d->before, d->after,   d->velocity, d->share,  d->corners,
                           d->ends,   d->springs, d->contacts, d->scratch};
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++)
        free(rooms[i]);
}
