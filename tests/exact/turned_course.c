#include "turned_course.h"

#include <math.h>

#include <gmp.h>

#include "formula.h"
#include "rotation.h"

/* ---- In double ---------------------------------------------------------------------------------------- */

typedef struct seen_course {
    double start[3], velocity[3], half[3];
} seen_course;

static seen_course see(const turned_course *c)
{
    seen_course s;
    const double q[4] = {c->rotation[0], c->rotation[1], c->rotation[2], c->rotation[3]};
    for (int axis = 0; axis < 3; axis++) {
        s.start[axis] = (double)c->start[axis] - c->centre[axis];
        s.velocity[axis] = (double)c->end[axis] - c->start[axis];
        s.half[axis] = c->half[axis];
    }
    rotate_back(q, s.start);
    rotate_back(q, s.velocity);
    return s;
}

static double between_at(const seen_course *s, int axis, double t)
{
    const double at = s->start[axis] + t * s->velocity[axis];
    return at - fmin(fmax(at, -s->half[axis]), s->half[axis]);
}

static double slope_at(const seen_course *s, double t)
{
    double slope = 0.0;
    for (int axis = 0; axis < 3; axis++)
        slope += s->velocity[axis] * between_at(s, axis, t);
    return slope;
}

static turned_sight sight_at(const seen_course *s, double t)
{
    turned_sight seen = {0.0, 0.0};
    double squared = 0.0;
    for (int axis = 0; axis < 3; axis++) {
        const double between = between_at(s, axis, t), way = t * s->velocity[axis];
        squared += between * between;
        seen.sum += fabs(way) + fabs(way - between);
    }
    seen.distance = sqrt(squared);
    return seen;
}

/* The square of the distance is convex. */
turned_sight nearest_turned_sight(const turned_course *c)
{
    const seen_course s = see(c);
    double from = 0.0, to = 1.0, rate = 0.0, across = 0.0;
    for (int plane = 0; plane < 6; plane++) {
        const int axis = plane % 3;
        const double t = ((plane < 3 ? -s.half[axis] : s.half[axis]) - s.start[axis]) / s.velocity[axis];
        if (!(t > from && t < to))
            continue;
        if (slope_at(&s, t) < 0.0)
            from = t;
        else
            to = t;
    }
    const double middle = 0.5 * from + 0.5 * to;
    for (int axis = 0; axis < 3; axis++)
        if (between_at(&s, axis, middle) != 0.0) {
            rate += s.velocity[axis] * s.velocity[axis];
            across += s.velocity[axis] * (s.velocity[axis] * middle - between_at(&s, axis, middle));
        }
    return sight_at(&s, rate > 0.0 ? fmin(fmax(across / rate, from), to) : from);
}

/* ---- In rationals ------------------------------------------------------------------------------------- */

/* All times |q|^2, which leaves every component a polynomial. */
static struct {
    int is_there;
    mpq_t start[3], velocity[3], half[3], radius, rotation[3][3];
    mpq_t time, from, to, slope, at, rest, squared, product, rate, across;
} exact;

static void begin(void)
{
    mpq_inits(exact.time, exact.from, exact.to, exact.slope, exact.at, exact.rest, exact.squared,
              exact.product, exact.rate, exact.across, exact.radius, NULL);
    for (int axis = 0; axis < 3; axis++) {
        mpq_inits(exact.start[axis], exact.velocity[axis], exact.half[axis], NULL);
        for (int k = 0; k < 3; k++)
            mpq_init(exact.rotation[axis][k]);
    }
    exact.is_there = 1;
}

/* to += sign a b, of floats. */
static void add_product(mpq_t to, int sign, float a, float b)
{
    mpq_set_d(exact.product, (double)a * b);
    (sign > 0 ? mpq_add : mpq_sub)(to, to, exact.product);
}

/* Column k is |q|^2 times what the rotation makes of axis k. */
static void set_rotation(const float *q)
{
    const float w = q[3];
    for (int k = 0; k < 3; k++) {
        const int u = (k + 1) % 3, v = (k + 2) % 3;
        for (int i = 0; i < 3; i++)
            mpq_set_ui(exact.rotation[i][k], 0, 1);
        add_product(exact.rotation[k][k], 1, w, w);
        add_product(exact.rotation[k][k], 1, q[k], q[k]);
        add_product(exact.rotation[k][k], -1, q[u], q[u]);
        add_product(exact.rotation[k][k], -1, q[v], q[v]);
        for (int twice = 0; twice < 2; twice++) {
            add_product(exact.rotation[u][k], 1, q[k], q[u]);
            add_product(exact.rotation[u][k], 1, w, q[v]);
            add_product(exact.rotation[v][k], 1, q[k], q[v]);
            add_product(exact.rotation[v][k], -1, w, q[u]);
        }
    }
}

static void set_seen(mpq_t *seen, const float *to, const float *from)
{
    for (int k = 0; k < 3; k++) {
        mpq_set_ui(seen[k], 0, 1);
        for (int i = 0; i < 3; i++) {
            mpq_set_d(exact.at, to[i]);
            mpq_set_d(exact.product, from[i]);
            mpq_sub(exact.at, exact.at, exact.product);
            mpq_mul(exact.at, exact.at, exact.rotation[i][k]);
            mpq_add(seen[k], seen[k], exact.at);
        }
    }
}

