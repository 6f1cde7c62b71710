#include "segment_triangle.h"

#include <math.h>
#include <string.h>

#include "segment_pair.h"
#include "term_vector.h"
#include "triangle_distance.h"

/* ---- Through ------------------------------------------------------------------------------------------ */

enum { FURTHER = CAPSULE_TRIANGLE_FLOATS, INPUTS };

/* What separates the segment from the triangle, once it has left: the plane, by either end, and planes along the
 * segment and an edge. */
typedef struct way_out {
    term
        volume; /* six times that of what the plane's vectors and the way to it span: the depth, times their product */
    term left; /* the square of that, less that of the depth that is asked for */
} way_out;

static struct {
    formula f;
    term reach;
    way_out by_end[2], past_edge[3];
    float inputs[INPUTS];
    effort effort;
} exact;

static way_out write_way_out(vector first, vector second, vector to_plane)
{
    formula *f = &exact.f;
    const vector normal = vector_cross(f, first, second);
    const term volume = vector_dot(f, normal, to_plane);
    const term least2 = product(f, square(f, exact.reach), vector_dot(f, normal, normal));
    return (way_out){volume, difference(f, square(f, volume), least2)};
}

static void write_formula(void)
{
    formula *f = &exact.f;
    const int a = CAPSULE_VERTICES;
    exact.reach = sum(f, input(f, CAPSULE_RADIUS), input(f, FURTHER));
    const vector ab = vector_from_to(f, a, a + 3), ac = vector_from_to(f, a, a + 6),
                 way = vector_from_to(f, CAPSULE_START, CAPSULE_END);
    for (int end = 0; end < 2; end++)
        exact.by_end[end] =
            write_way_out(ab, ac, vector_from_to(f, a, end == 0 ? CAPSULE_START : CAPSULE_END));
    for (int k = 0; k < 3; k++) {
        const int from = a + 3 * k, to = a + 3 * ((k + 1) % 3);
        exact.past_edge[k] =
            write_way_out(way, vector_from_to(f, from, to), vector_from_to(f, from, CAPSULE_START));
    }
}

static void count_effort(effort of)
{
    if (of > exact.effort)
        exact.effort = of;
}

static void set_formula(const float *floats, float further)
{
    if (exact.f.terms == 0)
        write_formula();
    memcpy(exact.inputs, floats, CAPSULE_TRIANGLE_FLOATS * sizeof *floats);
    exact.inputs[FURTHER] = further;
    set_inputs(&exact.f, exact.inputs);
}

static int side_of(const way_out *w)
{
    return sign_of(&exact.f, w->volume);
}

/* Where nothing is in a plane with something else; that is near an edge or an end. */
static int is_through(void)
{
    const int side = side_of(&exact.past_edge[0]);
    return side_of(&exact.by_end[0]) * side_of(&exact.by_end[1]) < 0 && side != 0 &&
           side_of(&exact.past_edge[1]) == side && side_of(&exact.past_edge[2]) == side;
}

int segment_goes_through(const float *floats)
{
    set_formula(floats, 0.0f);
    const int found = is_through();
    count_effort(exact.f.effort);
    return found;
}

/* The planes of all ways out are at least that far away. */
static int is_deep(void)
{
    int is = is_through();
    for (int k = 0; k < 2 && is; k++)
        is = sign_of(&exact.f, exact.by_end[k].left) >= 0;
    for (int k = 0; k < 3 && is; k++)
        is = sign_of(&exact.f, exact.past_edge[k].left) >= 0;
    return is;
}

/* ---- Pairs of points ---------------------------------------------------------------------------------- */

static void set_edge(const float *floats, int k)
{
    float pair[PAIR_FLOATS];
    memcpy(pair, floats + CAPSULE_START, 6 * sizeof *pair);
    memcpy(pair + 6, floats + CAPSULE_VERTICES + 3 * k, 3 * sizeof *pair);
    memcpy(pair + 9, floats + CAPSULE_VERTICES + 3 * ((k + 1) % 3), 3 * sizeof *pair);
    set_segments(pair);
}

