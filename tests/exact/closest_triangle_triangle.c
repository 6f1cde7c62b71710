/* The points of two closed triangles that are closest to each other. */
#include <math.h>
#include <string.h>

#include "near_points.h"
#include "segment_triangle.h"
#include "triangle_distance.h"
#include "triangle_pair_oracle.h"

static const near_bounds most = {
    .above_of_distance = 22.1,
    .below_of_distance = 28.0,
    .off_a = 5.7,
    .a_of_distance = 3.1,
    .off_b = 5.7,
    .b_of_distance = 3.1,
    .off_common = 143.5,
    .further = 41.0,
    .further_of_distance = 26.0,
};

enum { VERTICES = 9, OF_VERTEX = 3 };

/* An edge of one, from this vertex on, and the other. */
static void put_edge(const float *vertices, int from, const float *other, float *capsule)
{
    memcpy(capsule + CAPSULE_START, vertices + from, OF_VERTEX * sizeof *capsule);
    memcpy(capsule + CAPSULE_END, vertices + (from + OF_VERTEX) % VERTICES, OF_VERTEX * sizeof *capsule);
    capsule[CAPSULE_RADIUS] = 0.0f;
    memcpy(capsule + CAPSULE_VERTICES, other, VERTICES * sizeof *capsule);
}

/* Of pairs of the edges of one, or of where they start, and the other. */
static double least_of_pairs(const float *vertices, const float *other)
{
    float capsule[CAPSULE_TRIANGLE_FLOATS];
    double least = INFINITY;
    for (int from = 0; from < VERTICES; from += OF_VERTEX) {
        put_edge(vertices, from, other, capsule);
        for (int k = 0; k < SEGMENT_TRIANGLE_PAIRS; k++) {
            segment_triangle_pair seen;
            see_segment_triangle_pair(capsule, k, &seen);
            least = fmin(least, seen.distance);
        }
    }
    return least;
}

/* Of two that do not touch. */
static double distance_of(const float *a, const float *b)
{
    return fmin(least_of_pairs(a, b), least_of_pairs(b, a));
}

static double size_of(const float *vertices)
{
    set_triangle_and_point(vertices, vertices);
    return size_of_triangle();
}

static double off_triangle(const float *vertices, const float *point)
{
    const double at[3] = {(double)point[0], (double)point[1], (double)point[2]};
    return triangle_to_point(vertices, at);
}

static void judge(const float *floats, const answer *given, finding *out)
{
    const float *const a = floats, *const b = floats + OF_B;
    const pair_formula *const exact = set_pair(floats);
    const int touches = !pair_is_apart();
    const near_sight seen = {
        .touches = touches,
        .distance = touches ? 0.0 : distance_of(a, b),
        .size = size_of(a) + size_of(b),
        .off_a = off_triangle(a, given->floats + ON_A),
        .off_b = off_triangle(b, given->floats + ON_B),
    };
    judge_near_points(&most, &seen, given, out);
    out->effort = exact->f.effort;
}

const subject closest_triangle_triangle = {
    .query = LH_QUERY_closest_triangle_triangle,
    .name = "closest_triangle_triangle",
    .layout = "xyzxyzxyzxyzxyzxyz",
    .parts = (const signed char[]){0, 3, 6, 9, 12, 15},
    .cases_of = &overlap_triangle_triangle,
    .first_error_bound = 40.6,
    .first_early_bound = 143.5,
    .judge = judge,
};
