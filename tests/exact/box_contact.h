/* A ball within a margin of a box: exactly, and in double. In the box, the way to the nearest face counts. */
#ifndef LANEHIT_TESTS_EXACT_BOX_CONTACT_H
#define LANEHIT_TESTS_EXACT_BOX_CONTACT_H

#include "contact_oracle.h"
#include "formula.h"

typedef struct box_contact {
    formula f;
    term reach;      /* the radius and a further number, in the unit of the others */
    term separation; /* the squared distance less the square of the reach */
    term depth[3];   /* by axis: how far inside the nearer face */
    term lacking[3]; /* of the depth, with the reach, which is negative */
} box_contact;

/* beyond: by axis, how far the centre is beyond the nearer face; negative inside. */
void write_box_contact(box_contact *c, const term beyond[3], term reach);

/* Of inputs that have been set. */
int box_is_reached(box_contact *c);

/* Of a centre and a box. There is one normal, with room to spare, unless two faces are about as near to a centre
 * inside. */
void see_straight_box(const double *centre, const double *min, const double *max, contact_sight *seen);

/* How far a point is from the surface of the box, on either side: what a contact's point on it may be off by. Where
 * shapes are apart no such point is inside. */
double off_surface(const double *min, const double *max, const double *point);

/* Of a centre and a box about the origin, turned: its axes. Likewise. */
void see_box(const double *centre, const double *half, const double axes[3][3], contact_sight *seen);

#endif
