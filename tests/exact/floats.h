/* Floats by their bits and their neighbours. */
#ifndef LANEHIT_TESTS_EXACT_FLOATS_H
#define LANEHIT_TESTS_EXACT_FLOATS_H

/* The range of the promise, for what is not 0. */
static const double smallest_promised = 0x1p-40;
static const double largest_promised = 0x1p40;

/* Over-reports are bounded up to these. */
static const double largest_bounded_radius = 0x1p63;
static const double largest_bounded_coordinate = 0x1p126;

/* A component of a direction that is no larger has an infinite reciprocal, and counts as 0. */
static const double largest_zero_direction = 0x1p-128;

/* The unit roundoff of float: half a step from 1 to the next. */
static const double unit_roundoff = 0x1p-24;

/* exponent from -1022 to 1023. */
double power_of_two(int exponent);

float nearest_float(double x);

/* The float that many steps above x, or below for negative steps; -0 and +0 are one step. x is finite. */
float neighbour(float x, int steps);

/* x if it is 0 or from smallest_promised to this, else the nearest value of the same sign that is. */
float promised_up_to(double largest, float x);

#endif
