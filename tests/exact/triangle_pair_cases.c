#include "triangle_pair_cases.h"

#include "triangle_cases.h"
#include "triangle_pair_oracle.h"

/* In any order of vertices, and either triangle first. */
static void shuffle_pair(stream *s, double *draft)
{
    shuffle_vertices(s, draft);
    shuffle_vertices(s, draft + OF_B);
    if (draw_one_in(s, 2))
        return;
    for (int i = 0; i < OF_B; i++) {
        const double swapped = draft[i];
        draft[i] = draft[OF_B + i];
        draft[OF_B + i] = swapped;
    }
}

static void draw_whole(stream *s, int largest, double *vector)
{
    for (int k = 0; k < 3; k++)
        vector[k] = draw_integer(s, -largest, largest);
}

static void set(double *vertex, const double *from, const double *p, double times_p, const double *q,
                double times_q)
{
    for (int k = 0; k < 3; k++)
        vertex[k] = from[k] + times_p * p[k] + times_q * q[k];
}

/* On which side of the plane through `from` along p and q. */
static double side_of(const double *vertex, const double *from, const double *p, const double *q)
{
    double height = 0.0;
    for (int k = 0; k < 3; k++) {
        int u = (k + 1) % 3, w = (k + 2) % 3;
        height += (p[u] * q[w] - p[w] * q[u]) * (vertex[k] - from[k]);
    }
    return height;
}

/* Any vertex on that side, or on the plane. */
static void draw_on_side(stream *s, int side, const double *from, const double *p, const double *q,
                         double *vertex)
{
    double way[3];
    draw_whole(s, 4, way);
    set(vertex, from, way, 1.0, way, 0.0);
    if (side_of(vertex, from, p, q) * side < 0)
        set(vertex, from, way, -1.0, way, 0.0);
}

void draft_grid_pair(source *from, double *draft)
{
    stream *s = &from->own;
    const int largest = draw_integer(s, 1, 4);
    for (int v = 0; v < 6; v++)
        draw_whole(s, largest, draft + 3 * v);
}

void draft_crossing_pair(source *from, double *draft)
{
    stream *s = &from->own;
    double at[3], p[3], q[3];
    draw_whole(s, 8, at);
    draw_whole(s, 3, p);
    draw_whole(s, 3, q);
    set(draft, at, p, draw_integer(s, 0, 3), q, 0.0);
    set(draft + 3, at, p, -draw_integer(s, 0, 3), q, 0.0);
    draw_on_side(s, 1, at, p, q, draft + 6);
    set(draft + OF_B, at, p, 0.0, q, draw_integer(s, 0, 3));
    set(draft + OF_B + 3, at, p, 0.0, q, -draw_integer(s, 0, 3));
    draw_on_side(s, -1, at, p, q, draft + OF_B + 6);
    shuffle_pair(s, draft);
}

void draft_standing_pair(source *from, double *draft)
{
    static const int rounds[][3][2] = {{{2, 1}, {-1, 1}, {-1, -2}},
                                       {{1, 0}, {-1, 0}, {0, 2}},
                                       {{0, 0}, {1, 0}, {0, 1}},
                                       {{3, 0}, {-1, 1}, {-2, -1}}};
    stream *s = &from->own;
    const int(*round)[2] = rounds[draw_integer(s, 0, sizeof rounds / sizeof *rounds - 1)];
    double at[3], p[3], q[3];
    draw_whole(s, 8, at);
    draw_whole(s, 3, p);
    draw_whole(s, 3, q);
    const int side = draw_sign(s);
    for (int v = 0; v < 3; v++) {
        set(draft + 3 * v, at, p, round[v][0], q, round[v][1]);
        draw_on_side(s, side, at, p, q, draft + OF_B + 3 * v);
    }
    set(draft + OF_B, at, p, 0.0, q, 0.0);
    shuffle_pair(s, draft);
}

void draft_sharing_pair(source *from, double *draft)
{
    stream *s = &from->own;
    draft_grid_pair(from, draft);
    const int shared = draw_integer(s, 1, 3);
    for (int i = 0; i < 3 * shared; i++)
        draft[OF_B + i] = draft[i];
    shuffle_pair(s, draft);
}

/* In a plane along two whole vectors; up to so many times each of them. */
static void draft_in_one_plane(stream *s, int largest, double *draft)
{
    double at[3], p[3], q[3];
    draw_whole(s, 4, at);
    draw_whole(s, 2, p);
    draw_whole(s, 2, q);
    for (int v = 0; v < 6; v++) {
        const int times_p = draw_integer(s, -largest, largest);
        const int times_q = draw_integer(s, -largest, largest);
        set(draft + 3 * v, at, p, times_p, q, times_q);
    }
}

