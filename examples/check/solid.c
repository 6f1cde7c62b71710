/* Tests on closed meshes whose inside is known: solid_fill sets exactly the cells whose centre is inside, as told by
 * the planes of all faces; apart from the cells of the surface, no cell inside is beside one outside; and a mesh that
 * is not closed is recognised as open. */
#include <stdio.h>
#include <stdlib.h>

#include "../demo/fail.h"
#include "../demo/solid.h"

const char program_name[] = "solid";

enum { MOST = 4096, RINGS = 12, SECTORS = 17 };

static vec3 positions[3 * MOST];
static triangle_corners corners[MOST];
static box boxes[MOST];
static mesh made = {.positions = positions, .corners = corners, .boxes = boxes};

/* ---- Meshes, each corner in a place of its own --------------------------------------------------------- */

static void add(vec3 a, vec3 b, vec3 c)
{
    const uint32_t first = (uint32_t)made.position_count;
    const vec3 at[3] = {a, b, c};
    box bounds = {a, a};
    for (uint32_t k = 0; k < 3; k++) {
        positions[first + k] = at[k];
        corners[made.count].at[k] = first + k;
        bounds = (box){vec3_min(bounds.min, at[k]), vec3_max(bounds.max, at[k])};
    }
    boxes[made.count] = bounds;
    made.bounds = made.count == 0
                      ? bounds
                      : (box){vec3_min(made.bounds.min, bounds.min), vec3_max(made.bounds.max, bounds.max)};
    made.position_count += 3;
    made.count++;
}

static void add_quad(vec3 a, vec3 b, vec3 c, vec3 d)
{
    add(a, b, c);
    add(a, c, d);
}

static void clear(void)
{
    made.count = made.position_count = 0;
}

/* Along the axes, so that rays meet its edges, or turned. */
static vec3 corner_of_box(int k, float half, int is_turned)
{
    const vec3 p = {k & 1 ? half : -half, k & 2 ? half : -half, k & 4 ? half : -half};
    return is_turned ? (vec3){0.36F * p.x + 0.48F * p.y - 0.8F * p.z, -0.8F * p.x + 0.6F * p.y,
                              0.48F * p.x + 0.64F * p.y + 0.6F * p.z}
                     : p;
}

static void add_box(float half, int is_turned)
{
    static const int faces[6][4] = {{0, 1, 3, 2}, {4, 6, 7, 5}, {0, 4, 5, 1},
                                    {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}};
    for (int f = 0; f < 6; f++)
        add_quad(corner_of_box(faces[f][0], half, is_turned), corner_of_box(faces[f][1], half, is_turned),
                 corner_of_box(faces[f][2], half, is_turned), corner_of_box(faces[f][3], half, is_turned));
}

static vec3 corner_of_ball(int ring, int sector, float radius)
{
    static const float pi = 3.14159265F;
    const float down = pi * (float)ring / RINGS, around = 2 * pi * (float)(sector % SECTORS) / SECTORS,
                across = ring == 0 || ring == RINGS ? 0 : sinf(down);
    return vec3_scale((vec3){across * cosf(around), cosf(down), across * sinf(around)}, radius);
}

/* At the poles two corners of each quad coincide, so that one of its two triangles is degenerate. */
static void add_ball(float radius)
{
    for (int ring = 0; ring < RINGS; ring++)
        for (int sector = 0; sector < SECTORS; sector++)
            add_quad(corner_of_ball(ring, sector, radius), corner_of_ball(ring, sector + 1, radius),
                     corner_of_ball(ring + 1, sector + 1, radius), corner_of_ball(ring + 1, sector, radius));
}

/* ---- By the planes of all faces ------------------------------------------------------------------------ */

/* Of a convex body around the origin: how far the point is outside of the worst of its planes, as a multiple of how far
 * the plane is from the origin; -1 at the origin, 0 at the surface. */
