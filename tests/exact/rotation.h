/* Rotations by quaternions of any length, as formulas and in double. */
#ifndef LANEHIT_TESTS_EXACT_ROTATION_H
#define LANEHIT_TESTS_EXACT_ROTATION_H

#include "formula.h"
#include "stream.h"

/* N = |q|^2, and N times the axes that the rotation makes of x, y and z. */
typedef struct turned {
    term norm;
    term axis[3][3];
} turned;

/* Of the quaternion in the inputs from there on. */
turned write_rotation(formula *f, int first);

term write_dot(formula *f, const term a[3], const term b[3]);

/* A quaternion: any, with zeros, about an axis of the world, of small whole numbers, or none; of any length. */
void draw_rotation(stream *s, double q[4]);

double norm_of(const float *q);

/* Do any axes but those of the world come of it? Said only of a q of one component, a power of two, that they do not:
 * nothing is rounded then. */
int is_turned(const float *q);

void rotate(const double q[4], double v[3]);
void rotate_back(const double q[4], double v[3]);

#endif