static const float *set_end(const float *floats, int k)
{
    const float *const end = floats + (k == 0 ? CAPSULE_START : CAPSULE_END);
    set_triangle_and_point(floats + CAPSULE_VERTICES, end);
    return end;
}

static int is_pair_within(const float *floats, int k, float further)
{
    int found;
    if (k < 2) {
        (void)set_end(floats, k);
        found = is_triangle_within_sum(floats[CAPSULE_RADIUS], further);
        count_effort(triangle_distance_effort());
    } else {
        set_edge(floats, k - 2);
        found = are_within_sum(floats[CAPSULE_RADIUS], 0.0f, further);
        count_effort(segments_effort());
    }
    return found;
}

int segment_reaches_triangle(const float *floats, float further)
{
    set_formula(floats, further);
    if (sign_of(&exact.f, exact.reach) < 0) {
        const int found = is_deep();
        count_effort(exact.f.effort);
        return found;
    }
    for (int k = SEGMENT_TRIANGLE_PAIRS - 1; k >= 0; k--)
        if (is_pair_within(floats, k, further))
            return 1;
    return segment_goes_through(floats);
}

void see_segment_triangle_pair(const float *floats, int k, segment_triangle_pair *seen)
{
    *seen = (segment_triangle_pair){.distance = 0.0};
    if (k >= 2) {
        set_edge(floats, k - 2);
        nearest_of_segments(seen->on_segment, seen->on_triangle);
        seen->distance = distance_of_segments();
        return;
    }
    const float *const end = set_end(floats, k);
    nearest_of_triangle(seen->on_triangle);
    seen->distance = distance_to_triangle();
    for (int axis = 0; axis < 3; axis++)
        seen->on_segment[axis] = (double)end[axis];
}

double distance_of_segment_and_triangle(const float *floats)
{
    double least = INFINITY;
    if (segment_goes_through(floats))
        return 0.0;
    for (int k = 0; k < SEGMENT_TRIANGLE_PAIRS; k++) {
        segment_triangle_pair seen;
        see_segment_triangle_pair(floats, k, &seen);
        least = fmin(least, seen.distance);
    }
    return least;
}

/* ---- In double ---------------------------------------------------------------------------------------- */

static void cross(const double *a, const double *b, double *out)
{
    for (int axis = 0; axis < 3; axis++) {
        const int u = (axis + 1) % 3, w = (axis + 2) % 3;
        out[axis] = a[u] * b[w] - a[w] * b[u];
    }
}

static double dot(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* Above the triangle that is the height, else an edge is nearest. */
double triangle_to_point(const float *vertices, const double *point)
{
    double edge[3][3], way[3][3], normal[3], outwards[3], least = INFINITY;
    for (int k = 0; k < 3; k++) {
        const float *from = vertices + 3 * k, *to = vertices + 3 * ((k + 1) % 3);
        for (int axis = 0; axis < 3; axis++) {
            edge[k][axis] = (double)to[axis] - (double)from[axis];
            way[k][axis] = point[axis] - (double)from[axis];
        }
        least = fmin(least, segment_to_point(from, to, point));
    }
    cross(edge[0], edge[1], normal);
    for (int k = 0; k < 3; k++) {
        cross(edge[k], way[k], outwards);
        if (!(dot(outwards, normal) > 0.0))
            return least;
    }
    return fmin(least, fabs(dot(way[0], normal)) / sqrt(dot(normal, normal)));
}

double size_of_segment_and_triangle(const float *floats)
{
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double way = (double)floats[CAPSULE_END + axis] - floats[CAPSULE_START + axis];
        squared += way * way;
    }
    (void)set_end(floats, 0);
    return sqrt(squared) + size_of_triangle();
}

effort segment_triangle_effort(void)
{
    const effort most = exact.effort;
    exact.effort = BY_DOUBLE;
    return most;
}
