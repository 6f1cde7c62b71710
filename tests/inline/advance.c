/* A rod of length `length` turns about the origin, and a ball flies at a constant velocity: no closed form. Their true
 * distance is sampled densely in double, which the drivers may never be late against. Compiles as C++ too. */
#include "lanehit/advance.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define CHECK(condition)                                                                                     \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                                  \
            exit(EXIT_FAILURE);                                                                              \
        }                                                                                                    \
    } while (0)

typedef struct motion {
    double length, turn; /* of the rod; radians a unit of time */
    double x, y, v, w;   /* the ball's centre and velocity */
    double radius, t_max;
} motion;

static double distance_at(const motion *m, double t)
{
    const double c = cos(m->turn * t), s = sin(m->turn * t);
    const double x = m->x + m->v * t, y = m->y + m->w * t;
    const double along = c * x + s * y, k = along < 0 ? 0 : along > m->length ? m->length : along;
    const double apart = hypot(x - k * c, y - k * s) - m->radius;
    return apart > 0 ? apart : 0;
}

/* Rounded down by as much as double may be off. */
static float told_at(const motion *m, float t)
{
    const float d = (float)(distance_at(m, (double)t) * (1 - 2 * (double)FLT_EPSILON) - 1e-9);
    return d > 0 ? d : 0;
}

static float speed_of(const motion *m)
{
    return (float)((hypot(m->v, m->w) + fabs(m->turn) * m->length) * (1 + 8 * (double)FLT_EPSILON));
}

static double random_number(double low, double high)
{
    static uint32_t state = 7;
    state = state * 1664525u + 1013904223u;
    return low + (high - low) * (double)(state >> 8) / 16777216;
}

static motion random_motion(void)
{
    motion m;
    m.length = random_number(0.1, 3);
    m.turn = random_number(-4, 4);
    m.x = random_number(-4, 4);
    m.y = random_number(-4, 4);
    m.v = random_number(-3, 3);
    m.w = random_number(-3, 3);
    m.radius = random_number(0, 0.5);
    m.t_max = random_number(0.1, 3);
    return m;
}

/* The least distance of a thousand times before `end`. */
static double least_before(const motion *m, double end)
{
    double least = DBL_MAX;
    for (int k = 0; k < 1000; k++) {
        const double d = distance_at(m, end * k / 1000);
        least = d < least ? d : least;
    }
    return least;
}

/* With a tolerance of a few thousandths of the size. */
enum { MOST_ASKED = 300 };

static int advancement_is_right(const motion *m, float margin, float tolerance)
{
    lh_advance a = lh_advance_begin((float)m->t_max, speed_of(m), margin, tolerance, 4000);
    uint32_t asked = 0;
    while (lh_advance_goes_on(&a)) {
        lh_advance_by(&a, told_at(m, a.t));
        asked++;
    }
    CHECK(asked == 4000 - a.steps_left);
    CHECK(a.t >= 0 && a.t <= (float)m->t_max);
    CHECK(a.t == 0 || least_before(m, (double)a.t) > (double)margin);
    CHECK((double)a.nearest <= distance_at(m, (double)a.nearest_at));
    if (a.outcome == LH_ADVANCE_NEAR)
        CHECK(distance_at(m, (double)a.t) <=
              ((double)margin + (double)tolerance) * (1 + 8 * (double)FLT_EPSILON) + 1e-5);
    if (a.outcome == LH_ADVANCE_APART)
        CHECK(a.t == (float)m->t_max);
    CHECK(a.outcome != LH_ADVANCE_OUT_OF_STEPS || tolerance == 0);
    CHECK(asked <= MOST_ASKED || tolerance == 0); /* and not until a float of time cannot tell */
    return a.outcome == LH_ADVANCE_NEAR;
}

/* A test that never says no wrongly: from the middle, by the speed. */
static int may_meet(const motion *m, float from, float to)
{
    const double middle = ((double)from + (double)to) / 2;
    return distance_at(m, middle) <=
           (double)speed_of(m) * ((double)to - (double)from) / 2 * (1 + 8 * (double)FLT_EPSILON) + 1e-6;
}

