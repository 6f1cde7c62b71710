/* Shapes and half-spaces n.x <= d: how verdicts are judged. Exactly: a shape, the convex hull of some vertices or
 * what is within a radius of it, meets the half-space if its lowest point along n is in it, and is inside if the
 * highest is. */
#ifndef LANEHIT_TESTS_EXACT_HALF_SPACE_H
#define LANEHIT_TESTS_EXACT_HALF_SPACE_H

#include "formula.h"
#include "subject.h"

/* Heights are n.x - d. */
typedef struct half_space {
    formula f;
    int plane;            /* where its floats are; they come last */
    term lowest, highest; /* of the vertices */
    term scale;           /* the most that |n_i * x_i| sum up to, of a vertex x */
    term reach2;          /* the square of the radius, times n.n */
    term below, above;    /* squares of both heights, less that */
    term lowest2, highest2, scale2, total2;
    float inputs[MOST_FLOATS + 2];
} half_space;

/* begin_half_space comes first, then write_half_space, with the place of the radius among the floats or NO_RADIUS. */
enum { NO_RADIUS = -1 };
void begin_half_space(half_space *h, int plane);
void write_half_space(half_space *h, term (*vertices)[3], int count, int radius);

/* With what bounds are relative to: scale + reach_share * reach. */
void judge_half_space(half_space *h, const float *floats, int is_empty, double reach_share,
                      const answer *given, finding *out);

/* Where the plane just meets the shape or, drawn likewise, just contains it. */
contact touch_half_space(half_space *h, stream *s, const float *floats, double reach_share);

/* Moves the plane to the lowest or the highest point of the shape, or now and then off it as far as padding reaches. */
void reach_with_plane(stream *s, half_space *h, double reach_share, float *floats);

/* Draws a normal and, in the plane through the origin, a way. */
void draft_normal_and_way(stream *s, double *normal, double *way);

#endif
