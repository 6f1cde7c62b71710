#include "moving_hull.h"

#include <math.h>
#include <string.h>

#include "floats.h"
#include "formula.h"
#include "rotation.h"
#include "triangle_ways.h"

moving_hull hull_past(const float *fast, const float *slow, float end)
{
    moving_hull h = {.rotation = {0.0f, 0.0f, 0.0f, 1.0f}, .end = end};
    set_way(&h.velocity, slow, fast);
    return h;
}

void set_way(float_way *way, const float *from, const float *to)
{
    memcpy(way->from, from, sizeof way->from);
    memcpy(way->to, to, sizeof way->to);
}

void add_triangle(moving_hull *h, int a, int b, int c)
{
    const int vertices[3] = {a, b, c};
    memcpy(h->triangle[h->triangles++], vertices, sizeof vertices);
}

void add_parallelogram(moving_hull *h, int a, int b, int c, int d)
{
    add_triangle(h, a, b, c);
    add_triangle(h, a, c, d);
}

/* ---- The way ------------------------------------------------------------------------------------------ */

static vector3 way_of(const float_way *w)
{
    return (vector3){(double)w->to[0] - w->from[0], (double)w->to[1] - w->from[1],
                     (double)w->to[2] - w->from[2]};
}

static vector3 turned_back(const moving_hull *h, const float_way *w)
{
    const double q[4] = {h->rotation[0], h->rotation[1], h->rotation[2], h->rotation[3]};
    const vector3 way = way_of(w);
    double back[3] = {way.x, way.y, way.z};
    rotate_back(q, back);
    return (vector3){back[0], back[1], back[2]};
}

static vector3 point_at(const moving_hull *h, double time)
{
    return plus(turned_back(h, &h->start), turned_back(h, &h->velocity), time);
}

/* ---- The hull ----------------------------------------------------------------------------------------- */

static void see_triangle(const moving_hull *h, int k, vector3 *t)
{
    for (int i = 0; i < 3; i++)
        t[i] = way_of(&h->vertex[h->triangle[k][i]]);
}

static vector3 middle_of(const moving_hull *h)
{
    vector3 middle = {0.0, 0.0, 0.0};
    for (int i = 0; i < h->vertices; i++)
        middle = plus(middle, way_of(&h->vertex[i]), 1.0 / h->vertices);
    return middle;
}

/* On the side of each triangle on which the middle is. */
static int is_inside(const moving_hull *h, vector3 point)
{
    const vector3 middle = middle_of(h);
    int is = h->is_solid;
    for (int k = 0; k < h->triangles && is; k++) {
        vector3 t[3];
        see_triangle(h, k, t);
        const vector3 normal = normal_of(t);
        is = dot(normal, minus(point, t[0])) * dot(normal, minus(middle, t[0])) > 0.0;
    }
    return is;
}

hull_sight hull_sight_at(const moving_hull *h, double time)
{
    const vector3 point = point_at(h, time);
    vector3 t[3], way;
    see_triangle(h, 0, t);
    way = from_triangle(point, t);
    for (int k = 1; k < h->triangles; k++) {
        see_triangle(h, k, t);
        way = shorter(way, from_triangle(point, t));
    }
    if (is_inside(h, point) || (h->starts_inside && time == 0.0))
        way = (vector3){0.0, 0.0, 0.0};
    const double q[4] = {h->rotation[0], h->rotation[1], h->rotation[2], h->rotation[3]};
    hull_sight seen = {length(way), {way.x, way.y, way.z}};
    rotate(q, seen.way);
    return seen;
}

double distance_of_way(const moving_hull *h, double time)
{
    const vector3 path[2] = {point_at(h, 0.0), point_at(h, time)};
    double least = h->starts_inside || is_inside(h, path[0]) ? 0.0 : INFINITY;
    for (int k = 0; k < h->triangles; k++) {
        vector3 t[3];
        see_triangle(h, k, t);
        least = fmin(least, distance_from_triangle(path, t));
    }
    return least;
}

static double size_at_rest(const moving_hull *h)
{
    const vector3 start = turned_back(h, &h->start);
    double furthest = 0.0;
    for (int i = 0; i < h->vertices; i++)
        furthest = fmax(furthest, length(way_of(&h->vertex[i])));
    return furthest + length(start) + fabs((double)h->radius + h->further);
}

double last_time_near(const moving_hull *h)
{
    const double speed = length(turned_back(h, &h->velocity));
    return speed > 0.0 ? fmin(h->end, 4.0 * size_at_rest(h) / speed) : 0.0;
}

double size_of_way(const moving_hull *h, double time)
{
    return size_at_rest(h) + time * length(turned_back(h, &h->velocity));
}

/* ---- Verdicts ----------------------------------------------------------------------------------------- */

/* Double is off by some hundred times 2^-53 of all that is added up; by how much is not proved, so a thousand times
 * that is left to the rationals. */
static double error_of(const moving_hull *h, double until)
{
    return size_of_way(h, until) * 0x1p-36;
}

static void leave_out_what_is_far(moving_hull *h, double until)
{
    const double reach = (double)h->radius + h->further + error_of(h, until);
    const vector3 path[2] = {point_at(h, 0.0), point_at(h, until)};
    for (int k = 0; k < h->triangles; k++) {
        vector3 t[3];
        see_triangle(h, k, t);
        h->is_far[k] = (char)(distance_from_triangle(path, t) > reach);
    }
}

static int hits_clearly(const moving_hull *h, double until)
{
    const vector3 path[2] = {point_at(h, 0.0), point_at(h, until)};
    for (int k = 0; k < h->triangles; k++) {
        vector3 t[3];
        see_triangle(h, k, t);
        if (goes_clearly_through(path, t, size_of_way(h, until)))
            return 1;
    }
    return 0;
}

/* 1 if the radius is more than the distance until then, 0 if they are the same. */
static int compare(moving_hull *h, float time)
{
    const double until = fmin(last_time_near(h), time);
    const double off = (double)h->radius + h->further - distance_of_way(h, until);
    const int is_clear = fabs(off) > error_of(h, until) || (off == 0.0 && hits_clearly(h, until));
    const int by_double = off > 0.0 ? 1 : off < 0.0 ? -1 : 0;
    if (is_clear && !is_filter_checked())
        return by_double;
    moving_hull near = *h;
    if (!is_clear)
        leave_out_what_is_far(&near, until);
    const int found = compare_with_hull(&near, time);
    if (is_clear)
        count_decision(found == by_double, "a point on its way past a hull");
    else
        h->effort = BY_GMP;
    return found;
}

int meets_hull(moving_hull *h)
{
    return compare(h, h->end) >= 0;
}

int is_not_late_at_hull(moving_hull *h, float time)
{
    return compare(h, neighbour(time, -1)) < 0;
}
