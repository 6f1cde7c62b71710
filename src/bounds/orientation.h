/* Axes of a set. */
#ifndef LANEHIT_SRC_BOUNDS_ORIENTATION_H
#define LANEHIT_SRC_BOUNDS_ORIENTATION_H

#include "cloud.h"

/* Three axes of length 1, right-handed. */
typedef struct lh_axes {
    double axis[3][3];
} lh_axes;

/* How far points reach along three axes. */
typedef struct lh_span {
    double low[3], high[3];
} lh_span;

/* The axes of a small box around the set, in its frame. Some points of it that lie far out are stored. */
lh_axes lh_find_axes(lh_cloud *c, const lh_extent *e, lh_cloud *far_out);

/* What the box takes; of flat ones, their faces. */
double lh_size_of_span(const lh_span *s);

/* Turned about its own axis k by an angle of 2 * atan(t). */
lh_axes lh_turned(const lh_axes *from, int k, double t);

/* How far the stretch at hand reaches along an axis, of its radii too; and which point of it does. */
double lh_reach(const lh_cloud *c, const double axis[3], size_t *which);

/* Axes that change by less and less, as long as that lowers the cost: turned about the first `about` of them. */
typedef double lh_cost(lh_cloud *c, const lh_axes *of);
double lh_improve(lh_cloud *c, lh_axes *axes, lh_cost *cost, int about, int halvings);

/* Some of which this one is the third. */
lh_axes lh_axes_along(const double axis[3]);

#endif
