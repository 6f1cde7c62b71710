/* When do two shapes meet whose motion has no closed form: that turn, bend, or hang on joints?
 *
 * Two drivers for a loop of your own, which places the shapes and asks a distance or a verdict. They hold the times;
 * both never pass through, and both end. Header alone, C11 or C++11 and later; no library to link.
 *
 * CONSERVATIVE ADVANCEMENT asks how far apart the shapes are, and goes on by as much time as they need at least to come
 * together: the caller says how fast at most (Mirtich, Impulse-based Dynamic Simulation, 1996, 2.3).
 *
 *     lh_advance a = lh_advance_begin(1, speed, 0.01f, 0.001f, 64);
 *     while (lh_advance_goes_on(&a)) {
 *         ...place the shapes as they are at a.t...
 *         lh_advance_by(&a, distance);
 *     }
 *     if (a.outcome != LH_ADVANCE_APART) ...they come near at a.t...
 *
 * INTERVAL HALVING asks whether they can meet during a time, for which the caller has any test that never says no
 * wrongly: of boxes around the paths, for one. It halves what may be a yes (Ericson, Real-Time Collision Detection,
 * 5.5.1).
 *
 *     lh_halving h = lh_halving_begin(1, 10, 1000);
 *     while (lh_halving_goes_on(&h))
 *         lh_halving_by(&h, ...may they meet from h.t to h.t_end, both included?...);
 *
 * Times are computed in double and rounded to the safe side, so no setting of the compiler makes one late. */
#ifndef LANEHIT_ADVANCE_H
#define LANEHIT_ADVANCE_H

#include <float.h>
#include <stdint.h>

