#include <gmp.h>

#include "exact_rotation.h"
#include "moving_hull.h"

typedef mpq_t point[3];

/* All lengths times |q|^2, which leaves what the rotation makes a polynomial. */
static struct {
    int is_there;
    point vertex[MOST_HULL_VERTICES], path[2], way, middle;
    mpq_t radius, least; /* squares of these */
    mpq_t rotation[3][3], time;
    point normal, edge, other, across, between, foot, from_here;
    mpq_t product, one, two, share, squared;
} exact;

static void begin(void)
{
    enum { WORKING_POINTS = 11 };
    point *const points[WORKING_POINTS] = {&exact.path[0], &exact.path[1], &exact.way,      &exact.middle,
                                           &exact.normal,  &exact.edge,    &exact.other,    &exact.across,
                                           &exact.between, &exact.foot,    &exact.from_here};
    for (int i = 0; i < MOST_HULL_VERTICES; i++)
        mpq_inits(exact.vertex[i][0], exact.vertex[i][1], exact.vertex[i][2], NULL);
    for (int i = 0; i < WORKING_POINTS; i++)
        mpq_inits((*points[i])[0], (*points[i])[1], (*points[i])[2], NULL);
    for (int k = 0; k < 9; k++)
        mpq_init(exact.rotation[k / 3][k % 3]);
    mpq_inits(exact.radius, exact.least, exact.time, exact.product, exact.one, exact.two, exact.share,
              exact.squared, NULL);
    exact.is_there = 1;
}

/* ---- Vectors ------------------------------------------------------------------------------------------ */

static void subtract(point to, point a, point b)
{
    for (int k = 0; k < 3; k++)
        mpq_sub(to[k], a[k], b[k]);
}

/* to = a + b * share */
static void go(point to, point a, point b, mpq_t share)
{
    for (int k = 0; k < 3; k++) {
        mpq_mul(exact.product, b[k], share);
        mpq_add(to[k], a[k], exact.product);
    }
}

static void dot(mpq_t to, point a, point b)
{
    mpq_set_ui(to, 0, 1);
    for (int k = 0; k < 3; k++) {
        mpq_mul(exact.product, a[k], b[k]);
        mpq_add(to, to, exact.product);
    }
}

/* Into another one than both. */
static void cross(point to, point a, point b)
{
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, w = (k + 2) % 3;
        mpq_mul(to[k], a[u], b[w]);
        mpq_mul(exact.product, a[w], b[u]);
        mpq_sub(to[k], to[k], exact.product);
    }
}

static int is_share(mpq_t share)
{
    return mpq_sgn(share) >= 0 && mpq_cmp_ui(share, 1, 1) <= 0;
}

static void count(mpq_t squared)
{
    if (mpq_cmp(squared, exact.least) < 0)
        mpq_set(exact.least, squared);
}

/* ---- Of a point, a segment and a triangle --------------------------------------------------------------- */

static void count_segment_and_point(point start, point end, point at)
{
    subtract(exact.edge, end, start);
    subtract(exact.from_here, at, start);
    dot(exact.squared, exact.edge, exact.edge);
    mpq_set_ui(exact.share, 0, 1);
    if (mpq_sgn(exact.squared) > 0) {
        dot(exact.one, exact.from_here, exact.edge);
        mpq_div(exact.share, exact.one, exact.squared);
    }
    if (mpq_sgn(exact.share) < 0)
        mpq_set_ui(exact.share, 0, 1);
    if (mpq_cmp_ui(exact.share, 1, 1) > 0)
        mpq_set_ui(exact.share, 1, 1);
    mpq_neg(exact.share, exact.share);
    go(exact.from_here, exact.from_here, exact.edge, exact.share);
    dot(exact.squared, exact.from_here, exact.from_here);
    count(exact.squared);
}

/* Where both lines are nearest, if that is in both segments. */
static void count_crossing(point start, point end)
{
    subtract(exact.edge, end, start);
    cross(exact.across, exact.way, exact.edge);
    dot(exact.squared, exact.across, exact.across);
    if (mpq_sgn(exact.squared) == 0)
        return;
    subtract(exact.between, start, exact.path[0]);
    point *const ways[2] = {&exact.edge, &exact.way};
    for (int k = 0; k < 2; k++) {
        cross(exact.other, exact.between, *ways[k]);
        dot(exact.one, exact.other, exact.across);
        mpq_div(exact.share, exact.one, exact.squared);
        if (!is_share(exact.share))
            return;
    }
    dot(exact.one, exact.between, exact.across);
    mpq_mul(exact.one, exact.one, exact.one);
    mpq_div(exact.one, exact.one, exact.squared);
    count(exact.one);
}

static void set_normal(point *const *t)
{
    subtract(exact.edge, *t[1], *t[0]);
    subtract(exact.other, *t[2], *t[0]);
    cross(exact.normal, exact.edge, exact.other);
}

