#include "corner_path.h"

#include <math.h>
#include <string.h>

#include "floats.h"
#include "formula.h"
#include "term_vector.h"

const corner_shapes corners_of_point_and_triangle = {3, {0, 6, 9, 12}, {3, 15, 18, 21}, {0, 0, 0}, {1, 2, 3}};
const corner_shapes corners_of_segments = {4, {0, 3, 12, 15}, {6, 9, 18, 21}, {2, 3, 2, 3}, {0, 0, 1, 1}};

/* ---- Exactly ------------------------------------------------------------------------------------------ */

/* After the floats of a case. On each axis a direction is the sum of two floats, a double in all that matters. */
enum {
    DIRECTION = CORNER_FLOATS,
    REST_OF_DIRECTION = DIRECTION + 3,
    TIME = REST_OF_DIRECTION + 3,
    ONE,
    LOW_AT_START,
    LOW_AT_END = LOW_AT_START + MOST_CORNER_GAPS,
    INPUTS = LOW_AT_END + MOST_CORNER_GAPS
};

typedef struct corner_formula {
    formula f;
    term height[MOST_CORNER_GAPS]; /* direction . gap at TIME */
    term over_low[2 *
                  MOST_CORNER_GAPS]; /* direction . gap * TIME less the bound, at the start and at the end */
} corner_formula;

static struct {
    corner_formula of_kind[2];
    corner_formula *exact;
    const corner_shapes *shapes;
    float inputs[INPUTS];
    double start[MOST_CORNER_GAPS][3], end[MOST_CORNER_GAPS][3];
    effort effort;
} path;

static void write_formula(corner_formula *to, const corner_shapes *shapes)
{
    formula *f = &to->f;
    const term time = input(f, TIME), one = input(f, ONE), rest = difference(f, one, time);
    term direction[3], start[3], end[3], now[3];
    for (int axis = 0; axis < 3; axis++)
        direction[axis] = sum(f, input(f, DIRECTION + axis), input(f, REST_OF_DIRECTION + axis));
    for (int i = 0; i < shapes->gaps; i++) {
        write_way(f, shapes->start[shapes->from[i]], shapes->start[shapes->to[i]], start);
        write_way(f, shapes->end[shapes->from[i]], shapes->end[shapes->to[i]], end);
        for (int axis = 0; axis < 3; axis++)
            now[axis] = sum(f, product(f, start[axis], rest), product(f, end[axis], time));
        to->height[i] = dot_of(f, direction, now);
        to->over_low[2 * i] = difference(f, product(f, dot_of(f, direction, start), time),
                                         product(f, input(f, LOW_AT_START + i), square(f, one)));
        to->over_low[2 * i + 1] = difference(f, product(f, dot_of(f, direction, end), time),
                                             product(f, input(f, LOW_AT_END + i), square(f, one)));
    }
}

void set_corners(const corner_shapes *shapes, const float *floats)
{
    path.shapes = shapes;
    path.exact = &path.of_kind[shapes == &corners_of_segments];
    path.effort = BY_DOUBLE;
    if (path.exact->f.terms == 0)
        write_formula(path.exact, shapes);
    memcpy(path.inputs, floats, CORNER_FLOATS * sizeof *floats);
    path.inputs[ONE] = 1.0f;
    for (int i = 0; i < shapes->gaps; i++)
        for (int axis = 0; axis < 3; axis++) {
            const int from = shapes->from[i], to = shapes->to[i];
            path.start[i][axis] =
                (double)floats[shapes->start[to] + axis] - (double)floats[shapes->start[from] + axis];
            path.end[i][axis] =
                (double)floats[shapes->end[to] + axis] - (double)floats[shapes->end[from] + axis];
        }
}

static int sign_at(term t)
{
    const int sign = sign_of(&path.exact->f, t);
    if (path.exact->f.effort > path.effort)
        path.effort = path.exact->f.effort;
    return sign;
}

static int separates_at(float time)
{
    path.inputs[TIME] = time;
    set_inputs(&path.exact->f, path.inputs);
    for (int i = 0; i < path.shapes->gaps; i++)
        if (sign_at(path.exact->height[i]) <= 0)
            return 0;
    return 1;
}

int separates_corners(const double *direction, float from, float until)
{
    for (int axis = 0; axis < 3; axis++) {
        path.inputs[DIRECTION + axis] = (float)direction[axis];
        path.inputs[REST_OF_DIRECTION + axis] = (float)(direction[axis] - path.inputs[DIRECTION + axis]);
    }
    return separates_at(from) && separates_at(until);
}

int are_corner_bounds(const float *direction, float scale, const float *low_at_start, const float *low_at_end)
{
    memcpy(path.inputs + DIRECTION, direction, 3 * sizeof *direction);
    memset(path.inputs + REST_OF_DIRECTION, 0, 3 * sizeof *path.inputs);
    memcpy(path.inputs + LOW_AT_START, low_at_start, (size_t)path.shapes->gaps * sizeof *low_at_start);
    memcpy(path.inputs + LOW_AT_END, low_at_end, (size_t)path.shapes->gaps * sizeof *low_at_end);
    path.inputs[TIME] = scale;
    set_inputs(&path.exact->f, path.inputs);
    for (int i = 0; i < 2 * path.shapes->gaps; i++)
        if (sign_at(path.exact->over_low[i]) < 0)
            return 0;
    return 1;
}