#if defined(__cplusplus)
extern "C" {
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wold-style-cast"
#endif
#endif

typedef enum lh_advance_outcome {
    LH_ADVANCE_GOES_ON = 0, /* no answer yet */
    LH_ADVANCE_APART,       /* from 0 to t_max they are further apart than `margin`, or never meet */
    LH_ADVANCE_NEAR,        /* at t they are as near as asked for; before it they are apart */
    LH_ADVANCE_OUT_OF_STEPS /* before t they are apart; of later times nothing is known */
} lh_advance_outcome;

/* ---- Conservative advancement ------------------------------------------------------------------------- */

/* What is to be read; only the functions below write it. */
typedef struct lh_advance {
    float t;         /* where to place the shapes next. Before it they are further apart than `margin` */
    float t_max;     /* in the unit of time that `speed` has */
    float speed;     /* the distance shrinks by no more than this in a unit of time */
    float margin;    /* how far apart they have to stay */
    float tolerance; /* how much further they may be and count as near */
    float
        nearest; /* the least distance told so far; FLT_MAX before the first. Between the times that were asked they
                        may have been nearer, but not as near as `margin` */
    float nearest_at; /* its time */
    uint32_t steps_left;
    lh_advance_outcome outcome;
} lh_advance;

/* t_max: +inf for no end; a negative one counts as 0.
 * speed: at least 0, and no less than how fast the distance can shrink. For rigid bodies with velocities v and w, and
 * angular velocities of at most p and q (radians a unit of time), with all points within P and Q of the centres that v
 * and w are of: |v - w| + p P + q Q.
 * margin, tolerance: at least 0. Each step takes away a share of the distance, so without tolerance the steps run out
 * unless the shapes move straight at each other. A thousandth of their size takes five steps in the mean of random
 * motions, and up to ninety where shapes pass narrowly.
 * steps: how many distances are asked at most; 0 counts as 1.
 * What is NaN proves nothing, nor does a negative speed: they are near where they are asked about, if not found apart.
 * That is so unless the compiler is told that there is no NaN (-ffinite-math-only). */
static inline lh_advance lh_advance_begin(float t_max, float speed, float margin, float tolerance,
                                          uint32_t steps)
{
    lh_advance a;
    a.t = 0.0f;
    a.t_max = t_max > 0.0f ? t_max : 0.0f;
    a.speed = speed;
    a.margin = margin;
    a.tolerance = tolerance;
    a.nearest = FLT_MAX;
    a.nearest_at = 0.0f;
    a.steps_left = steps > 0 ? steps : 1;
    a.outcome = LH_ADVANCE_GOES_ON;
    return a;
}

static inline int lh_advance_goes_on(const lh_advance *a)
{
    return a->outcome == LH_ADVANCE_GOES_ON;
}

/* When they can be `room` nearer at the earliest: less than the exact time. The quotient and the sum are less by 2^-40
 * and by 2^-24 of themselves, which is more than they are rounded by, and the result is by 2^-24. Of a sum that is no
 * normal float nothing is known. */
static inline float lh_advance_earliest(float t, double room, float speed)
{
    const double next = (double)t + room / (double)speed * (1.0 - 4096.0 * DBL_EPSILON);
    if (next >= (double)FLT_MAX)
        return FLT_MAX;
    return next > 2.0 * (double)FLT_MIN ? (float)(next * (1.0 - 0.5 * (double)FLT_EPSILON)) : t;
}

/* distance: no more than that of the shapes as they are at a->t, 0 if they overlap. Take from a computed distance what
 * it may be off by. +inf: they never meet. Sets the time of the next one, or the outcome. */
static inline void lh_advance_by(lh_advance *a, float distance)
{
    const double room = (double)distance - (double)a->margin;
    if (distance < a->nearest) {
        a->nearest = distance;
        a->nearest_at = a->t;
    }
    a->steps_left -= 1;
    if (room > 0.0 && a->speed == 0.0f) {
        a->outcome = LH_ADVANCE_APART;
        a->t = a->t_max;
    } else if (room > 0.0 && a->speed > 0.0f) {
        const float next = lh_advance_earliest(a->t, room, a->speed);
        if (next >= a->t_max) {
            a->outcome = LH_ADVANCE_APART;
            a->t = a->t_max;
        } else if (room <= (double)a->tolerance ||
                   !(next > a->t)) { /* within what a float of a time can tell */
            a->outcome = LH_ADVANCE_NEAR;
        } else {
            a->t = next;
            if (a->steps_left == 0)
                a->outcome = LH_ADVANCE_OUT_OF_STEPS;
        }
    } else {
        a->outcome = LH_ADVANCE_NEAR;
    }
}

/* ---- Interval halving --------------------------------------------------------------------------------- */

/* What is to be read: t, t_end, outcome. They are apart at all times from 0 to t. */
typedef struct lh_halving {
    float t, t_end; /* the time to be asked about */
    float t_max;
    uint32_t first, parts; /* it is part `first`, from 0 on, of so many; a power of two */
    uint32_t most_parts;
    uint32_t steps_left;
    lh_advance_outcome outcome;
} lh_halving;

/* The same for two parts of one end, so nothing is between them. */
static inline float lh_halving_time(const lh_halving *h, uint32_t part)
{
    return (float)((double)h->t_max * ((double)part / (double)h->parts));
}

static inline void lh_halving_place(lh_halving *h)
{
    h->t = lh_halving_time(h, h->first);
    h->t_end = lh_halving_time(h, h->first + 1);
}

/* t_max: finite and at least 0.
 * halvings: the shortest time that is asked about is t_max / 2^halvings; at most 24, a larger number counts as 24.
 * steps: how many times are asked about at most; 0 counts as 1. */
static inline lh_halving lh_halving_begin(float t_max, unsigned halvings, uint32_t steps)
{
    lh_halving h;
    h.t_max = t_max;
    h.first = 0;
    h.parts = 1;
    h.most_parts = (uint32_t)1 << (halvings < 24 ? halvings : 24);
    h.steps_left = steps > 0 ? steps : 1;
    h.outcome = LH_ADVANCE_GOES_ON;
    lh_halving_place(&h);
    return h;
}

static inline int lh_halving_goes_on(const lh_halving *h)
{
    return h->outcome == LH_ADVANCE_GOES_ON;
}

/* they_may_meet: 0 if they are certainly apart from h->t to h->t_end, both included. Else that time is halved, its
 * first half asked about next; and one that is the shortest is the outcome: near, from t to t_end. */
static inline void lh_halving_by(lh_halving *h, int they_may_meet)
{
    h->steps_left -= 1;
    if (they_may_meet && h->parts == h->most_parts) {
        h->outcome = LH_ADVANCE_NEAR;
        return;
    }
    if (they_may_meet) {
        h->first *= 2;
        h->parts *= 2;
    } else {
        /* The next part, and with it all that begins there and is no part of what was halved. */
        for (h->first += 1; h->first % 2 == 0 && h->parts > 1; h->first /= 2)
            h->parts /= 2;
    }
    if (h->first == h->parts) {
        h->t = h->t_max;
        h->outcome = LH_ADVANCE_APART;
        return;
    }
    lh_halving_place(h);
    if (h->steps_left == 0)
        h->outcome = LH_ADVANCE_OUT_OF_STEPS;
}

#if defined(__cplusplus)
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif
}
#endif

#endif
