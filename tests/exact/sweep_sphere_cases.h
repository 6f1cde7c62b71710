/* Moving balls that touch, or nearly: rays past a ball (ray_sphere_cases.h), of which both move on besides, and the
 * radius is shared out. */
#ifndef LANEHIT_TESTS_EXACT_SWEEP_SPHERE_CASES_H
#define LANEHIT_TESTS_EXACT_SWEEP_SPHERE_CASES_H

#include "place.h"

/* The floats of a case. */
enum {
    A_CENTRE = 0,
    A_RADIUS = 3,
    A_VELOCITY = 4,
    B_CENTRE = 7,
    B_RADIUS = 10,
    B_VELOCITY = 11,
    UNTIL = 14,
    SWEPT_SPHERE_FLOATS
};

/* At a tangent; head on or from within; touching at the start; after which they were last in touch; touching at the
 * very end; points that meet; huge ones; some components of the relative velocity 0, or all; an empty one; as inexact
 * as can be; anything. */
void draft_swept_tangent(source *from, double *draft);
void draft_swept_through(source *from, double *draft);
void draft_swept_from_boundary(source *from, double *draft);
void draft_swept_behind(source *from, double *draft);
void draft_swept_limited(source *from, double *draft);
void draft_swept_points(source *from, double *draft);
void draft_swept_huge(source *from, double *draft);
void draft_swept_along_axes(source *from, double *draft);
void draft_swept_at_rest(source *from, double *draft);
void draft_swept_empty(source *from, double *draft);
void draft_swept_unfavourable(source *from, double *draft);
void draft_swept_any(source *from, double *draft);

/* From the centre of a to that of b, and the velocity of a relative to b. */
void see_swept(const float *floats, double *to_b, double *velocity);

/* ---- What is better done after rounding ---------------------------------------------------------------- */

/* The radii become what is just reached; at the start; at the limit of time. */
void graze_swept(stream *s, float *floats);
void touch_at_start(stream *s, float *floats);
void touch_at_limit(stream *s, float *floats);

/* The velocities become the same but for some steps, then the radii as first above. */
void graze_hardly_moving(stream *s, float *floats);

#endif
