/* Triangles and boxes that touch, or nearly. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_CASES_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_CASES_H

#include "place.h"

/* Touching, in integers: the plane of the triangle at a corner of the box, and of the box nothing else; an
 * edge across an edge, or through a corner; a segment likewise; a vertex on a side, the others beyond it; all
 * in the plane of a side; a point on a side. */
void draft_plane_at_corner(source *from, double *draft);
void draft_edges(source *from, double *draft);
void draft_segment(source *from, double *draft);
void draft_vertex(source *from, double *draft);
void draft_coplanar(source *from, double *draft);
void draft_point(source *from, double *draft);

/* Likewise with boxes of any size. */
void draft_plane_at_corner_of_any(source *from, double *draft);
void draft_edges_of_any(source *from, double *draft);

/* Not touching, but the box can grow: triangles of any shape; with two vertices close together; with one
 * close to the opposite edge; with vertices that share coordinates; that nearly do. */
void draft_plump(source *from, double *draft);
void draft_needle(source *from, double *draft);
void draft_sliver(source *from, double *draft);
void draft_aligned(source *from, double *draft);
void draft_leaning(source *from, double *draft);

/* Grows the box of a case, or shrinks it, until it just touches; or leaves a gap, so that over-reports larger
 * than an ulp can be seen. */
void grow_to_contact(stream *s, float *floats);
void grow_nearly_to_contact(stream *s, float *floats);

/* Gives every coordinate a magnitude of its own, and then either. */
void scatter_and_grow(stream *s, float *floats);

/* Puts the vertices of a draft in any order. */
void shuffle_vertices(stream *s, double *draft);

#endif
