#include <gmp.h>

#include "exact_rotation.h"
#include "turned_course.h"

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

static void set_course(const turned_course *c)
{
    if (!exact.is_there)
        begin();
    set_exact_rotation(exact.rotation, exact.squared, c->rotation);
    turn_back_exactly(exact.start, exact.rotation, c->start, c->centre);
    turn_back_exactly(exact.velocity, exact.rotation, c->end, c->start);
    mpq_set_d(exact.radius, c->radius);
    mpq_set_d(exact.product, c->further);
    mpq_add(exact.radius, exact.radius, exact.product);
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

static int comes_within(void)
{
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

/* ---- In each other ------------------------------------------------------------------------------------ */

enum { LEAST, MOST };

/* The interval that a box or a segment is, from its least to its most. */
typedef mpq_t range[2];

static void order(range r)
{
    if (mpq_cmp(r[LEAST], r[MOST]) > 0)
        mpq_swap(r[LEAST], r[MOST]);
}

/* exact.rest becomes the length of the shorter way of a out of b, times some length. */
static void leave(range a, range b)
{
    mpq_sub(exact.rest, b[MOST], a[LEAST]);
    mpq_sub(exact.at, a[MOST], b[LEAST]);
    if (mpq_cmp(exact.at, exact.rest) < 0)
        mpq_set(exact.rest, exact.at);
}

/* Is it no less than the reach below 0, times the root of exact.squared, which is that length? */
static int is_long_enough(void)
{
    if (mpq_sgn(exact.rest) < 0)
        return 0;
    mpq_mul(exact.product, exact.radius, exact.radius);
    mpq_mul(exact.product, exact.product, exact.squared);
    mpq_mul(exact.rest, exact.rest, exact.rest);
    return mpq_cmp(exact.rest, exact.product) >= 0;
}

static int is_deep_by_face(int axis, range of_segment, range of_box)
{
    mpq_set(of_segment[LEAST], exact.start[axis]);
    mpq_add(of_segment[MOST], exact.start[axis], exact.velocity[axis]);
    order(of_segment);
    mpq_set(of_box[MOST], exact.half[axis]);
    mpq_neg(of_box[LEAST], exact.half[axis]);
    mpq_set_ui(exact.squared, 1, 1);
    leave(of_segment, of_box);
    return is_long_enough();
}

/* Along the product of the velocity and an axis: on the two others, (w, -u) of the velocity's u and w. */
static int is_deep_past_edge(int axis, range of_segment, range of_box)
{
    const int u = (axis + 1) % 3, w = (axis + 2) % 3;
    mpq_mul(exact.at, exact.start[u], exact.velocity[w]);
    mpq_mul(exact.rest, exact.start[w], exact.velocity[u]);
    mpq_sub(of_segment[LEAST], exact.at, exact.rest);
    mpq_set(of_segment[MOST], of_segment[LEAST]);
    mpq_mul(exact.at, exact.half[u], exact.velocity[w]);
    mpq_mul(exact.rest, exact.half[w], exact.velocity[u]);
    mpq_abs(exact.at, exact.at);
    mpq_abs(exact.rest, exact.rest);
    mpq_add(of_box[MOST], exact.at, exact.rest);
    mpq_neg(of_box[LEAST], of_box[MOST]);
    mpq_mul(exact.at, exact.velocity[u], exact.velocity[u]);
    mpq_mul(exact.rest, exact.velocity[w], exact.velocity[w]);
    mpq_add(exact.squared, exact.at, exact.rest);
    leave(of_segment, of_box);
    return is_long_enough();
}

static int is_deep(void)
{
    range of_segment, of_box;
    int found = 1;
    mpq_inits(of_segment[LEAST], of_segment[MOST], of_box[LEAST], of_box[MOST], NULL);
    for (int axis = 0; axis < 3 && found; axis++)
        found = is_deep_by_face(axis, of_segment, of_box) && is_deep_past_edge(axis, of_segment, of_box);
    mpq_clears(of_segment[LEAST], of_segment[MOST], of_box[LEAST], of_box[MOST], NULL);
    return found;
}

int segment_reaches_exactly(const turned_course *c)
{
    set_course(c);
    return mpq_sgn(exact.radius) >= 0 ? comes_within() : is_deep();
}
