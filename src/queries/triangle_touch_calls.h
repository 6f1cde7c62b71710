/* What sweeps of boxes towards triangles share: a function of an object of its own, triangle_touch.h. */
#ifndef LANEHIT_SRC_QUERIES_TRIANGLE_TOUCH_CALLS_H
#define LANEHIT_SRC_QUERIES_TRIANGLE_TOUCH_CALLS_H

#include "engine/own.h"
#include "mathematics/motion/moving_triangle.h"

typedef struct touch_outputs {
    float t_max;
    float *toi;
    lh_xyz normal;
} touch_outputs;

/* Hit bits. The triangle and the box once more, for the contact at the start. */
uint32_t LH_OWN(tell_touch)(const triangle_ahead *ahead, const triangle *t, const turned_box *box,
                            const touch_outputs *to, block at);

#endif
