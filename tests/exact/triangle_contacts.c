/* Drafts in integers, with contact by construction. */
#include "triangle_cases.h"
#include "triangle_oracle.h"

/* Sizes of boxes: up to this, or many times as large as the triangle. */
enum { SMALL = 8, LARGE = 128 };

/* A box with a corner at 0, away from the side that outward names. */
static void draft_box_behind(stream *s, const int outward[3], int largest, double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        int size = draw_integer(s, largest > SMALL, largest);
        draft[MIN + axis] = outward[axis] > 0 ? -size : 0;
        draft[MAX + axis] = outward[axis] > 0 ? 0 : size;
    }
}

static void draw_outward(stream *s, int outward[3])
{
    for (int axis = 0; axis < 3; axis++)
        outward[axis] = draw_sign(s);
}

/* Moves everything, so that contact is not at 0. */
static void move_draft(stream *s, double *draft)
{
    for (int axis = 0; axis < 3; axis++) {
        int by = draw_integer(s, -8, 8);
        for (int i = axis; i < TRIANGLE_FLOATS; i += 3)
            draft[i] += by;
    }
}

static void set_vertex(double *draft, int vertex, double x, double y, double z)
{
    double *v = draft + VERTICES + 3 * vertex;
    v[0] = x;
    v[1] = y;
    v[2] = z;
}

/* The plane of the triangle passes through a corner of the box, and of the box nothing else. */
static void draft_plane(stream *s, int largest, double *draft)
{
    int outward[3], normal[3];
    draw_outward(s, outward);
    draft_box_behind(s, outward, largest, draft);
    for (int axis = 0; axis < 3; axis++)
        normal[axis] = outward[axis] * draw_integer(s, 1, 3);

    /* Two vectors across the normal; the corner is in the triangle if the factors go round it. */
    static const int rounds[][3][2] = {{{2, 1}, {-1, 1}, {-1, -2}},
                                       {{1, 0}, {-1, 0}, {0, 2}},
                                       {{0, 0}, {1, 0}, {0, 1}},
                                       {{3, 0}, {-1, 1}, {-2, -1}}};
    const int(*round)[2] = rounds[draw_integer(s, 0, sizeof rounds / sizeof *rounds - 1)];
    for (int v = 0; v < 3; v++) {
        int p = round[v][0];
        int q = round[v][1];
        set_vertex(draft, v, p * normal[1], q * normal[2] - p * normal[0], -q * normal[1]);
    }
    shuffle_vertices(s, draft);
    move_draft(s, draft);
}

void draft_plane_at_corner(source *from, double *draft)
{
    draft_plane(&from->own, SMALL, draft);
}

void draft_plane_at_corner_of_any(source *from, double *draft)
{
    draft_plane(&from->own, draw_one_in(&from->own, 2) ? SMALL : LARGE, draft);
}

/* An edge of the triangle passes across an edge of the box, or through a corner; with the third vertex on the
 * same line if collinear. */
static void draft_edge_across_edge(stream *s, int collinear, int largest, double *draft)
{
    int outward[3];
    draw_outward(s, outward);
    draft_box_behind(s, outward, largest, draft);
    int along = draw_integer(s, 0, 2);
    int u = (along + 1) % 3;
    int w = (along + 2) % 3;

    /* Across the two axes the edge goes outward on one and inward on the other. */
    double direction[3], point[3] = {0}, vertex[3][3];
    int rise = draw_integer(s, 1, 3);
    int fall = draw_integer(s, 1, 3);
    direction[along] = draw_integer(s, -3, 3);
    direction[u] = outward[u] * rise;
    direction[w] = -outward[w] * fall;
    point[along] = draw_integer(s, (int)draft[MIN + along], (int)draft[MAX + along]);

    int before = draw_integer(s, 0, 3);
    int after = draw_integer(s, 0, 3);
    int third = draw_integer(s, -3, 3);
    for (int axis = 0; axis < 3; axis++) {
        vertex[0][axis] = point[axis] - before * direction[axis];
        vertex[1][axis] = point[axis] + after * direction[axis];
        vertex[2][axis] = point[axis] + third * direction[axis];
    }
    if (!collinear) {
        vertex[2][along] += draw_integer(s, -4, 4);
        vertex[2][u] += outward[u] * draw_integer(s, 0, 4);
        vertex[2][w] += outward[w] * draw_integer(s, 0, 4);
    }
    for (int v = 0; v < 3; v++)
        set_vertex(draft, v, vertex[v][0], vertex[v][1], vertex[v][2]);
    shuffle_vertices(s, draft);
    move_draft(s, draft);
}

void draft_edges(source *from, double *draft)
{
    draft_edge_across_edge(&from->own, 0, SMALL, draft);
}

void draft_edges_of_any(source *from, double *draft)
{
    draft_edge_across_edge(&from->own, 0, draw_one_in(&from->own, 2) ? SMALL : LARGE, draft);
}

void draft_segment(source *from, double *draft)
{
    draft_edge_across_edge(&from->own, 1, SMALL, draft);
}

/* A vertex on a side of the box, the others beyond that side or in its plane. */
static void draft_vertex_on_side(stream *s, int furthest, double *draft)
{
    int outward[3];
    draw_outward(s, outward);
    draft_box_behind(s, outward, SMALL, draft);
    int across = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++) {
        double *coordinates = draft + VERTICES + axis;
        coordinates[0] = draw_integer(s, (int)draft[MIN + axis], (int)draft[MAX + axis]);
        for (int v = 1; v < 3; v++)
            coordinates[3 * v] =
                axis == across ? outward[axis] * draw_integer(s, 0, furthest) : draw_integer(s, -12, 12);
        if (axis == across)
            coordinates[0] = 0.0;
    }
    shuffle_vertices(s, draft);
    move_draft(s, draft);
}

void draft_vertex(source *from, double *draft)
{
    draft_vertex_on_side(&from->own, 8, draft);
}

/* In the plane of a side of the box, at a corner of it. */
void draft_coplanar(source *from, double *draft)
{
    stream *s = &from->own;
    if (draw_one_in(s, 2)) {
        draft_vertex_on_side(s, 0, draft);
        return;
    }
    draft_edge_across_edge(s, 0, SMALL, draft);
    int across = draw_integer(s, 0, 2);
    for (int v = 0; v < 3; v++)
        draft[VERTICES + 3 * v + across] = draft[MAX + across];
}

void draft_point(source *from, double *draft)
{
    stream *s = &from->own;
    draft_vertex_on_side(s, 0, draft);
    for (int v = 1; v < 3; v++)
        for (int axis = 0; axis < 3; axis++)
            draft[VERTICES + 3 * v + axis] = draft[VERTICES + axis];
}
