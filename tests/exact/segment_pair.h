/* Two segments, their exact distance, and cases of them. */
#ifndef LANEHIT_TESTS_EXACT_SEGMENT_PAIR_H
#define LANEHIT_TESTS_EXACT_SEGMENT_PAIR_H

#include "effort.h"
#include "place.h"

/* The floats of a case: the ends of both. */
enum { FIRST_START = 0, FIRST_END = 3, SECOND_START = 6, SECOND_END = 9, PAIR_FLOATS = 12 };

void set_segments(const float *floats);

/* Are they no further apart than the sum of two radii, which are not negative? */
int are_within(float radius, float other_radius);

/* And of a further number; the sum may be negative. */
int are_within_sum(float radius, float other_radius, float further);

/* With an error of no more than 2^-49 of itself. */
double distance_of_segments(void);

/* The points that are nearest to each other, and how far a point is from a segment: in double. */
void nearest_of_segments(double *on_first, double *on_second);
double segment_to_point(const float *start, const float *end, const double *point);

/* The sum of the lengths. */
double length_of_segments(const float *floats);

effort segments_effort(void);

/* In whole numbers, a whole distance apart: two that cross, where one is seen along the other's normal; an end beside
 * the other, or beside an end; parallel ones; one that is a point. */
void draft_pair_crossing(source *from, double *draft, double *apart);
void draft_pair_at_end(source *from, double *draft, double *apart);
void draft_pair_parallel(source *from, double *draft, double *apart);
void draft_pair_point(source *from, double *draft, double *apart);

/* Parallel but for a little; that touch, or nearly; any. */
void draft_pair_leaning(source *from, double *draft);
void draft_pair_touching(source *from, double *draft);
void draft_pair_any(source *from, double *draft);

#endif
