/* lh_contains_polygon_point: of polygons of many vertices, convex or of two chains some other way, or of none; held
 * against all edges in whole numbers, so that points lie on edges and level with vertices. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#include "../support/floats.h"
#include "lanehit/lanehit.h"

enum { MOST_VERTICES = 1100, POINTS = 1531, WORDS = (POINTS + 63) / 64 };

static float vertex[MOST_VERTICES][3], point[POINTS][3];
static size_t vertices;

/* ---- Polygons ----------------------------------------------------------------------------------------- */

static void add_vertex(double x, double y)
{
    vertex[vertices][0] = (float)x;
    vertex[vertices][1] = (float)y;
    vertex[vertices][2] = 0.0f;
    vertices++;
}

static double whole(dice *d, size_t bound)
{
    return (double)dice_below(d, bound);
}

/* Rounded to whole numbers, so some lie on a line, and some more than once in a place. */
static void round_polygon(size_t n, double radius)
{
    vertices = 0;
    for (size_t k = 0; k < n; k++) {
        const double angle = 6.283185307179586 * (double)k / (double)n;
        add_vertex(rint(radius * cos(angle)), rint(radius * sin(angle)));
    }
}

/* Two chains up, with steps that are level, and back; x is anything. Level at the bottom and at the top. */
static void two_chains(size_t n, dice *d)
{
    vertices = 0;
    double y = -40.0;
    for (size_t k = 0; k < n / 2; k++) {
        add_vertex(20.0 + whole(d, 30), y);
        y += k == 0 || k + 2 == n / 2 ? 0.0 : whole(d, 3);
    }
    const double top = vertex[vertices - 1][1];
    y = top;
    for (size_t k = 0; k < n / 2; k++) {
        add_vertex(-20.0 - whole(d, 30), y);
        y = fmax(y - whole(d, 3), -40.0);
    }
}

/* Up and down again. */
static void zigzag(size_t n, dice *d)
{
    vertices = 0;
    for (size_t k = 0; k < n; k++)
        add_vertex(whole(d, 60), whole(d, 60));
}

/* So that the lowest is any of them; wound the other way; or in another plane. */
static void turn(size_t by, int is_back, unsigned axes)
{
    static float before[MOST_VERTICES][3];
    memcpy(before, vertex, sizeof vertex);
    for (size_t k = 0; k < vertices; k++)
        for (size_t axis = 0; axis < 3; axis++) {
            const size_t from = (k + by) % vertices;
            vertex[k][(axis + axes) % 3] = before[is_back ? vertices - 1 - from : from][axis];
        }
}

/* ---- All edges ---------------------------------------------------------------------------------------- */

enum { OUT, IN, ON };

static int place_of(const float *p, unsigned axes)
{
    const unsigned x = axes % 3, y = (axes + 1) % 3;
    int is_inside = 0;
    for (size_t k = 0; k < vertices; k++) {
        const float *const a = vertex[k], *const b = vertex[(k + 1) % vertices];
        const double side =
            ((double)a[x] - p[x]) * ((double)b[y] - p[y]) - ((double)a[y] - p[y]) * ((double)b[x] - p[x]);
        if (side == 0.0 && fminf(a[x], b[x]) <= p[x] && p[x] <= fmaxf(a[x], b[x]) &&
            fminf(a[y], b[y]) <= p[y] && p[y] <= fmaxf(a[y], b[y]))
            return ON;
        if ((a[y] > p[y]) != (b[y] > p[y]))
            is_inside ^= b[y] > a[y] ? side > 0.0 : side < 0.0;
    }
    return is_inside ? IN : OUT;
}

static size_t seen[3];

static void check_polygon(unsigned axes, dice *d)
{
    uint64_t hits[WORDS], inside[WORDS];
    float most = 0.0f;
    for (size_t k = 0; k < vertices; k++)
        for (size_t axis = 0; axis < 3; axis++)
            most = fmaxf(most, fabsf(vertex[k][axis]));
    for (size_t i = 0; i < POINTS; i++)
        for (size_t axis = 0; axis < 3; axis++)
            point[i][axis] = i % 3 == 0 ? vertex[i % vertices][axis] + (float)dice_below(d, 3) - 1.0f
                                        : rintf(dice_between(d, -most, most));
    const lh_vectors points = lh_vectors_aos(point[0], sizeof point[0], POINTS);
    const lh_vectors polygon = lh_vectors_aos(vertex[0], sizeof vertex[0], vertices);
    assert_int_equal(lh_contains_polygon_point(&points, &polygon, hits, inside), LH_OK);
    for (size_t i = 0; i < POINTS; i++) {
        const int place = place_of(point[i], axes);
        seen[place]++;
        assert_int_equal(hits[i / 64] >> i % 64 & 1, place != OUT);
        assert_int_equal(inside[i / 64] >> i % 64 & 1, place == IN);
    }
}

static void check_all_ways(dice *d)
{
    for (unsigned axes = 0; axes < 3; axes++) {
        turn(dice_below(d, vertices), dice_one_in(d, 2), 0);
        check_polygon(axes, d);
        turn(0, 0, 1);
    }
}

static const size_t counts[] = {15, 16, 31, 64, 65, 127, 128, 129, 500, 1024};
enum { COUNTS = sizeof counts / sizeof *counts };

static void convex_polygons(void **state)
{
    (void)state;
    dice d = {11};
    for (size_t k = 0; k < COUNTS; k++) {
        round_polygon(counts[k], 1000.0);
        check_all_ways(&d);
        round_polygon(counts[k], 40.0);
        check_all_ways(&d);
    }
}

static void other_polygons(void **state)
{
    (void)state;
    dice d = {13};
    for (size_t k = 0; k < COUNTS; k++) {
        two_chains(counts[k], &d);
        check_all_ways(&d);
        zigzag(counts[k], &d);
        check_all_ways(&d);
    }
}

static void points_are_everywhere(void **state)
{
    (void)state;
    assert_true(seen[OUT] > 10000 && seen[IN] > 10000 && seen[ON] > 3000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(convex_polygons),
        cmocka_unit_test(other_polygons),
        cmocka_unit_test(points_are_everywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
