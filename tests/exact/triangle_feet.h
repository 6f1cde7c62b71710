/* Points and triangles, by where in the triangle the closest point is. All are drafts: x, y, z of three vertices, and
 * of the point. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_FEET_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_FEET_H

#include "stream.h"

/* In integers; returns the distance, which is an integer too. The closest point is inside, on an edge, a vertex; the
 * triangle is a segment; or a point. */
int draft_foot_inside(stream *s, double *vertices, double *point);
int draft_foot_on_edge(stream *s, double *vertices, double *point);
int draft_foot_at_vertex(stream *s, double *vertices, double *point);
int draft_foot_on_segment(stream *s, double *vertices, double *point);
int draft_foot_at_point(stream *s, double *vertices, double *point);

/* Triangles of any shape; with two vertices close together; with one close to the line of the opposite edge, beside
 * it or beyond its ends; and a point near or far, beside the triangle or above it. */
void draft_any_foot(stream *s, double *vertices, double *point);
void draft_foot_on_needle(stream *s, double *vertices, double *point);
void draft_foot_on_sliver(stream *s, double *vertices, double *point);

/* The same triangles without a point. */
void draft_lone_needle(stream *s, double *vertices);
void draft_lone_sliver(stream *s, double *vertices);

#endif
