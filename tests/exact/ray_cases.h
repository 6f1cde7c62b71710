/* Rays and boxes that touch, or nearly. */
#ifndef LANEHIT_TESTS_EXACT_RAY_CASES_H
#define LANEHIT_TESTS_EXACT_RAY_CASES_H

#include "rays.h"
#include "slabs.h"

/* The floats of a case, after the ray. */
enum { MIN = RAY_END, MAX = 11, RAY_FLOATS = 14 };

passage pass_ray(const float *floats, effort *most);

/* Past an edge or a corner; through a face; from the boundary, whichever way; with a limit just at the box;
 * along a slab or two, often in the plane itself, or without direction; nearly so; grazing, and as inexact as can be;
 * entered so much after it is left, or after its limit, that rounding and padding just hide it, or do not;
 * anything. */
void draft_grazing(source *from, double *draft);
void draft_head_on(source *from, double *draft);
void draft_starting_there(source *from, double *draft);
void draft_limited(source *from, double *draft);
void draft_in_plane(source *from, double *draft);
void draft_nearly_in_plane(source *from, double *draft);
void draft_unfavourable(source *from, double *draft);
void draft_too_late(source *from, double *draft);
void draft_any(source *from, double *draft);

/* A limit that just admits the ray, or some steps off. */
void limit_at_contact(stream *s, float *floats);

#endif
