/* Balls within a margin of the half-space behind a plane, n.x <= d. A plane is n and d. */
#ifndef LANEHIT_TESTS_EXACT_PLANE_CONTACT_H
#define LANEHIT_TESTS_EXACT_PLANE_CONTACT_H

#include "contact_oracle.h"
#include "formula.h"

/* As documented of all of them. */
#define PLANE_CONTACT_BOUNDS                                                                                 \
    {                                                                                                        \
        .growth = 11.0, .slack = 1.01 * 0x1p-73, .distance = 6.6, .normal = 4.6, .point = 6.0                \
    }

/* Exactly, of a shape that is what is within the radius of some vertices, or between these: is the lowest no higher
 * over the plane than the radius and this number? Of a plane without a normal nothing is. */
int vertices_reach_plane(const float *vertices, int count, const float *plane, float radius, float extra);
effort plane_contact_effort(void);

/* In double. The lowest of the vertices; the size is that of the one of which it is largest. */
void see_lowest(const float *vertices, int count, const float *plane, contact_sight *seen);
double height_over_plane(const double *point, const float *plane);

/* How far a point is from the core of a, some vertices of which any may be the lowest, or of b. */
double off_vertices_or_plane(int which, const float *vertices, int count, const float *plane,
                             const double *point);

#endif
