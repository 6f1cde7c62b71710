/* Rays and balls that touch, or nearly. */
#ifndef LANEHIT_TESTS_EXACT_RAY_SPHERE_CASES_H
#define LANEHIT_TESTS_EXACT_RAY_SPHERE_CASES_H

#include "place.h"
#include "rays.h"

/* The floats of a case, after the ray. */
enum { CENTRE = RAY_END, RADIUS = 11, RAY_SPHERE_FLOATS = 12 };

/* At a tangent; through the ball, from outside or from within; from the boundary, whichever way; away from
 * a ball that is behind; with a limit where the boundary is crossed; a ball of radius 0 on the ray; a
 * huge ball with the origin close to it; some components of the direction 0, or all; an empty ball; as
 * inexact as can be; anything. */
void draft_tangent(source *from, double *draft);
void draft_through(source *from, double *draft);
void draft_from_boundary(source *from, double *draft);
void draft_behind(source *from, double *draft);
void draft_limited_sphere(source *from, double *draft);
void draft_point_sphere(source *from, double *draft);
void draft_huge(source *from, double *draft);
void draft_along_axes(source *from, double *draft);
void draft_standing(source *from, double *draft);
void draft_empty(source *from, double *draft);
void draft_unfavourable_chord(source *from, double *draft);
void draft_any_sphere(source *from, double *draft);

/* In double: near enough to lie within a step of what is exact, and not to be relied on for more. */
typedef struct sight {
    double distance, perpendicular; /* to the centre, from the origin and from the line */
    double foot, speed;             /* the time of the foot of the perpendicular */
} sight;

sight sight_along(const double *to_centre, const double *direction);

/* The radius becomes what just reaches the ray, or the origin; then tiny, with the ball on the ray. */
void graze(stream *s, float *floats);
void reach_the_origin(stream *s, float *floats);
void shrink_onto_ray(stream *s, float *floats);

/* A limit becomes the time of entry or of exit, or some steps off. */
void limit_at_boundary(stream *s, float *floats);

/* The direction becomes as long, or short, as is promised; then the radius as above; or so short that it
 * counts as zero, though not each component does. */
void go_at_extremes(stream *s, float *floats);
void graze_at_extremes(stream *s, float *floats);
void nearly_stand(stream *s, float *floats);

#endif
