/* A point, or the ball about it, and a solid cylinder: cases, and how far they are apart. */
#ifndef LANEHIT_TESTS_EXACT_CYLINDER_POINT_H
#define LANEHIT_TESTS_EXACT_CYLINDER_POINT_H

#include "contact_oracle.h"
#include "parts.h"

/* Of a draft: the ends and the radius of the cylinder, the point, and the radius of the ball about it. */
enum { START = 0, END = 3, RADIUS = 6, POINT = 7, BALL_RADIUS = 10, CYLINDER_POINT_FLOATS };
extern const char cylinder_point_layout[];

enum { CYLINDER_POINT_FAMILIES = 28 };
extern const family cylinder_point_families[CYLINDER_POINT_FAMILIES];

/* A case as drafts have it; what it does not have is 0. */
typedef struct cylinder_point {
    float floats[CYLINDER_POINT_FLOATS];
} cylinder_point;

cylinder_point cylinder_point_of(const subject *about, const float *floats);

int cylinder_is_empty(const cylinder_point *c);

/* In double, of a cylinder that is not empty; the size is its length and radius. on_cylinder, if it is wanted, is its
 * point that is nearest. */
void see_cylinder(const cylinder_point *c, contact_sight *seen, double *on_cylinder);

/* Exactly: is the point no further from the cylinder than the radius of the ball and this number, which may be negative
 * and ask for as much depth? */
int is_within_reach(const cylinder_point *c, float extra);
effort cylinder_point_effort(void);

#endif
