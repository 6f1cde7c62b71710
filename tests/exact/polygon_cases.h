/* Polygons of so many vertices, some of which may be in one place, and points of them. */
#ifndef LANEHIT_TESTS_EXACT_POLYGON_CASES_H
#define LANEHIT_TESTS_EXACT_POLYGON_CASES_H

#include "stream.h"

enum { CORNERS = 6, POLYGON_FLOATS = 3 * CORNERS };

/* In a plane, in whole numbers: convex, anyhow, or with vertices on a line or in one place. */
void draft_even_polygon(stream *s, double *vertices);

/* Nearly in a plane, of any numbers, such as a star. */
void draft_any_polygon(stream *s, double *vertices);

/* A vertex, a point of an edge, of a diagonal, or of the plane, as nearly as doubles have it. */
void draw_point_of(stream *s, const double *vertices, double *point);

/* The normal by Newell's method in doubles, as it is defined; and its largest component. */
int normal_of_polygon(const float *vertices, double *normal);

#endif
