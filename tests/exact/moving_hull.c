#include "moving_hull.h"

#include <math.h>
#include <string.h>

#include "formula.h"
#include "rotation.h"

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

/* ---- Vectors ------------------------------------------------------------------------------------------ */

typedef struct vector3 {
    double x, y, z;
} vector3;

static vector3 plus(vector3 a, vector3 b, double times)
{
    return (vector3){a.x + b.x * times, a.y + b.y * times, a.z + b.z * times};
}

static vector3 minus(vector3 a, vector3 b)
{
    return plus(a, b, -1.0);
}

static double dot(vector3 a, vector3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

static vector3 cross(vector3 a, vector3 b)
{
    return (vector3){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

static double length(vector3 a)
{
    return sqrt(dot(a, a));
}

static vector3 way_of(const float_way *w)
{
    return (vector3){(double)w->to[0] - w->from[0], (double)w->to[1] - w->from[1],
                     (double)w->to[2] - w->from[2]};
}

static vector3 turned_back(const moving_hull *h, const float_way *w)
{
    const double q[4] = {h->rotation[0], h->rotation[1], h->rotation[2], h->rotation[3]};
    const vector3 way = way_of(w);
    double turned[3] = {way.x, way.y, way.z};
    rotate_back(q, turned);
    return (vector3){turned[0], turned[1], turned[2]};
}

static vector3 point_at(const moving_hull *h, double time)
{
    return plus(turned_back(h, &h->start), turned_back(h, &h->velocity), time);
}

/* ---- A point, or a segment, and a triangle ------------------------------------------------------------- */

static double share_of_segment(vector3 from_start, vector3 way)
{
    const double squared = dot(way, way);
    return squared > 0.0 ? fmin(fmax(dot(from_start, way) / squared, 0.0), 1.0) : 0.0;
}

static vector3 shorter(vector3 a, vector3 b)
{
    return dot(b, b) < dot(a, a) ? b : a;
}

static vector3 from_segment(vector3 point, vector3 start, vector3 end)
{
    const vector3 way = minus(end, start), from_start = minus(point, start);
    return plus(from_start, way, -share_of_segment(from_start, way));
}

/* From the second to the first: where the one is nearest to the line of the other by what of it is across that, so that
 * nothing is lost where they are nearly parallel. */
static vector3 between_segments(const vector3 *a, const vector3 *b)
{
    const vector3 way = minus(a[1], a[0]), other = minus(b[1], b[0]), between = minus(b[0], a[0]);
    const double other2 = dot(other, other), inverse = other2 > 0.0 ? 1.0 / other2 : 0.0;
    const vector3 way_across = plus(way, other, -dot(way, other) * inverse);
    const vector3 between_across = plus(between, other, -dot(between, other) * inverse);
    double s = share_of_segment(between_across, way_across);
    const double t = share_of_segment(minus(plus((vector3){0.0, 0.0, 0.0}, way, s), between), other);
    s = share_of_segment(plus(between, other, t), way);
    return minus(plus((vector3){0.0, 0.0, 0.0}, way, s), plus(between, other, t));
}

/* Perpendicular to ab as well as can be, in slivers too: by the altitude. */
static vector3 normal_of(const vector3 *t)
{
    const vector3 ab = minus(t[1], t[0]), ac = minus(t[2], t[0]);
    const double squared = dot(ab, ab);
    return cross(ab, plus(ac, ab, squared > 0.0 ? -dot(ab, ac) / squared : 0.0));
}

static int is_over(const vector3 *t, vector3 normal, vector3 point)
{
    for (int k = 0; k < 3; k++) {
        const vector3 edge = minus(t[(k + 1) % 3], t[k]);
        if (!(dot(cross(normal, edge), minus(point, t[k])) >= 0.0))
            return 0;
    }
    return dot(normal, normal) > 0.0;
}

static vector3 from_triangle(vector3 point, const vector3 *t)
{
    const vector3 normal = normal_of(t);
    vector3 way = from_segment(point, t[0], t[1]);
    way = shorter(way, from_segment(point, t[1], t[2]));
    way = shorter(way, from_segment(point, t[2], t[0]));
    if (!is_over(t, normal, point))
        return way;
    const double height = dot(normal, minus(point, t[0])) / dot(normal, normal);
    return shorter(way, plus((vector3){0.0, 0.0, 0.0}, normal, height));
}

static int goes_through(const vector3 *path, const vector3 *t)
{
    const vector3 normal = normal_of(t);
    const double from = dot(normal, minus(path[0], t[0])), to = dot(normal, minus(path[1], t[0]));
    if (!(fmin(from, to) < 0.0 && fmax(from, to) > 0.0))
        return 0;
    return is_over(t, normal, plus(path[0], minus(path[1], path[0]), from / (from - to)));
}

static double distance_from_triangle(const vector3 *path, const vector3 *t)
{
    if (goes_through(path, t))
        return 0.0;
    vector3 way = shorter(from_triangle(path[0], t), from_triangle(path[1], t));
    for (int k = 0; k < 3; k++) {
        const vector3 edge[2] = {t[k], t[(k + 1) % 3]};
        way = shorter(way, between_segments(path, edge));
    }
    return length(way);
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
    if (is_inside(h, point))
        way = (vector3){0.0, 0.0, 0.0};
    const double q[4] = {h->rotation[0], h->rotation[1], h->rotation[2], h->rotation[3]};
    hull_sight seen = {length(way), {way.x, way.y, way.z}};
    rotate(q, seen.way);
    return seen;
}

double distance_of_way(const moving_hull *h, double time)
{
    const vector3 path[2] = {point_at(h, 0.0), point_at(h, time)};
    double least = is_inside(h, path[0]) ? 0.0 : INFINITY;
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

/* 1 if the radius is more than the distance until then, 0 if they are the same. */
static int compare(moving_hull *h, float time)
{
    const double until = fmin(last_time_near(h), time);
    const double off = (double)h->radius + h->further - distance_of_way(h, until);
    const int is_clear = fabs(off) > error_of(h, until);
    if (is_clear && !is_filter_checked())
        return off > 0.0 ? 1 : -1;
    moving_hull near = *h;
    if (!is_clear)
        leave_out_what_is_far(&near, until);
    const int found = compare_with_hull(&near, time);
    if (is_clear)
        count_decision(found == (off > 0.0 ? 1 : -1), "a point on its way past a hull");
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
    return compare(h, time) <= 0;
}
