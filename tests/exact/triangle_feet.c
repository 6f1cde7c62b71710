#include "triangle_feet.h"

#include "quadruples.h"
#include "triangle_cases.h"

/* ---- In integers -------------------------------------------------------------------------------------- */

/* A way of integer length, and two ways perpendicular to it. */
typedef struct corner {
    int up[3], one[3], other[3], height;
} corner;

static corner draw_corner(stream *s)
{
    corner c;
    const int *way = draw_quadruple(s);
    int turn = draw_integer(s, 0, 2);
    for (int axis = 0; axis < 3; axis++)
        c.up[axis] = draw_sign(s) * way[(axis + turn) % 3];
    c.height = way[3];

    /* One of the components is not 0; its axis is i. */
    int i = c.up[0] ? 0 : c.up[1] ? 1 : 2, u = (i + 1) % 3, w = (i + 2) % 3;
    c.one[i] = c.up[u];
    c.one[u] = -c.up[i];
    c.one[w] = 0;
    c.other[i] = c.up[w];
    c.other[u] = 0;
    c.other[w] = -c.up[i];
    return c;
}

/* vertex = one * i + other * j + up * k */
static void put_vertex(double *vertex, const corner *c, int i, int j, int k)
{
    for (int axis = 0; axis < 3; axis++)
        vertex[axis] = c->one[axis] * i + c->other[axis] * j + c->up[axis] * k;
}

static void put_point(double *point, const corner *c)
{
    for (int axis = 0; axis < 3; axis++)
        point[axis] = c->up[axis];
}

int draft_foot_inside(stream *s, double *vertices, double *point)
{
    corner c = draw_corner(s);
    int i = draw_integer(s, 0, 4), j = draw_integer(s, 0, 4), k = draw_integer(s, 0, 4);
    put_vertex(vertices, &c, i, -j, 0);
    put_vertex(vertices + 3, &c, -k, -j, 0);
    put_vertex(vertices + 6, &c, draw_integer(s, 0, 1) ? i : 0, draw_integer(s, 0, 4), 0);
    put_point(point, &c);
    shuffle_vertices(s, vertices);
    return c.height;
}

int draft_foot_on_edge(stream *s, double *vertices, double *point)
{
    corner c = draw_corner(s);
    int i = draw_integer(s, 0, 4), aside = draw_integer(s, -4, 4), down = draw_integer(s, 0, 2);
    put_vertex(vertices, &c, i, 0, 0);
    put_vertex(vertices + 3, &c, i - draw_integer(s, i, i + 4), 0, 0);
    put_vertex(vertices + 6, &c, aside, draw_integer(s, -4, 4), -down);
    put_point(point, &c);
    shuffle_vertices(s, vertices);
    return c.height;
}

int draft_foot_at_vertex(stream *s, double *vertices, double *point)
{
    corner c = draw_corner(s);
    put_vertex(vertices, &c, 0, 0, 0);
    for (int v = 1; v < 3; v++) {
        int i = draw_integer(s, -3, 3), j = draw_integer(s, -3, 3);
        put_vertex(vertices + 3 * v, &c, i, j, -draw_integer(s, 0, 2));
    }
    put_point(point, &c);
    shuffle_vertices(s, vertices);
    return c.height;
}

int draft_foot_on_segment(stream *s, double *vertices, double *point)
{
    corner c = draw_corner(s);
    int i = draw_integer(s, -1, 1), j = draw_integer(s, -1, 1);
    for (int v = 0; v < 3; v++) {
        int times = draw_integer(s, -4, 4);
        put_vertex(vertices + 3 * v, &c, i * times, j * times, 0);
    }
    put_point(point, &c);
    return c.height;
}

int draft_foot_at_point(stream *s, double *vertices, double *point)
{
    corner c = draw_corner(s);
    for (int v = 0; v < 3; v++)
        put_vertex(vertices + 3 * v, &c, 0, 0, 0);
    put_point(point, &c);
    return c.height;
}

/* ---- In reals ----------------------------------------------------------------------------------------- */

static void draft_vertices(stream *s, double *vertices)
{
    for (int i = 0; i < 9; i++)
        vertices[i] = draw_real(s, -8.0, 8.0);
}

/* Above a point of the triangle's plane, inside it or beside it; at a distance in any proportion to its size. */
static void draft_point_near(stream *s, const double *vertices, double *point)
{
    double ab[3], ac[3];
    double u = draw_real(s, -0.5, 1.5),
           v = draw_one_in(s, 4) ? draw_power(s, -24, 0) : draw_real(s, -0.5, 1.5);
    for (int i = 0; i < 3; i++) {
        ab[i] = vertices[3 + i] - vertices[i];
        ac[i] = vertices[6 + i] - vertices[i];
    }
    double away = draw_one_in(s, 3) ? draw_sign(s) * draw_power(s, -12, 1) : 0.0;
    double aside = draw_one_in(s, 3) ? draw_power(s, -24, 2) : 0.0;
    for (int i = 0; i < 3; i++) {
        double normal = ab[(i + 1) % 3] * ac[(i + 2) % 3] - ab[(i + 2) % 3] * ac[(i + 1) % 3];
        point[i] = vertices[i] + u * ab[i] + v * ac[i] + away * normal + aside * draw_real(s, -1.0, 1.0);
    }
}

void draft_any_foot(stream *s, double *vertices, double *point)
{
    draft_vertices(s, vertices);
    draft_point_near(s, vertices, point);
}

void draft_foot_on_needle(stream *s, double *vertices, double *point)
{
    double width = draw_power(s, -24, -1);
    draft_vertices(s, vertices);
    for (int axis = 0; axis < 3; axis++)
        vertices[6 + axis] = vertices[axis] + width * draw_real(s, -1.0, 1.0);
    draft_point_near(s, vertices, point);
    shuffle_vertices(s, vertices);
}

void draft_foot_on_sliver(stream *s, double *vertices, double *point)
{
    double width = draw_power(s, -24, -1);
    double between = draw_real(s, -1.0, 2.0);
    draft_vertices(s, vertices);
    for (int axis = 0; axis < 3; axis++)
        vertices[6 + axis] = vertices[axis] + between * (vertices[3 + axis] - vertices[axis]) +
                             width * draw_real(s, -1.0, 1.0);
    draft_point_near(s, vertices, point);
    shuffle_vertices(s, vertices);
}

void draft_lone_needle(stream *s, double *vertices)
{
    double point[3];
    draft_foot_on_needle(s, vertices, point);
}

void draft_lone_sliver(stream *s, double *vertices)
{
    double point[3];
    draft_foot_on_sliver(s, vertices, point);
}