static int is_over(point *const *t, point at)
{
    for (int k = 0; k < 3; k++) {
        subtract(exact.edge, *t[(k + 1) % 3], *t[k]);
        cross(exact.across, exact.normal, exact.edge);
        subtract(exact.from_here, at, *t[k]);
        dot(exact.one, exact.across, exact.from_here);
        if (mpq_sgn(exact.one) < 0)
            return 0;
    }
    return 1;
}

/* Times the length of the normal. */
static void find_height(mpq_t height, point *const *t, point at)
{
    subtract(exact.from_here, at, *t[0]);
    dot(height, exact.normal, exact.from_here);
}

static void count_over(point *const *t, point at)
{
    if (!is_over(t, at))
        return;
    find_height(exact.one, t, at);
    dot(exact.squared, exact.normal, exact.normal);
    mpq_mul(exact.one, exact.one, exact.one);
    mpq_div(exact.one, exact.one, exact.squared);
    count(exact.one);
}

static void count_way_through(point *const *t)
{
    find_height(exact.two, t, exact.path[0]);
    find_height(exact.squared, t, exact.path[1]);
    if (mpq_sgn(exact.two) * mpq_sgn(exact.squared) >= 0)
        return;
    mpq_sub(exact.squared, exact.two, exact.squared);
    mpq_div(exact.share, exact.two, exact.squared);
    go(exact.foot, exact.path[0], exact.way, exact.share);
    mpq_set_ui(exact.squared, 0, 1);
    if (is_over(t, exact.foot))
        count(exact.squared);
}

static void count_triangle(point *const *t)
{
    for (int k = 0; k < 3; k++) {
        point *const start = t[k], *const end = t[(k + 1) % 3];
        count_crossing(*start, *end);
        count_segment_and_point(exact.path[0], exact.path[1], *start);
        for (int i = 0; i < 2; i++)
            count_segment_and_point(*start, *end, exact.path[i]);
    }
    set_normal(t);
    dot(exact.squared, exact.normal, exact.normal);
    if (mpq_sgn(exact.squared) == 0)
        return;
    count_over(t, exact.path[0]);
    count_over(t, exact.path[1]);
    count_way_through(t);
}

/* ---- The hull ----------------------------------------------------------------------------------------- */

static void set_difference(mpq_t to, float a, float b)
{
    mpq_set_d(to, a);
    mpq_set_d(exact.product, b);
    mpq_sub(to, to, exact.product);
}

static void set_hull(const moving_hull *h, float time)
{
    if (!exact.is_there)
        begin();
    set_exact_rotation(exact.rotation, exact.two, h->rotation);
    for (int i = 0; i < h->vertices; i++)
        for (int k = 0; k < 3; k++) {
            set_difference(exact.vertex[i][k], h->vertex[i].to[k], h->vertex[i].from[k]);
            mpq_mul(exact.vertex[i][k], exact.vertex[i][k], exact.two);
        }
    set_difference(exact.radius, h->radius, -h->further);
    mpq_mul(exact.radius, exact.radius, exact.two);
    mpq_mul(exact.radius, exact.radius, exact.radius);
    turn_back_exactly(exact.path[0], exact.rotation, h->start.to, h->start.from);
    turn_back_exactly(exact.way, exact.rotation, h->velocity.to, h->velocity.from);
    mpq_set_d(exact.time, time);
    for (int k = 0; k < 3; k++)
        mpq_mul(exact.way[k], exact.way[k], exact.time);
    mpq_set_ui(exact.time, 1, 1);
    go(exact.path[1], exact.path[0], exact.way, exact.time);
}

static void see_triangle(const moving_hull *h, int k, point **t)
{
    for (int i = 0; i < 3; i++)
        t[i] = &exact.vertex[h->triangle[k][i]];
}

static int starts_inside(const moving_hull *h)
{
    int is = h->is_solid;
    mpq_set_ui(exact.share, 1, (unsigned)h->vertices);
    for (int k = 0; k < 3; k++)
        mpq_set_ui(exact.middle[k], 0, 1);
    for (int i = 0; i < h->vertices; i++)
        go(exact.middle, exact.middle, exact.vertex[i], exact.share);
    for (int k = 0; k < h->triangles && is; k++) {
        point *t[3];
        see_triangle(h, k, t);
        set_normal(t);
        find_height(exact.one, t, exact.path[0]);
        find_height(exact.two, t, exact.middle);
        is = mpq_sgn(exact.one) * mpq_sgn(exact.two) > 0;
    }
    return is;
}

int compare_with_hull(const moving_hull *h, float time)
{
    set_hull(h, time);
    subtract(exact.from_here, exact.vertex[h->triangle[0][0]], exact.path[0]);
    dot(exact.least, exact.from_here, exact.from_here);
    for (int k = 0; k < h->triangles; k++) {
        point *t[3];
        see_triangle(h, k, t);
        if (!h->is_far[k])
            count_triangle(t);
    }
    if (h->starts_inside || starts_inside(h))
        mpq_set_ui(exact.least, 0, 1);
    const int found = mpq_cmp(exact.radius, exact.least);
    return found > 0 ? 1 : found < 0 ? -1 : 0;
}
