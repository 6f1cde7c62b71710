/* Contacts of convex shapes by some axes: the greatest gap along any of them. In each other that is how deep they are,
 * and apart no more than their distance, so that a margin that reaches the one need not reach the other. */
#ifndef LANEHIT_TESTS_EXACT_AXIS_CONTACT_H
#define LANEHIT_TESTS_EXACT_AXIS_CONTACT_H

#include "contact_oracle.h"
#include "corner_distance.h"
#include "formula.h"

enum { MOST_AXES = 15 };

/* In double, from a place that is near. */
typedef struct axes_sight {
    double origin[3];
    corners shapes[2];
    corner_off *off_surface;
    double size; /* what rounding is relative to, beside the distance */
    int count, best;
    struct {
        double direction[3]; /* of length 1, from a to b */
        double gap;
        double tilt; /* of shapes apart, how much less may be told, since the direction is off */
    } axes[MOST_AXES];
    double distance; /* negative in each other; see_axes leaves it to others */
} axes_sight;

/* By how much both are apart along a direction of length 1, from a to b. */
double gap_along(const axes_sight *seen, const double *direction);

/* An axis of a direction of any length; of one that is hardly a direction there is none. */
void append_direction(axes_sight *seen, const double *direction, double tilt);

/* The greatest gap, less what may be lost of it. */
double least_told(const axes_sight *seen);

/* For the members of an oracle that has see_axes. */
void see_by_axes(const contact_oracle *oracle, const float *floats, contact_sight *seen);
int reaches_by_axes(const contact_oracle *oracle, staged_reach *stages, const float *floats, float extra);

/* The distance, the normal and the point of a hit. Both shapes are apart by the distance along the normal that is
 * given, and the ends of the way through the point are where the shapes end along it: on their surfaces, if they are in
 * each other or nearest along one axis; else one of both is. */
void judge_by_axes(const contact_oracle *oracle, const float *floats, const answer *given, finding *out);

/* Exactly: is a gap no more than extra, times the length? Its square is a product of terms. */
int is_gap_reached(formula *f, term gap, term extra, const term *squared_length, int terms);

#endif
