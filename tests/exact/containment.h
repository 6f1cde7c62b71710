/* What lies in a closed ball: cases, and how verdicts are judged. Exactly: the squared distance of the centre from what
 * is furthest of it is at most the square of the room there is, which is the radius or what an inner ball leaves of
 * it. */
#ifndef LANEHIT_TESTS_EXACT_CONTAINMENT_H
#define LANEHIT_TESTS_EXACT_CONTAINMENT_H

#include "formula.h"
#include "subject.h"

/* ---- Cases -------------------------------------------------------------------------------------------- */

/* The floats of all of them begin with the ball and a point; in drafts the rest may follow from these. */
enum { CENTRE = 0, RADIUS = 3, POINT = 4, BALL_AND_POINT = 7 };

/* The point is just on the sphere. */
void draft_on_sphere(source *from, double *draft);

/* It is the centre. */
void draft_at_centre(source *from, double *draft);

/* A padding decides, and nearly every operation rounds as far as it can: those of the distance up or down, the square
 * of the radius the other way. */
void draft_rounding_up(source *from, double *draft);
void draft_rounding_down(source *from, double *draft);

void draft_anywhere(source *from, double *draft);

/* After rounding: an empty ball. */
void negate_radius(stream *s, float *floats);

/* ---- Judging ------------------------------------------------------------------------------------------ */

typedef struct containment {
    formula f;
    term room;
    term distance, reach; /* both squared */
    term excess;          /* of the one over the other */
} containment;

/* Of terms of the formula: from the centre to the point furthest from it; and the room. */
void write_containment(containment *c, const term way[3], term room);

/* How far the furthest point is, about. */
double distance_of(containment *c, const float *floats);

/* Shrinkage is that of the room. */
void judge_containment(containment *c, const float *floats, int is_empty, double most_shrinkage,
                       const answer *given, finding *out);

/* A room for this distance: the nearest float, or now and then as much larger as padding may ask for. */
double draw_room(stream *s, double distance);

#endif