static double outside(size_t first, size_t end, const double p[3])
{
    double worst = -1;
    for (size_t i = first; i < end; i++) {
        const triangle t = mesh_triangle(&made, i);
        const double u[3] = {(double)t.b.x - (double)t.a.x, (double)t.b.y - (double)t.a.y,
                             (double)t.b.z - (double)t.a.z},
                     v[3] = {(double)t.c.x - (double)t.a.x, (double)t.c.y - (double)t.a.y,
                             (double)t.c.z - (double)t.a.z};
        const double n[3] = {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
        const double at = n[0] * (double)t.a.x + n[1] * (double)t.a.y + n[2] * (double)t.a.z;
        const double share = at == 0 ? -1 : (n[0] * p[0] + n[1] * p[1] + n[2] * p[2]) / at - 1;
        worst = share > worst ? share : worst;
    }
    return worst;
}

static int failures;

static void expect(int is_so, const char *name, const char *what, unsigned resolution)
{
    if (is_so)
        return;
    fprintf(stderr, "solid: %s at %u: %s\n", name, resolution, what);
    failures++;
}

static int is_set_at(const grid *g, const uint32_t at[3])
{
    return grid_is_set(g, at[0], at[1], at[2]);
}

/* The body without what is inside of those triangles from `hollow` on. */
static void check_cells(const char *name, size_t hollow, unsigned resolution)
{
    grid g = grid_make(made.bounds, resolution);
    const size_t cells = grid_cells(&g), filled = solid_fill(&made, &g);
    size_t inside = 0, wrong = 0;
    uint32_t at[3];
    for (at[2] = 0; at[2] < g.size[2]; at[2]++)
        for (at[1] = 0; at[1] < g.size[1]; at[1]++)
            for (at[0] = 0; at[0] < g.size[0]; at[0]++) {
                double centre[3];
                for (int axis = 0; axis < 3; axis++)
                    centre[axis] = (double)vec3_axis(g.origin, axis) + (at[axis] + 0.5) * (double)g.cell;
                const double far = outside(0, hollow, centre),
                             near = hollow < made.count ? -outside(hollow, made.count, centre) : -1;
                const double worst = far > near ? far : near;
                inside += worst < 0;
                wrong += fabs(worst) > 1e-9 && is_set_at(&g, at) != (worst < 0);
            }
    expect(wrong == 0, name, "a cell is set wrongly", resolution);
    expect(filled == lh_hits_count(g.hits, cells), name, "not so many cells are set", resolution);
    expect(filled > 0 || inside == 0, name, "it is empty", resolution);
    grid_free(&g);
}

/* With the cells of the surface, nothing inside is beside what is outside. */
static void check_leaks(const char *name, unsigned resolution)
{
    grid surface = grid_make(made.bounds, resolution), solid = grid_make(made.bounds, resolution);
    const lh_triangles triangles = mesh_view(&made, made.corners, made.count);
    must(lh_overlap_triangle_grid(&triangles, &surface.cells, surface.hits));
    const size_t enclosed = grid_count_enclosed(&surface);
    solid_fill(&made, &solid);
    size_t leaks = 0, inside = 0;
    uint32_t at[3];
    for (at[2] = 0; at[2] < solid.size[2]; at[2]++)
        for (at[1] = 0; at[1] < solid.size[1]; at[1]++)
            for (at[0] = 0; at[0] < solid.size[0]; at[0]++) {
                if (is_set_at(&surface, at))
                    continue;
                inside += is_set_at(&solid, at) != 0;
                for (int axis = 0; axis < 3; axis++) {
                    uint32_t next[3] = {at[0], at[1], at[2]};
                    next[axis]++;
                    leaks += next[axis] < solid.size[axis] && !is_set_at(&surface, next) &&
                             is_set_at(&solid, next) != is_set_at(&solid, at);
                }
            }
    expect(leaks == 0, name, "it leaks", resolution);
    expect(inside <= enclosed, name, "more is inside than is enclosed", resolution);
    grid_free(&surface);
    grid_free(&solid);
}

static void check(const char *name, size_t hollow)
{
    expect(solid_open_edges(&made) == 0, name, "not closed", 0);
    for (unsigned resolution = 4; resolution < 40; resolution += 5) {
        check_cells(name, hollow, resolution);
        check_leaks(name, resolution);
    }
    const triangle_corners second = corners[1], last = corners[--made.count];
    corners[1] = last;
    expect(solid_open_edges(&made) == 3, name, "a missing triangle has not three edges", 0);
    corners[made.count++] = second;
    add(positions[second.at[0]], positions[second.at[1]], positions[second.at[2]]);
    expect(solid_open_edges(&made) == 3, name, "one triangle more has not three edges", 0);
    clear();
}

int main(void)
{
    for (int is_turned = 0; is_turned < 2; is_turned++) {
        add_box(0.5F, is_turned);
        check(is_turned ? "turned box" : "box", made.count);
    }
    add_box(0.5F, 1);
    const size_t hollow = made.count;
    add_box(0.25F, 1);
    check("hollow box", hollow);
    add_ball(0.5F);
    check("ball", made.count);
    return failures > 0;
}
