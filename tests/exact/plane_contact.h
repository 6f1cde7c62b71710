/* Balls within a margin of the half-space behind a plane, n.x <= d. A plane is n and d. */
#ifndef LANEHIT_TESTS_EXACT_PLANE_CONTACT_H
#define LANEHIT_TESTS_EXACT_PLANE_CONTACT_H

#include "contact.h"
#include "formula.h"

/* Exactly: is the height of the centre at most the length of the normal times the radius and this number? Of a plane
 * without a normal nothing is. */
int ball_reaches_plane(const float *centre, const float *plane, float radius, float extra);
effort plane_contact_effort(void);

/* In double. */
double height_over_plane(const double *point, const float *plane);
void see_over_plane(const float *centre, const float *plane, contact_sight *seen);

#endif
