/* A point in a polygon, both as they are seen along the axis of the largest component of the normal: by a half-line
 * upwards, where the library has one to the right. */
#include <math.h>

#include "floats.h"
#include "formula.h"
#include "polygon_cases.h"
#include "subject.h"

enum { VERTICES = 3, FLOATS = VERTICES + POLYGON_FLOATS };

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* For each axis that is left out: (a - p) x (b - p) of the edge that ends in each vertex. */
static struct {
    formula f;
    term side[3][CORNERS];
} exact;

static void write_formula(void)
{
    formula *f = &exact.f;
    for (int axis = 0; axis < 3; axis++) {
        const int x = (axis + 1) % 3, y = (axis + 2) % 3;
        for (int k = 0; k < CORNERS; k++) {
            const int b = VERTICES + 3 * k, a = VERTICES + 3 * ((k + CORNERS - 1) % CORNERS);
            const term px = input(f, x), py = input(f, y);
            const term ax = difference(f, input(f, a + x), px), ay = difference(f, input(f, a + y), py);
            const term bx = difference(f, input(f, b + x), px), by = difference(f, input(f, b + y), py);
            exact.side[axis][k] = difference(f, product(f, ax, by), product(f, ay, bx));
        }
    }
}

/* 2 if it is on an edge. */
static int place_of(const float *floats)
{
    double normal[3];
    if (exact.f.terms == 0)
        write_formula();
    set_inputs(&exact.f, floats);
    const int axis = normal_of_polygon(floats + VERTICES, normal), x = (axis + 1) % 3, y = (axis + 2) % 3;
    int crossed = 0;
    for (int k = 0; k < CORNERS; k++) {
        const float *const b = floats + VERTICES + 3 * k, *const a = floats + VERTICES +
                                                                     3 * ((k + CORNERS - 1) % CORNERS);
        const int side = sign_of(&exact.f, exact.side[axis][k]);
        const int is_over = fminf(a[x], b[x]) <= floats[x] && floats[x] <= fmaxf(a[x], b[x]),
                  is_beside = fminf(a[y], b[y]) <= floats[y] && floats[y] <= fmaxf(a[y], b[y]);
        if (side == 0 && is_over && is_beside)
            return 2;
        if ((a[x] <= floats[x]) != (b[x] <= floats[x]))
            crossed ^= a[x] < b[x] ? side < 0 : side > 0;
    }
    return crossed;
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const int where = place_of(floats);
    out->touches = where != 0;
    if (given->inside != (where == 1))
        out->broken = "inside is not what is on no edge";
    out->growth = given->hit && !out->touches ? INFINITY : 0.0;
    out->effort = exact.f.effort;
}

/* ---- Cases -------------------------------------------------------------------------------------------- */

static void draft_even(source *from, double *draft)
{
    stream *s = &from->own;
    draft_even_polygon(s, draft + VERTICES);
    draw_point_of(s, draft + VERTICES, draft);
    for (int k = 0; k < 3; k++)
        draft[k] = floor(draft[k]);
}

static void draft_any(source *from, double *draft)
{
    draft_any_polygon(&from->own, draft + VERTICES);
    draw_point_of(&from->own, draft + VERTICES, draft);
}

/* Near a point of an edge, some floats off. */
static void move_onto_edge(stream *s, float *floats)
{
    double vertices[POLYGON_FLOATS], point[3];
    for (int k = 0; k < POLYGON_FLOATS; k++)
        vertices[k] = (double)floats[VERTICES + k];
    draw_point_of(s, vertices, point);
    for (int k = 0; k < 3; k++)
        floats[k] =
            promised_up_to(largest_promised, neighbour(nearest_float(point[k]), draw_integer(s, -1, 1)));
}

/* At the height of a vertex. */
static void level_with_vertex(stream *s, float *floats)
{
    const int vertex = VERTICES + 3 * draw_integer(s, 0, CORNERS - 1), axis = draw_integer(s, 0, 2);
    floats[axis] = floats[vertex + axis];
}

static const family families[] = {
    {"even", draft_even, GRID, 0, NULL},
    {"even, 1 ulp off", draft_even, GRID, 1, NULL},
    {"even, moved", draft_even, ANYWHERE, 0, move_onto_edge},
    {"on an edge", draft_any, ANYWHERE, 0, move_onto_edge},
    {"on an edge, about the origin", draft_any, UNMOVED, 0, move_onto_edge},
    {"on an edge, far away", draft_any, FAR_AWAY, 0, move_onto_edge},
    {"on an edge, stretched", draft_any, STRETCHED, 0, move_onto_edge},
    {"on an edge, smallest", draft_any, SMALLEST, 0, move_onto_edge},
    {"on an edge, largest", draft_any, LARGEST, 0, move_onto_edge},
    {"on an edge, below range", draft_any, BELOW, 0, NULL},
    {"on an edge, above range", draft_any, ABOVE, 0, NULL},
    {"on an edge, far above", draft_any, FAR_ABOVE, 0, NULL},
    {"level with a vertex", draft_any, ANYWHERE, 0, level_with_vertex},
    {"anything", draft_any, ANYWHERE, 0, NULL},
};

/* A dart, whose concave corner is at (0, 1); and a square with a hole, which a cut joins to it. */
#define DART   0, 1, 0, 2, -2, 0, 0, 3, 0, -2, -2, 0, 0, 1, 0, 0, 1, 0
#define TWICE  -1, -1, 0, 1, -1, 0, 0, 1, 0, -1, -1, 0, 1, -1, 0, 0, 1, 0
#define STROKE 0, 0, 0, 4, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0

static const sentence sentences[] = {
    {"within", {0, 2, 0, DART}, 1, 1},
    {"in the notch", {0, 0, 0, DART}, 0},
    {"at the corner of the notch", {0, 1, 0, DART}, 1},
    {"one float below it", {0, 1 - 0x1p-24f, 0, DART}, 0},
    {"at a tip", {2, -2, 0, DART}, 1},
    {"level with both tips, between", {0, -2, 0, DART}, 0},
    {"level with the top, beside", {1, 3, 0, DART}, 0},
    {"on an edge", {1, 0.5f, 0, DART}, 1},
    {"one float out of it", {1 + 0x1p-23f, 0.5f, 0, DART}, 0},
    {"over it, at any height", {0, 2, 99, DART}, 1, 1},
    {"where the loop goes around twice is outside", {0, 0, 0, TWICE}, 0},
    {"but for its edges", {0.5f, 0, 0, TWICE}, 1},
    {"on a segment", {2, 1, 1, STROKE}, 1},
    {"beside a segment", {2.0001f, 1, 0.9999f, STROKE}, 0},
    {NULL},
};

const subject contains_polygon_point = {
    .query = LH_QUERY_contains_polygon_point,
    .name = "contains_polygon_point",
    .layout = "xyzxyzxyzxyzxyzxyzxyz",
    .families = families,
    .family_count = sizeof families / sizeof *families,
    .judge = judge,
    .sentences = sentences,
};
