/* Closed oriented boxes within a margin of each other: by the greatest gap along fifteen axes. */
#ifndef LANEHIT_TESTS_EXACT_OBB_PAIR_CONTACT_H
#define LANEHIT_TESTS_EXACT_OBB_PAIR_CONTACT_H

#include "axis_contact.h"
#include "obb_pair.h"

/* Of a case: the boxes, and the margin. */
enum { OBB_PAIR_MARGIN = OBB_PAIR_FLOATS, OBB_CONTACT_FLOATS };

#define OBB_PAIR_BOUNDS                                                                                      \
    {                                                                                                        \
        .growth = 70.0, .slack = 0x1p-61, .distance = 82.0, .normal = 100.0, .point = 700.0                  \
    }

/* What is the same of all oracles of two turned boxes: members. */
#define OBB_PAIR_ORACLE                                                                                      \
    .places = {-1, -1}, .floats = OBB_CONTACT_FLOATS, .bounds = OBB_PAIR_BOUNDS, .reaches = obbs_reach,      \
    .see = see_obbs, .needed = obb_pair_effort, .see_axes = see_axes_of_obbs

/* Both shapes, and the axes. */
void see_axes_of_obb_pair(const float *a, const float *b, axes_sight *seen);

int obbs_reach(const float *floats, float extra);
void see_obbs(const float *floats, contact_sight *seen);
void see_axes_of_obbs(const float *floats, axes_sight *seen);
effort obb_pair_effort(void);

#endif
