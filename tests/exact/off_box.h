/* How far a point is outside a box, in double. */
#ifndef LANEHIT_TESTS_EXACT_OFF_BOX_H
#define LANEHIT_TESTS_EXACT_OFF_BOX_H

/* Exactly: is the point in a box of these ends? */
int is_in_box(const float *min, const float *max, const float *point);

/* Of a centre, half extents and a rotation, one after the other. */
double off_turned_box(const float *box, const float *point);

#endif