effort corners_effort(void)
{
    return path.effort;
}

/* ---- In double ---------------------------------------------------------------------------------------- */

/* A gap between the shapes: nearly the shortest, or what points the same way. */
typedef struct short_gap {
    double gap[3], direction[3], distance;
} short_gap;

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void cross(const double *a, const double *b, double *product)
{
    for (int k = 0; k < 3; k++)
        product[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static void way(const double *from, const double *to, double *between)
{
    for (int k = 0; k < 3; k++)
        between[k] = to[k] - from[k];
}

/* Takes what is nearer; without a direction, that of the gap. */
static void take_nearer(short_gap *best, const double *gap, const double *direction)
{
    const double distance = sqrt(dot(gap, gap));
    if (!(distance < best->distance))
        return;
    best->distance = distance;
    memcpy(best->gap, gap, sizeof best->gap);
    memcpy(best->direction, direction ? direction : gap, sizeof best->direction);
}

static void look_at_edge(short_gap *best, const double *a, const double *b)
{
    double edge[3], nearest[3];
    way(a, b, edge);
    const double squared = dot(edge, edge), share = squared > 0.0 ? -dot(a, edge) / squared : 0.0;
    const double within = fmin(fmax(share, 0.0), 1.0);
    for (int k = 0; k < 3; k++)
        nearest[k] = a[k] + edge[k] * within;
    take_nearer(best, nearest, NULL);
}

/* a + s e + t f, where that is perpendicular to both and s and t are those of a point of the triangle or of the
 * parallelogram. */
static void look_at_face(short_gap *best, const double *a, const double *e, const double *f, int is_triangle)
{
    double normal[3], across[3], along[3], gap[3];
    cross(e, f, normal);
    cross(f, a, across);
    cross(a, e, along);
    const double squared = dot(normal, normal);
    const double s = dot(across, normal) / squared, t = dot(along, normal) / squared;
    if (!(s >= 0.0 && t >= 0.0 && (is_triangle ? s + t : fmax(s, t)) <= 1.0))
        return;
    const double side = dot(a, normal) < 0.0 ? -1.0 : 1.0;
    for (int k = 0; k < 3; k++) {
        gap[k] = a[k] + s * e[k] + t * f[k];
        normal[k] *= side;
    }
    take_nearer(best, gap, normal);
}

/* The triangle, or the parallelogram, that the gaps span, and the origin. */
static short_gap shortest_gap(double time)
{
    static const int edges[2][4][2] = {{{0, 1}, {1, 2}, {2, 0}, {0, 1}}, {{0, 1}, {0, 2}, {1, 3}, {2, 3}}};
    const int is_triangle = path.shapes->gaps == 3;
    double gap[MOST_CORNER_GAPS][3], e[3], f[3];
    short_gap best = {.distance = INFINITY};
    for (int i = 0; i < path.shapes->gaps; i++)
        for (int k = 0; k < 3; k++)
            gap[i][k] = path.start[i][k] * (1.0 - time) + path.end[i][k] * time;
    for (int i = 0; i < 4; i++)
        look_at_edge(&best, gap[edges[!is_triangle][i][0]], gap[edges[!is_triangle][i][1]]);
    way(gap[0], gap[1], e);
    way(gap[0], gap[2], f);
    look_at_face(&best, gap[0], e, f, is_triangle);
    return best;
}

double distance_on_path(float time)
{
    return shortest_gap(time).distance;
}

double largest_corner_gap(void)
{
    double largest = 0.0;
    for (int i = 0; i < path.shapes->gaps; i++)
        for (int k = 0; k < 3; k++)
            largest = fmax(largest, fmax(fabs(path.start[i][k]), fabs(path.end[i][k])));
    return largest;
}

/* ---- Both --------------------------------------------------------------------------------------------- */

static int may_separate(const double *direction, float time)
{
    for (int i = 0; i < path.shapes->gaps; i++)
        if (!(dot(direction, path.start[i]) * (1.0 - time) + dot(direction, path.end[i]) * time > 0.0))
            return 0;
    return 1;
}

/* By the direction of the shortest gap at some time between. */
static int is_stretch_shown(float from, float until, double at)
{
    const short_gap shortest = shortest_gap(at);
    double direction[3], largest = 0.0;
    for (int k = 0; k < 3; k++)
        largest = fmax(largest, fabs(shortest.direction[k]));
    if (!(largest > 0.0))
        return 0;
    /* Its floats are neither too large nor too small. */
    for (int k = 0; k < 3; k++)
        direction[k] = shortest.direction[k] / largest;
    return may_separate(direction, from) && may_separate(direction, until) &&
           separates_corners(direction, from, until);
}

static int is_shown_at_once(float from, float until)
{
    return is_stretch_shown(from, until, 0.5 * ((double)from + until)) ||
           is_stretch_shown(from, until, until) || is_stretch_shown(from, until, from);
}

/* Halves what cannot be shown at once. */
static int is_shown(float from, float until, int *attempts)
{
    const float middle = nearest_float(0.5 * ((double)from + until));
    if (--*attempts < 0)
        return 0;
    return is_shown_at_once(from, until) ||
           (is_shown(from, middle, attempts) && is_shown(middle, until, attempts));
}

int are_shown_apart(int most_attempts)
{
    int attempts = most_attempts;
    return is_shown(0.0f, 1.0f, &attempts);
}
