/* A ray and a triangle, in exact arithmetic. */
#ifndef LANEHIT_TESTS_EXACT_RAY_TRIANGLE_H
#define LANEHIT_TESTS_EXACT_RAY_TRIANGLE_H

#include "effort.h"
#include "rays.h"

/* The floats of a case, after the ray: a, b and c. */
enum { TRIANGLE = RAY_END, RAY_TRIANGLE_FLOATS = TRIANGLE + 9 };

/* Within these times, which are finite and ascend. */
void set_ray_and_triangle(const float *floats, float start, float end);

/* Is the ray ever in the triangle? */
int ray_meets_triangle(void);

/* Does it come from behind, where the vertices are seen clockwise? */
int ray_is_from_behind(void);

effort ray_triangle_effort(void);

/* ---- In double ---------------------------------------------------------------------------------------- */

/* When the line of the ray meets the plane; infinite or NaN if it is parallel. */
double time_in_plane(const float *floats);

/* How far the point of the ray at t and that of the triangle at u and v are apart; off by 2^-50 of the way. */
double apart_at(const float *floats, float t, float u, float v);

/* From the origin to the furthest vertex; and the root of |b - a|^2 + |c - a|^2. */
double way_to_triangle(const float *floats);
double size_of_sides(const float *floats);

/* The direction along the normal (b - a) x (c - a); and the sum of the magnitudes of these edges, squared, times that
 * of the direction. */
double direction_along_normal(const float *floats);
double scale_of_facing(const float *floats);

/* How the line of a ray lies to a triangle: what clear volumes are compared with (docs/guarantees.md). */
typedef struct plain_quotients {
    double t, u, v; /* exact, where the plane is met */
    double clear;   /* the volume or the gap to a limit that is nearest to 0, over the least that is clear */
    double largest; /* that decides, squared */
    double time_unit;  /* what the time of a hit is off by, in u and for each 1 of way and time */
    double place_unit; /* and what a coordinate is off by, in u */
    double way, speed;
} plain_quotients;

plain_quotients plain_quotients_of(const float *floats, float start, float end);

#endif
