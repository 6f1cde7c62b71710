#include "solid.h"

#include <stdlib.h>
#include <string.h>

#include "fail.h"

/* ---- Is it closed? ------------------------------------------------------------------------------------ */

static int compare_floats(float a, float b)
{
    return (a > b) - (a < b);
}

static int compare_places(const void *a, const void *b)
{
    const vec3 *p = a, *q = b;
    const int x = compare_floats(p->x, q->x), y = compare_floats(p->y, q->y);
    return x ? x : y ? y : compare_floats(p->z, q->z);
}

static int compare_edges(const void *a, const void *b)
{
    const uint64_t p = *(const uint64_t *)a, q = *(const uint64_t *)b;
    return (p > q) - (p < q);
}

/* By the numbers of its ends among all places, the less one first. */
static uint64_t edge_between(const vec3 *places, size_t count, vec3 from, vec3 to)
{
    const vec3 *a = bsearch(&from, places, count, sizeof from, compare_places),
               *b = bsearch(&to, places, count, sizeof to, compare_places);
    const uint64_t p = (uint64_t)(a - places), q = (uint64_t)(b - places);
    return p < q ? p << 32 | q : q << 32 | p;
}

static size_t sort_places(const mesh *m, vec3 *places)
{
    size_t count = 0;
    memcpy(places, m->positions, m->position_count * sizeof *places);
    qsort(places, m->position_count, sizeof *places, compare_places);
    for (size_t i = 0; i < m->position_count; i++)
        if (i == 0 || compare_places(&places[i], &places[count - 1]) != 0)
            places[count++] = places[i];
    return count;
}

/* A triangle with two corners in one place counts as none: the triangles on either side of it are neighbours of each
 * other. */
static size_t list_edges(const mesh *m, uint64_t *edges)
{
    vec3 *places = allocate(m->position_count, sizeof *places);
    const size_t place_count = sort_places(m, places);
    size_t count = 0;
    for (size_t i = 0; i < m->count; i++) {
        const triangle t = mesh_triangle(m, i);
        const vec3 corner[4] = {t.a, t.b, t.c, t.a};
        if (compare_places(&t.a, &t.b) == 0 || compare_places(&t.b, &t.c) == 0 ||
            compare_places(&t.c, &t.a) == 0)
            continue;
        for (int k = 0; k < 3; k++)
            edges[count++] = edge_between(places, place_count, corner[k], corner[k + 1]);
    }
    free(places);
    return count;
}

size_t solid_open_edges(const mesh *m)
{
    uint64_t *edges = allocate(3 * m->count, sizeof *edges);
    const size_t count = list_edges(m, edges);
    size_t open = 0;
    qsort(edges, count, sizeof *edges, compare_edges);
    for (size_t i = 0, same; i < count; i += same) {
        for (same = 1; i + same < count && edges[i + same] == edges[i];)
            same++;
        open += same != 2;
    }
    free(edges);
    return open;
}

/* ---- Rays along x through the centres of cells -------------------------------------------------------- */

static double centre_of(const grid *g, int axis, double cell)
{
    return (double)vec3_axis(g->origin, axis) + (cell + 0.5) * (double)g->cell;
}

/* The number of cells with their centres at or below this, which need not be in the grid. */
static double centres_below(const grid *g, int axis, double place)
{
    return floor((place - (double)vec3_axis(g->origin, axis)) / (double)g->cell + 0.5);
}

static uint32_t clamped(double cells, uint32_t size)
{
    return cells > 0 ? cells < size ? (uint32_t)cells : size : 0;
}

/* Does the ray at y, z pass below this edge in y? An edge includes its lower end in z and not its upper one, and is
 * tested by the same expression for both triangles that share it, however that is rounded: so every ray meets an even
 * number of the triangles of a closed mesh. */
static int passes_below(vec3 from, vec3 to, double y, double z)
{
    if (((double)from.z > z) == ((double)to.z > z))
        return 0;
    const vec3 low = from.z < to.z ? from : to, high = from.z < to.z ? to : from;
    return (y - (double)low.y) * ((double)high.z - (double)low.z) <
           (z - (double)low.z) * ((double)high.y - (double)low.y);
}

static int is_met(const triangle *t, double y, double z)
{
    return passes_below(t->a, t->b, y, z) ^ passes_below(t->b, t->c, y, z) ^ passes_below(t->c, t->a, y, z);
}

/* The x at which the ray meets the plane of the triangle, clamped to the triangle's bounds. */
static double meeting_place(const triangle *t, box bounds, double y, double z)
{
    const double ux = (double)t->b.x - (double)t->a.x, uy = (double)t->b.y - (double)t->a.y,
                 uz = (double)t->b.z - (double)t->a.z, vx = (double)t->c.x - (double)t->a.x,
                 vy = (double)t->c.y - (double)t->a.y, vz = (double)t->c.z - (double)t->a.z;
    const double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
    const double x = (double)t->a.x - (ny * (y - (double)t->a.y) + nz * (z - (double)t->a.z)) / nx;
    if (!(x > (double)bounds.min.x)) /* NaN, too */
        return (double)bounds.min.x;
    return x < (double)bounds.max.x ? x : (double)bounds.max.x;
}

static void flip(uint64_t *bits, size_t bit)
{
    bits[bit / 64] ^= UINT64_C(1) << bit % 64;
}

/* Flips the first cell behind the triangle on each ray that meets it. */
static void cross(const grid *g, const triangle *t, box bounds, uint64_t *flips)
{
    uint32_t first[3], end[3];
    for (int axis = 1; axis < 3; axis++) {
        first[axis] = clamped(centres_below(g, axis, (double)vec3_axis(bounds.min, axis)) - 1, g->size[axis]);
        end[axis] = clamped(centres_below(g, axis, (double)vec3_axis(bounds.max, axis)) + 1, g->size[axis]);
    }
    for (uint32_t k = first[2]; k < end[2]; k++)
        for (uint32_t j = first[1]; j < end[1]; j++) {
            const double y = centre_of(g, 1, j), z = centre_of(g, 2, k);
            if (!is_met(t, y, z))
                continue;
            const uint32_t behind = clamped(centres_below(g, 0, meeting_place(t, bounds, y, z)), g->size[0]);
            if (behind < g->size[0])
                flip(flips, lh_grid_bit(&g->cells, behind, j, k));
        }
}

size_t solid_fill(const mesh *m, grid *g)
{
    const size_t cells = grid_cells(g);
    uint64_t *flips = allocate(lh_hits_words(cells), sizeof *flips);
    for (size_t i = 0; i < m->count; i++) {
        const triangle t = mesh_triangle(m, i);
        cross(g, &t, m->boxes[i], flips);
    }
    size_t count = 0;
    uint64_t is_inside = 0;
    for (size_t bit = 0; bit < cells; bit++) {
        is_inside = bit % g->size[0] == 0 ? 0 : is_inside;
        is_inside ^= flips[bit / 64] >> bit % 64 & 1;
        g->hits[bit / 64] |= is_inside << bit % 64;
        count += is_inside;
    }
    free(flips);
    return count;
}
