/* A closed hull, where a pose has it, within a margin of the half-space behind a plane: any of its vertices is.
 * Exactly: the height of a vertex, times |q|^2 and the length of the normal, is a polynomial. */
#ifndef LANEHIT_TESTS_EXACT_HULL_OVER_PLANE_H
#define LANEHIT_TESTS_EXACT_HULL_OVER_PLANE_H

#include "contact_oracle.h"

/* Of a case. */
enum { PLACE = 0, ROTATION = 3, PLANE = 7, MARGIN = 11, VERTICES = 12, COUNT = 6, FLOATS = 30 };

#define HULL_OVER_PLANE_LAYOUT "xyzqqqqlmndrrrrrrrrrrrrrrrrrrr"

#define HULL_OVER_PLANE_BOUNDS                                                                               \
    {                                                                                                        \
        .growth = 18.2, .slack = 1.01 * 0x1p-73, .distance = 16.2, .normal = 4.6, .point = 28.0              \
    }

int hull_reaches_plane(const float *floats, float extra);
effort hull_over_plane_effort(void);

/* In double. */
void turn_vertex_of_hull(const float *floats, int k, double from_place[3]); /* from the place */
void find_vertex_of_hull(const float *floats, int k, double vertex[3]);
void see_hull_over_plane(const float *floats, contact_sight *seen);

/* How far a point is from any vertex, or from the plane. */
double off_vertex_or_plane(const float *floats, int which, const double *point);

/* Cases of contacts, with a margin of 0. */
extern const subject hulls_over_planes;

#endif
