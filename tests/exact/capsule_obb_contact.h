/* A closed capsule within a margin of a closed oriented box: as the box sees its segment. */
#ifndef LANEHIT_TESTS_EXACT_CAPSULE_OBB_CONTACT_H
#define LANEHIT_TESTS_EXACT_CAPSULE_OBB_CONTACT_H

#include "segment_box_contact.h"
#include "turned_course.h"

/* The floats of a case: those of the capsule and the box, and the margin. */
enum { CAPSULE_OBB_FLOATS = 18 };

/* Inside out by a nudge, or without a rotation: of that nothing is said. */
int is_no_obb(const float *floats);

turned_course course_beside_obb(const float *floats);

/* As the box sees a way, a point and the segment; and a way that the box sees, in the world. */
void turn_to_obb(const float *floats, double *way);
void turn_from_obb(const float *floats, double *way);
void see_from_obb(const float *floats, const double *point, double *seen);
segment_and_box capsule_seen_from_obb(const float *floats);

/* As members of an oracle. */
#define CAPSULE_OBB_PLACES                                                                                   \
    {                                                                                                        \
        6, -1                                                                                                \
    }
int capsule_reaches_obb(const float *floats, float extra);
void see_capsule_and_obb(const float *floats, contact_sight *seen);
double off_capsule_axis_or_obb(const float *floats, int which, const double *point);
effort capsule_obb_effort(void);

#endif