static void set_course(const turned_course *c)
{
    if (!exact.is_there)
        begin();
    set_rotation(c->rotation);
    set_seen(exact.start, c->start, c->centre);
    set_seen(exact.velocity, c->end, c->start);
    mpq_set_ui(exact.squared, 0, 1);
    for (int k = 0; k < 4; k++)
        add_product(exact.squared, 1, c->rotation[k], c->rotation[k]);
    mpq_set_d(exact.radius, c->radius);
    mpq_mul(exact.radius, exact.radius, exact.squared);
    for (int axis = 0; axis < 3; axis++) {
        mpq_set_d(exact.half[axis], c->half[axis]);
        mpq_mul(exact.half[axis], exact.half[axis], exact.squared);
    }
}

/* At `time`: exact.at becomes the way from the box on this axis, and exact.rest the plane that it is from. Returns the
 * side. */
static int leave_box(int axis)
{
    mpq_mul(exact.at, exact.time, exact.velocity[axis]);
    mpq_add(exact.at, exact.at, exact.start[axis]);
    mpq_set(exact.rest, exact.half[axis]);
    if (mpq_cmp(exact.at, exact.rest) <= 0) {
        mpq_neg(exact.rest, exact.rest);
        if (mpq_cmp(exact.at, exact.rest) >= 0) {
            mpq_set_ui(exact.at, 0, 1);
            return 0;
        }
    }
    mpq_sub(exact.at, exact.at, exact.rest);
    return mpq_sgn(exact.at);
}

static int falls(void)
{
    mpq_set_ui(exact.slope, 0, 1);
    for (int axis = 0; axis < 3; axis++) {
        (void)leave_box(axis);
        mpq_mul(exact.at, exact.at, exact.velocity[axis]);
        mpq_add(exact.slope, exact.slope, exact.at);
    }
    return mpq_sgn(exact.slope) < 0;
}

static void narrow(void)
{
    if (mpq_cmp(exact.time, exact.from) <= 0 || mpq_cmp(exact.time, exact.to) >= 0)
        return;
    mpq_set(falls() ? exact.from : exact.to, exact.time);
}

/* The vertex of the parabola between from and to, or the nearer of these. */
static void find_nearest_time(void)
{
    mpq_set_ui(exact.rate, 0, 1);
    mpq_set_ui(exact.across, 0, 1);
    mpq_add(exact.time, exact.from, exact.to);
    mpq_div_2exp(exact.time, exact.time, 1);
    for (int axis = 0; axis < 3; axis++) {
        if (leave_box(axis) == 0)
            continue;
        mpq_sub(exact.rest, exact.rest, exact.start[axis]);
        mpq_mul(exact.rest, exact.rest, exact.velocity[axis]);
        mpq_add(exact.across, exact.across, exact.rest);
        mpq_mul(exact.rest, exact.velocity[axis], exact.velocity[axis]);
        mpq_add(exact.rate, exact.rate, exact.rest);
    }
    if (mpq_sgn(exact.rate) > 0)
        mpq_div(exact.time, exact.across, exact.rate);
    if (mpq_cmp(exact.time, exact.from) < 0)
        mpq_set(exact.time, exact.from);
    if (mpq_cmp(exact.time, exact.to) > 0)
        mpq_set(exact.time, exact.to);
}

static int comes_within_exactly(const turned_course *c)
{
    set_course(c);
    mpq_set_ui(exact.from, 0, 1);
    mpq_set_ui(exact.to, 1, 1);
    for (int plane = 0; plane < 6; plane++) {
        const int axis = plane % 3;
        if (mpq_sgn(exact.velocity[axis]) == 0)
            continue;
        mpq_set(exact.time, exact.half[axis]);
        if (plane < 3)
            mpq_neg(exact.time, exact.time);
        mpq_sub(exact.time, exact.time, exact.start[axis]);
        mpq_div(exact.time, exact.time, exact.velocity[axis]);
        narrow();
    }
    find_nearest_time();
    mpq_mul(exact.squared, exact.radius, exact.radius);
    for (int axis = 0; axis < 3; axis++) {
        (void)leave_box(axis);
        mpq_mul(exact.at, exact.at, exact.at);
        mpq_sub(exact.squared, exact.squared, exact.at);
    }
    return mpq_sgn(exact.squared) >= 0;
}

/* Double is off by some hundred times 2^-53 of all that is added up; by how much is not proved, so a thousand times
 * that is left to the rationals. */
int segment_comes_within(turned_course *c)
{
    const turned_sight seen = nearest_turned_sight(c);
    double size = seen.sum + c->radius;
    for (int axis = 0; axis < 3; axis++)
        size += fabs((double)c->start[axis] - c->centre[axis]) +
                fabs((double)c->end[axis] - c->centre[axis]) + c->half[axis];
    const double off = seen.distance - c->radius;
    const int is_clear = fabs(off) > size * 0x1p-36;
    if (is_clear && !is_filter_checked())
        return off < 0.0;
    c->effort = is_clear ? BY_DOUBLE : BY_GMP;
    const int found = comes_within_exactly(c);
    if (is_clear)
        count_decision(found == (off < 0.0), "a segment beside a turned box");
    return found;
}
