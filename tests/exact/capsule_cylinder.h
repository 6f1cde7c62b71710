/* A capsule and a solid cylinder in double: the segment of the one, and how far it is from the other. */
#ifndef LANEHIT_TESTS_EXACT_CAPSULE_CYLINDER_H
#define LANEHIT_TESTS_EXACT_CAPSULE_CYLINDER_H

/* The floats of a case. */
enum { SEGMENT_START = 0, SEGMENT_END = 3, CAPSULE_RADIUS = 6, CYLINDER = 7, CAPSULE_CYLINDER_FLOATS = 14 };

/* A radius is negative, or the cylinder has no length. */
int capsule_or_cylinder_is_empty(const float *floats);

/* The length of the segment, that of the axis, and the radius of the cylinder. */
double size_of_capsule_and_cylinder(const float *floats);

/* The place of the segment at that share. */
void place_at_share(const float *floats, double share, double *spot);

/* Of the place that is nearest to the cylinder; and how far it is, without sign. */
double share_nearest_to_cylinder(const float *floats);
double distance_from_cylinder(const float *floats, double share);

#endif
