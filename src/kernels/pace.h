/* How fast what moves comes nearer to a plane, and when it is there: height / pace. */
#ifndef LANEHIT_SRC_KERNELS_PACE_H
#define LANEHIT_SRC_KERNELS_PACE_H

#include "padded_dot.h"

/* 10u, of the magnitudes that are summed up for the pace. It covers the roundings of the quotient besides. */
static const float PACE_PADDING = 0x1.4p-21f;

/* Covers times that underflow. */
static const float TIME_PADDING = 0x1p-126f;

#endif
