/* How fast what moves comes nearer to a plane, and when it is there: height / speed. */
#ifndef LANEHIT_SRC_MATHEMATICS_MOTION_APPROACH_TO_PLANE_H
#define LANEHIT_SRC_MATHEMATICS_MOTION_APPROACH_TO_PLANE_H

#include "mathematics/padded_dot.h"

/* 10u, of the magnitudes that are summed up for the speed. It covers the roundings of the quotient besides. */
static const float SPEED_PADDING = 0x1.4p-21f;

/* Covers times that underflow. */
static const float TIME_PADDING = 0x1p-126f;

#endif
