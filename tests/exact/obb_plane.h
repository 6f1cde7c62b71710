/* A closed oriented box against the half-space behind a plane: how verdicts are judged. Exactly: with N = |q|^2 the
 * axes of the box, times N, are whole polynomials in q, and so are the heights of its lowest and highest point over
 * the plane. */
#ifndef LANEHIT_TESTS_EXACT_OBB_PLANE_H
#define LANEHIT_TESTS_EXACT_OBB_PLANE_H

#include "stream.h"
#include "subject.h"

/* The floats of a case. */
enum { CENTRE = 0, HALF = 3, ROTATION = 6, NORMAL = 10, OFFSET = 13, FLOATS = 14 };

void judge_obb_plane(const float *floats, const answer *given, finding *out);

/* Makes half extents positive, and moves the plane to the lowest or the highest point, or now and then off it as far as
 * padding reaches. */
void reach_obb_plane(stream *s, float *floats);

#endif
