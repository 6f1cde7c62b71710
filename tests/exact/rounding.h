/* Floats whose operations round nearly as far as they can, and the way that is wanted: what comes close to
 * the bounds of over-reports and times, which chance seldom does. */
#ifndef LANEHIT_TESTS_EXACT_ROUNDING_H
#define LANEHIT_TESTS_EXACT_ROUNDING_H

#include "stream.h"

/* Nearly half a step of the floats from 1 to 2, below which they round to what it is added to or taken from. */
static const double almost_half_a_step = 0x1.fcp-25;

/* A little more, above which they round away from it. */
static const double over_half_a_step = 0x1.04p-24;

/* How far x moves when it is rounded to a float, upwards if positive, in halves of a step: from -1 to 1. */
double rounding_of(double x);

/* A float of which the square, added to this sum, takes it to one that is rounded down (way -1) or up (way 1) nearly as
 * far as can be; it is added to the sum, as it is computed. */
double draw_gap(stream *s, int way, double shortest, double longest, double *sum);

/* Two places near each other. Whatever is rounded of their squared distance, as the usual arithmetic computes it, is
 * rounded down (way -1) or up (way 1) nearly as far as can be. Returns it as computed. */
double draw_rounded_way(stream *s, int way, double *from, double *to);

double distance_between(const double *a, const double *b);

/* A motion along one axis that is computed to pass a plane too early (way -1) or too late (way 1). The plane
 * at `plane` less way * almost_half_a_step is rounded to `plane`, and `plane` times the reciprocal of the
 * speed rounds twice the same way. */
typedef struct crossing_draft {
    double speed, plane;
} crossing_draft;

/* Passes the plane at about this time. Speeds are about 1, planes and times between 1 and 2. `drift` is how much the
 * speed exceeds that which is given as a float. */
crossing_draft draw_crossing(stream *s, int way, double time, double slowest, double fastest, double drift);

#endif
