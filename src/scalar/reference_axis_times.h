/* When two moving shapes overlap along an axis, and so when they first touch: the latest of the times at which they
 * come to overlap along some axis, unless one is left before (Eberly, Intersection of Convex Objects: The Method of
 * Separating Axes, 2001). */
#ifndef LANEHIT_SRC_SCALAR_REFERENCE_AXIS_TIMES_H
#define LANEHIT_SRC_SCALAR_REFERENCE_AXIS_TIMES_H

#include "reference_direction.h"

/* What a speed may be off by, of the products that it is the sum of, and more than its quotients are rounded by. */
static const float doubt_of_speed = 10.0f * unit_roundoff;

static const float latest_contact = 0x1p127f;

enum { MOST_TOUCH_AXES = 15 };

/* The ways on which the shapes begin to overlap along an axis, and cease to, in the direction of the motion; its speed,
 * and by how much that may be slower or faster. */
typedef struct axis_ahead {
    vector3 axis;
    float near, far, speed, doubt;
} axis_ahead;

/* The axes by which contact is sought, and the limits of its time. */
typedef struct touch_search {
    int axes;
    axis_ahead ahead[MOST_TOUCH_AXES];
    float entry[MOST_TOUCH_AXES];
    float enter, exit;
} touch_search;

static inline void add_axis(touch_search *s, vector3 axis, float near, float far, float speed, float doubt)
{
    s->ahead[s->axes++] = (axis_ahead){axis, near, far, fabsf(speed), doubt};
}

/* Of what the other shape spans. */
static inline void add_axis_between(touch_search *s, vector3 axis, float low, float high, float speed,
                                    float doubt)
{
    int is_back = negative(speed);
    add_axis(s, axis, is_back ? -high : low, is_back ? -low : high, speed, doubt);
}

static inline void add_axis_about(touch_search *s, vector3 axis, float middle, float reach, float speed,
                                  float doubt)
{
    float ahead = speed < 0.0f ? -middle : middle;
    add_axis(s, axis, ahead - reach, ahead + reach, speed, doubt);
}

/* A speed that is less than the doubt about it may be one backwards. */
static inline void narrow_by(touch_search *s, int k)
{
    axis_ahead a = s->ahead[k];
    float slowest = a.speed - a.doubt;
    float entry = a.near / (a.speed + a.doubt), exit = a.far / slowest;
    if (slowest < 0.0f) {
        entry = max(exit, entry);
        exit = INFINITY;
    }
    s->entry[k] = entry;
    s->enter = max(entry, s->enter);
    s->exit = min(exit, s->exit);
}

static inline void search_up_to(touch_search *s, float t_max)
{
    s->enter = 0.0f;
    s->exit = min(t_max, latest_contact);
    for (int k = 0; k < s->axes; k++)
        narrow_by(s, k);
}

/* Never late; room for a quotient that underflows. */
static inline float time_found(const touch_search *s)
{
    return max(s->enter - 0x1p-126f, 0.0f);
}

static inline int is_found(const touch_search *s)
{
    return time_found(s) <= s->exit;
}

/* The first of those that were entered last. */
static inline vector3 axis_found(const touch_search *s)
{
    int k = 0;
    while (s->entry[k] != s->enter)
        k++;
    return s->ahead[k].axis;
}

#endif
