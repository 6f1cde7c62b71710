/* Boxes on their way to triangles, upright and turned: cases of sweeps. */
#ifndef LANEHIT_TESTS_EXACT_TRIANGLE_COURSE_CASES_H
#define LANEHIT_TESTS_EXACT_TRIANGLE_COURSE_CASES_H

#include "place.h"

/* Where the parts of a draft begin. A box has min and max, or a centre, half extents and a rotation. */
typedef struct triangle_course_places {
    int box, extent, rotation; /* -1 of an upright box */
    int vertices, fast, slow, t_max;
} triangle_course_places;

/* Touching at a whole time at the latest, in whole numbers where the box is upright; at the limit; on the way; at the
 * start; or at rest. */
void draft_course_to_limit(const triangle_course_places *at, source *from, double *draft);
void draft_course_on_the_way(const triangle_course_places *at, source *from, double *draft);
void draft_course_from_contact(const triangle_course_places *at, source *from, double *draft);
void draft_course_at_rest(const triangle_course_places *at, source *from, double *draft);

/* Near each other, and moving anyhow. */
void draft_course_anyhow(const triangle_course_places *at, source *from, double *draft);

#endif