void draft_coplanar_pair(source *from, double *draft)
{
    const int largest = draw_integer(&from->own, 1, 4);
    draft_in_one_plane(&from->own, largest, draft);
}

/* The third vertex on the line through the others. */
static void flatten(stream *s, double *triangle)
{
    double way[3];
    for (int k = 0; k < 3; k++)
        way[k] = triangle[3 + k] - triangle[k];
    set(triangle + 6, triangle, way, draw_integer(s, -1, 2), way, 0.0);
    shuffle_vertices(s, triangle);
}

void draft_segment_pair(source *from, double *draft)
{
    stream *s = &from->own;
    const int which = draw_integer(s, 0, 2);
    if (which == 0)
        draft_grid_pair(from, draft);
    else if (which == 1)
        draft_crossing_pair(from, draft);
    else
        draft_standing_pair(from, draft);
    flatten(s, draft);
    if (draw_one_in(s, 2))
        flatten(s, draft + OF_B);
}

void draft_coplanar_segments(source *from, double *draft)
{
    stream *s = &from->own;
    draft_in_one_plane(s, 3, draft);
    flatten(s, draft);
    if (!draw_one_in(s, 3))
        flatten(s, draft + OF_B);
}

void draft_point_pair(source *from, double *draft)
{
    stream *s = &from->own;
    draft_standing_pair(from, draft);
    if (draw_one_in(s, 3))
        draft_in_one_plane(s, 2, draft);
    const int at = draw_one_in(s, 2) ? 0 : OF_B;
    for (int i = 3; i < OF_B; i++)
        draft[at + i] = draft[at + i % 3];
    if (draw_one_in(s, 3))
        flatten(s, draft + OF_B - at);
}

/* ---- Anywhere ----------------------------------------------------------------------------------------- */

void draft_plump_pair(source *from, double *draft)
{
    for (int i = 0; i < PAIR_FLOATS; i++)
        draft[i] = draw_real(&from->own, -8.0, 8.0);
}

/* Vertex c next to a point of the line through the others, a itself for a share of 0. */
static void narrow(stream *s, double share, double *triangle)
{
    const double width = draw_power(s, -26, -1);
    for (int k = 0; k < 3; k++) {
        const double along = triangle[k] + share * (triangle[3 + k] - triangle[k]);
        triangle[6 + k] = along + width * draw_real(s, -1.0, 1.0);
    }
}

void draft_needle_pair(source *from, double *draft)
{
    stream *s = &from->own;
    draft_plump_pair(from, draft);
    narrow(s, 0.0, draft);
    if (draw_one_in(s, 2))
        narrow(s, 0.0, draft + OF_B);
    shuffle_pair(s, draft);
}

void draft_sliver_pair(source *from, double *draft)
{
    stream *s = &from->own;
    draft_plump_pair(from, draft);
    const double share = draw_real(s, -1.0, 2.0);
    narrow(s, share, draft);
    if (draw_one_in(s, 2))
        narrow(s, share, draft + OF_B);
    shuffle_pair(s, draft);
}

void draft_flat_pair(source *from, double *draft)
{
    stream *s = &from->own;
    double at[3], p[3], q[3];
    const double width = draw_one_in(s, 4) ? 0.0 : draw_power(s, -26, -1);
    for (int k = 0; k < 3; k++) {
        at[k] = draw_real(s, -4.0, 4.0);
        p[k] = draw_real(s, -2.0, 2.0);
        q[k] = draw_real(s, -2.0, 2.0);
    }
    for (int v = 0; v < 6; v++) {
        const double times_p = draw_real(s, -4.0, 4.0);
        const double times_q = draw_real(s, -4.0, 4.0);
        set(draft + 3 * v, at, p, times_p, q, times_q);
        for (int k = 0; k < 3; k++)
            draft[3 * v + k] += width * draw_real(s, -1.0, 1.0);
    }
}

void draft_leaning_pair(source *from, double *draft)
{
    stream *s = &from->own;
    const double width = draw_one_in(s, 4) ? 0.0 : draw_power(s, -26, -1);
    draft_plump_pair(from, draft);
    for (int k = 0; k < 3; k++)
        draft[OF_B + 3 + k] = draft[OF_B + k] + draft[3 + k] - draft[k] + width * draw_real(s, -1.0, 1.0);
    shuffle_pair(s, draft);
}

void draft_tiny_pair(source *from, double *draft)
{
    stream *s = &from->own;
    draft_plump_pair(from, draft);
    const double scale = draw_power(s, -26, -2);
    for (int i = 3; i < OF_B; i++)
        draft[i] = draft[i % 3] + (draft[i] - draft[i % 3]) * scale;
    shuffle_pair(s, draft);
}
