/* Two triangles that touch, or nearly. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_PAIR_CASES_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_PAIR_CASES_H

#include "place.h"

/* In integers, touching but for the first and those in one plane, which may: any; an edge across an edge, a vertex on a
 * side, the rest on both sides of a plane between; one vertex that is the same, or two; in one plane; one or both
 * segments; both segments in one plane; a point. */
void draft_grid_pair(source *from, double *draft);
void draft_crossing_pair(source *from, double *draft);
void draft_standing_pair(source *from, double *draft);
void draft_sharing_pair(source *from, double *draft);
void draft_coplanar_pair(source *from, double *draft);
void draft_segment_pair(source *from, double *draft);
void draft_coplanar_segments(source *from, double *draft);
void draft_point_pair(source *from, double *draft);

/* Anywhere: of any shape; with needles; with slivers; nearly in one plane; with edges that are nearly parallel; one
 * tiny beside the other. */
void draft_plump_pair(source *from, double *draft);
void draft_needle_pair(source *from, double *draft);
void draft_sliver_pair(source *from, double *draft);
void draft_flat_pair(source *from, double *draft);
void draft_leaning_pair(source *from, double *draft);
void draft_tiny_pair(source *from, double *draft);

#endif