static int halving_is_right(const motion *m)
{
    lh_halving h = lh_halving_begin((float)m->t_max, 12, 100000);
    float before = 0;
    while (lh_halving_goes_on(&h)) {
        CHECK(h.t >= before && h.t < h.t_end && h.t_end <= (float)m->t_max); /* in order, nothing left out */
        const int may = may_meet(m, h.t, h.t_end);
        before = may ? h.t : h.t_end;
        lh_halving_by(&h, may);
        CHECK(h.t == before || h.outcome == LH_ADVANCE_APART);
    }
    CHECK(h.outcome != LH_ADVANCE_OUT_OF_STEPS);
    CHECK(h.t == 0 || least_before(m, (double)h.t) > 0);
    if (h.outcome == LH_ADVANCE_NEAR)
        CHECK(h.t_end - h.t <= (float)m->t_max / 4094);
    return h.outcome == LH_ADVANCE_NEAR;
}

static void random_motions(void)
{
    int near = 0, met = 0;
    for (int k = 0; k < 1000; k++) {
        const motion m = random_motion();
        near += advancement_is_right(&m, 0, 1e-3f);
        (void)advancement_is_right(&m, 0.1f, 1e-4f);
        (void)advancement_is_right(&m, 0, 0);
        met += halving_is_right(&m);
    }
    CHECK(near > 100 && near < 900);
    CHECK(met > 100 && met < 900);
}

/* Straight at each other they come near in two steps: the first goes all the way but rounding. */
static void straight_on(void)
{
    lh_advance a = lh_advance_begin(10, 2, 0.5f, 1e-5f, 64);
    while (lh_advance_goes_on(&a))
        lh_advance_by(&a, 8 - 2 * a.t);
    CHECK(a.outcome == LH_ADVANCE_NEAR && a.t <= 3.75f && a.t > 3.749998f && a.steps_left >= 61);
    CHECK(a.nearest >= 0.5f && a.nearest < 0.50001f && a.nearest_at == a.t);
}

static lh_advance asked_once(float t_max, float speed, float margin, float distance)
{
    lh_advance a = lh_advance_begin(t_max, speed, margin, 0, 1);
    lh_advance_by(&a, distance);
    return a;
}

static void special_numbers(void)
{
    CHECK(asked_once(1, 1, 0, 0).outcome == LH_ADVANCE_NEAR);
    CHECK(asked_once(1, 1, 0.5f, 0.5f).outcome == LH_ADVANCE_NEAR);
    CHECK(asked_once(1, 1, 0, 2).outcome == LH_ADVANCE_APART);
    CHECK(asked_once(1, 1, 0, 0.5f).outcome == LH_ADVANCE_OUT_OF_STEPS && asked_once(1, 1, 0, 0.5f).t < 0.5f);
    CHECK(asked_once(1, 0, 0, 1e-30f).outcome == LH_ADVANCE_APART); /* at rest */
    CHECK(asked_once(1, 0, 0, 0).outcome == LH_ADVANCE_NEAR);
    CHECK(asked_once(-1, 1, 0, 0.5f).outcome == LH_ADVANCE_APART && asked_once(-1, 1, 0, 0.5f).t == 0);
    CHECK(asked_once(1, 1, 0, 3e38f).outcome == LH_ADVANCE_APART);
    CHECK(asked_once(1, -1, 0, 1).outcome == LH_ADVANCE_NEAR);
    CHECK(asked_once(1, 3e38f, 0, 1e-30f).outcome == LH_ADVANCE_NEAR); /* no float of time that is so short */
    CHECK(lh_advance_begin(1, 1, 0, 0, 0).steps_left == 1);
#if !defined(__FINITE_MATH_ONLY__) || !__FINITE_MATH_ONLY__
    CHECK(asked_once(1, 1, 0, (float)NAN).outcome == LH_ADVANCE_NEAR);
    CHECK(asked_once(1, (float)NAN, 0, 1).outcome == LH_ADVANCE_NEAR);
    CHECK(asked_once((float)INFINITY, 1, 0, (float)INFINITY).outcome != LH_ADVANCE_NEAR);
    CHECK(asked_once(1, 1, (float)INFINITY, 1).outcome == LH_ADVANCE_NEAR);
#endif
    lh_halving h = lh_halving_begin(1, 0, 10);
    lh_halving_by(&h, 1);
    CHECK(h.outcome == LH_ADVANCE_NEAR && h.t == 0 && h.t_end == 1);
    h = lh_halving_begin(1, 8, 2);
    lh_halving_by(&h, 1);
    lh_halving_by(&h, 0);
    CHECK(h.outcome == LH_ADVANCE_OUT_OF_STEPS && h.t == 0.5f);
    CHECK(lh_halving_begin(1, 99, 0).most_parts == 1u << 24 && lh_halving_begin(1, 99, 0).steps_left == 1);
}

int main(void)
{
    straight_on();
    special_numbers();
    random_motions();
    return 0;
}
